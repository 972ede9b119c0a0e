/// One of the choices of a ``PickerPanel``.
public struct PickerChoice<ID: Hashable>: Identifiable {
  /// The identity; different for each choice of a picker.
  public let id: ID
  /// The title, in which the typed text is looked for.
  public var title: String
  /// The meaning of the title.
  public var titleRole: Role
  /// More about the choice, at the right end: its kind, or its key.
  public var detail: String
  /// The meaning of the detail.
  public var detailRole: Role
  /// A character or two before the title; `nil` takes no room.
  public var mark: String?
  /// The heading above the choice, which it shares with others; `nil` for none. Where something was
  /// typed, the best choice is first and there are no headings.
  public var group: String?
  /// The indices of the title's characters that match the typed text.
  public var matches: [Int]

  /// Creates a choice.
  public init(
    id: ID, title: String, titleRole: Role = .text, detail: String = "",
    detailRole: Role = .secondary, mark: String? = nil, group: String? = nil,
    matches: [Int] = []
  ) {
    self.id = id
    self.title = title
    self.titleRole = titleRole
    self.detail = detail
    self.detailRole = detailRole
    self.mark = mark
    self.group = group
    self.matches = matches
  }
}

extension Sequence {
  /// The choices whose titles match the typed text, the best first; equally good ones keep their
  /// order. An empty text matches all.
  public func matching<ID>(_ query: String) -> [PickerChoice<ID>]
  where Element == PickerChoice<ID> {
    let isTyped = !query.allSatisfy(\.isWhitespace)
    var found: [(score: Int, index: Int, choice: PickerChoice<ID>)] = []
    for (index, var choice) in enumerated() {
      guard let match = FuzzyMatch(query, in: choice.title) else { continue }
      choice.matches = match.characters
      if isTyped { choice.group = nil }
      found.append((match.score, index, choice))
    }
    if isTyped { found.sort { ($1.score, $0.index) < ($0.score, $1.index) } }
    return found.map(\.choice)
  }
}

extension Sequence {
  /// The choices with those of each group together, the groups in the order in which they occur.
  func gathered<ID>() -> [PickerChoice<ID>] where Element == PickerChoice<ID> {
    var positions: [String?: Int] = [:]
    var groups: [[PickerChoice<ID>]] = []
    for choice in self {
      let position = positions[choice.group] ?? groups.count
      positions[choice.group] = position
      if position == groups.count { groups.append([]) }
      groups[position].append(choice)
    }
    return groups.flatMap { $0 }
  }
}
