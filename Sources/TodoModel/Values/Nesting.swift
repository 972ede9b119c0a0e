/// The nesting of items, and the two ways through it.
///
/// Another program may leave a cycle, or nest items deeper than this one does. So every walk over
/// parents and subtasks goes one of these ways, both of which end.
public enum Nesting {
  /// The most levels below a top-level item. More have no room on a screen.
  public static let deepest = 32

  /// The ancestors of an item, the nearest first, each once: one more than there can be at most.
  /// The walk ends early with an ancestor for which `isLast` is true, which is the last of them.
  public static func ancestors<Node: Identifiable>(
    of item: Node, parent: (Node) throws -> Node?,
    until isLast: (Node) throws -> Bool = { _ in false }
  ) rethrows -> [Node] {
    var found: [Node] = []
    while found.count <= deepest, let next = try parent(found.last ?? item), next.id != item.id,
      !found.contains(where: { $0.id == next.id })
    {
      found.append(next)
      if try isLast(next) { break }
    }
    return found
  }

  /// All items below some others, each once with the number of levels above it, and before its
  /// subtasks. The others come first and are at level 0, unless they are below one another.
  public static func outline<Node: Identifiable>(
    of items: [Node], subtasks: (Node) throws -> [Node]
  ) rethrows -> [(item: Node, depth: Int)] {
    var found: [(item: Node, depth: Int)] = []
    var known: Set<Node.ID> = []
    var waiting = items.reversed().map { (item: $0, depth: 0) }
    while let next = waiting.popLast() {
      guard known.insert(next.item.id).inserted else { continue }
      found.append(next)
      waiting += try subtasks(next.item).reversed().map { (item: $0, depth: next.depth + 1) }
    }
    return found
  }
}
