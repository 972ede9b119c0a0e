internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// A query as SQL: the text after WHERE and ORDER BY, and its bound values, in order.
struct Selection: Sendable {
  /// A column that sorts rows.
  struct Term: Sendable {
    let sql: SQL
    /// Whether larger values come first.
    var isDescending = false
  }

  private(set) var condition: SQL
  private(set) var values: [Value]
  let order: SQL
  /// The columns that sort the rows, whatever index has them in order.
  let terms: [Term]
  /// The column that groups items; NULL without groups.
  let group: SQL
  /// Whether an item is among the done ones, behind all open ones, whatever its group.
  let isBehind: SQL
  /// Conditions on consecutive parts, each of which an index has in order; one that always holds
  /// when there is no such index.
  let parts: [SQL]
  /// Whether the index of positions has the order.
  let isByPlace: Bool
  /// Whether all matches are in the index of flagged items.
  let isFlagged: Bool
  /// A text that all matches contain, by which the text index may find them.
  let text: String?
  /// The rows that meet one of the conditions on dates of the scope, each of which has an index.
  let dated: RowsToSearch?

  init(_ query: ItemQuery, in zone: Zone) {
    var builder = ConditionBuilder(today: query.today, in: zone)
    builder.require(query.scope)
    builder.require(query.filter)
    condition = builder.condition
    values = builder.values
    group =
      query.headedList == nil ? query.grouping.columns(on: query.today).key : "i.order_key"
    isBehind = query.scope.putsDoneLast ? "i.is_done" : "0"
    isByPlace = Self.isByPlace(query)
    let (open, done): (SQL, SQL) = ("i.is_done = 0", "i.is_done = 1")
    parts = !isByPlace ? ["1"] : query.filter == .everything ? [open, done] : [open]
    terms = isByPlace ? Self.places(query.sort[0]) : Self.terms(query)
    // All rows of a part have the same state, by which the terms sort first.
    order = .joined((isByPlace ? terms.dropFirst() : terms[...]).map(\.ordered))
    isFlagged = query.scope == .flagged
    text = Self.requiredText(query.filter)
    dated = Self.dated(query, in: zone)
  }

  /// The selection with one more condition.
  func and(_ further: SQL, _ value: Value) -> Selection {
    var selection = self
    selection.condition = "\(condition) AND \(further)"
    selection.values.append(value)
    return selection
  }

  private static func dated(_ query: ItemQuery, in zone: Zone) -> RowsToSearch? {
    var union: RowsToSearch?
    for date in query.scope.dates {
      var builder = ConditionBuilder(today: query.today, in: zone)
      builder.require(.state(.open))
      builder.require(date)
      let sql: SQL = "SELECT i.pk AS key FROM item i WHERE \(builder.condition)"
      union = RowsToSearch(
        sql: union.map { "\($0.sql) UNION ALL \(sql)" } ?? sql,
        values: (union?.values ?? []) + builder.values)
    }
    return union
  }

  private static func requiredText(_ filter: Query) -> String? {
    let parts = if case .all(let parts) = filter { parts } else { [filter] }
    var longest: String?
    for part in parts {
      guard case .text(let text, _) = part else { continue }
      if text.count > longest?.count ?? 0 { longest = text }
    }
    return longest
  }

  private static func isByPlace(_ query: ItemQuery) -> Bool {
    query.isOfWholeList && query.sort.first?.key == .manual && query.grouping == .none
  }

  /// Open items before done ones, each in the order of the index of positions, in either direction.
  private static func places(_ rule: SortRule) -> [Term] {
    [Term(sql: SortColumn.state.sql)]
      + [SortColumn.position, .identity].map { column in
        Term(sql: column.sql, isDescending: rule.isDescending)
      }
  }

  private static func terms(_ query: ItemQuery) -> [Term] {
    var terms: [Term] = []
    for term in query.terms + (query.sort.isEmpty ? [] : query.scope.ownTerms) {
      let isGroup = if case .group = term { true } else { false }
      for column in term.columns {
        // Done items share one heading.
        let isShared = isGroup && query.scope.putsDoneLast
        let sql: SQL = isShared ? "iif(i.is_done, NULL, \(column.sql))" : column.sql
        terms.append(Term(sql: sql, isDescending: term.isDescending))
      }
    }
    return terms + [Term(sql: SortColumn.identity.sql)]
  }
}

extension Selection.Term {
  /// The column in an ORDER BY.
  fileprivate var ordered: SQL { isDescending ? "\(sql) DESC" : sql }
}
