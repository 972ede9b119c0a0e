import TermPanels

/// A step's text with the names of commands replaced by their keys.
@MainActor struct TourText {
  private(set) var text = ""
  private(set) var highlights: [TextHighlight] = []

  init(_ template: String, _ keyName: (String) -> String) {
    for (number, piece) in template.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "{" || $0 == "}" }
    ).enumerated() {
      let isKey = number % 2 == 1
      let part = isKey ? keyName(String(piece)) : String(piece)
      let start = text.count
      text += part
      if isKey { highlights.append(TextHighlight(start..<text.count, role: .hintKey, .bold)) }
    }
  }
}
