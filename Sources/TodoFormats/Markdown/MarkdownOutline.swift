/// The entries of lists that are open at a line, from the outermost on: below which task the next
/// one is.
struct MarkdownOutline<Task: Hashable> {
  private var open: [(indent: Int, content: Int, task: Task?)] = []

  /// Takes notice of a line that is not a task.
  mutating func pass(_ line: MarkdownLine) {
    switch line.kind {
    case .heading: open = []
    case .bullet:
      leave(line.indent)
      open.append((line.indent, line.contentIndent, nil))
    case .text where line.indent == 0: open = []
    case .blank, .text, .fence, .task: break
    }
  }

  /// Takes notice of a task with its indentation and that of its text.
  mutating func enter(_ task: Task, indent: Int, content: Int) {
    leave(indent)
    open.append((indent, content, task))
  }

  /// Ends all lists.
  mutating func reset() { open = [] }

  /// The task below which another one with that indentation would be.
  func parent(at indent: Int) -> Task? {
    open.prefix { $0.indent < indent }.last { $0.task != nil }?.task
  }

  /// The indentation of the text of an open task, which is that of its subtasks.
  func content(of task: Task) -> Int? { open.last { $0.task == task }?.content }

  private mutating func leave(_ indent: Int) {
    while let last = open.last, last.indent >= indent { open.removeLast() }
  }
}
