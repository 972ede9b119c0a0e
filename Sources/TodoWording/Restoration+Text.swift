import SafeText
package import TodoModel

extension Restoration {
  /// The result on two lines, safe to print on a terminal.
  package var text: String {
    let fate =
      switch kept {
      case nil: "There was no database before."
      case let kept? where kept.occasion == .damaged:
        "The previous database is damaged, and was kept as it was: \(kept.path)"
      case let kept?: "The previous database was kept: \(kept.path)"
      }
    return ["\(path) was restored from \(restored).", fate].map(\.shownInLine)
      .joined(separator: "\n")
  }
}
