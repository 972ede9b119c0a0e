import TestSupport
import Testing

@testable import TodoModel

@Suite("A walk through nested items") struct NestingTests {
  struct Node: Identifiable {
    let id: Int
    let parent: Int?
  }

  /// Random parents: trees, cycles, and items that are their own parents.
  private func graph(_ seed: UInt64) -> [Node] {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    return (0..<count).map { number in
      let parent = Int.random(in: -1..<count, using: &random)
      return Node(id: number, parent: parent < 0 ? nil : parent)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `ends in any graph, and meets each item once`(seed: UInt64) throws {
    let nodes = graph(Thorough.seed &+ seed)
    for node in nodes {
      let above = try Nesting.ancestors(of: node, parent: { $0.parent.map { nodes[$0] } }).map(\.id)
      #expect(Set(above).count == above.count && !above.contains(node.id))
      #expect(above.count <= Nesting.deepest + 1)
    }
    let below = Dictionary(grouping: nodes) { $0.parent }
    let outline = Nesting.outline(of: nodes) { below[$0.id] ?? [] }
    #expect(outline.map(\.item.id).sorted() == nodes.map(\.id))
  }

  @Test func `goes up by one level more than there can be, or to the last one wanted`() throws {
    let chain = (0..<1000).map { Node(id: $0, parent: $0 == 0 ? nil : $0 - 1) }
    let parent = { (node: Node) in node.parent.map { chain[$0] } }

    #expect(try Nesting.ancestors(of: chain[999], parent: parent).count == Nesting.deepest + 1)
    #expect(
      try Nesting.ancestors(of: chain[9], parent: parent).map(\.id) == Array((0..<9).reversed()))
    let last = Nesting.ancestors(of: chain[9], parent: parent) { $0.id == 6 }
    #expect(last.map(\.id) == [8, 7, 6])
  }
}
