import TermPanels
import TestSupport
import Testing

@MainActor @Suite struct OutlineRowsTests {
  private func names(_ rows: OutlineRows<String>) -> [String] {
    (0..<rows.rowCount).map { rows.rowID(at: $0) }
  }

  @Test func `children are requested when their node is unfolded, and no sooner`() {
    let tree = NameTree.food
    let rows = OutlineRows(tree)
    #expect(tree.requests == [])
    #expect(names(rows) == ["Fruit", "Bread", "Drinks"] && tree.requests == [nil])

    rows.unfold("Fruit")
    #expect(names(rows) == ["Fruit", "Apple", "Pear", "Citrus", "Bread", "Drinks"])
    #expect(tree.requests == [nil, "Fruit"])
    rows.fold("Fruit")

    #expect(names(rows) == ["Fruit", "Bread", "Drinks"] && tree.requests == [nil, "Fruit"])
    #expect(rows.index(of: "Apple") == nil && rows.level(of: "Apple") == nil)
  }

  @Test func `a node in a folded one keeps its fold`() {
    let rows = OutlineRows(NameTree.food, unfolded: ["Fruit", "Citrus"])
    #expect(rows.rowCount == 8 && rows.level(of: "Lime") == 2)

    rows.fold("Fruit")
    #expect(rows.rowCount == 3 && rows.unfoldedIDs == ["Citrus"])
    rows.unfold("Fruit")

    #expect(
      names(rows) == ["Fruit", "Apple", "Pear", "Citrus", "Lemon", "Lime", "Bread", "Drinks"])
  }

  @Test func `a node that moves takes its fold along`() {
    let tree = NameTree.food
    let rows = OutlineRows(tree, unfolded: ["Fruit", "Citrus", "Drinks"])
    #expect(rows.rowCount == 9)
    tree.kinds["Fruit"] = ["Apple"]
    tree.kinds["Drinks"] = ["Citrus", "Tea"]

    rows.reload()

    #expect(
      names(rows) == ["Fruit", "Apple", "Bread", "Drinks", "Citrus", "Lemon", "Lime", "Tea"])
    #expect(rows.parent(of: "Citrus") == "Drinks" && rows.parent(of: "Bread") == nil)
  }

  @Test func `an identity that occurs twice, even in itself, has one row`() {
    let tree = NameTree(["A", "D"], ["A": ["B", "D"], "B": ["A", "B", "C", "C"]])
    let rows = OutlineRows(tree, unfolded: ["A", "B"])

    #expect(names(rows) == ["A", "B", "C", "D"])
    #expect(rows.level(of: "D") == 0)
  }

  @Test func `a node without children after all is unfolded and empty`() {
    let rows = OutlineRows(NameTree(["A", "B"], ["A": []]))

    rows.unfold("A")

    #expect(names(rows) == ["A", "B"] && rows.isUnfolded("A") && rows.hasChildren("A"))
    rows.fold("A")
    #expect(names(rows) == ["A", "B"] && !rows.isUnfolded("A"))
  }

  @Test func `a fold while the rows must stay takes effect afterwards`() {
    let rows = OutlineRows(NameTree.food)
    var during = names(rows)
    let revision = rows.revision

    rows.steadily {
      rows.unfold("Drinks")
      rows.steadily { during = names(rows) }
    }

    #expect(during == ["Fruit", "Bread", "Drinks"])
    #expect(names(rows) == ["Fruit", "Bread", "Drinks", "Tea"] && rows.revision > revision)
  }

  @Test(arguments: 1...8)
  func `rows are those of the whole tree, whatever is folded and moved`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = NumberTree(size: 60, using: &random)
    let rows = OutlineRows(model)
    var unfolded: Set<Int> = []

    for step in 0..<300 {
      let node = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        unfolded = []
        rows.foldAll()
      case 1...3:
        model.move(node, using: &random)
        rows.reload()
      case 4...8:
        unfolded.remove(node)
        rows.fold(node)
      default:
        unfolded.insert(node)
        rows.unfold(node)
      }

      let expected = model.rows(unfolded)
      #expect((0..<rows.rowCount).map { rows.rowID(at: $0) } == expected.map(\.id), "step \(step)")
      let isRight = expected.enumerated().allSatisfy { index, row in
        rows.index(of: row.id) == index && rows.level(of: row.id) == row.level
          && rows.parent(of: row.id) == model.parents[row.id]
      }
      let shown = Set(expected.map(\.id))
      let isGone = (0..<60).allSatisfy { shown.contains($0) || rows.index(of: $0) == nil }
      #expect(isRight && isGone, "step \(step)")
    }
  }
}

/// A tree of numbers, in which each node comes after its parent.
@MainActor private final class NumberTree: OutlineDataSource {
  private(set) var parents: [Int?] = []

  init(size: Int, using random: inout SeededGenerator) {
    for node in 0..<size {
      parents.append(nil)
      move(node, using: &random)
    }
  }

  /// Moves a node into another one, or out of all.
  func move(_ node: Int, using random: inout SeededGenerator) {
    let parent = Int.random(in: -3..<max(1, node), using: &random)
    parents[node] = parent < 0 || parent >= node ? nil : parent
  }

  /// The rows, from the whole tree.
  func rows(_ unfolded: Set<Int>, in node: Int? = nil, level: Int = 0) -> [(id: Int, level: Int)] {
    children(of: node).flatMap { child in
      [(id: child, level: level)]
        + (unfolded.contains(child) ? rows(unfolded, in: child, level: level + 1) : [])
    }
  }

  func children(of id: Int?) -> [Int] { parents.indices.filter { parents[$0] == id } }

  func hasChildren(_ id: Int) -> Bool { parents.contains(id) }

  func panel(for id: Int, reusing panel: Panel?) -> Panel { panel ?? Panel() }
}
