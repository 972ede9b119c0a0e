import TermPanels
import Testing

@testable import TermPanelsNcurses

struct NoticeSequenceTests {
  @Test func `each way has its sequence`() {
    func sequence(_ way: Notice.Way) -> String {
      NoticeSequence.giving(Notice("Reminder", "Call; now", by: way))
    }
    #expect(sequence(.bell) == "\u{07}")
    #expect(sequence(.osc9) == "\u{1B}]9;Reminder: Call; now\u{07}")
    #expect(sequence(.osc777) == "\u{1B}]777;notify;Reminder;Call, now\u{07}")
  }

  @Test func `tmux and screen get it in an envelope, and the bell for their windows`() {
    func sequence(_ way: Notice.Way, _ multiplexer: Multiplexer) -> String {
      NoticeSequence.giving(Notice("Reminder", "Call", by: way), through: multiplexer)
    }
    #expect(
      sequence(.osc9, .tmux) == "\u{1B}Ptmux;\u{1B}\u{1B}]9;Reminder: Call\u{07}\u{1B}\\\u{07}")
    #expect(
      sequence(.osc777, .screen)
        == "\u{1B}P\u{1B}]777;notify;Reminder;Call\u{07}\u{1B}\\\u{07}")
    #expect(sequence(.bell, .tmux) == "\u{07}" && sequence(.bell, .screen) == "\u{07}")
  }

  @Test(arguments: [Notice.Way.osc9, .osc777])
  func `no text steers the terminal`(way: Notice.Way) {
    let hostile = "a\u{1B}]0;x\u{07}b\u{9C}c\nd\u{1B}\\e\u{202E}f"
    let sequence = NoticeSequence.giving(Notice(hostile, hostile, by: way))

    let inner = sequence.unicodeScalars.dropFirst().dropLast()
    #expect(inner.allSatisfy { $0.properties.generalCategory != .control })
    #expect(!inner.contains("\u{202E}"))
  }

  @Test func `a long text is cut`() {
    let notice = Notice("", String(repeating: "長い", count: 1000), by: .osc9)
    #expect(notice.text.utf8.count <= Notice.longestText && !notice.text.isEmpty)
  }
}
