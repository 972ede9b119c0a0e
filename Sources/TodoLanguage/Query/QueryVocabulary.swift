internal import TodoValues

/// The words of the query language that a person can be offered.
public enum QueryVocabulary {
  /// The words for comparisons, in the place of signs that a shell takes for its own:
  /// `due.before:7d` is `due<7d`.
  static let comparisons: KeyValuePairs<String, Query.Comparison> = [
    "before": .less, "by": .lessOrEqual, "after": .greater, "from": .greaterOrEqual,
  ]

  /// The fields with their signs, and the conditions.
  public static let words: [String] = {
    let dates = Query.DateField.allCases.flatMap { field in
      ["\(field.rawValue):"] + comparisons.map { "\(field.rawValue).\($0.key):" }
    }
    let states = Query.State.allCases.map { "is:\($0.rawValue)" }
    let parts = Query.Part.allCases.map { "has:\($0.rawValue)" }
    return ["list:", "tag:", "notes:", "effort:", "postponed:"] + dates + priorities + states
      + parts
  }()

  /// The conditions on the priority, which a line for a new item has as well.
  public static let priorities = Priority.allCases.map { "priority:\($0.name)" }
}
