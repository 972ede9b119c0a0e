import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// A draft in the words with which it is offered.
@MainActor struct DraftText {
  /// The beginning of the typed text, of the longest field if there are several. Empty where text
  /// was deleted.
  let excerpt: String
  /// The place where it was typed.
  let place: String
  /// The moment at which it was saved.
  let time: String

  /// The maximum number of columns of an excerpt.
  private static let columns = 20

  init(_ draft: Draft, by clock: WallClock, _ days: DayFormat) {
    excerpt = Self.excerpt(of: draft)
    place = Self.place(of: draft)
    time = Self.time(draft.savedAt, by: clock.stopped, days)
  }

  /// The sentence “Unsaved draft …”, with the time if there is room for it.
  func sentence(columns: Int, and more: String = "") -> String {
    let sentence = "Unsaved draft " + (excerpt.isEmpty ? "" : "“\(excerpt)” ") + place
    let whole = "\(sentence), \(time)\(more)"
    return whole.columns <= columns ? whole : sentence + more
  }

  /// The beginning of the typed text of a draft, within some columns.
  static func excerpt(of draft: Draft, columns: Int = DraftText.columns) -> String {
    // The choices of a week are not text to read.
    let fields = draft.form == .week ? [] : draft.fields
    let longest = fields.max { $0.text.utf8.count < $1.text.utf8.count }?.text ?? ""
    let line = longest.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return String(line ?? "").truncated(toColumns: columns)
  }

  private static func place(of draft: Draft) -> String {
    let name = draft.name.truncated(toColumns: columns)
    return switch draft.form {
    case .newItem(_, nil, _): "in \(name)"
    case .newItem: "under “\(name)”"
    case .item: "in “\(name)”"
    case .itemName: "for the name of “\(name)”"
    case .newList: "for a new list"
    case .list: "for the list \(name)"
    case .newArea: "for a new area"
    case .newView: "for a new view"
    case .view: "for the view \(name)"
    case .week: "for the week"
    }
  }

  private static func time(
    _ moment: Timestamp, by clock: WallClock, _ days: DayFormat
  ) -> String {
    let time = MomentText.time(moment, by: clock)
    let age = clock.now.secondsSinceEpoch - moment.secondsSinceEpoch
    if age < Double(MomentText.hour) { return time }
    let day = clock.zone.day(of: moment)
    return switch day.distance(to: days.today) {
    case 0: "at \(time)"
    case 1: "yesterday at \(time)"
    default: "on \(days.past(day))"
    }
  }
}
