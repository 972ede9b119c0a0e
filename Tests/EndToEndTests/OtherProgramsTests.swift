import CivilCalendar
import Foundation
import JSONKit
import TestSupport
import Testing
import TodoFormats
import TodoValues

/// The programs whose formats are read and written, as the distribution has them.
@Suite("Another program", .floor(.full)) struct OtherProgramsTests {
  private let home: TemporaryFolder
  private var context = ExchangeContext(clock: .standing(at: Circumstances.now))
  private let list = ExchangeList(named: "Home")

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `Taskwarrior reads our file without loss, and we read its file`() throws {
    let file = try home.write(text(in: "taskwarrior"), to: "tasks.json")
    let settings = try home.write(
      "data.location=\(home.path("task"))\nconfirmation=off\nverbose=nothing\n", to: "taskrc")

    let taken = try Command("task", ["rc:\(settings)", "import", file], home: home).run()
    let given = try Command("task", ["rc:\(settings)", "export"], home: home).run()

    #expect(taken.status == .exitCode(0) && taken.error.isEmpty, "\(taken)")
    let items = try read(given.output, as: "taskwarrior")
    for item in Self.items(in: list) {
      let back = try #require(items.first { $0.id == item.id }, "\(item.name) in \(given.output)")
      #expect(back.name == item.name && back.notes == item.notes && back.tags == item.tags)
      #expect(back.due == item.due && back.dueTime == item.dueTime && back.start == item.start)
      #expect(back.priority == item.priority && back.isDone == item.isDone)
      #expect(back.parent == item.parent && back.completed == item.completed)
    }
  }

  @Test func `Taskwarrior makes tasks of a series of ours`() throws {
    var item = Self.items(in: list)[0]
    item.recurrence = Recurrence(.monthly())
    let file = try home.write(text(of: [item], in: "taskwarrior"), to: "tasks.json")
    let settings = try home.write(
      "data.location=\(home.path("task"))\nconfirmation=off\nverbose=nothing\n", to: "taskrc")

    _ = try Command("task", ["rc:\(settings)", "import", file], home: home).run()
    _ = try Command("task", ["rc:\(settings)", "list"], home: home).run()
    let items = try read(
      Command("task", ["rc:\(settings)", "export"], home: home).run().output, as: "taskwarrior")

    let series = try #require(items.first { $0.id == item.id })
    #expect(series.recurrence == item.recurrence)
    #expect(items.contains { $0.name == item.name && $0.due == item.due && $0.id != item.id })
    #expect(series.due != item.due)
  }

  @Test func `todo_sh reads our file, and we read its file`() throws {
    try home.write(text(in: "todo.txt"), to: "todo.txt")
    let settings = try home.write(
      """
      export TODO_DIR=\(home.path)
      export TODO_FILE=$TODO_DIR/todo.txt
      export DONE_FILE=$TODO_DIR/done.txt
      export REPORT_FILE=$TODO_DIR/report.txt
      """, to: "todo.cfg")
    func run(_ arguments: String...) throws -> String {
      let result = try Command("todo-txt", ["-p", "-t", "-d", settings] + arguments, home: home)
        .run()
      #expect(result.status == .exitCode(0) && result.error.isEmpty, "\(result)")
      return result.output
    }

    #expect(try run("ls").contains("TODO: \(Self.items(in: list).count) of"))
    #expect(try run("listcon") == "@bills\n@münchen\n")
    _ = try run("add", "(B) Call Ann @phone due:2030-12-24")
    _ = try run("-a", "do", "1")

    let items = try read(content(of: "todo.txt"), as: "todo.txt")
    let call = try #require(items.first { $0.name == "Call Ann" })
    #expect(call.tags == ["phone"] && call.due == Day(iso: "2030-12-24"))
    #expect(call.created.map(context.clock.zone.day) != nil && call.priority.name == "medium")
    #expect(items[0].isDone && items[0].name == Self.items(in: list)[0].name)
  }

  /// In a zone that never changes its offset, since todoman takes that of this year for all years.
  @Test mutating func `todoman reads our file without loss, and we read its file`() throws {
    context = ExchangeContext(
      clock: .standing(at: Circumstances.now, in: Zone(secondsAhead: 19_800)))
    for (index, item) in Self.items(in: list).enumerated() {
      try put(text(of: [item], in: "ics"), at: "calendars/Home/\(index).ics")
    }
    try put(
      """
      path = "\(home.path("calendars"))/*"
      date_format = "%Y-%m-%d"
      time_format = "%H:%M"
      default_list = "Home"
      cache_path = "\(home.path("cache.sqlite"))"
      """, at: ".config/todoman/config.py")
    func run(_ arguments: String...) throws -> CommandResult {
      try Command("todoman", arguments, home: home, environment: ["TZ": "<+0530>-5:30"]).run()
    }

    let listed = try run("--porcelain", "list", "--status", "ANY")
    #expect(listed.status == .exitCode(0) && listed.error.isEmpty, "\(listed)")
    let found = try #require(try JSONParser.parse(Array(listed.output.utf8)).values)
    for item in Self.items(in: list) {
      let todo = try #require(found.first { $0["summary"] == .string(item.name) }, "\(item.name)")
      #expect(todo["description"] == .string(item.notes))
      #expect(todo["completed"] == .bool(item.isDone))
      if let due = item.due, let time = item.dueTime {
        let moment = context.clock.zone.moment(
          of: LocalMoment(day: due, secondOfDay: time.minutes * 60))
        #expect(todo["due"] == .number("\(moment.wholeSeconds)"))
      }
    }

    let made = try run("new", "-l", "Home", "--due", "2030-12-24 10:00", "Written there")
    #expect(made.status == .exitCode(0), "\(made)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: home.path("calendars/Home")
    ).filter { $0.utf8.count > 10 }
    let own = try read(content(of: "calendars/Home/\(#require(names.first))"), as: "ics")
    #expect(own.map(\.name) == ["Written there"] && own[0].due == Day(iso: "2030-12-24"))
    #expect(own[0].dueTime == TimeOfDay(hour: 10))
  }

  @Test func `topydo reads our file with subtasks, and we read its file`() throws {
    try home.write(text(in: "todo.txt"), to: "todo.txt")
    func run(_ arguments: String...) throws -> String {
      let files = ["-t", home.path("todo.txt"), "-d", home.path("done.txt")]
      let result = try Command("topydo", files + arguments, home: home).run()
      #expect(result.status == .exitCode(0) && result.error.isEmpty, "\(result)")
      return result.output
    }

    let found = try #require(
      try JSONParser.parse(Array(run("ls", "-x", "-f", "json").utf8)).values)
    #expect(found.contains { $0["text"] == .string("Buy milk") })
    _ = try run("add", "Call Ann @phone due:2030-12-24 partof:2")

    let items = try read(content(of: "todo.txt"), as: "todo.txt")
    let call = try #require(items.first { $0.name == "Call Ann" })
    let milk = try #require(items.first { $0.name == "Buy milk" })
    #expect(call.due == Day(iso: "2030-12-24"))
    #expect(try call.parent == .alias(#require(milk.alias)))
  }

  // MARK: Files

  private func put(_ text: String, at name: String) throws {
    let path = URL(filePath: home.path(name))
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: path, atomically: false, encoding: .utf8)
  }

  private func content(of name: String) throws -> String {
    try String(contentsOfFile: home.path(name), encoding: .utf8)
  }

  // MARK: Exchange

  /// To-dos that have something that each of the programs has.
  private static func items(in list: ExchangeList) -> [ExchangeItem] {
    func item(_ number: Int, _ name: String) -> ExchangeItem {
      let id = ExchangeID("A360FC44-315C-4366-B70C-EA7E7520B74\(number)")
      var item = ExchangeItem(id: id, list: list.id, name: name)
      item.created = Timestamp(secondsSinceEpoch: 1_772_000_000)
      return item
    }
    var rent = item(1, #"Pay “rent” & \more\ 'here'"#)
    rent.notes = "one\n\ntwo, “quoted”; done"
    rent.tags = ["bills", "münchen"]
    rent.priority = .high
    rent.due = Day(iso: "2030-12-24")
    rent.dueTime = TimeOfDay(hour: 9, minute: 30)
    rent.subtasks = .init(open: 1, total: 1)
    var milk = item(2, "Buy milk")
    milk.priority = .low
    milk.due = Day(iso: "2030-12-25")
    milk.parent = .item(rent.id)
    var done = item(3, "Sweep 👩‍👩‍👧 漢字")
    done.isDone = true
    done.completed = Timestamp(secondsSinceEpoch: 1_773_000_000)
    return [rent, milk, done, item(4, #"x (A) @home +plus due:2026-01-01 "q" [1]"#)]
  }

  private func text(in format: String) throws -> String {
    try text(of: Self.items(in: list), in: format)
  }

  private func text(of items: [ExchangeItem], in name: String) throws -> String {
    let format = try #require(Format.named(name))
    var writer = format.writer(WritingContext(onlyList: list, context))
    let elements = [ExchangeElement.list(list)] + items.map { .item($0) }
    return elements.reduce(writer.begin()) { $0 + writer.text(of: $1) } + writer.end()
  }

  private func read(_ text: String, as name: String) throws -> [ExchangeItem] {
    let format = try #require(Format.named(name))
    var pieces = [Array(text.utf8), []]
    var reader = format.reader(
      of: { pieces.removeFirst() }, ReadingContext(listName: "Home", context))
    var items: [ExchangeItem] = []
    while let element = try reader.next() {
      if case .item(let item) = element { items.append(item) }
    }
    return items
  }
}

extension JSON {
  /// The elements of an array.
  fileprivate var values: [JSON]? { if case .array(let values) = self { values } else { nil } }
}
