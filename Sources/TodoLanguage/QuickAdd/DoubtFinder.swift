import CivilCalendar
import DatePhrases

/// Reads the chips of a line, and finds misspelt words that would make a part of a date.
struct DoubtFinder {
  /// The chips and the doubts of a line.
  struct Result {
    var chips: [QuickAdd.Chip]
    var doubts: [QuickAdd.Doubt]
  }

  /// No more words are corrected in one line, since each needs the line to be read once more.
  private static let mostCorrections = 3

  private let words: [Word]
  private let line: String
  private let context: QuickAdd.Context

  private var sentence: [SentenceWords] { SentenceWords.of(context.dates.habits.language) }

  static func read(_ words: [Word], of line: String, _ context: QuickAdd.Context) -> Result {
    DoubtFinder(words: words, line: line, context: context).result()
  }

  private func result() -> Result {
    let found = ChipFinder.read(words, context)
    var chips = found.chips
    var doubts = found.doubts.map(doubt)
    for index in candidates(found.chips) {
      guard let offer = correction(of: index) else { continue }
      doubts.append(QuickAdd.Doubt(range: words[index].range, offer: offer.offer))
      // What would be one date with the word is perhaps misread without it.
      chips.removeAll { offer.chips.overlaps($0.words) }
    }
    return Result(
      chips: chips, doubts: doubts.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// A doubt about words that were not read. What is made “for friday 9am” may be due then, and so
  /// may “Friday dentist 9am”, which is offered.
  private func doubt(about places: Range<Int>) -> QuickAdd.Doubt {
    let first = places.lowerBound
    if let text = clearText(for: places), let offer = offer(of: text, for: first) {
      return QuickAdd.Doubt(range: words[first].range, offer: offer.offer)
    }
    let range = words[first].range.lowerBound..<words[places.upperBound - 1].range.upperBound
    return QuickAdd.Doubt(range: range, offer: nil)
  }

  /// The text with which the first of some words can only belong to a date; nil if there is none.
  private func clearText(for places: Range<Int>) -> String? {
    if sentence.have(words[places.lowerBound].text, in: \.intending) {
      return "\(DateKey.due.rawValue):"
    }
    return places == 0..<1 ? line[words[0].range] + "," : nil
  }

  /// The words beside dates, and the one at the end of the line, if they are not chips.
  private func candidates(_ chips: [QuickAdd.Chip]) -> [Int] {
    let dates = chips.filter(\.isDate)
    let beside = dates.flatMap { [$0.words.lowerBound - 1, $0.words.upperBound] }
    let taken = chips.reduce(into: Set<Int>()) { $0.formUnion($1.words) }
    var end: [Int] = []
    if let last = words.indices.reversed().first(where: { !taken.contains($0) }) {
      // A time such as `17h` is none without the day before it.
      end = words[last].startsWithDigit ? [last, last - 1] : [last]
    }
    return Array(
      Set(beside + end).subtracting(taken).filter(words.indices.contains).sorted(by: >)
        .prefix(Self.mostCorrections))
  }

  /// The right form of a misspelt word, if the line has more chips with it; and the words of these
  /// chips.
  private func correction(of index: Int) -> (offer: QuickAdd.Offer, chips: Range<Int>)? {
    let word = words[index]
    guard word.mark == nil, !word.text.isEmpty, !sentence.have(word.text, in: \.verbs),
      !sentence.haveLastVerb(word.text),
      let correction = context.dates.habits.language.correction(of: word.text)
    else { return nil }
    return offer(of: correction, for: index)
  }

  /// Another text for a word, if it is a part of a chip then; and the words of the chips there.
  private func offer(of text: String, for index: Int) -> (
    offer: QuickAdd.Offer, chips: Range<Int>
  )? {
    var corrected = words
    corrected[index] = words[index].replaced(by: text)
    let chips = ChipFinder.read(corrected, context).chips
    guard let first = chips.first(where: { $0.words.contains(index) }) else { return nil }
    // The chips beside it are parts of the same date.
    var whole = first.words
    for chip in chips where chip.words.lowerBound == whole.upperBound {
      whole = whole.lowerBound..<chip.words.upperBound
    }
    for chip in chips.reversed() where chip.words.upperBound == whole.lowerBound {
      whole = chip.words.lowerBound..<whole.upperBound
    }
    let meanings = chips.filter { whole.overlaps($0.words) }.flatMap(\.meanings)
    return (QuickAdd.Offer(text: text, meanings: meanings), whole)
  }
}
