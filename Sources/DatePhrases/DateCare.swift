/// The care with which a line takes a word that may be something else than a date.
package enum DateCare: Int, Hashable, Comparable, Sendable {
  /// It is always about dates.
  case none
  /// It is also another word, like `sun`: it has to end the line or stand beside a time.
  case weak
  /// It is also a name, like `tom`.
  case name
  /// Only a date field takes it.
  case fieldOnly

  /// Whether less care is needed.
  package static func < (left: DateCare, right: DateCare) -> Bool {
    left.rawValue < right.rawValue
  }
}
