import CivilCalendar
import TermPanels

/// The row of an item. A click on its mark is its own business, which it reports with a closure.
final class ItemRowPanel: ContainerPanel {
  var onFlip: () -> Void = {}
  private let row = RowPanel(.value1)

  init() { super.init(content: row) }

  func show(_ item: Item, by clock: WallClock) {
    let isDone = item.completion != nil
    let day = (item.completion ?? item.due).map(clock.day)
    (row.text, row.mark, row.textRole) = (item.name, isDone ? "✓" : "○", isDone ? .done : .text)
    row.detail = day.map { "\(isDone ? "done" : "due") \($0.text(columns: 11))" } ?? ""
    row.detailRole = !isDone && day.map { $0 < clock.today } == true ? .overdue : .secondary
  }

  override func mouseDown(_ event: MouseEvent) -> Bool {
    guard event.location(in: view).x == 0 else { return false }
    onFlip()
    return true
  }
}
