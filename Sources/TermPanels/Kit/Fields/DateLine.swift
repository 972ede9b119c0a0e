public import CivilCalendar

/// A language for a ``DateField`` whose text holds more than a day, such as a time or a repeat.
public struct DateLine {
  /// The meaning of a text.
  public struct Meaning {
    /// The day in it.
    public var day: Day?
    /// The whole meaning, as a text.
    public var text: String
    /// The reason why the text cannot be accepted, as a sentence; `nil` when it can.
    public var problem: String?

    /// Creates a meaning.
    public init(day: Day? = nil, text: String = "", problem: String? = nil) {
      self.day = day
      self.text = text
      self.problem = problem
    }
  }

  /// Reads a text.
  public var read: @MainActor (String) -> Meaning
  /// Returns a text with the same meaning but another day: one that was picked, or none.
  public var replacingDay: @MainActor (String, Day?) -> String

  /// Creates a language.
  public init(
    read: @escaping @MainActor (String) -> Meaning,
    replacingDay: @escaping @MainActor (String, Day?) -> String
  ) {
    self.read = read
    self.replacingDay = replacingDay
  }
}
