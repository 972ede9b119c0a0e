import CivilCalendar
import JSONKit
import SafeText

/// Writes the JSON of Taskwarrior: an array with a task on each line. What was read from a task and
/// has not changed since is written as it was.
struct TaskwarriorWriter: FormatWriter {
  private let context: ExchangeContext
  private var list = ""
  private var isFirst = true

  init(_ context: WritingContext) { self.context = context.common }

  mutating func begin() -> String { "[\n" }

  mutating func end() -> String { isFirst ? "]\n" : "\n]\n" }

  mutating func text(of element: ExchangeElement) -> String {
    switch element {
    case .list(let list):
      self.list = list.name
      return ""
    case .part(let part): return part.format == Taskwarrior.name ? line(part.text) : ""
    case .item(let item): return line(JSON.object(members(of: item)).text)
    }
  }

  private mutating func line(_ text: String) -> String {
    defer { isFirst = false }
    return isFirst ? text : ",\n" + text
  }

  private func members(of item: ExchangeItem) -> [JSON.Member] {
    let task = item.source(of: Taskwarrior.name).flatMap { source in
      // The source was read before; if it is none any more, the item is written without it.
      try? TaskwarriorTask(JSONParser.parse(Array(source.utf8)))
    }
    var members = task?.members ?? []
    let base = task.map { task in
      var read = Taskwarrior.item(of: task, id: item.id, list: item.list, context)
      _ = read.settle(context.limits)
      return read
    }
    let fields = TaskwarriorFields.of(task)
    for field in fields where base.map({ field.isSame($0, item, context) }) != true {
      members.replace(field.keys, with: field.pieces(for: item, context))
    }
    let home = task?.members[TaskwarriorTask.listKey]?.string ?? task?.members["project"]?.string
    if home?.plainLine != list { members.replace(["project"], with: project) }
    members.removeAll { $0.key == TaskwarriorTask.listKey }
    return members
  }

  private var project: [JSON.Member] { [JSON.Member(key: "project", value: .string(list))] }
}
