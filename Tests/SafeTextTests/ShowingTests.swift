import SafeText
import TestSupport
import Testing

@Suite("Safely shown text") struct ShowingTests {
  // Not test arguments, which a test report shows unescaped.
  @Test func `has signs for control, bidirectional and invisible characters`() {
    for (text, shown) in [
      ("plain", "plain"), ("two\nlines", "two\nlines"), ("a\u{1B}[31mb", "a␛[31mb"),
      ("a\u{9B}31mb", "a<U+009B>31mb"), ("\u{7F}\u{0}\r\t", "␡␀␍␉"), ("x\u{202E}y", "x<U+202E>y"),
      ("a\u{200B}b", "a<U+200B>b"), ("Milk\u{E0041}", "Milk<U+E0041>"),
      ("a\u{2028}b", "a<U+2028>b"), ("a\u{AD}b", "a-b"), ("\u{FFFE}", "<U+FFFE>"),
      ("\u{206A}", "<U+206A>"), ("a\u{FE0F}b", "ab"), ("é 漢 שלום e\u{301}", "é 漢 שלום e\u{301}"),
      ("\u{600}1", "\u{600}1"), ("a\u{200D}b", "a<U+200D>b"), ("\r\n", "␍\n"),
    ] {
      #expect(text.shownSafely == shown)
    }
  }

  @Test func `keeps an emoji intact`() {
    for emoji in [
      "👨‍👩‍👧‍👦", "👍🏽", "🏳️‍🌈", "1️⃣", "❤️", "🇩🇪", "👩🏽‍❤️‍💋‍👨🏿",
      "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
    ] {
      #expect(emoji.shownSafely.unicodeScalars.elementsEqual(emoji.unicodeScalars))
    }
  }

  @Test func `is one line when a name is part of a sentence`() {
    #expect("a\nb\r\nc".shownInLine == "a␊b␍␊c")
  }

  @Test(.floor(.full)) func `has the same table for all of Unicode as the terminal's watcher`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if (scalar.showing == .itself) != ForeignOutput.mayBeShown(scalar) {
        Issue.record("U+\(String(value, radix: 16)) is \(scalar.showing)")
      }
    }
  }

  @Test func `contains nothing foreign, for any payload`() {
    for payload in Payload.corpus {
      for text in [payload.text.shownSafely, payload.text.shownInLine] {
        let foreign = ForeignOutput.find(in: Array(text.utf8), by: .lines)
        #expect(foreign == nil, "\(payload): \(foreign.map { "\($0)" } ?? "")")
      }
      #expect(!payload.text.shownInLine.contains("\n"))
    }
  }
}
