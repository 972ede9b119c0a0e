/// One of the things that a ``PickerPanel`` lets a person choose from.
public struct PickerChoice: Identifiable {
  /// What identifies it; different for each choice of a picker.
  public let id: AnyHashable
  /// What it is called: what is typed is looked for in this.
  public var title: String
  /// More about it, at the right end: what kind of thing it is, or its key.
  public var detail: String
  /// What the detail means.
  public var detailRole: Role
  /// A character or two before the title; `nil` takes no room.
  public var mark: String?
  /// The characters of the title that answer what was typed, counted from 0.
  public var matches: [Int]

  /// Creates a choice.
  public init(
    id: AnyHashable, title: String, detail: String = "", detailRole: Role = .secondary,
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

extension Sequence<PickerChoice> {
  /// The choices whose titles answer what was typed, the best first; those that answer it equally
  /// well stay in their order. Nothing typed is answered by all.
  public func matching(_ query: String) -> [PickerChoice] {
    var found: [(score: Int, place: Int, choice: PickerChoice)] = []
    for (place, var choice) in enumerated() {
      guard let match = FuzzyMatch(query, in: choice.title) else { continue }
      choice.matches = match.characters
      found.append((match.score, place, choice))
    }
    if !query.allSatisfy(\.isWhitespace) {
      found.sort { ($1.score, $0.place) < ($0.score, $1.place) }
    }
    return found.map(\.choice)
  }
}
