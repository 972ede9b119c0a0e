import CivilCalendar
import DatePhrases

/// Decides by the words around a date whether it is meant as one.
///
/// A date counts at the end of a line; at its beginning when it is sure, as in “tomorrow call the
/// vet”; and between other words when the sentence visibly continues after it, as in “lunch with
/// Sam tues 12:30 at Joe's”. Wherever it stands, the word before it can hold it: “slides for
/// friday”.
struct PlaceJudge {
  /// A decision about a cluster.
  enum Verdict {
    /// Its parts are chips.
    case chips
    /// It would be chips, but some words of dates beside it were not read.
    case doubt(Range<Int>)
    /// It is text up to a word.
    case text(Int)
  }

  private let words: [Word]
  private let reader: DateItemReader
  private let isMark: [Bool]
  private let capitalizesNouns: Bool
  private let sentence: [SentenceWords]
  private let neighbours: DateNeighbours
  /// The number of words of the title before each word, and in all.
  private let counts: [Int]

  init(
    _ words: [Word], _ reader: DateItemReader, isMark: [Bool], isChip: [Bool],
    _ language: DateLanguage
  ) {
    (self.words, self.reader, self.isMark) = (words, reader, isMark)
    capitalizesNouns = language.codes.contains(DateLanguage.german.code)
    sentence = SentenceWords.of(language)
    neighbours = DateNeighbours(words, reader, isMark: isMark, sentence, language)
    var count = 0
    counts =
      words.indices.map { index in
        // An unknown list is not counted, since it is offered as a chip.
        defer { count += isChip[index] || words[index].isRefusedMark ? 0 : 1 }
        return count
      } + [count]
  }

  /// The decision about a cluster, which may be the first date of the line that is meant.
  func verdict(on cluster: DateCluster, isFirst: Bool) -> Verdict {
    if let item = cluster.incomplete { return .text(item.words.upperBound) }
    if isHeld(cluster) {
      return .text(cluster.items.first?.words.upperBound ?? cluster.words.upperBound)
    }
    guard hasTitle(cluster), !cluster.isReversed, isMeant(cluster) else {
      return .text(cluster.words.upperBound)
    }
    let unread =
      neighbours.unread(beside: cluster)
      ?? (isFirst ? neighbours.dayAtBeginning(of: cluster) : nil)
      ?? neighbours.foreignDay(before: cluster)
    return unread.map { .doubt($0) } ?? .chips
  }

  // MARK: - Around the cluster

  private func hasTitle(_ cluster: DateCluster) -> Bool {
    let range = cluster.words
    return counts[range.lowerBound] > 0 || counts[range.upperBound] < counts[words.count]
  }

  /// The index of the word after the cluster, without marks and durations.
  private func next(_ cluster: DateCluster) -> Int? {
    words.indices[cluster.words.upperBound...].first { !isMark[$0] && !neighbours.isDuration($0) }
  }

  private func word(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  /// Whether the first part belongs to the word before it.
  private func isHeld(_ cluster: DateCluster) -> Bool {
    guard let item = cluster.items.first else { return false }
    if sentence.have(word(item.words.lowerBound - 1), in: \.negating) { return true }
    return !item.traits.contains(.preposition) && neighbours.isHeld(item.words.lowerBound)
  }

  private func isMeant(_ cluster: DateCluster) -> Bool {
    guard let first = cluster.items.first, !isName(first) else { return false }
    if cluster.items.contains(where: { $0.standing == .anywhere }) {
      return !isHeldBehind(cluster)
    }
    guard let next = next(cluster) else { return endsLine(cluster) }
    if neighbours.isForeignTime(next) { return endsLine(cluster) }
    guard !isHeldBehind(cluster) else { return false }
    return counts[cluster.words.lowerBound] == 0
      ? startsLine(cluster, next) : continues(cluster, next)
  }

  /// Whether a particle after the cluster makes it a part of something else: 明日の会議.
  private func isHeldBehind(_ cluster: DateCluster) -> Bool {
    guard let next = next(cluster) else { return false }
    return sentence.contains { words in
      words.holdingBehind.contains { self.word(next).hasPrefix($0) }
    }
  }

  /// Whether a word is another name, as in “Good Friday”, or a title, as in “The Daily”.
  private func isName(_ item: DateItem) -> Bool {
    let index = item.words.lowerBound
    let terms = reader.line.terms(at: index)
    let isWeekday = isWeekday(index)
    if isWeekday, index > 0, sentence.have(word(index - 1), in: \.naming) { return true }
    if item.words.contains(where: { $0 > 0 && isTitleWord($0) }) { return true }
    if isRepeatedName(index) { return true }
    guard words[index].date.isCapitalized, item.words.count == 1 else { return false }
    if terms.contains(.every) { return true }
    return isWeekday && index > 0 && counts[index] < 2 && sentence.contains { $0.lowersWeekdays }
  }

  private func isWeekday(_ index: Int) -> Bool {
    reader.line.terms(at: index).contains { if case .weekday = $0 { true } else { false } }
  }

  /// Whether a word has a capital letter that only a title gives it: “After”, or “Days” in “28 Days
  /// Later”. German nouns always have one.
  private func isTitleWord(_ index: Int) -> Bool {
    guard words[index].date.isCapitalized, !words[index].date.isUppercase else { return false }
    let terms = reader.line.terms(at: index)
    return !terms.isEmpty
      && terms.allSatisfy { $0.isFunction || !capitalizesNouns && $0.isUnitOrLater }
  }

  /// Whether a word stands twice in the line with a capital letter: “Tomorrow, and Tomorrow”.
  private func isRepeatedName(_ index: Int) -> Bool {
    let name = words[index]
    return name.date.isCapitalized
      && words.indices.contains {
        $0 > 0 && $0 != index && words[$0].text == name.text && words[$0].date.isCapitalized
      }
  }

  // MARK: - At the end, at the beginning, between

  private func endsLine(_ cluster: DateCluster) -> Bool {
    let before = cluster.words.lowerBound - 1
    return cluster.items.allSatisfy { item in
      if item.numeric != nil, sentence.have(word(before), in: \.counting) { return false }
      return item.standing != .afterTwoWords || counts[item.words.lowerBound] >= 2
    }
  }

  private func startsLine(_ cluster: DateCluster, _ next: Int) -> Bool {
    let last = words[cluster.words.upperBound - 1].date
    let following = word(next)
    if last.hasComma || last.endsPhrase { return cluster.hasDay }
    guard !sentence.have(following, in: \.predicates) else { return false }
    if sentence.contains(where: \.beginsWithDates) { return cluster.hasDay && !isWeak(cluster) }
    guard !isWeak(cluster) else { return false }
    let isCapitalized = words[cluster.words.lowerBound].date.isCapitalized
    if counts[words.count] - counts[next] > 1, cluster.hasDay || !isCapitalized,
      sentence.haveVerb(following) || endsWithVerb
    {
      return true
    }
    guard !sentence.have(following, in: \.continuing) else { return false }
    if cluster.hasRule, reader.line.terms(at: cluster.words.lowerBound).contains(.every) {
      // “Every Day Carry” is a name, “Every Monday standup” is none.
      return !isCapitalized || isWeekday(cluster.words.lowerBound + 1)
    }
    guard cluster.hasDay else { return cluster.has(.digits) }
    if cluster.hasTime { return !cluster.has(.part) }
    return cluster.has(.near) && !isCapitalized
  }

  /// Whether it is only a word that often is something else: “sun”, “weekend”.
  private func isWeak(_ cluster: DateCluster) -> Bool {
    guard !cluster.hasTime, !cluster.has(.preposition) else { return false }
    return cluster.has(.weak) || cluster.has(.stretch) && cluster.words.count == 1
  }

  private var lastWord: Int? { words.indices.last { !isMark[$0] } }

  /// Whether the line ends with a verb, as in “morgen Tierarzt anrufen”.
  private var endsWithVerb: Bool {
    lastWord.map { !words[$0].date.isCapitalized && sentence.haveLastVerb(words[$0].text) } == true
  }

  private func continues(_ cluster: DateCluster, _ next: Int) -> Bool {
    guard endsLine(cluster), cluster.hasDay || cluster.has(.preposition) else { return false }
    let first = words[cluster.words.lowerBound].date
    let isOneWord = cluster.words.count == 1
    if cluster.has(.weak), !cluster.hasTime, !cluster.has(.preposition) { return false }
    if cluster.has(.distance), counts[cluster.words.lowerBound] < 2 { return false }
    if isOneWord, first.isCapitalized, cluster.items[0].kinds == [.recurrence] { return false }
    if words[cluster.words.upperBound - 1].date.hasComma { return true }
    if sentence.have(word(next), in: \.continuing) { return true }
    if next == lastWord, endsWithVerb { return true }
    return cluster.has(.near) && !first.isCapitalized && sentence.have(word(next), in: \.holding)
  }
}
