import TodoModel

/// A column of a board: what its items share, its title, and their indices among all items.
struct BoardColumn: Equatable {
  let key: ItemGroup.Key
  let title: String
  let range: Range<Int>
}
