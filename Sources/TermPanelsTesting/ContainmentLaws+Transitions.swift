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

  /// Rules 22, 33 and 42: a panel that appears, or disappears, shows another one at that moment.
  static let changeOfMind = ContainmentLaw("a panel may show another one in any callback") {
    kind in
    let moments = [
      "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)", "B.willMove",
      "B.viewDidLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "B.didMove",
    ]
    return try moments.flatMap { moment in
      try [Motion.full, .reduced].flatMap { motion in
        let stage = try ContainmentStage(kind, motion: motion)
        stage.show("A")
        stage.rest()
        stage.show("C", at: moment)
        stage.show("B")
        stage.rest()
        return stage.violationsAtRest().map { "C is shown at \(moment): \($0)" }
      }
    }
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
  static let resizing = ContainmentLaw("a transition continues when the size changes") { kind in
    let stage = try ContainmentStage(kind)
    let still = try ContainmentStage(kind, motion: .reduced)
    for stage in [stage, still] {
      stage.show("A")
      stage.rest()
      stage.show("B")
    }
    stage.app.run(for: 0.05)
    let before = stage.log.lines
    for stage in [stage, still] { stage.app.resize(columns: 33, rows: 9) }
    let restarted = Array(stage.log.lines.dropFirst(before.count))
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

  /// Hides everything, then reports the panels that are still alive.
  @MainActor static func leaksAfterHiding(_ stage: ContainmentStage) -> [String] {
    for _ in 0..<8 { stage.hide() }
    stage.rest()
    return stage.leaks()
  }
}
