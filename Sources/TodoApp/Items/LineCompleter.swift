import TermPanels

/// Completes the end of a line, or corrects a misspelt word in it: a command of the field that
/// holds the line inserts the first candidate, then the next ones.
@MainActor final class LineCompleter {
  /// The command that completes.
  let command: Command
  /// Returns a line with a misspelt word corrected; `nil` if none is.
  var correction: (_ line: String) -> String? = { _ in nil }
  private let find: (_ line: String) -> QuickAddCompletion?
  /// The last line, and its completion. A line that was completed continues with its candidates.
  private var last: (line: String, completion: QuickAddCompletion?) = ("", nil)

  /// Creates a completer; `find` returns the completion of a line.
  init(_ command: Command, find: @escaping (_ line: String) -> QuickAddCompletion?) {
    (self.command, self.find) = (command, find)
  }

  /// Creates a completer of the `#list`, `tag:` or `template:` at the end of a line; `tags` returns
  /// the tags that begin with a text.
  convenience init(
    _ command: Command, lists: [String], templates: [String] = [],
    tags: @escaping (String) -> [String]
  ) {
    self.init(command) {
      QuickAddCompletion($0, lists: lists, templates: templates, tags: tags)
    }
  }

  /// Whether a line can be completed.
  func canComplete(_ line: String) -> Bool {
    completion(of: line) != nil || correction(line) != nil
  }

  /// The first candidates for a line, as a hint; `nil` if it cannot be completed.
  func hint(for line: String) -> String? {
    completion(of: line).map { "Tab: " + $0.candidates.prefix(4).joined(separator: " ") }
  }

  /// The line with the next candidate; `nil` if it cannot be completed.
  func complete(_ line: String) -> String? {
    guard var completion = completion(of: line) else { return correction(line) }
    let completed = completion.advance()
    last = (completed, completion.candidates.count > 1 ? completion : nil)
    return completed
  }

  /// The completion of a line, looked up once for each line.
  private func completion(of line: String) -> QuickAddCompletion? {
    if line != last.line { last = (line, find(line)) }
    return last.completion
  }
}
