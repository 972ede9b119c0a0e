import TermPanels

extension ContainmentLaws {
  /// Any operations in any order (showing, hiding, presenting above, dismissing, changing the size,
  /// leaving the screen, keys, time): no callback is out of order, and at rest the panels that are
  /// shown are on the screen and no others are. A violation names its seed.
  ///
  /// - Parameters:
  ///   - seeds: The sequences to try; each seed stands for one.
  ///   - steps: The number of operations in each.
  public static func randomSequences(
    seeds: Range<UInt64> = 0..<100, steps: Int = 25
  ) -> ContainmentLaw {
    ContainmentLaw("no sequence of operations breaks a law") { kind in
      for seed in seeds {
        let violations = try violations(of: kind, seed: seed, steps: steps)
        if !violations.isEmpty { return violations.map { "Seed \(seed): \($0)" } }
      }
      return []
    }
  }

  @MainActor private static func violations(
    of kind: ContainerKind, seed: UInt64, steps: Int
  ) throws -> [String] {
    var random = SequenceGenerator(state: seed)
    let stage = try ContainmentStage(kind)
    for _ in 0..<steps {
      let operation = act(on: stage, using: &random)
      let violations = stage.violations()
      if !violations.isEmpty { return violations.map { "after \(operation): \($0)" } }
    }
    stage.dismiss()
    stage.rest()
    let drawn = stage.app.screenWithRoles
    stage.app.application.redraw()
    stage.app.application.turn()
    return stage.violationsAtRest()
      + (drawn == stage.app.screenWithRoles
        ? [] : ["What was drawn piece by piece differs from what is drawn at once."])
      + leaksAfterHiding(stage)
  }

  /// Performs one operation at random; returns its description.
  @MainActor private static func act(
    on stage: ContainmentStage, using random: inout SequenceGenerator
  ) -> String {
    let name = ["A", "B", "C", "D", "E"][random.next(below: 5)]
    switch random.next(below: 14) {
    case 0, 1, 2:
      stage.show(name)
      return "showing \(name) with a transition"
    case 3:
      stage.show(name, animated: false)
      return "showing \(name)"
    case 4:
      // Two changes in one turn: nothing was drawn between them.
      stage.container.show(stage.panel(name), animated: true)
      stage.hide()
      return "showing and hiding \(name) at once"
    case 5:
      stage.hide(animated: random.next(below: 2) == 0)
      return "hiding"
    case 6:
      let (columns, rows) = (20 + random.next(below: 40), 9 + random.next(below: 12))
      stage.app.resize(columns: columns, rows: rows)
      return "changing the size to \(columns)×\(rows)"
    case 7, 8:
      stage.app.press(.character("x"), .down, .escape)
      return "pressing keys"
    case 9:
      stage.isOnScreen.toggle()
      return stage.isOnScreen ? "coming onto the screen" : "leaving the screen"
    case 10:
      stage.panel(name).becomeFirstResponder()
      return "asking for the keys for \(name)"
    case 11:
      stage.present()
      return "presenting a panel above"
    case 12:
      stage.dismiss()
      return "dismissing what is presented"
    default:
      stage.app.run(for: Double(random.next(below: 12)) / 30)
      return "letting time pass"
    }
  }
}
