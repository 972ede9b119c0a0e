import FileKit
import TestSupport
import Testing

@Suite("A name from outside") struct NameFaultTests {
  @Test(arguments: [
    ("", NameFault.empty), ("/", .separator), ("a/b", .separator), ("../../Documents", .separator),
    ("/etc/passwd", .separator), (".", .dot), ("..", .dot), (".hidden", .dot), ("...", .dot),
    ("a\0b", .control), ("a\nb", .control), ("a\u{1b}[2J", .control), ("a\u{7f}", .control),
    ("a\u{9b}2J", .control), ("a\u{2028}b", .control), ("a\u{202e}b", .control),
    ("a\u{2066}b", .control), ("a\u{fffd}", .encoding),
    (String(repeating: "a", count: 201), .tooLong), (String(repeating: "é", count: 101), .tooLong),
  ])
  func `is refused if it is more than a segment of a path`(name: String, fault: NameFault) {
    #expect(NameFault(of: name) == fault && !fault.predicate.isEmpty)
  }

  @Test(arguments: [
    "groceries", "-x", "--force-delete", "$(touch x)", "a;b", "a b", "~", "$HOME",
    "x\\evil", "CON", "%2e%2e%2f", "Garçon", "百年の孤独", "👨‍👩‍👧", "a\"b'c",
    String(repeating: "a", count: 200),
  ])
  func `is used whatever else it means to other programs`(name: String) {
    #expect(NameFault(of: name) == nil)
  }

  /// Names of random parts, as hostile programs put them together.
  @Test func `leads to nothing but an entry of its folder`() throws {
    var random = SeededGenerator(seed: 56)
    let parts = ["..", ".", "/", "a", "%2f", "\\", "~", "\0", " ", "é", "\n", "-", "\u{202e}"]
    for _ in 0..<2000 {
      let name = (0..<Int.random(in: 0...5, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard NameFault(of: name) == nil else { continue }
      let segments = "/folder/\(name)".split(separator: "/", omittingEmptySubsequences: false)
      #expect(segments.count == 3 && ![".", ""].contains(segments[2]) && segments[2] != "..")
    }
  }
}
