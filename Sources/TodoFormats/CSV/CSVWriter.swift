import CivilCalendar
import JSONKit
import TodoValues

/// Writes a table with our own columns.
struct CSVWriter: FormatWriter {
  private var list = ""
  private var headings: [ExchangeID: String] = [:]

  mutating func begin() -> String { line(CSV.Column.allCases.map(\.rawValue)) }

  mutating func end() -> String { "" }

  mutating func text(of element: ExchangeElement) -> String {
    switch element {
    case .list(let list) where list.headingOf != nil:
      headings[list.id] = list.name
      return ""
    case .list(let list):
      self.list = list.name
      return ""
    case .part: return ""
    case .item(let item): return line(CSV.Column.allCases.map { value(of: $0, in: item) })
    }
  }

  private func line(_ values: [String]) -> String {
    values.map(CSV.quoted).joined(separator: ",") + "\r\n"
  }

  private func value(of column: CSV.Column, in item: ExchangeItem) -> String {
    switch column {
    case .list: CSV.guarded(list)
    case .heading: CSV.guarded(item.heading.flatMap { headings[$0] } ?? "")
    case .name: CSV.guarded(item.name)
    case .notes: CSV.guarded(item.notes)
    case .done: item.isDone ? "yes" : "no"
    case .completed: item.completed?.fullISO ?? ""
    case .created: item.created?.fullISO ?? ""
    case .modified: item.modified?.fullISO ?? ""
    case .due: item.due?.description ?? ""
    case .time: item.dueTime?.description ?? ""
    case .start: item.start?.description ?? ""
    case .plan: item.plan?.text ?? ""
    case .flag: item.isFlagged ? "yes" : "no"
    case .priority: item.priority == .none ? "" : item.priority.name
    case .tags: CSV.guarded(item.tags.joined(separator: " "))
    case .rule: item.recurrence?.rrule ?? ""
    case .anchor: item.recurrence?.anchor.word ?? ""
    case .waits: UUIDList.texts(item.waitsFor).joined(separator: " ")
    case .effort: item.effort.map { "\($0)" } ?? ""
    case .worked: WorkText.text(item.worked) ?? ""
    case .id: CSV.guarded(item.id.text(in: CSV.name))
    case .parent: CSV.guarded(item.parentID?.text(in: CSV.name) ?? "")
    case .extra: item.extra.isEmpty ? "" : JSON.object(item.extra).text
    }
  }
}
