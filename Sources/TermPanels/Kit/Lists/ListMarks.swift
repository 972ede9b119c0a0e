/// The marked rows of a list, by identity, in the order of marking.
struct ListMarks<ID: Hashable> {
  private var numbers: [ID: Int] = [:]
  private var next = 0

  var count: Int { numbers.count }

  var isEmpty: Bool { numbers.isEmpty }

  /// The identities, the one that was marked first in front.
  var ids: [ID] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  func contains(_ id: ID) -> Bool { numbers[id] != nil }

  /// Marks a row; a marked one keeps its place in the order.
  mutating func insert(_ id: ID) {
    guard numbers[id] == nil else { return }
    numbers[id] = next
    next += 1
  }

  mutating func remove(_ id: ID) { numbers[id] = nil }
}
