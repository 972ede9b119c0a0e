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
    func take(_ wanted: Int) -> Int {
      let taken = max(0, min(wanted, rest))
      rest -= taken
      return taken
    }
    let all = needs.fields.reduce(0, +)
    fields = take(min(1, all))
    message = take(min(1, needs.message))
    buttons = take(needs.buttons)
    text = take(min(1, needs.text))
    // A field's second row shows what its text means or what is wrong with it.
    fields += take(min(2, needs.focused) - fields)
    message += take(needs.message - message)
    fields += take(needs.focused - fields)
    text += take(needs.text - text)
    fields += take(all - fields)
    guard fields == all, text == needs.text else { return }
    gapBelow = take(all + text == 0 ? 0 : 1)
    gapAbove = take(1)
    gapBetween = take(all == 0 || text == 0 ? 0 : 1)
    let between = max(0, needs.fields.count - 1)
    if rest >= between { fields += take(between) }
  }
}
