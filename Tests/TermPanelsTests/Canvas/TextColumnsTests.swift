import Glibc
import TermPanels
import Testing

@Suite struct TextColumnsTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test func `a word as long as the text is broken in one pass`() {
    let lines = String(repeating: "a", count: 400_001).wrapped(toColumns: 4)

    #expect(lines.count == 100_001 && lines.first == "aaaa" && lines.last == "a")
  }

  @Test func `text that fits is not cut`() {
    #expect("milk".truncated(toColumns: 4) == "milk")
    #expect("漢字".truncated(toColumns: 4) == "漢字")
  }

  @Test func `text that is cut ends in dots and fits`() {
    for text in ["a long sentence", "漢字漢字漢字", "a漢b字c", "👨‍👩‍👧‍👦 family"] {
      for limit in 0...10 where text.columns > limit {
        let cut = text.truncated(toColumns: limit)

        #expect(cut.columns <= limit)
        #expect(limit == 0 ? cut.isEmpty : cut.hasSuffix("…"))
      }
    }
  }

  @Test func `blanks at the beginning of a line stay, as far as they leave room for a word`() {
    #expect(
      "f {\n    return 1\n}".wrapped(toColumns: 40) == ["f {", "    return 1", "}"])
    #expect("    return 1".wrapped(toColumns: 8) == ["  return", "1"])
    #expect("   ".wrapped(toColumns: 8) == ["   "])
    #expect("  abcdef".wrapped(toColumns: 4) == ["abcd", "ef"])
  }

  @Test func `wrapped lines fit and lose no word`() {
    let text = "the quick brown fox jumps over the 漢字 dog"
    for width in 2...50 {
      let lines = text.wrapped(toColumns: width)

      #expect(lines.allSatisfy { $0.columns <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func `line breaks of every kind end a line`() {
    #expect("a\nb\r\nc\n".wrapped(toColumns: 9) == ["a", "b", "c", ""])
  }

  @Test func `a carriage return with a line feed takes one column for each sign`() {
    #expect("\r\n".columns == 2)
    #expect("a\r\nb".columns == 4)
  }
}
