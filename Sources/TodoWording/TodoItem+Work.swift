package import CivilCalendar
package import TodoModel
import TodoValues

extension TodoItem {
  /// The work on the item until a moment, with its effort: `2h10 of 3h, running`; nil without work.
  package func workText(at moment: Timestamp) -> String? {
    let seconds = worked(until: moment)
    guard seconds > 0 || workingSince != nil else { return nil }
    return Effort.text(minutes: seconds / 60) + (effort.map { " of \($0)" } ?? "")
      + (workingSince == nil ? "" : ", running")
  }
}
