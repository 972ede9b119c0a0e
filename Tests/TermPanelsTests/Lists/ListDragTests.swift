import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// A list whose rows can be dragged to other places, over a stored order.
@MainActor private final class Shelf: ListDelegate {
  let list = ListPanel<String>()
  var stored = (0..<6).map { "w\($0)" }
  private(set) var shown: ArrayListDataSource<String, String>

  init() {
    shown = ArrayListDataSource([], id: \.self) { word, panel in
      let row = panel as? RowPanel ?? RowPanel()
      row.text = word
      return row
    }
    shown.elements = stored
    list.dataSource = shown
    list.delegate = self
  }

  func list(_ list: ListPanel<String>, canMoveRow id: String) -> Bool { true }

  func list(_ list: ListPanel<String>, didDragRow id: String, over other: String) {
    guard let from = shown.elements.firstIndex(of: id), let to = shown.index(of: other) else {
      return
    }
    shown.elements.insert(shown.elements.remove(at: from), at: to)
    list.reloadData(animated: false)
  }

  func list(_ list: ListPanel<String>, didDropRow id: String) { stored = shown.elements }

  func list(_ list: ListPanel<String>, didCancelDragOfRow id: String) {
    shown.elements = stored
    list.reloadData(animated: false)
  }
}

@MainActor @Suite struct ListDragTests {
  private let shelf = Shelf()

  private func harness() throws -> Harness {
    try Harness(columns: 40, rows: 6, mouse: .full) { _ in shelf.list }
  }

  @Test func `a drag that is dropped is stored, one that is cancelled is not shown any more`()
    throws
  {
    let app = try harness()

    app.drag(from: try app.place(of: "w0"), to: try app.place(of: "w2"))
    #expect(shelf.stored == ["w1", "w2", "w0", "w3", "w4", "w5"])
    app.mouse(.press(.left), at: try app.place(of: "w5"))
    app.mouse(.drag(.left), at: try app.place(of: "w1"))
    #expect(shelf.shown.elements.first == "w5")
    app.press(.escape)

    #expect(shelf.shown.elements == shelf.stored)
    #expect(app.screen.contains("▌ w5") && app.screen.hasPrefix("  w1\n  w2"))
  }

  @Test func `the drag of a row that was removed meanwhile is cancelled, and dropped nowhere`()
    throws
  {
    let app = try harness()
    app.mouse(.press(.left), at: try app.place(of: "w0"))
    app.mouse(.drag(.left), at: try app.place(of: "w2"))

    shelf.stored.removeAll { $0 == "w0" }
    shelf.shown.elements = shelf.stored
    shelf.list.reloadData(animated: false)
    app.mouse(.release(.left), at: try app.place(of: "w3"))

    #expect(shelf.stored == ["w1", "w2", "w3", "w4", "w5"])
    #expect(shelf.shown.elements == shelf.stored)
  }

  @Test(arguments: UInt64(0)..<20)
  func `after any gesture the list shows what is stored`(seed: UInt64) throws {
    let app = try harness()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let place = Point(x: 3, y: Int.random(in: 0..<8, using: &random) - 1)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: app.mouse(.press(.left), at: place)
      case 2, 3, 4: app.mouse(.drag(.left), at: place)
      case 5: app.mouse(.release(.left), at: place)
      case 6:
        app.press([.escape, .down, .up, .character("x")][Int.random(in: 0..<4, using: &random)])
      case 7: app.mouse(.wheelDown, at: place)
      default:
        app.resize(
          columns: 30 + Int.random(in: 0..<20, using: &random),
          rows: 6 + Int.random(in: 0..<4, using: &random))
      }
    }
    app.press(.escape)

    #expect(shelf.shown.elements == shelf.stored, "seed \(seed)")
    #expect(Set(shelf.stored) == Set((0..<6).map { "w\($0)" }), "seed \(seed)")
  }
}
