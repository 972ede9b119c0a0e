import TodoModel

/// The changes for one run of a hook, which come the newest first.
@MainActor struct HookBatch {
  private var lines: HookLines
  /// The store of the changes that the program itself has made.
  private let mark: Identifier<StoreInstance>
  private var steps: [(entry: JournalEntry.ID, text: String)] = []
  private var size = 0

  init(_ lines: HookLines, without mark: Identifier<StoreInstance>) {
    (self.lines, self.mark) = (lines, mark)
  }

  /// The number of entries.
  var count: Int { steps.count }

  /// The numbers of the first entry and the last one.
  var numbers: String { "\(steps.last?.entry ?? 0) to \(steps.first?.entry ?? 0)" }

  /// The lines, the oldest first.
  var text: String { steps.reversed().map(\.text).joined() }

  /// Adds an older entry; false if there is no room for it.
  mutating func add(_ step: JournalStep) -> Bool {
    let text = step.instance == mark ? nil : lines.text(of: step)
    lines.goBack(before: step)
    guard let text else { return true }
    guard size + text.utf8.count <= Hook.mostBytes || steps.isEmpty else { return false }
    size += text.utf8.count
    steps.append((step.entry.id, text))
    return true
  }
}
