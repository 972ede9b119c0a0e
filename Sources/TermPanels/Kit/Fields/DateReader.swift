public import CivilCalendar

/// The language of a ``DateField``: what a text means, and how a day is written in it.
///
/// Without one a field reads ISO 8601 dates (``iso``). The module `DatePhrases` reads days in words
/// of five languages, and is compiled only by programs that import it:
///
/// ```swift
/// let reader = DateReader(placeholder: "fri, +3d, 24 dec …") { text, today in
///   do throws(DayPhraseError) {
///     return .init(day: try DayPhrase.parse(text, today: today))
///   } catch {
///     return .init(problem: error.description, brief: error.reason)
///   }
/// }
/// let due = DateField(today: today, reader: reader)
/// ```
public struct DateReader: Sendable {
  /// The meaning of a text.
  public struct Meaning: Sendable {
    /// The day in it.
    public var day: Day?
    /// The whole meaning, as a text; `nil` if that is the day.
    public var text: String?
    /// The reason why the text cannot be accepted, as a sentence; `nil` when it can.
    public var problem: String?
    /// The problem in fewer words, for where the sentence does not fit.
    public var brief: String?

    /// Creates a meaning.
    public init(
      day: Day? = nil, text: String? = nil, problem: String? = nil, brief: String? = nil
    ) {
      self.day = day
      self.text = text
      self.problem = problem
      self.brief = brief
    }
  }

  /// An example, shown while a field is empty.
  public var placeholder: String
  /// Reads a text, which is typed on a day.
  public var read: @MainActor (_ text: String, _ today: Day) -> Meaning
  /// Returns a text with the same meaning but another day: one that was picked, or none.
  public var replacingDay: @MainActor (_ text: String, _ day: Day?) -> String

  /// Creates a language in which a text may hold more than a day, such as a time.
  public init(
    placeholder: String, read: @escaping @MainActor (_ text: String, _ today: Day) -> Meaning,
    replacingDay: @escaping @MainActor (_ text: String, _ day: Day?) -> String
  ) {
    self.placeholder = placeholder
    self.read = read
    self.replacingDay = replacingDay
  }

  /// Creates a language of days alone. It has to read what it writes.
  ///
  /// - Parameters:
  ///   - placeholder: An example, shown while a field is empty.
  ///   - write: Returns the text of a day; the ISO 8601 date by default.
  ///   - read: Reads a text that is not blank, which is typed on a day. A blank one means no day.
  public init(
    placeholder: String, write: @escaping @MainActor (_ day: Day) -> String = \.description,
    read: @escaping @MainActor (_ text: String, _ today: Day) -> Meaning
  ) {
    self.init(placeholder: placeholder) { text, today in
      text.allSatisfy(\.isWhitespace) ? Meaning() : read(text, today)
    } replacingDay: { _, day in
      day.map(write) ?? ""
    }
  }

  /// Reads and writes days as in ISO 8601, `2026-12-24`.
  public static let iso = DateReader(placeholder: "2026-12-24") { text, _ in
    let typed = text.filter { !$0.isWhitespace }
    guard let day = Day(iso: typed) else {
      let reason = "Not a date: “\(typed)”."
      return Meaning(problem: reason + " Try 2026-12-24.", brief: reason)
    }
    return Meaning(day: day)
  }
}
