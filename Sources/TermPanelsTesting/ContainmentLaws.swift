import TermPanels

/// The laws that hold for every container, including those that a program writes itself. Run them
/// as a test over your containers:
///
/// ```swift
/// @Test(arguments: kinds, ContainmentLaws.all)
/// func `every container keeps every law`(kind: ContainerKind, law: ContainmentLaw) throws {
///   #expect(try law.check(kind) == [])
/// }
/// ```
public enum ContainmentLaws {
  /// Every law.
  public static let all: [ContainmentLaw] =
    [comingAndGoing, oneAtATime] + appearanceLaws + transitionLaws
    + [randomSequences(), changesInCallbacks()]

  /// Rules 1 to 6, 15 and 21.
  static let comingAndGoing = ContainmentLaw(
    "a panel is notified of appearing and disappearing in order"
  ) { kind in
    let stage = try ContainmentStage(kind)
    stage.show("A", animated: false)
    let coming = stage.log.lines(of: "A").map(withoutParent)
    stage.log.clear()
    stage.hide(animated: false)
    let going = stage.log.lines(of: "A")
    return differences(
      coming,
      [
        "A.willMove", "A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.didAppear", "A.didMove",
      ])
      + differences(
        going, ["A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)"])
  }

  /// Rules 7, 11, 13 and 14.
  static let oneAtATime = ContainmentLaw(
    "a panel has its view on the screen while it is shown, one parent while it is kept, and is"
      + " freed when it is neither"
  ) { kind in
    let stage = try ContainmentStage(kind)
    var found: [String] = []
    for name in ["A", "B", "C", "A", "B"] {
      stage.show(name)
      stage.rest()
      found += stage.violationsAtRest()
    }
    for _ in 0..<4 {
      stage.hide()
      stage.rest()
      found += stage.violationsAtRest()
    }
    return found + stage.leaks()
  }

  private static func withoutParent(_ line: String) -> String {
    line.firstIndex(of: "(").map { String(line[..<$0]) } ?? line
  }

  static func differences(_ lines: [String], _ expected: [String]) -> [String] {
    lines == expected ? [] : ["Expected \(expected), but it was \(lines)."]
  }
}
