import TermPanels

extension ContainmentLaws {
  /// Changes of any kind in any callback, completion or delegate call, at every place of a tree of
  /// nested containers, while panels are presented and taken from elsewhere, the root is replaced,
  /// the size changes and the program quits: no callback is out of order, at rest every panel is
  /// in the state that its callbacks reported, and Ctrl-C ends the program. A violation names its
  /// seed.
  ///
  /// - Parameters:
  ///   - seeds: The sequences to try; each seed stands for one.
  ///   - steps: The number of operations in each.
  public static func changesInCallbacks(
    seeds: Range<UInt64> = 0..<30, steps: Int = 25
  ) -> ContainmentLaw {
    ContainmentLaw("whatever callbacks change, no law is broken") { kind in
      for seed in seeds {
        let found = try violations(of: kind, seed: seed, steps: steps)
        if !found.isEmpty { return found.map { "Seed \(seed): \($0)" } }
      }
      return []
    }
  }

  @MainActor private static func violations(
    of kind: ContainerKind, seed: UInt64, steps: Int
  ) throws -> [String] {
    let tree = try ContainmentTree(kind, seed: seed)
    for index in 0..<steps {
      let done = tree.step()
      var found = tree.violations()
      if found.isEmpty, index % 8 == 7 {
        tree.rest()
        found = tree.violationsAtRest()
      }
      if !found.isEmpty { return found.map { "after \(done): \($0)" } }
    }
    tree.rest()
    let found = tree.violationsAtRest() + tree.violationsAtTheEnd()
    tree.window.rootPanel = nil
    tree.app.application.turn()
    return found + tree.audit.grammar.violations + tree.leaks()
  }
}
