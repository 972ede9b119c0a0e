import TestSupport
import Testing

@Suite("The watcher of a terminal") struct ForeignOutputTests {
  private func find(_ text: String, _ way: ForeignOutput.Way = .screen) -> ForeignOutput? {
    ForeignOutput.find(in: Array(text.utf8), by: way)
  }

  @Test func `lets a program's own frames pass`() {
    let frame =
      "\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[1;24r\u{1B}(B\u{1B}[m\u{1B}[4l"
      + "\u{1B}[?2026h\u{1B}[H\u{1B}[2J\u{1B}[38;5;110m\u{1B}[48;5;236mMilk 漢字 é\u{8}\u{1B}[39;49m"
      + "\u{1B}[5;10H\u{1B}[K\r\n\u{1B}[12X\u{1B}[?25l\u{1B}[?2026l\u{1B}]11;?\u{1B}\\"

    #expect(find(frame) == nil)
    let (link, end) = ("\u{1B}]8;id=7;https://example.org/a;b\u{1B}\\", "\u{1B}]8;;\u{1B}\\")
    #expect(find(link + "\u{1B}[4mMilk\u{1B}[m" + end + link + "Tea" + end) == nil)
    #expect(find("\u{1B}]52;c;TWlsaw==\u{7}", .screenWithClipboard) == nil)
    #expect(find("Error: no such file.\r\n👨‍👩‍👧 ❤️ done\n", .lines) == nil)
  }

  @Test func `reports the offset and the bytes of a foreign sequence`() throws {
    let foreign = try #require(find("Milk\u{1B}]0;PWNED\u{7}"))

    #expect(foreign.offset == 4 && foreign.bytes.prefix(4) == [0x1B, 0x5D, 0x30, 0x3B])
    #expect("\(foreign)".hasPrefix("A foreign command for the operating system at 4: 1b 5d 30 3b"))
    #expect("\(foreign)".hasSuffix(#"behind "Milk""#))
  }

  @Test func `refuses unknown sequences, in frames and in lines`() {
    for text in [
      "\u{7}", "\u{1B}", "\u{1B}[", "\u{1B}[31m", "\u{1B}[38;5;1m", "\u{1B}[8m", "\u{1B}[?1003h",
      "\u{1B}[?7l", "\u{1B}[6n", "\u{1B}[>c", "\u{1B}[3J", "\u{1B}[1;2;3H", "\u{1B}[!p", "\u{1B}c",
      "\u{1B}]0;x\u{7}", "\u{1B}]52;c;eA==\u{7}", "\u{1B}]8;;x\u{7}",
      "\u{1B}]8;;https://example.org\u{1B}\\", "\u{1B}]8;id=1;file:///a\u{1B}\\",
      "\u{1B}]8;id=64;https://a\u{1B}\\", "\u{1B}]8;id=1;https://a b\u{1B}\\",
      "\u{1B}]8;id=1;https://a\u{1B}\\\u{1B}]8;id=1;https://a\u{1B}\\", "\u{1B}Pq\u{1B}\\",
      "\u{9B}2J",
      "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{FFFE}", "\u{E0041}", "\u{2028}", "👩\u{200D}👩",
    ] {
      #expect(find(text) != nil, "\(text.debugDescription)")
      guard text != "👩\u{200D}👩" else { continue }
      #expect(find(text, .lines) != nil, "\(text.debugDescription)")
    }
    for text in ["\u{1B}[m", "\t", "👩\u{200D}", "\u{200D}👩", "a\u{FE0F}", "🏴\u{E0067}x"] {
      #expect(find(text, .lines) != nil, "\(text.debugDescription)")
    }
    #expect(find("\u{1B}]52;c;\u{1B}[2J\u{7}", .screenWithClipboard) != nil)
    #expect(ForeignOutput.find(in: [0x61, 0xFF], by: .lines)?.offset == 1)
    #expect(ForeignOutput.find(in: [0xC0, 0x9B], by: .screen)?.offset == 0)
    #expect(ForeignOutput.find(in: [0xED, 0xA0, 0x80], by: .screen) != nil)
    #expect(ForeignOutput.find(in: [0xE2, 0x82], by: .screen) != nil)
  }
}

@Suite("The corpus") struct PayloadTests {
  @Test func `has payloads of every kind, all different`() {
    let corpus = Payload.corpus

    #expect(corpus.count >= 400)
    #expect(Set(corpus.map(\.bytes)).count == corpus.count)
    #expect(Set(corpus.map { "\($0.kind) \($0.name)" }).count == corpus.count)
    for kind in Payload.Kind.allCases {
      #expect(corpus.count { $0.kind == kind } >= 5, "\(kind)")
    }
    #expect(Set(Payload.sample(34).map(\.kind)).count == Payload.Kind.allCases.count)
  }

  @Test func `is refused where it would steer a terminal that prints it`() {
    // A frame uses the same sequences, but none of them as here.
    let own: Set = [
      "clear the screen", "home", "place the cursor", "up", "left", "delete lines", "insert lines",
      "scroll region", "scroll", "leave the screen", "hide the cursor", "hold the frames",
      "repeat", "insert mode", "keypad", "reverse line feed", "reverse and never back",
      "unfinished",
      "paper, ended by ST",
    ]
    for payload in Payload.corpus where payload.mustBeRefused {
      let lines = ForeignOutput.find(in: payload.bytes, by: .lines)
      #expect(lines != nil, "\(payload)")
      let screen = ForeignOutput.find(in: payload.bytes, by: .screen)
      #expect((screen != nil) != own.contains(payload.name), "\(payload)")
    }
  }
}

extension Payload {
  /// Whether its bytes contain something that steers a terminal.
  fileprivate var mustBeRefused: Bool {
    switch kind {
    case .escape, .operatingSystemCommand, .deviceControl:
      bytes.contains { $0 == 0x1B || $0 >= 0x80 }
    case .control: !bytes.contains { [0x08, 0x09, 0x0A, 0x0D].contains($0) }
    case .invalid: true
    case .direction: bytes.contains(0xE2)
    default: false
    }
  }
}
