import TermPanels
import TestSupport
import Testing

@Suite("The address of a link") struct LinkAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"),
    ("http://example.org/a?b=c;d#e", "http://example.org/a?b=c;d#e"),
    ("HTTPS://Example.org/", "HTTPS://Example.org/"),
    ("mailto:ann@example.org", "mailto:ann@example.org"),
    ("https://example.org/漢", "https://example.org/%E6%BC%A2"),
    ("https://example.org/\u{9B}2J", "https://example.org/%C2%9B2J"),
  ])
  func `is a web page or a mailbox, in ASCII`(text: String, address: String) {
    #expect(LinkAddress(text)?.text == address)
  }

  @Test(arguments: [
    "", "https://", "mailto:", "example.org", "file:///etc/passwd", "javascript:alert(1)",
    "ssh://host", "-https://example.org", " https://example.org", "https://example.org/a b",
    "https://example.org/\u{1B}]0;PWNED\u{7}", "https://example.org/\n",
    "https://example.org/\u{7F}",
    "https://example.org/\0",
  ])
  func `is refused for any other scheme, blanks and control characters`(text: String) {
    #expect(LinkAddress(text) == nil)
  }

  @Test func `has a limit that encoded characters count for, too`() {
    let start = "https://example.org/"
    let room = LinkAddress.longest - start.count
    #expect(LinkAddress(start + String(repeating: "a", count: room)) != nil)
    #expect(LinkAddress(start + String(repeating: "a", count: room + 1)) == nil)
    #expect(LinkAddress(start + String(repeating: "é", count: room / 2)) == nil)
  }

  @Test func `contains nothing that steers a terminal, whatever the text is`() {
    for payload in Payload.corpus {
      let text = "https://example.org/" + String(decoding: payload.bytes, as: UTF8.self)
      guard let address = LinkAddress(text) else { continue }
      #expect(address.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(payload.name)")
    }
  }
}
