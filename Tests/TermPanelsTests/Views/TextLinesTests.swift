import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct TextLinesTests {
  /// The lines of a text, with `¶` for a line break.
  private func lines(_ text: String, _ columns: Int) -> [String] {
    let characters = Array(text)
    return TextLines(characters, columns: columns).lines.map {
      String(characters[$0]).replacing("\n", with: "¶")
    }
  }

  @Test func `lines are broken at blanks, which hang over the end`() {
    #expect(lines("one two three", 7) == ["one two ", "three"])
    #expect(lines("one  two", 3) == ["one  ", "two"])
    #expect(lines("one two", 80) == ["one two"])
  }

  @Test func `a word that is too long is broken where the line ends`() {
    #expect(lines("a abcdefgh b", 4) == ["a ", "abcd", "efgh ", "b"])
  }

  @Test func `line breaks end a line, and one at the end begins an empty one`() {
    #expect(lines("a\n\nb\n", 9) == ["a¶", "¶", "b¶", ""])
    #expect(lines("", 9) == [""])
  }

  @Test func `a wide character is never halved`() throws {
    _ = try Harness { _ in Panel() }
    #expect(lines("日本語", 5) == ["日本", "語"])
    #expect(lines("日本", 1) == ["日", "本"])
  }

  @Test func `a wide character that does not fit behind a moved word begins a line`() throws {
    _ = try Harness { _ in Panel() }
    #expect(lines(" bcd日e", 4) == [" ", "bcd", "日e"])
    #expect(lines(" bc日", 4) == [" ", "bc日"])
  }

  @Test(arguments: 1...12) func `at every width the lines fit and join into the text`(
    columns: Int
  ) throws {
    _ = try Harness { _ in Panel() }
    let text = "The 日本 quick\n\n  brown fox-jumps🎉 over   e\u{301}verything. "
    let characters = Array(text)
    let broken = TextLines(characters, columns: columns)

    #expect(broken.lines.map { String(characters[$0]) }.joined() == text)
    for (index, line) in broken.lines.enumerated() {
      let shown = String(characters[line]).trimmingBlanks
      #expect(shown.columns <= max(columns, 2), "“\(shown)”")
      for position in line { #expect(broken.line(of: position) == index) }
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " || text.last == "\n" { text.removeLast() }
    return text
  }
}
