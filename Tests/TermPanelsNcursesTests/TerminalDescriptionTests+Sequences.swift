import CNcurses
import TermPanels
import TestSupport
import Testing

@testable import TermPanelsNcurses

// An extension of a serial suite: only one description can be loaded at a time.
extension TerminalDescriptionTests {
  private static let terminals = [
    "xterm-256color", "xterm", "xterm+sl", "linux", "vt100", "vt220", "screen-256color",
    "tmux-256color", "rxvt-unicode-256color", "rxvt", "konsole-256color", "putty-256color",
    "st-256color", "alacritty", "foot", "xterm-kitty", "gnome-256color", "vte-256color", "iterm2",
    "mintty", "Eterm", "cons25", "sun", "wy60",
  ]

  /// The names of keys in descriptions: curses' own, and xterm's for keys with modifiers.
  private static let names: [String] = {
    let plain = [
      "kcuu1", "kcud1", "kcub1", "kcuf1", "khome", "kend", "kpp", "knp", "kich1", "kdch1", "kcbt",
      "kent", "kbs", "ka1", "ka3", "kb2", "kc1", "kc3", "kri", "kind", "kLFT", "kRIT", "kHOM",
      "kEND", "kNXT", "kPRV", "kDC", "kIC", "kUP", "kDN", "kfnd", "kslt", "khlp", "kund",
    ]
    let held = ["UP", "DN", "LFT", "RIT", "HOM", "END", "NXT", "PRV", "DC", "IC"].flatMap { name in
      (3...8).map { "k\(name)\($0)" }
    }
    return plain + held + (0...63).map { "kf\($0)" }
  }()

  /// The sequences of these terminals' keys that begin with a single ESC. Two ESCs are Alt and a
  /// key, whatever some terminals mean by them.
  private static func sequences() -> [[UInt8]] {
    var found: Set<[UInt8]> = []
    for terminal in terminals {
      var problem: Int32 = 0
      guard setupterm(terminal, 1, &problem) == OK else { continue }
      defer { cn_forget_description() }
      for name in names {
        guard let text = Capabilities.string(name), text.utf8.count > 2, text.hasPrefix("\u{1B}"),
          !text.hasPrefix("\u{1B}\u{1B}")
        else { continue }
        found.insert(Array(text.utf8))
      }
    }
    return found.sorted {
      String(decoding: $0, as: UTF8.self) < String(decoding: $1, as: UTF8.self)
    }
  }

  @Test func `every terminal's key yields only that key, however its bytes are split`() {
    let sequences = Self.sequences()
    var (keys, ways) = (0, 0)
    for sequence in sequences {
      var whole = KeyDecoderHarness()
      let wanted = whole.drain(sequence) + whole.wait(2)
      #expect(wanted.count <= 1, "\(sequence) is \(wanted.names)")
      keys += wanted.count
      for gap in [0, 0.01, 0.03, 0.09, 0.2] {
        for split in 1..<sequence.count where split > 1 || gap < KeyDecoder.escapePatience {
          var harness = KeyDecoderHarness()
          // After the ESC alone, Escape is reported at once; nothing but the key may follow.
          let early = harness.drain(Array(sequence[..<split]))
          #expect(early == (split == 1 ? [.key(.escape)] : []))
          let late = harness.wait(gap) + harness.drain(Array(sequence[split...])) + harness.wait(2)
          #expect(late == wanted, "\(sequence) split at \(split), \(gap) s")
          ways += 1
        }
        var harness = KeyDecoderHarness()
        var events = harness.drain(Array(sequence[..<2]))
        for byte in sequence[2...] { events += harness.wait(gap) + harness.drain([byte]) }
        #expect(events + harness.wait(2) == wanted, "\(sequence) byte by byte, \(gap) s")
        ways += 1
      }
    }
    #expect(sequences.count > 200 && keys > sequences.count / 2)
    Thorough.report(
      "A14", "\(sequences.count) sequences of keys in \(ways) pieces and pauses: 0 invented keys")
  }
}
