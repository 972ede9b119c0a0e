import JSONKit
import TestSupport
import Testing

struct JSONParserTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "[1,-0.5e+10,0]", #"{"a":[{"b":"c"}],"":null}"#, #""äöü 牛乳 🛒""#,
    "123456789012345678901234567890.10",
  ])
  func `a value is written as it was read`(text: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8)).text == text)
  }

  @Test func `escapes stand for their characters`() throws {
    let text = #""\"\\\/\b\f\n\r\t\u00e4\uD83D\uDED2""#
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(value == .string("\"\\/\u{8}\u{c}\n\r\tä🛒"))
    #expect(try JSONParser.parse(Array(value.text.utf8)) == value)
  }

  @Test(arguments: [
    ("", 1, 1), ("  ", 1, 3), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("{\"a\" 1}", 1, 6), ("{a:1}", 1, 2),
    ("01", 1, 2), ("1.", 1, 3), ("-", 1, 2), ("1e", 1, 3), ("+1", 1, 1), ("NaN", 1, 1),
    ("nul", 1, 1),
    ("\"a", 1, 3), ("\"a\nb\"", 1, 3), (#""\x""#, 1, 2), (#""\ud800x""#, 1, 2),
    (#""\udc00""#, 1, 2),
    ("[\n  1,\n  é]", 3, 3), ("\"é\" x", 1, 5), ("{\"a\":1,\"a\":2}", 1, 8), ("[] []", 1, 4),
    ("\u{feff}[]", 1, 1),
  ])
  func `a fault names its line and column`(text: String, line: Int, column: Int) {
    let fault = #expect(throws: JSONFault.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(fault?.line == line)
    #expect(fault?.column == column)
  }

  @Test func `an unexpected character is named and harmless`() {
    let fault = #expect(throws: JSONFault.self) { try JSONParser.parse(Array("[\u{1b}]".utf8)) }
    #expect(fault?.description == "line 1, column 2: expected a value, found ‘␛’")
  }

  @Test func `deep nesting is refused instead of exhausting the stack`() throws {
    let deep = { (depth: Int) in
      [UInt8](repeating: 0x5b, count: depth) + [UInt8](repeating: 0x5d, count: depth)
    }
    _ = try JSONParser.parse(deep(JSONParser.deepest))
    #expect(throws: JSONFault.self) { try JSONParser.parse(deep(JSONParser.deepest + 1)) }
    #expect(throws: JSONFault.self) {
      try JSONParser.parse([UInt8](repeating: 0x5b, count: 1_000_000))
    }
  }

  @Test func `invalid UTF-8 and random bytes are refused without a crash`() {
    #expect(throws: JSONFault.self) { try JSONParser.parse([0x22, 0xff, 0x22]) }
    var random = SeededGenerator(seed: 4)
    let alphabet = Array(#"{}[]",:\u019ae-+.tfn"#.utf8) + [0xff, 0x00, 0x0a]
    for _ in 0..<20_000 {
      let bytes = (0..<12).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      // Whether it is JSON does not matter here; parsing only has to return.
      _ = try? JSONParser.parse(bytes)
    }
  }
}
