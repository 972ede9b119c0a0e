import TermPanels
import TestSupport
import Testing

@testable import TermPanelsNcurses

private func mouse(
  _ kind: MouseEvent.Kind, _ x: Int, _ y: Int, _ modifiers: Key.Modifiers = []
) -> Event { .mouse(MouseEvent(kind, at: Point(x: x, y: y), modifiers)) }

@Suite struct KeyDecoderMouseTests {
  @Test(
    arguments: [
      ("<0;1;1M", mouse(.press(.left), 0, 0)), ("<0;12;5m", mouse(.release(.left), 11, 4)),
      ("<1;300;200M", mouse(.press(.middle), 299, 199)), ("<2;3;4M", mouse(.press(.right), 2, 3)),
      ("<32;3;4M", mouse(.drag(.left), 2, 3)), ("<34;3;4M", mouse(.drag(.right), 2, 3)),
      ("<64;3;4M", mouse(.wheelUp, 2, 3)), ("<65;3;4M", mouse(.wheelDown, 2, 3)),
      ("<20;3;4M", mouse(.press(.left), 2, 3, [.shift, .control])),
      ("<73;3;4M", mouse(.wheelDown, 2, 3, .alt)), ("<32;3;4m", mouse(.release(.left), 2, 3)),
      // A press may be followed outside the window, and by a release that names no button.
      ("<0;0;12m", mouse(.release(.left), 0, 11)), ("<0;-3;12m", mouse(.release(.left), 0, 11)),
      ("<32;5;-1M", mouse(.drag(.left), 4, 0)), ("<3;8;12m", mouse(.release(.left), 7, 11)),
      ("<3;1;1M", mouse(.release(.left), 0, 0)), ("<35;1;1M", mouse(.move, 0, 0)),
    ] as [(String, Event)])
  func `a report is an event, split anywhere`(report: String, event: Event) {
    let bytes = Array("\u{1B}[\(report)".utf8)
    for split in 2...bytes.count {
      var harness = KeyDecoderHarness()
      let early = harness.drain(Array(bytes[..<split])) + harness.wait(0.2)
      let late = harness.drain(Array(bytes[split...])) + harness.wait(2)

      #expect(early + late == [event], "split at \(split)")
    }
  }

  @Test func `a report whose introduction curses recognises is the same event`() {
    var harness = KeyDecoderHarness()
    harness.decoder.feed(keyCode: KeyCode.mouseReport)
    #expect(harness.drain("0;3;4Mx") == [mouse(.press(.left), 2, 3), .key(.character("x"))])
  }

  @Test(arguments: [
    "<M", "<0M", "<0;1M", "<0;1;1;1M", "<;;M", "<0;;1M", "<-1;1;1M", "<0;0;1M", "<0;1;0M",
    "<0;10000;1M", "<0;99999999999999999999;1M", "<99999999999999999999;1;1M", "<0;-1;1M",
    "<0;--1;1m", "<0;-;1m", "<66;1;1M", "<67;1;1M", "<128;1;1M", "<64;1;1m", "<96;1;1M", "<0;1;1A",
    "<0;5A",
    "<1;5~", "<200~", "<0;1;1 M", "<0 ;1;1M", "?1;5A", ">1;5B", "=3~",
  ])
  func `an invalid mouse report is neither an event nor a key`(text: String) {
    var harness = KeyDecoderHarness()
    #expect((harness.drain("\u{1B}[" + text) + harness.wait(2)).isEmpty)
    #expect(harness.drain("x").names == "x")
  }

  @Test(arguments: ["{", "0;1;1;1M", "0;5A", "97:3Z"])
  func `an invalid report after an ESC makes no key of it`(text: String) {
    var harness = KeyDecoderHarness()
    harness.decoder.feed(CollectionOfOne(0x1B), at: 100)
    harness.decoder.feed(keyCode: KeyCode.mouseReport)
    #expect((harness.drain(text) + harness.wait(2)).isEmpty)
    #expect(harness.drain("x").names == "x")
  }

  @Test func `an endless report is ignored`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}[<0;1;" + String(repeating: "0", count: 100_000))
    #expect(harness.drain("1M").isEmpty)
    #expect(harness.drain("x").names == "x")
  }

  @Test func `a report that never ends is dropped after a second`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}[<0;12")
    #expect(harness.wait(1.1).isEmpty)
    #expect(harness.decoder.deadline == nil)
    #expect(harness.drain("q").names == "q")
  }

  @Test func `a report cut off by another one leaves that one intact`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}[<0;12\u{1B}[<64;3;4M") == [mouse(.wheelUp, 2, 3)])
  }

  @Test func `a lone ESC after a report starts the next one`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}[<65;3;4M\u{1B}") == [mouse(.wheelDown, 2, 3)])
    let late = harness.wait(0.05) + harness.drain("[<65;3;4M") + harness.wait(1)
    #expect(late == [mouse(.wheelDown, 2, 3)])
  }

  @Test func `Escape after a report is reported a tenth of a second later`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}[<65;3;4M")
    _ = harness.wait(0.05)
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect(harness.wait(0.11).names == "Esc")
    #expect(harness.wait(0.5).isEmpty && harness.drain("\u{1B}").names == "Esc")
  }

  @Test func `a held Escape is reported before the next mouse report`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}[<65;3;4M")
    harness.drain("\u{1B}")
    harness.decoder.feed(keyCode: KeyCode.mouseReport)
    #expect(harness.drain("64;3;4M") == [.key(.escape), mouse(.wheelUp, 2, 3)])
  }

  @Test func `a report in the old form is swallowed if the terminal may send it`() {
    for split in 2..<6 {
      var harness = KeyDecoderHarness(swallowsOldMouse: true)
      let bytes: [UInt8] = [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x71, 0x78]
      let early = harness.drain(Array(bytes[..<split])) + harness.wait(0.2)
      #expect(early.isEmpty)
      #expect(harness.drain(Array(bytes[split...])).names == "x", "split at \(split)")
    }
    var harness = KeyDecoderHarness(swallowsOldMouse: true)
    harness.decoder.feed(keyCode: KeyCode.oldMouseReport)
    #expect(harness.drain("qqqx").names == "x")
    harness.drain("\u{1B}[Mq")
    #expect(harness.wait(0.3).isEmpty && harness.drain("x").names == "x")
    #expect(harness.drain("\u{1B}[M\u{1B}[A").names == "↑")
  }

  @Test func `a terminal without a mouse keeps keys that look like the old form`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}[Mq").names == "q")
  }

  @Test func `reports of any bytes, cut off anywhere, invent no key`() {
    var random = SeededGenerator(seed: Thorough.seed)
    let parts = Array("<;0123456789".utf8)
    for _ in 0..<5000 {
      var harness = KeyDecoderHarness(swallowsOldMouse: true)
      // Parameters of any kind, and perhaps a letter that ends them.
      var bytes = Array("\u{1B}[<".utf8)
      for _ in 0..<Int.random(in: 0...80, using: &random) {
        bytes.append(
          Bool.random(using: &random)
            ? UInt8.random(in: 0x20...0x3F, using: &random)
            : parts.randomElement(using: &random) ?? 0x30)
      }
      if Bool.random(using: &random) {
        bytes.append(UInt8.random(in: 0x40...0x7E, using: &random))
      }
      let split = Int.random(in: 2...bytes.count, using: &random)

      var events = harness.drain(Array(bytes[..<split])) + harness.wait(0.2)
      events += harness.drain(Array(bytes[split...])) + harness.wait(2)

      let keys = events.filter { if case .mouse = $0 { false } else { true } }
      #expect(keys.isEmpty, "seed \(Thorough.seed): \(bytes), split at \(split)")
      #expect(
        harness.decoder.deadline == nil && harness.drain("x").names == "x",
        "seed \(Thorough.seed): \(bytes), split at \(split)")
    }
  }

  @Test func `a stream of reports cut into any pieces is the same stream`() {
    let reports = (0..<40).map { "\u{1B}[<\($0 % 2 + 64);\($0 + 1);\($0 * 7 + 1)M" }.joined()
    let whole = (0..<40).map { mouse($0 % 2 == 0 ? .wheelUp : .wheelDown, $0, $0 * 7) }
    var random = SeededGenerator(seed: Thorough.seed)
    for _ in 0..<200 {
      var harness = KeyDecoderHarness()
      var rest = Array(reports.utf8)[...]
      var events: [Event] = []
      // The first piece has more than an ESC, which alone could not be recognised as a report.
      var size = Int.random(in: 20...40, using: &random)
      var sizes: [Int] = []
      while !rest.isEmpty {
        events += harness.drain(Array(rest.prefix(size))) + harness.wait(0.01)
        rest = rest.dropFirst(size)
        sizes.append(size)
        size = Int.random(in: 1...12, using: &random)
      }
      #expect(events + harness.wait(2) == whole, "seed \(Thorough.seed): pieces of \(sizes)")
    }
  }
}

@Suite("Asking for the mouse") struct MouseReportingTests {
  @Test func `enables only the required modes, and disables them all`() {
    let modes: [MouseMode] = [.off, .wheel, .full]
    for from in modes {
      for to in modes {
        var on = Set<String>()
        for step in [(MouseMode.off, from), (from, to)] {
          let sequences = MouseReporting.change(from: step.0, to: step.1)
          for part in sequences.split(separator: "\u{1B}[?") {
            if part.hasSuffix("h") {
              on.insert(String(part.dropLast()))
            } else {
              on.remove(String(part.dropLast()))
            }
          }
        }
        let wanted: Set<String> =
          switch to {
          case .off: []
          case .wheel: ["1000", "1006"]
          case .full: ["1000", "1002", "1006"]
          }
        #expect(on == wanted, "\(from) to \(to)")
      }
    }
  }
}
