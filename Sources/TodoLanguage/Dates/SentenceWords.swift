import CivilCalendar
import DatePhrases

/// The words of a language that decide whether a date beside them is meant as one.
struct SentenceWords: Sendable {
  /// Words to which a date after them belongs: “slides for friday”, “in the sun”.
  let holding: Set<String>
  /// Those of them that name the moment that a thing is made for: “slides for friday 9am”.
  let intending: Set<String>
  /// Words before a date that say when something is not: “not on friday”.
  let negating: Set<String>
  /// Words that make another name of a following day: Good Friday.
  let naming: Set<String>
  /// Words with which a sentence continues after a date: “tomorrow about the cat”.
  let continuing: Set<String>
  /// Verbs with which a task begins: “tomorrow call the vet”.
  let verbs: Set<String>
  /// Endings of such verbs.
  let verbEndings: [String]
  /// Endings of verbs at the end of a line: “morgen Tierarzt anrufen”.
  let lastVerbEndings: [String]
  /// Words after a date at the beginning of a line that make it the subject: “tomorrow never dies”.
  let predicates: Set<String>
  /// Words before a number that is not a date: “chapter 3/4”.
  let counting: Set<String>
  /// Words that join two dates: “friday or saturday”.
  let joining: Set<String>
  /// Whether the names of weekdays begin with a small letter, so that others are names.
  let lowersWeekdays: Bool
  /// Whether a line begins with its date, without another sign that it is meant.
  let beginsWithDates: Bool
  /// Particles right after a date to which the date belongs: 明日の.
  let holdingBehind: Set<String>

  init(
    holding: String, intending: String = "", negating: String = "", naming: String = "",
    continuing: String,
    verbs: String = "",
    verbEndings: String = "", lastVerbEndings: String = "", predicates: String = "",
    counting: String = "", joining: String = "", lowersWeekdays: Bool = false,
    beginsWithDates: Bool = false, holdingBehind: String = ""
  ) {
    self.holding = Self.set(holding)
    self.intending = Self.set(intending)
    self.negating = Self.set(negating)
    self.naming = Self.set(naming)
    self.continuing = Self.set(continuing)
    self.verbs = Self.set(verbs)
    self.verbEndings = Self.list(verbEndings)
    self.lastVerbEndings = Self.list(lastVerbEndings)
    self.predicates = Self.set(predicates)
    self.counting = Self.set(counting)
    self.joining = Self.set(joining)
    self.lowersWeekdays = lowersWeekdays
    self.beginsWithDates = beginsWithDates
    self.holdingBehind = Self.set(holdingBehind)
  }

  /// The words of a language together with the English ones.
  static func of(_ language: DateLanguage) -> [SentenceWords] {
    [english] + language.codes.compactMap(other)
  }

  /// The words of a language beside English; each makes its own for the first line.
  private static func other(_ code: String) -> SentenceWords? {
    switch code {
    case "de": german
    case "fr": french
    case "es": spanish
    case "ja": japanese
    default: nil
    }
  }

  private static func list(_ words: String) -> [String] { words[...].parts(between: " ") }

  private static func set(_ words: String) -> Set<String> { Set(list(words)) }
}

extension [SentenceWords] {
  /// Whether a set of one of the languages has a word.
  func have(_ word: String, in words: KeyPath<SentenceWords, Set<String>>) -> Bool {
    contains { $0[keyPath: words].contains(word) }
  }

  /// Whether a word is a verb with which a task begins.
  func haveVerb(_ word: String) -> Bool {
    have(word, in: \.verbs) || contains { $0.verbEndings.contains { word.ends(in: $0) } }
  }

  /// Whether a word is a verb with which a line ends.
  func haveLastVerb(_ word: String) -> Bool {
    contains { $0.lastVerbEndings.contains { word.ends(in: $0) } }
  }
}

extension String {
  /// Whether the word is an ending with a stem of two letters or more.
  fileprivate func ends(in ending: String) -> Bool {
    count >= ending.count + 2 && hasSuffix(ending)
  }
}
