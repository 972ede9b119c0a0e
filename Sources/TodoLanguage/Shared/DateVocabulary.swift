import CivilCalendar

/// Words that decide whether the words beside them are a date.
enum DateVocabulary {
  /// Words that with a colon name the meaning of the next words: `due:fri`.
  static let keys = set("due start defer time repeat")

  /// The length of the longest key.
  static let longestKey = 6

  /// Words that can precede a date or a time and belong to it.
  static let prepositions = set(
    "on by until due due: at time: from start starting defer start: defer:")

  /// The second words that some of them take: `due by fri`.
  static let second = ["due": set("on by at"), "starting": set("on from"), "start": set("on from")]

  /// Words that precede a start date.
  static let beforeStart = set("from start starting defer start: defer:")

  /// Words that can precede a time.
  static let beforeTime = set("at by until due due: time:")

  /// Words that keep a following date or time in the title: “slides for friday”, “in the sun”,
  /// “lunch with tom”.
  static let holding = set(
    """
    the a an some any each this that these those next last past previous every my our your his her \
    their its no not of for in into to than since before after between and or vs versus with without \
    about as like per is are was were be i he she we they who via till through during against called named high \
    on by until due at from start starting defer
    """)

  /// Words that make another name of a following weekday: Good Friday, Cyber Monday.
  static let named = set(
    """
    black good easter cyber ash palm holy maundy whit taco casual bloody freaky super shrove pancake \
    giving usa
    """)

  /// Short forms that are also words. In the middle of a line not even a preposition makes them
  /// dates: “maps on sat nav”.
  static let ambiguous = set("sat sun wed tom tod")

  /// Short forms that are also names, and need at least two words before them: “call tom” calls
  /// Tom.
  static let names = set("tom tod")

  /// Whether the last word of a date means a period, which can follow “at”.
  static func isStretch(_ word: String) -> Bool {
    ["weekend", "eom", "eoy", "month", "year"].contains(word)
  }

  /// Whether a date can begin with a word. Most words begin none, and this check is fast.
  static func mayBegin(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    if (48...57).contains(first) || first == UInt8(ascii: "+") { return true }
    return beginnings.contains(String(word.prefix(3)))
  }

  /// Whether a word can belong to a date that began before it.
  static func mayContinue(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (48...57).contains(first) || continuations.contains(String(word.prefix(3)))
  }

  private static let continuations = set(
    """
    of the end mon tue wed thu fri sat sun jan feb mar apr may jun jul aug sep oct nov dec day wee yea
    """)

  private static let beginnings = set(
    """
    in the nex thi end eom eoy wee tod tom tmr yes mon tue wed thu fri sat sun jan feb mar apr may jun \
    jul aug sep oct nov dec
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
