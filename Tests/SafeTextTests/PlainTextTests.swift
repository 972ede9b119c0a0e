import SafeText
import TestSupport
import Testing

@Suite("Text from outside") struct PlainTextTests {
  @Test(arguments: [
    ("Milk", "Milk"), ("  Milk \t", "Milk"), ("a\nb\r\nc\u{2028}d\te", "a b  c d e"),
    ("a\u{1B}[31mb\u{9B}c\u{7F}\0d", "a[31mbcd"), ("\u{A0}Milk\u{3000}", "Milk"), ("", ""),
    ("\n", ""),
    ("e\u{301}", "e\u{301}"),
  ])
  func `is stored on one line without control characters`(text: String, stored: String) {
    #expect(text.plainLine.unicodeScalars.elementsEqual(stored.unicodeScalars))
    #expect(text.plainLine.plainLine == text.plainLine)
  }

  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\r\nb\rc\u{85}d\u{2029}e\u{B}f", "a\nb\nc\nd\ne\nf"),
    ("  a\t\n", "  a\t\n"),
    ("a\u{1B}b\u{9B}c\0", "abc"), ("\n\r\n", "\n\n"),
  ])
  func `is stored on several lines without control characters`(text: String, stored: String) {
    #expect(text.plainLines == stored)
    #expect(text.plainLines.plainLines == text.plainLines)
  }

  @Test func `is cut between characters`() {
    #expect("Milk".prefix(ofBytes: 4) == "Milk" && "Milk".prefix(ofBytes: 3) == "Mil")
    #expect("aé".prefix(ofBytes: 2) == "a" && "買買".prefix(ofBytes: 5) == "買")
    let accents = "e" + String(repeating: "\u{301}", count: 100)
    #expect(accents.prefix(ofBytes: 40).utf8.count <= 40 && !accents.prefix(ofBytes: 40).isEmpty)
    for payload in Payload.sample(100) {
      #expect(payload.text.prefix(ofBytes: 64).utf8.count <= 64)
    }
  }
}
