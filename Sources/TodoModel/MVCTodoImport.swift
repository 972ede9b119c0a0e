internal import CivilCalendar

/// Puts a document of MVCTodo into the store, within one transaction.
struct MVCTodoImport {
  /// The list that takes items which are in none. Its identity is fixed, so a second import finds it.
  static let unfiled = Identifier<TodoList>(derivedFrom: "paneltodo unfiled")

  private let document: MVCTodoDocument
  private let ledger: Ledger
  private var report: ImportReport
  private var hasBegun = false
  private var known: Set<Identifier<TodoList>> = []
  private var seen: Set<Identifier<TodoItem>> = []

  static func run(
    _ document: MVCTodoDocument, file: String, ledger: Ledger
  ) throws -> ImportReport {
    var run = MVCTodoImport(document: document, ledger: ledger, report: ImportReport(file: file))
    try run.addLists()
    try run.addItems()
    run.reportUnknown()
    return run.report
  }

  private init(document: MVCTodoDocument, ledger: Ledger, report: ImportReport) {
    self.document = document
    self.ledger = ledger
    self.report = report
  }

  private mutating func addLists() throws {
    var order = try ledger.lastPosition()
    for list in document.lists {
      let id = Identifier<TodoList>(imported: list.id)
      guard known.insert(id).inserted else {
        report.problems.append(
          "The list “\(list.name)” has the identity of an earlier one; left out.")
        continue
      }
      guard try ledger.list(id) == nil else {
        report.alreadyPresent += 1
        continue
      }
      order += 1
      var extra = ImportExtra(unknown: list.unknown, id: list.id, isUUID: id.uuidString == list.id)
      let name = cleaned(list.name, "list", &extra)
      // What cannot be shown as an emoji is kept below, so no error is lost.
      let emoji = (try? TextRule.emoji(list.emoji)) ?? ""
      if emoji != list.emoji { extra.add("emoji", .string(list.emoji)) }
      try begin()
      try ledger.save(
        TodoList(id: id, name: name, emoji: emoji, order: order, extra: extra.text))
      report.listsAdded += 1
    }
  }

  private mutating func addItems() throws {
    let memberships = self.memberships()
    let items = Set(document.items.map(\.id))
    for id in memberships.keys.sorted() where !items.contains(id) {
      report.problems.append("A list names the item \(id), which the file does not have.")
    }
    for item in document.items {
      let lists = memberships[item.id] ?? []
      if lists.isEmpty {
        try addUnfiledList()
        if try add(item, to: Self.unfiled, isCopy: false, alsoIn: []) {
          report.unfiled.append(item.name)
        }
      }
      for (index, list) in lists.enumerated() {
        let others = lists.filter { $0 != list }
        if try add(item, to: list, isCopy: index > 0, alsoIn: others), index > 0 {
          report.copies += 1
        }
      }
    }
  }

  /// The lists each item is in, in the file's order and each once.
  private mutating func memberships() -> [String: [Identifier<TodoList>]] {
    var result: [String: [Identifier<TodoList>]] = [:]
    for association in document.associations {
      let list = Identifier<TodoList>(imported: association.list)
      guard known.contains(list) else {
        report.problems.append(
          "The file has no list \(association.list), but says what is in it (\(association.items.count))."
        )
        continue
      }
      for item in association.items where result[item]?.contains(list) != true {
        result[item, default: []].append(list)
      }
    }
    return result
  }

  private mutating func add(
    _ item: MVCTodoDocument.Item, to list: Identifier<TodoList>, isCopy: Bool,
    alsoIn others: [Identifier<TodoList>]
  ) throws -> Bool {
    let original = Identifier<TodoItem>(imported: item.id)
    var id = isCopy ? Identifier(derivedFrom: "\(original) in \(list)") : original
    if !seen.insert(id).inserted {
      report.problems.append(
        "The item “\(item.name)” has the identity of an earlier one; it got its own.")
      // Derived from the content, so that importing the file again finds it.
      id = Identifier(derivedFrom: "\(id) \(item.name) \(item.creation.digits)")
      guard seen.insert(id).inserted else { return false }
    }
    guard try ledger.item(id) == nil else {
      report.alreadyPresent += 1
      return false
    }
    var extra = ImportExtra(
      unknown: item.unknown, id: item.id, isUUID: id.uuidString == item.id)
    extra.add("creation", .number(item.creation.digits))
    if let due = item.due { extra.add("due", .number(due.digits)) }
    if let completion = item.completion { extra.add("completion", .number(completion.digits)) }
    if !others.isEmpty { extra.add("alsoIn", .array(others.map { .string($0.uuidString) })) }
    let name = cleaned(item.name, "item", &extra)
    try begin()
    try ledger.save(
      TodoItem(
        id: id, list: list, name: name,
        due: item.due.map { Day.containing(secondsSinceEpoch: $0.timestamp.secondsSinceEpoch) },
        completed: item.completion?.timestamp, created: item.creation.timestamp,
        modified: ledger.now, extra: extra.text))
    report.itemsAdded += 1
    return true
  }

  private mutating func addUnfiledList() throws {
    guard try ledger.list(Self.unfiled) == nil else { return }
    try begin()
    let order = try ledger.lastPosition() + 1
    try ledger.save(TodoList(id: Self.unfiled, name: "Unfiled", emoji: "📥", order: order))
    report.listsAdded += 1
  }

  private mutating func begin() throws {
    guard !hasBegun else { return }
    hasBegun = true
    try ledger.begin("Imported \(report.file)")
  }

  /// A name as the store takes it. What had to be changed is kept beside it.
  private mutating func cleaned(
    _ name: String, _ thing: String, _ extra: inout ImportExtra
  ) -> String {
    let (result, problem) = TextRule.nearest(to: name)
    if result != name { extra.add("name", .string(name)) }
    if let problem { report.problems.append("The \(thing) “\(result)”: \(problem)") }
    return result
  }

  private mutating func reportUnknown() {
    for member in document.unknown {
      report.problems.append("The file's part “\(member.key)” is unknown and was left out.")
    }
  }
}
