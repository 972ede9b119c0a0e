public import CivilCalendar

/// A language for a ``DateField`` whose text says more than a day: a time, how it comes again.
public struct DateLine {
  /// What a text says.
  public struct Meaning {
    /// The day in it.
    public var day: Day?
    /// All that it means, in words.
    public var words: String
    /// Why it cannot be accepted, as a sentence; `nil` when it can.
    public var problem: String?

    /// Creates a meaning.
    public init(day: Day? = nil, words: String = "", problem: String? = nil) {
      self.day = day
      self.words = words
      self.problem = problem
    }
  }

  /// Reads a text.
  public var read: @MainActor (String) -> Meaning
  /// A text that says the same as another one, but for the day: for one that was picked, or cleared.
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
