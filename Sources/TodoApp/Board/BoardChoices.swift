import TodoModel

/// The lists that a person has shown as boards. The next start repeats them.
@MainActor struct BoardChoices {
  /// The most lists that are remembered: those that were chosen last.
  static let most = 400

  let choices: RememberedChoices

  /// The columns of a list that is shown as a board; `nil` for one that is shown as a list.
  func kind(of list: Identifier<TodoList>) -> BoardKind? {
    let prefix = list.uuidString + " "
    let entry = choices.memory.boards.last { $0.hasPrefix(prefix) }
    return entry.flatMap { BoardKind(rawValue: String($0.dropFirst(prefix.count))) }
  }

  /// Remembers the columns of a list, or with `nil` that it is shown as a list.
  func set(_ kind: BoardKind?, of list: Identifier<TodoList>) {
    let prefix = list.uuidString + " "
    let others = choices.memory.boards.filter { !$0.hasPrefix(prefix) }
    let entries = others + (kind.map { [prefix + $0.rawValue] } ?? [])
    choices.set(\.boards, Array(entries.suffix(Self.most)))
  }
}
