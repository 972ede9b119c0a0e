import JSONKit
import TestSupport
import Testing

@Suite("A stream of JSON") struct JSONStreamTests {
  /// The values of a text that comes in pieces of some bytes, with keys and places.
  private func read(_ text: String, _ form: JSONStream.Form, pieces: Int = 3) throws -> [String] {
    var rest = Array(text.utf8)[...]
    var stream = JSONStream(form) {
      let piece = Array(rest.prefix(pieces))
      rest.removeFirst(piece.count)
      return piece
    }
    var values: [String] = []
    while let piece = try stream.next() {
      values.append("\(piece.key ?? "")@\(piece.line):\(piece.column)=\(piece.value.text)")
    }
    return values
  }

  @Test(arguments: [1, 2, 5, 1000])
  func `reads the elements of an array, and a sequence of values`(pieces: Int) throws {
    let text = "\u{FEFF} [ {\"a\":[1,{}]} ,\n\"}]\\\"\", -1.5,true ]\n{\"b\":2} [] \"é\" 7 null"

    #expect(
      try read(text, .values, pieces: pieces) == [
        "@1:4={\"a\":[1,{}]}", "@2:1=\"}]\\\"\"", "@2:9=-1.5", "@2:14=true", "@3:1={\"b\":2}",
        "@3:12=\"é\"", "@3:16=7", "@3:18=null",
      ])
  }

  @Test(arguments: [1, 2, 5, 1000])
  func `reads the members of an object, and the elements of its arrays`(pieces: Int) throws {
    let text = "{\"a\" : 1,\n \"b\":[ 2 , {\"c\":[3]} ], \"d\":[],\"e\":{\"f\":[]}}\n"

    #expect(
      try read(text, .members, pieces: pieces) == [
        "a@1:8=1", "b@2:8=2", "b@2:12={\"c\":[3]}", "e@2:36={\"f\":[]}",
      ])
  }

  @Test(arguments: [
    ("", 1, 1), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("[1", 1, 3), ("[1}", 1, 3), ("{\"a\":1", 1, 7),
    ("\n [\n{\"a\":x}]", 3, 6), ("[\"a", 1, 4), ("]", 1, 1), ("1 x", 1, 3), ("[1]]", 1, 4),
  ])
  func `names the place of a fault among values`(text: String, line: Int, column: Int) {
    let fault = #expect(throws: JSONFault.self) { try read(text, .values) }
    #expect(fault?.line == line && fault?.column == column, "\(fault.debugDescription)")
  }

  @Test(arguments: [
    ("", 1, 1), ("[]", 1, 1), ("{", 1, 2), ("{\"a\"}", 1, 5), ("{\"a\":1 \"b\":2}", 1, 8),
    ("{a:1}", 1, 2), ("{\"a\":1,}", 1, 8), ("{\"a\":1} 2", 1, 9), ("{\"a\":[1,\n2", 2, 2),
    ("{\"a\":1,\n\"a\":2}", 2, 1), ("{\"a\":}", 1, 6),
  ])
  func `names the place of a fault among members`(text: String, line: Int, column: Int) {
    let fault = #expect(throws: JSONFault.self) { try read(text, .members) }
    #expect(fault?.line == line && fault?.column == column, "\(fault.debugDescription)")
  }

  @Test func `refuses a value that is too long before it is complete`() {
    var delivered = 0
    var stream = JSONStream(.values, longest: 1 << 20) {
      delivered += 1
      return [UInt8](repeating: 0x5b, count: 1 << 16)
    }
    #expect(throws: JSONFault.self) { while try stream.next() != nil {} }
    #expect(delivered < 20)
  }

  @Test func `agrees with the parser for random texts`() {
    var random = SeededGenerator(seed: 4)
    let alphabet = Array(#"{}[]",:\u19ae-+.tfn "#.utf8) + [0xff, 0x0a]
    for _ in 0..<Thorough.count(5000, thorough: 50_000) {
      let bytes = (0..<12).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      var rest = bytes[...]
      var stream = JSONStream(.values) {
        defer { rest = [] }
        return Array(rest)
      }
      var values: [JSON] = []
      var isRead = true
      do { while let piece = try stream.next() { values.append(piece.value) } } catch {
        isRead = false
      }
      // A text that is no JSON may still be a sequence of values.
      guard let whole = try? JSONParser.parse(bytes) else { continue }
      #expect(isRead)
      if case .array(let elements) = whole {
        #expect(values == elements)
      } else {
        #expect(values == [whole])
      }
    }
  }
}
