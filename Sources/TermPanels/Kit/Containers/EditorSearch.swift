/// The search of an editor: a line at the bottom with the words, while it is open.
@MainActor final class EditorSearch {
  /// The field of the words.
  let field = TextField()
  /// The line with the field, hidden while no search is open.
  let bar: StackView
  private let textView: TextView
  private let outcome = Label(role: .secondary)
  /// The words of the last search.
  private(set) var words = ""
  /// The selection where the search began.
  private var origin = TextPosition()..<TextPosition()

  init(_ textView: TextView) {
    self.textView = textView
    bar = StackView(.horizontal, spacing: 2, [Label("Find", role: .secondary), field, outcome])
    bar.setFlexible(field)
    bar.isHidden = true
    field.accessibilityLabel = "Find"
    field.onChange = { [unowned self] in show($0) }
  }

  /// Whether the line is open.
  var isOpen: Bool { !bar.isHidden }

  // MARK: - The line

  /// Opens the line, with the selected words or those of the last search; if it is open, goes to
  /// the next match.
  func begin() {
    guard !isOpen else { return moveOn(isForward: true) }
    let cursor = textView.cursorPosition
    origin = textView.buffer.selection ?? cursor..<cursor
    let selected = textView.selectedText
    field.text = selected.isEmpty || selected.contains("\n") ? words : selected
    field.selectAll()
    outcome.text = ""
    bar.isHidden = false
    field.becomeFirstResponder()
  }

  /// Closes the line and stays at the match.
  func end() {
    bar.isHidden = true
    textView.becomeFirstResponder()
  }

  /// Closes the line and goes back to where the search began.
  func cancel() {
    textView.select(origin)
    end()
  }

  /// Shows the first match of words that are being typed.
  private func show(_ words: String) {
    self.words = words
    outcome.text = ""
    if words.isEmpty { return textView.select(origin) }
    guard let match = TextSearch(words).next(from: origin.lowerBound, in: textView.buffer) else {
      textView.select(origin)
      return report("Not found", isError: true)
    }
    textView.select(match)
    if match.lowerBound < origin.lowerBound { report("From the start") }
  }

  // MARK: - Matches

  /// Selects the next match of some words.
  func find(_ words: String) -> Bool {
    guard !words.isEmpty else { return false }
    self.words = words
    guard let match = TextSearch(words).next(from: textView.cursorPosition, in: textView.buffer)
    else { return false }
    textView.select(match)
    return true
  }

  /// Goes to the next match or the previous one; without words, opens the line.
  func moveOn(isForward: Bool) {
    if isOpen { words = field.text }
    guard !words.isEmpty else { return isOpen ? () : begin() }
    let buffer = textView.buffer
    // From the start of a match backwards, and from behind its first character forwards: matches
    // may overlap.
    var position = buffer.selection?.lowerBound ?? buffer.cursor
    if isForward, buffer.selection != nil { position.offset += 1 }
    let search = TextSearch(words)
    let match =
      isForward
      ? search.next(from: position, in: buffer) : search.previous(before: position, in: buffer)
    guard let match else { return report("Not found", isError: true) }
    textView.select(match)
    if isForward, match.lowerBound < position {
      report("From the start")
    } else if !isForward, match.lowerBound >= position {
      report("From the end")
    } else {
      outcome.text = ""
    }
  }

  /// Shows a few words about the search at the end of the line, or in a toast while it is closed.
  private func report(_ words: String, isError: Bool = false) {
    guard isOpen else {
      textView.window?.show(Toast("“\(self.words)”: \(words)", isError: isError))
      return
    }
    outcome.role = isError ? .error : .secondary
    outcome.text = words
  }
}
