import TermPanels

/// The way in which the app draws attention to a reminder, beside the toast.
public enum ReminderWay: String, CaseIterable, Sendable {
  /// Nothing but the toast.
  case toast
  /// The bell of the terminal.
  case bell
  /// A notification of the terminal, by OSC 9.
  case osc9
  /// A notification of the terminal, by OSC 777.
  case osc777

  /// The way of the terminal; nil for the toast alone.
  var notice: Notice.Way? { Notice.Way(rawValue: rawValue) }
}
