import TodoModel

/// The areas that a person has folded in the overview. The next start repeats them.
@MainActor final class AreaFolds {
  /// The most areas that are remembered: those that were folded last.
  static let most = 1_000

  private let choices: RememberedChoices
  private var folded: Set<Identifier<TodoList>>

  init(_ choices: RememberedChoices) {
    self.choices = choices
    folded = Set(choices.memory.foldedAreas.compactMap { Identifier<TodoList>(uuidString: $0) })
  }

  /// Whether an area is folded.
  func isFolded(_ area: Identifier<TodoList>) -> Bool { folded.contains(area) }

  /// Folds areas, or unfolds them.
  func fold(_ areas: [Identifier<TodoList>], _ isFolded: Bool) {
    let changed = areas.filter { folded.contains($0) != isFolded }
    guard !changed.isEmpty else { return }
    if isFolded { folded.formUnion(changed) } else { folded.subtract(changed) }
    let texts = changed.map(\.uuidString)
    let others = Set(texts)
    let kept = choices.memory.foldedAreas.filter { !others.contains($0) }
    choices.set(\.foldedAreas, Array((kept + (isFolded ? texts : [])).suffix(Self.most)))
  }
}
