import CivilCalendar

/// The meaning of the text in a ``DateField``.
struct DateReading {
  /// The reason why a text is not accepted, as a sentence and in brief.
  struct Problem {
    let description: String
    let brief: String
  }

  private(set) var day: Day?
  /// The meaning as a text, where the text is in the language of a line.
  private(set) var text: String?
  private(set) var problem: Problem?

  /// The meaning of an empty text.
  init() {}

  /// Reads a text in the language of a line, or as a phrase for a day.
  @MainActor init(of text: String, in line: DateLine?, today: Day, minimum: Day?) {
    if let line {
      read(line.read(text))
    } else if text.contains(where: { !$0.isWhitespace }) {
      read(text, today: today)
    }
    if let minimum, let day, day < minimum {
      self = DateReading("Too early: \(minimum.text(columns: 20)) or later.")
    }
  }

  private init(_ problem: String) {
    self.problem = Problem(description: problem, brief: problem)
  }

  private mutating func read(_ meaning: DateLine.Meaning) {
    if let problem = meaning.problem {
      self = DateReading(problem)
    } else {
      (day, text) = (meaning.day, meaning.text)
    }
  }

  private mutating func read(_ text: String, today: Day) {
    do throws(DayPhraseError) {
      day = try DayPhrase.parse(text, today: today)
    } catch {
      problem = Problem(description: error.description, brief: error.reason)
    }
  }
}
