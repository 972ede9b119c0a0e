import MarkdownKit
import TestSupport
import Testing

@Suite struct MarkdownTests {
  /// The blocks, one line each: depth, quote marks, kind unless it is a paragraph, marker, text.
  private func shown(_ text: String) -> [String] {
    Markdown(text).blocks.map { block in
      let marker =
        switch block.marker {
        case .bullet: "• "
        case .number(let number): "\(number). "
        case .box(let isDone): isDone ? "[x] " : "[ ] "
        case nil: ""
        }
      let kind =
        switch block.kind {
        case .paragraph: ""
        case .heading(let level): "h\(level) "
        case .code: "code "
        case .rule: "rule"
        }
      let lists = String(repeating: "  ", count: max(0, block.depth - 1))
      return lists + String(repeating: "> ", count: block.quoteDepth) + kind + marker + block.text
    }
  }

  private func spans(_ text: String) -> [String] {
    let blocks = Markdown(text).blocks
    return blocks.flatMap { block in
      block.spans.map { "\($0.kind)".prefix { $0 != "(" } + ":" + Array(block.text)[$0.range] }
    }
  }

  @Test func `blocks are read with their markers`() {
    let text = """
      # Plan
      First line
      second line

      - milk
      - [ ] bread
      - [x] tea
        - green

      3. three
      4. four

      > said

      ---
      ```
      let a  = 1
      ```
      """
    #expect(
      shown(text) == [
        "h1 Plan", "First line\nsecond line", "• milk", "[ ] bread", "[x] tea", "  • green",
        "3. three", "4. four", "> said", "rule", "code let a  = 1",
      ])
  }

  @Test(arguments: [
    ("**b** and *i* and _u_", ["strong:b", "emphasis:i", "underline:u"]),
    ("`code` ~~gone~~", ["code:code", "struckOut:gone"]),
    ("see [the page](https://a.example/b) now", ["link:the page"]),
    ("see https://a.example/b?c=1 now", ["link:https://a.example/b?c=1"]),
    ("see www.example.org.", ["link:www.example.org"]),
    ("👩‍👩‍👧 **名前** é", ["strong:名前"]),
    ("**a *b* c**", ["emphasis:b", "strong:a b c"]),
    ("2 * 3 * 4 and snake_case_name", []),
  ])
  func `spans are counted in characters`(text: String, expected: [String]) {
    #expect(spans(text) == expected)
  }

  @Test func `links are found once each`() {
    let markdown = Markdown("[a](https://x.example) https://x.example [b](mailto:b@x.example)")
    #expect(markdown.links.map(\.title) == ["a", "b"])
    #expect(markdown.links.map(\.address) == ["https://x.example", "mailto:b@x.example"])
  }

  @Test(arguments: [
    ("?a=1&amp;b=2", "?a=1&b=2"), ("&copy;&#x2f;&unknown;", "©/&unknown;"),
    ("&#0;", "\u{fffd}"), ("a&#10;b&#x1b;", "a&#10;b&#x1b;"), ("\\&amp;", "&amp;"),
  ])
  func `an address has the characters of its entities, except control characters`(
    typed: String, expected: String
  ) {
    let links = Markdown("[a](https://x.example/\(typed))").links
    #expect(links.map(\.address) == ["https://x.example/" + expected])
  }

  @Test func `anything but markup is text`() {
    #expect(shown("<b>bold</b> &amp; &#8364; &unknown;") == ["<b>bold</b> & € &unknown;"])
    #expect(shown("&#0; &#x110000; &#xd800;") == ["\u{fffd} \u{fffd} \u{fffd}"])
    #expect(shown("    not code") == ["not code"])
    #expect(shown("") == [])
  }

  @Test func `any text can be read`() {
    var random = SeededGenerator(seed: Thorough.seed)
    let pieces = [
      "*", "_", "[", "](", ")", "`", "~~", "\n", "- ", "#", "é", "👩‍👩‍👧", "a", " ", "&#0;", "\0", ">",
      "1. ", "https://x.example", "[x] ",
    ]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      for block in Markdown(text).blocks {
        for span in block.spans {
          #expect(
            span.range.upperBound <= block.text.count,
            "seed \(Thorough.seed): \(text.debugDescription)")
        }
      }
    }
  }
}
