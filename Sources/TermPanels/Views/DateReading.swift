import CivilCalendar

/// The meaning of the text in a ``DateField``.
@MainActor struct DateReading {
  /// The reason why a text is not accepted.
  struct Problem: Error {
    /// The reason in few words.
    let reason: String
    /// The whole sentence.
    let description: String
  }

  /// The day; `nil` for none.
  let day: Result<Day?, Problem>
  /// The meaning in the words of a ``DateLine``; `nil` where the text is a day alone.
  let words: String?

  /// Reads a text, in the language of a line if there is one. A day before the minimum is not
  /// accepted.
  init(_ text: String, today: Day, minimum: Day?, line: DateLine?) {
    if let line {
      let meaning = line.read(text)
      words = meaning.words
      day =
        if let problem = meaning.problem {
          .failure(Problem(reason: problem, description: problem))
        } else {
          Self.accepted(meaning.day, minimum)
        }
      return
    }
    words = nil
    guard text.contains(where: { !$0.isWhitespace }) else {
      day = .success(nil)
      return
    }
    do throws(DayPhraseError) {
      day = Self.accepted(try DayPhrase.parse(text, today: today), minimum)
    } catch {
      day = .failure(Problem(reason: error.reason, description: error.description))
    }
  }

  private static func accepted(_ day: Day?, _ minimum: Day?) -> Result<Day?, Problem> {
    guard let minimum, let day, day < minimum else { return .success(day) }
    let reason = "Too early: \(minimum.text(columns: 20)) or later."
    return .failure(Problem(reason: reason, description: reason))
  }
}
