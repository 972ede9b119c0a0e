public import CivilCalendar

/// Reads one line as something to do: a title, and chips that say when, where and how much.
///
/// ```swift
/// let context = QuickAdd.Context(today: today, now: now, lists: ["home", "work"])
/// let reading = QuickAdd.read("Pay rent fri 9am #home @bills !high every month", in: context)
/// reading.title  // "Pay rent"
/// reading.chips  // Friday, 09:00, the list home, the tag bills, a priority, a recurrence
/// ```
///
/// Whoever types sees the chips while typing, and can refuse one: it is words again, and stays so
/// while its words stand there. What is in quotes is never a chip.
///
/// Words become chips where it is improbable that they mean anything else. Marks are chips anywhere
/// (`#home`), and so are dates in full (`2026-12-24`) and behind a preposition (`by friday`). Bare days
/// and times are chips at the end of the line alone, behind a title, and not behind a word that they
/// belong to (“slides for friday”).
public enum QuickAdd {
  /// What a line is read with.
  public struct Context: Hashable, Sendable {
    /// The day on which it is typed.
    public var today: Day
    /// The time at which it is typed: a time of day that has passed is tomorrow's.
    public var now: TimeOfDay
    /// The names of the lists that there are.
    public var lists: [String]

    /// What a line is read with.
    public init(today: Day, now: TimeOfDay = .midnight, lists: [String] = []) {
      (self.today, self.now, self.lists) = (today, now, lists)
    }
  }

  /// What a line says, from words refused earlier none.
  public static func read(
    _ line: String, in context: Context, refusing refusals: Set<Refusal> = []
  ) -> Reading {
    var words = WordReader.words(of: line)
    for refusal in refusals { refusal.apply(to: &words, of: line) }
    let chips = ChipFinder.chips(in: words, context)
    let title = TitleReader.title(
      of: words, in: line, without: chips, holdingBack: quotesThatMatter(words, line, context))
    return Reading(line: line, title: title, chips: chips, words: words, context: context)
  }

  /// The places of words in quotes that would be chips without them. These quotes say “literally”,
  /// and are no part of the title; all others are.
  private static func quotesThatMatter(_ words: [Word], _ line: String, _ context: Context)
    -> Set<String.Index>
  {
    guard words.contains(where: { $0.isQuoted }) else { return [] }
    let bare = WordReader.words(of: line, areQuotesLiteral: false)
    let chips = ChipFinder.chips(in: bare, context)
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
