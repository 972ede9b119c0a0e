/// Reads days and times from the terms of a line. It knows no language.
///
/// A rule is a function that returns all its readings at a node, each with the node at which it
/// ends. Rules are combined with `flatMap`: each reading of the first part is continued by all
/// readings of the second one.
///
/// What it has read at a node it remembers, since several phrases may begin with the same day.
package final class DateGrammar: GrammarPart {
  /// A reading of some terms, and the node after them.
  package struct Match<Value> {
    /// The reading.
    package let value: Value
    /// The node after it.
    package let end: Int

    /// A reading that ends at a node.
    package init(_ value: Value, _ end: Int) { (self.value, self.end) = (value, end) }
  }

  /// The line.
  package let line: TermLine
  /// The moment and the habits.
  package let context: DateContext

  private var daysAt: [Int: [Match<DayReading>]] = [:]
  private var timesAt: [Int: [Match<TimeReading>]] = [:]

  /// Itself.
  package var grammar: DateGrammar { self }

  /// A grammar for a line in a context.
  package init(_ line: TermLine, _ context: DateContext) {
    (self.line, self.context) = (line, context)
  }

  /// All days that can be read at a node.
  package func days(_ node: Int) -> [Match<DayReading>] {
    if let days = daysAt[node] { return days }
    let (written, periods, places) = (written, periods, places)
    var days = named.simpleDay(node)
    days += periods.periodDay(node)
    days += periods.edgeDay(node)
    days += periods.monthDay(node)
    days += DistanceGrammar(grammar: self).distanceDay(node)
    days += written.dayOfMonth(node)
    days += skipping([.article], node).flatMap { places.weekdayOfPeriod($0) + places.nthDay($0) }
    daysAt[node] = days
    return days
  }

  /// All times that can be read at a node.
  package func times(_ node: Int) -> [Match<TimeReading>] {
    if let times = timesAt[node] { return times }
    let times = TimeGrammar(grammar: self).times(node)
    timesAt[node] = times
    return times
  }
}

extension Array {
  /// The same readings with other values.
  package func mapValues<Old, New>(_ change: (Old) -> New?) -> [DateGrammar.Match<New>]
  where Element == DateGrammar.Match<Old> {
    // `compactMap` would look up at run time how an array of each type is a collection, which takes
    // longer than the rest.
    var changed: [DateGrammar.Match<New>] = []
    for match in self {
      if let value = change(match.value) { changed.append(DateGrammar.Match(value, match.end)) }
    }
    return changed
  }
}
