/// Which items are meant: what a saved view shows, and what is searched for.
///
/// ```swift
/// let query = try Query(parsing: "tag:bills due<7d is:open rent or lease")
/// print(query)  // the same, written as everything is written
/// ```
///
/// A query is a plain value. Days in it stay what they are called (`today`, `7d`), so that a saved view
/// means another day tomorrow; `QueryDate` says which. Where text may
/// stand, at the beginning of words or anywhere, is for whoever looks to decide.
public indirect enum Query: Hashable, Sendable {
  /// Every item: the empty query.
  case everything
  /// Items that all of these mean, at least two.
  case all([Query])
  /// Items that one of these means, at least two.
  case any([Query])
  /// Items that this does not mean.
  case not(Query)
  /// Items with this text in their title or notes: a word, or several in this order. A prefix may go
  /// on where it ends.
  case text(String, isPrefix: Bool)
  /// Items with this text in their notes.
  case notes(String, isPrefix: Bool)
  /// Items in the list of this name, in any case.
  case list(String)
  /// Items with this tag, in any case.
  case tag(String)
  /// Items whose priority compares so.
  case priority(Comparison, Priority)
  /// Items with a day that fits.
  case date(DateField, DateTest)
  /// Items in a state.
  case state(State)
  /// Items that have something.
  case has(Part)

  /// How a value compares with the one that is given.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// It is the same.
    case equal = ":"
    /// It is less, or earlier.
    case less = "<"
    /// It is at most the same.
    case lessOrEqual = "<="
    /// It is greater, or later.
    case greater = ">"
    /// It is at least the same.
    case greaterOrEqual = ">="
  }

  /// Which day of an item is meant.
  public enum DateField: String, Hashable, Sendable, CaseIterable {
    /// The day it is due.
    case due
    /// The day until which it is put off.
    case start
    /// The day it was done.
    case done
    /// The day it was made.
    case created
  }

  /// What is asked of a day.
  public enum DateTest: Hashable, Sendable {
    /// There is none. Of the day an item was made this is never asked.
    case none
    /// There is one.
    case any
    /// There is one and it compares so.
    case compare(Comparison, QueryDate)
  }

  /// What an item can be.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Not done.
    case open
    /// Done.
    case done
    /// Open, and due before today.
    case overdue
    /// Comes again.
    case recurring
    /// Put off until a later day than today.
    case deferred
    /// Flagged.
    case flagged
    /// Part of another item.
    case subtask
  }

  /// What an item can have.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Notes.
    case notes
    /// A due day.
    case due
    /// A time of day at which it is due.
    case time
    /// A day until which it is put off.
    case start
    /// Items that are part of it.
    case subtasks
    /// Tags.
    case tags
    /// A priority.
    case priority
  }
}

extension Query {
  /// The query that all of these make together, in its simplest form.
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

  /// The query that either of these makes, in its simplest form. Of none it is every item.
  public static func any(of queries: [Query]) -> Query {
    if queries.contains(.everything) { return .everything }
    let parts = queries.flatMap { query -> [Query] in
      if case .any(let parts) = query { parts } else { [query] }
    }
    return parts.count > 1 ? .any(parts) : parts.first ?? .everything
  }
}
