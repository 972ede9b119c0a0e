import TermPanels

/// Completes the `#list` or `tag:` at the end of a line, or corrects a misspelt word in it: a
/// command of the field that holds the line inserts the first candidate, then the next ones.
@MainActor final class LineCompleter {
  /// The command that completes.
  let command: Command
  /// Returns a line with a misspelt word corrected; `nil` if none is.
  var correction: (_ line: String) -> String? = { _ in nil }
  private let lists: [String]
  private let tags: (String) -> [String]
  /// The last line, and its completion. A line that was completed continues with its candidates.
  private var last: (line: String, completion: QuickAddCompletion?) = ("", nil)

  /// Creates a completer; `tags` returns the tags that begin with a text.
  init(_ command: Command, lists: [String], tags: @escaping (String) -> [String]) {
    (self.command, self.lists, self.tags) = (command, lists, tags)
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
    if line != last.line { last = (line, QuickAddCompletion(line, lists: lists, tags: tags)) }
    return last.completion
  }
}
