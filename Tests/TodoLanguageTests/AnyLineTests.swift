import CivilCalendar
import PhraseBook
import TestSupport
import Testing
import TodoLanguage
import TodoValues

/// Rules that hold for every line, whatever its content.
@Suite("Any line") struct AnyLineTests {
  private let context = PhraseTable.context

  @Test(arguments: 0..<8) func `has chips and a title that cover its words`(seed: UInt64) throws {
    var babble = Babble(seed: seed)
    for _ in 0..<150 {
      let line = babble.line(pieces: 12)
      let reading = QuickAdd.read(line, in: context)
      var end = line.startIndex
      var covered = signs(reading.title)
      for chip in reading.chips {
        try #require(chip.range.lowerBound >= end && chip.range.upperBound <= line.endIndex)
        try #require(!chip.range.isEmpty)
        end = chip.range.upperBound
        covered += signs(line[chip.range])
      }
      // Quotes that keep words literal are not part of the title, nor is a comma before the last
      // chips.
      let all = signs(line)
      func kept(_ signs: [Character]) -> [Character] {
        signs.filter { $0 != "\"" && $0 != "," }.sorted()
      }
      func commas(_ signs: [Character]) -> Int { signs.count { $0 == "," } }
      #expect(kept(covered) == kept(all), "\(line)")
      #expect((0...1).contains(commas(all) - commas(covered)), "\(line)")
      let kinds = reading.meanings.map(\.kind).filter { $0 != .tag }
      #expect(Set(kinds).count == kinds.count, "\(line)")
    }
  }

  @Test(arguments: 0..<4) func `is only a title once every chip is refused`(seed: UInt64) throws {
    var babble = Babble(seed: seed + 100)
    for _ in 0..<60 {
      let line = babble.line(pieces: 10)
      var refusals: Set<QuickAdd.Refusal> = []
      var reading = QuickAdd.read(line, in: context)
      // Each refusal excludes words, so this ends.
      for _ in 0..<40 {
        guard let chip = reading.chips.last else { break }
        refusals.insert(reading.refusal(of: chip))
        reading = QuickAdd.read(line, in: context, refusing: refusals)
      }
      #expect(reading.chips.isEmpty, "\(line)")
    }
  }

  @Test(arguments: 0..<4) func `is covered by changes and problems`(seed: UInt64) {
    var babble = Babble(seed: seed + 200)
    for _ in 0..<100 {
      let line = babble.line(pieces: 10)
      let reading = BulkLine.read(line, in: context)
      let ranges = (reading.parts.map(\.range) + reading.problems.map(\.range))
        .sorted { $0.lowerBound < $1.lowerBound }
      let covered = ranges.flatMap { signs(line[$0]) }
      #expect(covered == signs(line), "\(line)")
    }
  }

  @Test(arguments: 0..<8) func `is a query, or an error with a range`(seed: UInt64) throws {
    var babble = Babble(seed: seed + 300)
    for _ in 0..<150 {
      let line = babble.line(pieces: 8)
      do throws(LanguageError) {
        let query = try Query(parsing: line)
        #expect(try Query(parsing: query.description) == query, "\(line) → \(query)")
      } catch {
        #expect(
          error.range.lowerBound >= line.startIndex && error.range.upperBound <= line.endIndex)
        #expect(error.message.hasSuffix("."))
      }
    }
  }

  /// If any of this were quadratic, it would take minutes of a processor.
  @Test(
    .floor(.full),
    arguments: [
      ("\"a ", 100), ("@\"", 100), ("due:", 10), ("repeat:", 30), ("#big ", 100), ("x", 100),
      ("e\u{301}", 100), ("fri ", 10), ("every mon, ", 10), ("every 1st and ", 10),
      ("tomorow ", 10), ("on the ", 10), ("in 3 ", 10), ("2nd mon of ", 10),
      ("at half past ", 10), ("wensday ", 30), ("call mum about ", 200),
    ])
  func `is parsed in linear time`(piece: String, kilobytes: Int) {
    let line = String(repeating: piece, count: kilobytes * 1000 / piece.utf8.count)
    let seconds = processorSeconds {
      #expect(!QuickAdd.read(line, in: context, upTo: .max).title.isEmpty)
      _ = try? Query(parsing: line)  // Most of these fail, but quickly.
    }
    #expect(seconds < 60)
  }

  @Test(arguments: [("〇", 150), ("一二三日", 10)])
  func `is parsed in linear time without spaces`(piece: String, kilobytes: Int) {
    let line = String(repeating: piece, count: kilobytes * 1000 / piece.utf8.count)
    let context = PhraseLanguage.japanese.context
    let seconds = processorSeconds {
      #expect(!QuickAdd.read(line, in: context, upTo: .max).title.isEmpty)
    }
    #expect(seconds < 60)
  }

  @Test func `is only a title if no item can have so long a one`() {
    let end = " tomorrow #home"
    let long = String(repeating: "a", count: QuickAdd.longest - end.utf8.count) + end
    #expect(QuickAdd.read(long, in: context).chips.count == 2)
    let tooLong = "a" + long
    let reading = QuickAdd.read(tooLong, in: context)
    #expect(reading.chips.isEmpty && reading.doubts.isEmpty && reading.title == tooLong)
    let changes = BulkLine.read(tooLong, in: context)
    #expect(changes.parts.isEmpty && changes.problems.map(\.message).joined().contains("too long"))
  }

  private func signs(_ text: some StringProtocol) -> [Character] {
    text.filter { !$0.isWhitespace }.map { $0 }
  }
}
