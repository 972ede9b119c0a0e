import TermPanels

extension ContainmentLaws {
  static let transitionLaws = [interruption, changeOfMind, keys, resizing, reducedMotion]

  /// Rules 33, 41 and 42.
  static let interruption = ContainmentLaw("what is shown last is what remains") { kind in
    let stage = try ContainmentStage(kind)
    var found: [String] = []
    for name in ["A", "B", "C", "B", "A"] {
      stage.show(name)
      stage.app.run(for: 0.04)
      found += stage.violations()
    }
    stage.rest()
    if !stage.container.shown.contains(where: { $0 === stage.panel("A") }) {
      found.append("A was shown last, but is not shown.")
    }
    return found + stage.violationsAtRest() + leaksAfterHiding(stage)
  }

  /// Rules 22 and 33: a panel shows another one at the moment it comes.
  static let changeOfMind = ContainmentLaw(
    "a panel may show another one while it is told that it comes"
  ) { kind in
    var found: [String] = []
    for event in [Callback.Event.willAppear, .isAppearing, .didAppear] {
      for motion in [Motion.full, .reduced] {
        let stage = try ContainmentStage(kind, motion: motion)
        let container = stage.container
        stage.panel("B").onCallback = { [panel = stage.panel("C")] told in
          if told == event, !container.shown.contains(where: { $0 === panel }) {
            container.show(panel, animated: true)
          }
        }
        stage.show("A")
        stage.rest()
        stage.show("B")
        stage.rest()
        found += stage.violationsAtRest()
      }
    }
    return found
  }

  /// Rule 44.
  static let keys = ContainmentLaw("no key reaches a panel that is leaving") { kind in
    let stage = try ContainmentStage(kind)
    stage.show("A")
    stage.rest()
    stage.panel("A").becomeFirstResponder()
    stage.app.press(.character("x"))
    stage.show("B")
    stage.app.press(.character("x"), .tab)
    stage.panel("A").becomeFirstResponder()
    stage.app.press(.character("y"))
    stage.hide()
    stage.app.press(.character("z"))
    stage.rest()
    return stage.violationsAtRest()
  }

  /// Rule 45.
  static let resizing = ContainmentLaw("a transition goes on when the size changes") { kind in
    let stage = try ContainmentStage(kind)
    let still = try ContainmentStage(kind, motion: .reduced)
    for stage in [stage, still] {
      stage.show("A")
      stage.rest()
      stage.show("B")
    }
    stage.app.run(for: 0.05)
    let told = stage.log.lines
    for stage in [stage, still] { stage.app.resize(columns: 33, rows: 9) }
    let restarted = Array(stage.log.lines.dropFirst(told.count))
    stage.rest()
    return differences(restarted, []) + stage.violationsAtRest()
      + differences([stage.app.screen], [still.app.screen])
  }

  /// Rule 40.
  static let reducedMotion = ContainmentLaw(
    "without motion the callbacks and the last screen are the same"
  ) { kind in
    let moving = try ContainmentStage(kind)
    let still = try ContainmentStage(kind, motion: .reduced)
    for stage in [moving, still] {
      for name in ["A", "B", "C"] {
        stage.show(name)
        stage.rest()
      }
      stage.hide()
      stage.rest()
    }
    return differences(moving.log.lines, still.log.lines)
      + differences([moving.app.screen], [still.app.screen])
  }

  /// Hides everything, then tells what is still alive.
  @MainActor static func leaksAfterHiding(_ stage: ContainmentStage) -> [String] {
    for _ in 0..<8 { stage.hide() }
    stage.rest()
    return stage.leaks()
  }
}
