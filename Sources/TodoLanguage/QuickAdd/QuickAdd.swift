public import CivilCalendar
public import DatePhrases

/// Reads one line as an item: a title, and chips for its dates, list, priority and so on.
///
/// ```swift
/// let context = QuickAdd.Context(today: today, now: now, lists: ["home", "work"])
/// let reading = QuickAdd.read("Pay rent fri 9am #home @bills !high every month", in: context)
/// reading.title  // "Pay rent"
/// reading.chips  // Friday, 09:00, the list home, the tag bills, a priority, a recurrence
/// ```
///
/// Users see the chips while typing, and can refuse one: its words are words again, for as long as
/// they are in the line. Text in quotes is never a chip.
///
/// Words become chips when they are unlikely to mean anything else. Marks are chips anywhere
/// (`#home`), and so are full dates (`2026-12-24`) and dates after a preposition (`by friday`).
/// Bare dates and times are chips at the end of the line, at its beginning where they are sure, and
/// where the sentence continues after them, but not after a word that they belong to (“slides for
/// friday”). Beside words of dates that were not read, they are none: the words are a ``Doubt``.
public enum QuickAdd {
  /// The context in which a line is read.
  public struct Context: Hashable, Sendable {
    /// The moment and the habits with which dates are read: a time of day that has passed is
    /// tomorrow's.
    public var dates: DateContext
    /// The names of the existing lists.
    public var lists: [String]
    /// The names of the templates that a line can use.
    public var templates: [String]

    /// A context with these values.
    public init(_ dates: DateContext, lists: [String] = [], templates: [String] = []) {
      (self.dates, self.lists, self.templates) = (dates, lists, templates)
    }

    /// A context at a moment.
    public init(
      today: Day, now: TimeOfDay = .midnight, habits: DateHabits = DateHabits(),
      lists: [String] = []
    ) {
      self.init(DateContext(today: today, now: now, habits: habits), lists: lists)
    }
  }

  /// The beginning of a word that names a template.
  public static let templateMark = "template:"

  /// The bytes of a line beyond which it is only a title: no item has so long a name, and a line is
  /// read at every key.
  public static let longest = 16_384

  /// Reads a line, without chips from words that were refused. A line that is longer than the limit
  /// is a title as it stands.
  public static func read(
    _ line: String, in context: Context, refusing refusals: Set<Refusal> = [],
    upTo limit: Int = longest
  ) -> Reading {
    guard line.utf8.count <= limit else { return .title(line, in: context) }
    let language = context.dates.habits.language
    var words = WordReader.words(of: line, in: language)
    for refusal in refusals { refusal.apply(to: &words, of: line) }
    let found = DoubtFinder.read(words, of: line, context)
    let title = TitleReader.title(
      of: words, in: line, without: found.chips,
      holdingBack: quotesThatMatter(words, line, context))
    return Reading(
      line: line, title: title, chips: found.chips, doubts: found.doubts, words: words,
      context: context)
  }

  /// The positions of quoted words that would be chips without their quotes. These quotes mean
  /// “literally”, and are not part of the title; all others are.
  private static func quotesThatMatter(_ words: [Word], _ line: String, _ context: Context)
    -> Set<String.Index>
  {
    guard words.contains(where: { $0.isQuoted }) else { return [] }
    let bare = WordReader.words(
      of: line, in: context.dates.habits.language, areQuotesLiteral: false)
    let chips = ChipFinder.read(bare, context).chips
    var places: Set<String.Index> = []
    var next = 0
    for word in words where word.isQuoted {
      while next < chips.count, chips[next].range.upperBound <= word.range.lowerBound { next += 1 }
      if next < chips.count, chips[next].range.lowerBound < word.range.upperBound {
        places.insert(word.range.lowerBound)
      }
    }
    return places
  }
}
