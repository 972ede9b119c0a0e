import CivilCalendar

/// Decides which words of a line are chips.
struct ChipFinder {
  private let words: [Word]
  private let reader: PhraseReader
  private var found: [QuickAdd.Chip] = []
  /// Whether each word belongs to a mark, which the rules for all other words ignore.
  private var isMark: [Bool]

  /// The chips in their order. Of each property that an item has once, the last chip counts; the
  /// earlier ones are words.
  static func chips(in words: [Word], _ context: QuickAdd.Context) -> [QuickAdd.Chip] {
    guard !words.isEmpty else { return [] }
    var finder = ChipFinder(words, context)
    finder.findMarks(KnownLists(context.lists))
    let tail = finder.findTail()
    finder.findElsewhere(before: tail)
    return finder.lastOfEach()
  }

  private init(_ words: [Word], _ context: QuickAdd.Context) {
    self.words = words
    reader = PhraseReader(words: words, today: context.today)
    isMark = Array(repeating: false, count: words.count)
  }

  private mutating func take(_ meaning: LineMeaning, _ places: Range<Int>) {
    let range =
      words[places.lowerBound].range.lowerBound..<words[places.upperBound - 1].range.upperBound
    found.append(QuickAdd.Chip(range: range, meaning: meaning, words: places))
  }

  // MARK: - Marks

  private mutating func findMarks(_ lists: KnownLists) {
    var hasList = false
    var hasPriority = false
    // From the end, because the last one counts and the others are then no marks.
    for index in words.indices.reversed() {
      guard let mark = words[index].mark, !mark.isRemoved else { continue }
      switch MarkReader.meaning(of: mark) {
      case .list(let name, _)? where !hasList:
        let known = lists.longest(at: index, in: words, mark: mark)
        let end = index + (known?.words ?? 1)
        guard !isMark[index..<end].contains(true) else { continue }
        hasList = true
        take(.list(known?.name ?? name, isKnown: known != nil), index..<end)
        for place in index..<end { isMark[place] = true }
      case .tag(let name)?:
        take(.tag(name), index..<(index + 1))
        isMark[index] = true
      case .priority(let priority)? where !hasPriority:
        hasPriority = true
        take(.priority(priority), index..<(index + 1))
        isMark[index] = true
      default: continue
      }
    }
  }

  // MARK: - The end of the line

  /// A way in which the words from an index to the end of the line are chips, one after the other.
  private struct Chain {
    let phrase: Phrase?
    let kinds: Set<LineMeaning.Kind>
  }

  /// Finds the chips that end the line, and returns the index at which they begin.
  private mutating func findTail() -> Int {
    // From the end, because only the words after a bare date decide whether it ends the line.
    var chains: [Int: Chain] = [words.count: Chain(phrase: nil, kinds: [])]
    let before = titleWordsBefore()
    var start = words.count
    var index = words.count - 1
    while index >= 0, index > start - 1 - PhraseReader.longest {
      if isMark[index] {
        if let next = chains[index + 1] {
          chains[index] = Chain(phrase: nil, kinds: next.kinds)
          start = index
        }
      } else if let chain = chain(at: index, &chains, before[index]) {
        chains[index] = chain
        start = index
      }
      index -= 1
    }
    start = chains.keys.min() ?? words.count
    var place = start
    while place < words.count {
      guard let chain = chains[place] else { break }
      if let phrase = chain.phrase { take(phrase.meaning, place..<(place + phrase.length)) }
      place += chain.phrase?.length ?? 1
    }
    return start
  }

  private func chain(at index: Int, _ chains: inout [Int: Chain], _ before: Int) -> Chain? {
    // A phrase that belongs to the word before it makes its own words unavailable: of “for next
    // friday” not even the friday is left.
    if isHeld(at: index) {
      let bare = reader.phrases(at: index).first { $0.isBare }?.length
      for place in index..<(index + (bare ?? 0)) { chains[place] = nil }
    } else if let (reading, length) = reader.day(at: index), reading.day == nil {
      for place in index..<(index + length) { chains[place] = nil }
    }
    let phrases = reader.phrases(at: index)
    if let longest = phrases.first, longest.leastWords > before {
      for place in index..<(index + longest.length) { chains[place] = nil }
    }
    for phrase in phrases where !crossesMark(index, phrase) {
      if phrase.isBare, isHeld(at: index) { continue }
      guard phrase.leastWords <= before, let next = chains[index + phrase.length],
        !next.kinds.contains(phrase.meaning.kind)
      else { continue }
      return Chain(phrase: phrase, kinds: next.kinds.union([phrase.meaning.kind]))
    }
    return nil
  }

  /// Whether a phrase that begins at a word belongs to the word before it.
  private func isHeld(at index: Int) -> Bool {
    guard index > 0, !isMark[index - 1] else { return false }
    let word = words[index - 1]
    guard !word.isLiteral, !word.hasComma else { return false }
    return DayWords.holding.contains(word.text)
      || !word.text.isEmpty && !word.text.contains { $0.isLetter || $0.isNumber || $0 == "\"" }
  }

  private func crossesMark(_ index: Int, _ phrase: Phrase) -> Bool {
    isMark[index..<(index + phrase.length)].contains(true)
  }

  /// The number of title words before each word.
  private func titleWordsBefore() -> [Int] {
    var count = 0
    return isMark.map { isMark in
      defer { count += isMark ? 0 : 1 }
      return count
    }
  }

  // MARK: - Elsewhere

  private mutating func findElsewhere(before end: Int) {
    var index = 0
    while index < end {
      let phrase =
        isMark[index]
        ? nil
        : reader.phrases(at: index).first {
          $0.isAnywhere && index + $0.length <= end && !crossesMark(index, $0)
        }
      if let phrase { take(phrase.meaning, index..<(index + phrase.length)) }
      index += phrase?.length ?? 1
    }
  }

  private func lastOfEach() -> [QuickAdd.Chip] {
    var seen: Set<LineMeaning.Kind> = []
    let chips = found.sorted { $0.words.lowerBound < $1.words.lowerBound }
    return Array(
      chips.reversed().filter { chip in
        chip.meaning.kind == .tag || seen.insert(chip.meaning.kind).inserted
      }.reversed())
  }
}
