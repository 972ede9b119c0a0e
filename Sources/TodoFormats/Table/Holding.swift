import CivilCalendar

/// The place that a format has for a field: words for the documentation, and what becomes of the
/// field on its way there and back.
struct Holding: Sendable {
  /// The place, and what is lost; empty if the format has no place for the field.
  let words: String

  /// Changes an item to what comes back after an export and an import.
  let project: @Sendable (inout ExchangeItem, ExchangeContext) -> Void

  /// A place that holds the field as it is.
  static func exactly(_ words: String) -> Holding { Holding(words: words) { _, _ in } }

  /// A place that holds a part of the field.
  static func partly(
    _ words: String, _ project: @escaping @Sendable (inout ExchangeItem, ExchangeContext) -> Void
  ) -> Holding {
    Holding(words: words, project: project)
  }

  /// No place.
  static func nowhere(
    _ clear: @escaping @Sendable (inout ExchangeItem) -> Void = { _ in }
  ) -> Holding {
    Holding(words: "") { item, _ in clear(&item) }
  }

  // MARK: Texts

  /// Notes without blank lines at their ends, and with no blanks in the others.
  static func trimmedNotes(_ words: String) -> Holding {
    partly(words) { item, _ in
      let lines = item.notes.split(separator: "\n", omittingEmptySubsequences: false)
      item.notes = lines.trimming(\.isBlank).map { $0.isBlank ? "" : $0 }.joined(separator: "\n")
    }
  }

  /// Tags in the form in which a format can have them, each once.
  static func tags(_ words: String, _ form: @escaping @Sendable (String) -> String) -> Holding {
    partly(words) { item, _ in
      var keys: Set<String> = []
      item.tags = item.tags.map(form).filter { keys.insert($0.lowercased()).inserted }
    }
  }

  // MARK: Moments

  typealias Moment = any WritableKeyPath<ExchangeItem, Timestamp?> & Sendable

  /// Moments of which a format has the day.
  static func days(_ words: String, _ moment: Moment) -> Holding {
    moments(words, moment) { $1.noon(of: $1.day(of: $0)) }
  }

  /// Moments of which a format has the minute of a local clock.
  static func minutes(_ words: String, _ moment: Moment) -> Holding {
    moments(words, moment) { $1.moment(of: $1.day(of: $0), at: $1.time(of: $0)) }
  }

  /// Moments of which a format has the second.
  static func seconds(_ words: String, _ moment: Moment) -> Holding {
    moments(words, moment) { moment, _ in moment.inWholeSeconds }
  }

  /// The second of completion, in a format in which what is done has one.
  static func completion(_ words: String) -> Holding {
    partly(words) { item, context in
      guard item.isDone else { return }
      item.completed = (item.completed ?? context.clock.now).inWholeSeconds
    }
  }

  private static func moments(
    _ words: String, _ moment: Moment, _ rounded: @escaping @Sendable (Timestamp, Zone) -> Timestamp
  ) -> Holding {
    partly(words) { item, context in
      item[keyPath: moment] = item[keyPath: moment].map { rounded($0, context.clock.zone) }
    }
  }
}
