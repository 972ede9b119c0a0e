import Foundation
import Testing

@testable import TermPanelsNcurses

struct ClipboardSequenceTests {
  @Test(arguments: ["", "a", "ab", "abc", "abcd", "Überraschung 牛乳 👩‍👧", "a\u{1B}]0;x\u{07}\n"])
  func `a text is sent as base 64 in an OSC 52 sequence`(text: String) {
    let coded = Data(text.utf8).base64EncodedString()

    #expect(ClipboardSequence.setting(text) == "\u{1B}]52;c;\(coded)\u{07}")
  }

  @Test func `every byte at every position survives`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    for count in 0..<bytes.count {
      let coded = Base64.encoded(bytes.prefix(count))
      #expect(Data(base64Encoded: coded) == Data(bytes.prefix(count)))
    }
  }

  @Test func `a text that terminals would drop is not sent`() {
    let longest = String(repeating: "a", count: ClipboardSequence.longestText)

    #expect(ClipboardSequence.setting(longest) != nil)
    #expect(ClipboardSequence.setting(longest + "a") == nil)
  }
}
