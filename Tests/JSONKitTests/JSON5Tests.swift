import TestSupport
import Testing

@testable import JSONKit

@Suite struct JSON5Tests {
  private func parse(_ text: String) throws -> JSON {
    try JSONParser.parse(Array(text.utf8), .json5)
  }

  @Test(arguments: [
    ("{a: 1}", #"{"a":1}"#), ("{$a_1: 1, 'b c': 2, \"d\": 3}", #"{"$a_1":1,"b c":2,"d":3}"#),
    ("[1, 2,]", "[1,2]"), ("{a: [],}", #"{"a":[]}"#), ("'it\\'s \"so\"'", #""it's \"so\"""#),
    ("// before\n[1 /* in */, /* over\n lines */ 2] // after", "[1,2]"), ("'a\\\nb'", #""ab""#),
    ("'a\\\r\nb'", #""ab""#), ("[+1, -.5, 5., 1.5e+3, 2E-3]", "[1,-0.5,5,1.5e3,2e-3]"),
    ("[0x1F, -0xff, 0]", "[31,-255,0]"), ("/**/ null", "null"), ("/***/true", "true"),
  ])
  func `common ways to write JSON5 are read correctly`(text: String, strict: String) throws {
    let value = try parse(text)

    #expect(value.text == strict)
    #expect(try JSONParser.parse(Array(value.text.utf8)) == value)
  }

  @Test(arguments: [
    ("{a 1}", "line 1, column 4: expected “:”, found ‘1’"),
    ("{1a: 1}", "line 1, column 2: expected a key, found ‘1’"),
    ("[1,,2]", "line 1, column 4: expected a value, found ‘,’"),
    ("[,]", "line 1, column 2: expected a value, found ‘,’"),
    ("{,}", "line 1, column 2: expected a key, found ‘,’"),
    ("1 /* on", "line 1, column 3: this comment has no end, found ‘/’"),
    ("[1] / 2", "line 1, column 5: expected the end, found ‘/’"),
    ("[01]", "line 1, column 4: a number begins with 0, found ‘]’"),
    ("[.]", "line 1, column 3: expected a digit, found ‘]’"),
    ("[0x]", "line 1, column 4: expected up to sixteen hexadecimal digits, found ‘]’"),
    ("[Infinity]", "line 1, column 2: expected a value, found ‘I’"),
    ("{a: 1,\n a: 2}", "line 2, column 2: the key “a” occurs twice, found ‘a’"),
    ("'over\nlines'", "line 1, column 6: expected the end of a string, found ‘␊’"),
  ])
  func `a fault is reported with its place`(text: String, message: String) {
    let fault = #expect(throws: JSONFault.self) { try parse(text) }

    #expect(fault?.description == message)
  }

  @Test(arguments: ["{a: 1}", "[1,]", "'a'", "+1", ".5", "0x1", "// a\n1", "\"a\\\nb\""])
  func `strict JSON permits no JSON5 syntax`(text: String) {
    #expect(throws: JSONFault.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func `a document knows the line of every value`() throws {
    let text = """
      {
        // Its shape.
        theme: 'dusk',
        keys: {
          'item.done': ['x',
            'space'],
        },
      }
      """
    let document = try JSONParser.parseDocument(Array(text.utf8))

    #expect(document.line(of: []) == 1)
    #expect(document.line(of: ["theme"]) == 3)
    #expect(document.line(of: ["keys"]) == 4)
    #expect(document.line(of: ["keys", "item.done", "1"]) == 6)
    #expect(document.line(of: ["motion"]) == nil)
  }

  @Test func `random texts are read or refused without a crash`() {
    var random = SeededGenerator(seed: Thorough.seed)
    let alphabet = Array("{}[]:,'\"\\/*\n 01x.e+-aI$\u{e9}".utf8)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      guard let value = try? JSONParser.parse(text, .json5) else { continue }
      #expect(
        (try? JSONParser.parse(Array(value.text.utf8))) == value,
        "seed \(Thorough.seed): \(String(decoding: text, as: UTF8.self))")
    }
  }
}
