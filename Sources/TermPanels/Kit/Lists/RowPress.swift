/// The row that the mouse has pressed last.
struct RowPress<ID: Hashable> {
  /// The row.
  private(set) var id: ID?
  private var isSecond = false
  /// Whether the row has been dragged over another one.
  var isDrag = false

  /// Creates a press of no row.
  init() {}

  /// A press after this one. Rows may have moved between the two presses of a double click: both
  /// have to be on the same row.
  func followed(by id: ID, clickCount: Int) -> RowPress {
    var press = RowPress()
    (press.id, press.isSecond) = (id, clickCount == 2 && id == self.id)
    return press
  }

  /// Whether a release on a row opens it.
  func opens(_ id: ID, onClick: Bool) -> Bool {
    id == self.id && !isDrag && (onClick || isSecond)
  }
}
