/// How a prompt shares its rows out between its parts.
struct PromptPanelPlan {
  /// What the parts would take if there were room for all.
  struct Needs {
    /// Rows of each field.
    var fields: [Int]
    /// Rows of the field that has the keys.
    var focused: Int
    /// Rows of the message; 0 without one.
    var message: Int
  }

  /// Blank rows above the fields.
  private(set) var gapAbove = 0
  /// Blank rows below the fields.
  private(set) var gapBelow = 0
  /// Rows through which the fields are seen.
  private(set) var fields = 0
  /// Blank rows between two fields.
  private(set) var spacing = 0
  /// Rows of the message.
  private(set) var message = 0
  /// Rows of the buttons.
  private(set) var buttons = 0

  /// The rows of the whole prompt with its frame.
  var height: Int { 2 + gapAbove + fields + gapBelow + message + buttons }

  /// Shares `available` rows out: what must be there first, what is only pleasant last.
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
    buttons = take(1)
    // A field's second row says what its text means or what is wrong with it.
    fields += take(min(2, needs.focused) - fields)
    message += take(needs.message - message)
    fields += take(needs.focused - fields)
    fields += take(all - fields)
    guard fields == all else { return }
    gapBelow = take(all == 0 ? 0 : 1)
    gapAbove = take(1)
    let between = max(0, needs.fields.count - 1)
    if between > 0, rest >= between {
      spacing = 1
      fields += take(between)
    }
  }
}
