import TermPanels

extension ContainmentLaws {
  static let appearanceLaws = [nesting, silence, leavingMidway]

  /// Rules 24 and 31.
  static let nesting = ContainmentLaw("a child appears within its parent's appearance") { kind in
    let stage = try ContainmentStage(kind, isOnScreen: false)
    stage.show("A", animated: false)
    stage.log.clear()
    stage.isOnScreen = true
    let coming = nested(stage.log)
    stage.log.clear()
    stage.isOnScreen = false
    return differences(coming, ["P.willAppear", "A.willAppear", "A.didAppear", "P.didAppear"])
      + differences(
        nested(stage.log),
        ["P.willDisappear", "A.willDisappear", "A.didDisappear", "P.didDisappear"])
  }

  @MainActor private static func nested(_ log: CallbackLog) -> [String] {
    log.callbacks.filter { $0.isAppearance && $0.event != .isAppearing }.map(\.description)
  }

  /// Rule 27.
  static let silence = ContainmentLaw("nothing appears in a container off the screen") { kind in
    let stage = try ContainmentStage(kind, isOnScreen: false)
    stage.show("A")
    stage.show("B")
    stage.hide()
    stage.show("C")
    return stage.log.callbacks.filter(\.isAppearance).map { "\($0) off the screen (rule 27)." }
      + stage.violationsAtRest()
  }

  /// Rules 30 and 33: the container leaves the screen in the middle of a transition, and returns.
  static let leavingMidway = ContainmentLaw(
    "a container that leaves in the middle of a transition leaves nothing half done"
  ) { kind in
    let stage = try ContainmentStage(kind)
    stage.show("A")
    stage.rest()
    stage.show("B")
    stage.app.run(for: 0.05)
    stage.isOnScreen = false
    var found = stage.violationsAtRest()
    stage.isOnScreen = true
    found += stage.violationsAtRest()
    stage.show("C")
    stage.host.beginAppearanceTransition(false, animated: false)
    stage.host.beginAppearanceTransition(true, animated: false)
    stage.host.endAppearanceTransition()
    stage.rest()
    return found + stage.violationsAtRest()
  }
}
