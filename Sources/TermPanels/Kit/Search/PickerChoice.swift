/// One of the choices of a ``PickerPanel``.
public struct PickerChoice<ID: Hashable>: Identifiable {
  /// The identity; different for each choice of a picker.
  public let id: ID
  /// The title, in which the typed text is looked for.
  public var title: String
  /// More about the choice, at the right end: its kind, or its key.
  public var detail: String
  /// The meaning of the detail.
  public var detailRole: Role
  /// A character or two before the title; `nil` takes no room.
  public var mark: String?
  /// The indices of the title's characters that match the typed text.
  public var matches: [Int]

  /// Creates a choice.
  public init(
    id: ID, title: String, detail: String = "", detailRole: Role = .secondary,
    mark: String? = nil, matches: [Int] = []
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.detailRole = detailRole
    self.mark = mark
    self.matches = matches
  }
}

extension Sequence {
  /// The choices whose titles match the typed text, the best first; equally good ones keep their
  /// order. An empty text matches all.
  public func matching<ID>(_ query: String) -> [PickerChoice<ID>]
  where Element == PickerChoice<ID> {
    var found: [(score: Int, index: Int, choice: PickerChoice<ID>)] = []
    for (index, var choice) in enumerated() {
      guard let match = FuzzyMatch(query, in: choice.title) else { continue }
      choice.matches = match.characters
      found.append((match.score, index, choice))
    }
    if !query.allSatisfy(\.isWhitespace) {
      found.sort { ($1.score, $0.index) < ($0.score, $1.index) }
    }
    return found.map(\.choice)
  }
}
