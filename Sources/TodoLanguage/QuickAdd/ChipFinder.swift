import CivilCalendar
import DatePhrases

/// Decides which words of a line are chips.
struct ChipFinder {
  /// Chips that belong together, such as a day and its time, and are only taken together.
  private struct Group {
    let chips: [QuickAdd.Chip]
    let kinds: Set<LineMeaning.Kind>

    var words: Range<Int> {
      (chips.first?.words.lowerBound ?? 0)..<(chips.last?.words.upperBound ?? 0)
    }
  }

  /// The chips of a line, and the words because of which others are none.
  struct Result {
    var chips: [QuickAdd.Chip] = []
    var doubts: [Range<Int>] = []
  }

  private let words: [Word]
  private let context: DateContext
  /// Whether each word belongs to a chip that is found before the other dates: a mark, reminders, a
  /// template, or a date with a key.
  private var isChip: [Bool]
  private let looksLikeMark: [Bool]
  private var groups: [Group] = []
  private var doubts: [Range<Int>] = []

  /// The chips and the doubts in their order. Of each property that an item has once, the last chip
  /// counts; the earlier ones are words, with all that belongs to them.
  static func read(_ words: [Word], _ context: QuickAdd.Context) -> Result {
    guard !words.isEmpty else { return Result() }
    if let reminders = ReminderFinder.last(in: words) {
      let found = result(of: words, context, reminders)
      if ReminderFinder.isMeant(reminders, beside: found.chips, in: words) { return found }
      let plain = result(of: words, context)
      // What is in doubt before reminders is in doubt before the same words of a title.
      let isOpen = plain.doubts.isEmpty && !plain.chips.contains(where: \.isDate)
      return isOpen ? Result(chips: plain.chips, doubts: found.doubts) : plain
    }
    return result(of: words, context)
  }

  private static func result(
    of words: [Word], _ context: QuickAdd.Context, _ reminders: ReminderFinder.Found? = nil
  ) -> Result {
    var finder = ChipFinder(words, context, reminders)
    let keyed = finder.findKeyedDates()
    finder.findDates(but: keyed)
    return Result(chips: finder.lastOfEach(), doubts: finder.doubts)
  }

  private init(
    _ words: [Word], _ context: QuickAdd.Context, _ reminders: ReminderFinder.Found?
  ) {
    self.words = words
    self.context = context.dates
    var marks = MarkFinder.marks(in: words, KnownLists(context.lists))
    if let reminders {
      marks.append(.init(meaning: .reminders(reminders.reminders), words: reminders.words))
    }
    looksLikeMark = words.map(\.looksLikeMark)
    isChip = words.map { _ in false }
    let template = TemplateFinder.last(in: words, context.templates)
    for mark in marks { for place in mark.words { isChip[place] = true } }
    for place in template?.words ?? 0..<0 { isChip[place] = true }
    groups = marks.map { group([chip([$0.meaning], $0.words, heading: $0.heading)]) }
    if let template {
      groups.append(group([chip([], template.words, template: template.name)]))
    }
  }

  private func chip(
    _ meanings: [LineMeaning], _ places: Range<Int>, heading: String? = nil,
    template: String? = nil
  ) -> QuickAdd.Chip {
    let range =
      words[places.lowerBound].range.lowerBound..<words[places.upperBound - 1].range.upperBound
    return QuickAdd.Chip(
      range: range, meanings: meanings, heading: heading, template: template, words: places)
  }

  private func group(_ chips: [QuickAdd.Chip]) -> Group {
    Group(chips: chips, kinds: Set(chips.flatMap(\.meanings).map(\.kind)).subtracting([.tag]))
  }

  /// Whether each word is a chip or looks like one.
  private var passedOver: [Bool] { zip(isChip, looksLikeMark).map { $0 || $1 } }

  /// Finds the dates that begin with a key, which are never in doubt: `due:fri 9am`. Returns what
  /// the keys give; a word for the same belongs to the title.
  private mutating func findKeyedDates() -> Set<LineMeaning.Kind> {
    let isMark = passedOver
    let keys = words.indices.filter { !isMark[$0] && DateKey(words[$0]) != nil }
    guard !keys.isEmpty else { return [] }
    let reader = DateItemReader(words, context, isMark: isMark)
    let kinds = Set(keys.flatMap(reader.items).flatMap(\.kinds))
    let clusters = DateClusterReader(reader, isMark: isMark, givenByKeys: kinds)
    for index in keys where !isChip[index] {
      guard let cluster = clusters.cluster(at: index) else { continue }
      groups.append(group(cluster.items.map { chip($0.meanings, $0.words) }))
      for place in cluster.words { isChip[place] = true }
    }
    return kinds
  }

  private mutating func findDates(but kinds: Set<LineMeaning.Kind>) {
    let isMark = passedOver
    let reader = DateItemReader(words, context, isMark: isMark)
    let clusters = DateClusterReader(reader, isMark: isMark, givenByKeys: kinds)
    let judge = PlaceJudge(
      words, reader, isMark: isMark, isChip: isChip, context.habits.language)
    var index = 0
    while index < words.count {
      guard !isMark[index], let cluster = clusters.cluster(at: index) else {
        index += 1
        continue
      }
      let isFirst = groups.allSatisfy { isMark[$0.words.lowerBound] }
      switch judge.verdict(on: cluster, isFirst: isFirst) {
      case .chips where doubts.last.map { $0.upperBound >= cluster.words.lowerBound } == true:
        // What stands in a doubt, or right after it, is a part of it.
        index = cluster.words.upperBound
      case .chips:
        groups.append(group(cluster.items.map { chip($0.meanings, $0.words) }))
        index = cluster.words.upperBound
      case .doubt(let range):
        doubts.append(range)
        if let last = groups.last, !isMark[last.words.lowerBound], last.words.overlaps(range) {
          groups.removeLast()
        }
        index = cluster.words.upperBound
      case .text(let end): index = end
      }
    }
  }

  private func lastOfEach() -> [QuickAdd.Chip] {
    var seen: Set<LineMeaning.Kind> = []
    let last = groups.sorted { $0.words.lowerBound > $1.words.lowerBound }.filter { group in
      guard group.kinds.isDisjoint(with: seen) else { return false }
      seen.formUnion(group.kinds)
      return true
    }
    return last.flatMap(\.chips).sorted { $0.words.lowerBound < $1.words.lowerBound }
  }
}
