/// A condition that items match: the content of a saved view, or a search.
///
/// ```swift
/// let query = Query.all([.tag("bills"), .state(.open)])
/// ```
///
/// A query is a plain value, which `TodoLanguage` reads and writes as text. Dates in it stay as
/// they were typed (`today`, `7d`), so that a saved view means another day tomorrow; ``QueryDate``
/// finds that day. The search decides whether text must be at the beginning of words or may be
/// anywhere.
public indirect enum Query: Hashable, Sendable {
  /// Every item: the empty query.
  case everything
  /// Items that match all of these, at least two.
  case all([Query])
  /// Items that match any of these, at least two.
  case any([Query])
  /// Items that do not match this.
  case not(Query)
  /// Items with this text in their title or notes: a word, or several in this order. With
  /// `isPrefix`, the last word may continue.
  case text(String, isPrefix: Bool)
  /// Items with this text in their notes.
  case notes(String, isPrefix: Bool)
  /// Items in the list with this name, ignoring case.
  case list(String)
  /// Items with this tag, ignoring case.
  case tag(String)
  /// Items whose priority passes a comparison.
  case priority(Comparison, Priority)
  /// Items with an effort that passes a test.
  case effort(EffortTest)
  /// Items with a date that passes a test.
  case date(DateField, DateTest)
  /// Items whose number of postponements passes a comparison.
  case postponed(Comparison, Int)
  /// Items in a state.
  case state(State)
  /// Items with a certain part.
  case has(Part)

  /// The comparison of a value with a given one.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// It is equal.
    case equal = ":"
    /// It is less, or earlier.
    case less = "<"
    /// It is at most equal.
    case lessOrEqual = "<="
    /// It is greater, or later.
    case greater = ">"
    /// It is at least equal.
    case greaterOrEqual = ">="
  }

  /// A date of an item.
  public enum DateField: String, Hashable, Sendable, CaseIterable {
    /// The due date.
    case due
    /// The date until which it is deferred.
    case start
    /// The day for which it is planned.
    case plan
    /// The date of completion.
    case done
    /// The date of creation.
    case created
  }

  /// A test of a date.
  public enum DateTest: Hashable, Sendable {
    /// A missing date. It is never tested for the date of creation.
    case none
    /// There is a date.
    case any
    /// There is a date, and it passes a comparison.
    case compare(Comparison, QueryDate)
  }

  /// A test of the effort.
  public enum EffortTest: Hashable, Sendable {
    /// A missing effort.
    case none
    /// There is an effort.
    case any
    /// There is an effort, and it passes a comparison.
    case compare(Comparison, Effort)
  }

  /// A state of an item.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Not done.
    case open
    /// Done.
    case done
    /// Open, and due before today.
    case overdue
    /// Repeating.
    case recurring
    /// Deferred until a later day than today.
    case deferred
    /// Flagged.
    case flagged
    /// A subtask of another item.
    case subtask
    /// Open, and waiting for an open item.
    case blocked
    /// Open, and awaited by an open item.
    case blocking
    /// Waiting for other items, even if all of these are done.
    case waiting
    /// Open, and being worked on.
    case working
    /// Open, and often postponed.
    case postponed
  }

  /// A part that an item can have.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Notes.
    case notes
    /// A due date.
    case due
    /// A due time.
    case time
    /// A date until which it is deferred.
    case start
    /// A plan.
    case plan
    /// Subtasks.
    case subtasks
    /// Tags.
    case tags
    /// A priority.
    case priority
    /// An effort.
    case effort
  }
}

extension Query {
  /// The query that requires all of these, in its simplest form.
  public static func all(of queries: [Query]) -> Query {
    let parts = queries.flatMap { query -> [Query] in
      switch query {
      case .everything: []
      case .all(let parts): parts
      default: [query]
      }
    }
    return parts.count > 1 ? .all(parts) : parts.first ?? .everything
  }

  /// The query that requires any of these, in its simplest form. Without queries it matches every
  /// item.
  public static func any(of queries: [Query]) -> Query {
    if queries.contains(.everything) { return .everything }
    let parts = queries.flatMap { query -> [Query] in
      if case .any(let parts) = query { parts } else { [query] }
    }
    return parts.count > 1 ? .any(parts) : parts.first ?? .everything
  }
}
