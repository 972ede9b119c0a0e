/// The distribution of a dialog's rows among its parts.
struct DialogPlan {
  /// The rows that the parts would take if there were room for all.
  struct Needs {
    /// Rows of the text above the fields; 0 without one.
    var text: Int
    /// Rows of each field.
    var fields: [Int]
    /// Rows of the field that has the keys.
    var focused: Int
    /// Rows of the message; 0 without one.
    var message: Int
    /// Rows of the buttons.
    var buttons: Int
  }

  /// Blank rows below the frame's upper line.
  private(set) var gapAbove = 0
  /// Rows of the text.
  private(set) var text = 0
  /// Blank rows between the text and the fields.
  private(set) var gapBetween = 0
  /// Rows in which the fields are visible.
  private(set) var fields = 0
  /// Blank rows below the fields.
  private(set) var gapBelow = 0
  /// Rows of the message.
  private(set) var message = 0
  /// Rows of the buttons.
  private(set) var buttons = 0

  /// The rows of the whole dialog with its frame.
  var height: Int { 2 + gapAbove + text + gapBetween + fields + gapBelow + message + buttons }

  /// Distributes `available` rows: necessary parts first, merely pleasant ones last.
  init(_ needs: Needs, available: Int = .max) {
    var rest = available
    func reserve(_ wanted: Int) -> Int {
      let taken = max(0, min(wanted, rest))
      rest -= taken
      return taken
    }
    let all = needs.fields.reduce(0, +)
    fields = reserve(min(1, all))
    message = reserve(min(1, needs.message))
    buttons = reserve(needs.buttons)
    text = reserve(min(1, needs.text))
    // A field's second row shows what its text means or what is wrong with it.
    fields += reserve(min(2, needs.focused) - fields)
    message += reserve(needs.message - message)
    fields += reserve(needs.focused - fields)
    text += reserve(needs.text - text)
    fields += reserve(all - fields)
    guard fields == all, text == needs.text else { return }
    gapBelow = reserve(all + text == 0 ? 0 : 1)
    gapAbove = reserve(1)
    gapBetween = reserve(all == 0 || text == 0 ? 0 : 1)
    let between = max(0, needs.fields.count - 1)
    if rest >= between { fields += reserve(between) }
  }
}
