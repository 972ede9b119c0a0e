internal import CivilCalendar
internal import JSONKit

/// Imports a document of MVCTodo into the store, within one transaction.
struct MVCTodoImport {
  /// The list for items that are in no list. Its identity is fixed, so a second import finds it.
  static let unfiled = Identifier<TodoList>(derivedFrom: "paneltodo unfiled")

  private let document: MVCTodoDocument
  private let ledger: Ledger
  private let appender: ItemAppender
  private var report: ImportReport
  private var remainder = ImportRemainder()
  private var hasBegun = false
  private var known: Set<Identifier<TodoList>> = []
  private var seen: Set<Identifier<TodoItem>> = []

  static func run(
    _ document: MVCTodoDocument, file: String, ledger: Ledger
  ) throws -> ImportReport {
    var run = MVCTodoImport(document: document, ledger: ledger, report: ImportReport(file: file))
    try run.addLists()
    try run.addItems()
    try run.keepRemainder()
    return run.report
  }

  private init(document: MVCTodoDocument, ledger: Ledger, report: ImportReport) {
    self.document = document
    self.ledger = ledger
    appender = ItemAppender(ledger)
    self.report = report
  }

  private mutating func addLists() throws {
    var order = try ledger.lastPosition()
    for list in document.lists {
      let id = Identifier<TodoList>(imported: list.id)
      guard known.insert(id).inserted else {
        remainder.lists.append(list.source)
        report.problems.append(.repeatedList(list.name))
        continue
      }
      let stored = try ledger.list(id)
      let isNew = stored == nil
      if let stored { report.find(stored) }
      var extra = ImportExtra(unknown: list.unknown, id: list.id, isUUID: id.uuidString == list.id)
      let name = cleaned(list.name, &extra, reporting: isNew) { .list($0) }
      // A text that cannot be shown as an emoji is kept below, so no error is lost.
      let emoji = (try? TextRule.emoji(list.emoji)) ?? ""
      if emoji != list.emoji { extra.add("emoji", .string(list.emoji)) }
      let text = placed(extra, beside: id, .list(name), reporting: isNew)
      guard isNew else {
        report.alreadyPresent += 1
        continue
      }
      order += 1
      try begin()
      let added = TodoList(id: id, name: name, emoji: emoji, order: order, extra: text)
      try ledger.save(added)
      report.add(added)
    }
  }

  private mutating func addItems() throws {
    let memberships = self.memberships()
    for item in document.items {
      let lists = memberships[item.id] ?? []
      if lists.isEmpty {
        try addUnfiledList()
        if try add(item, to: Self.unfiled, isCopy: false, alsoIn: []) {
          report.unfiled.append(TextRule.nearest(to: item.name).name)
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

  /// The lists of each item, in the file's order and each once.
  private mutating func memberships() -> [String: [Identifier<TodoList>]] {
    let items = Set(document.items.map(\.id))
    var result: [String: [Identifier<TodoList>]] = [:]
    var missing: Set<String> = []
    for association in document.associations {
      let list = Identifier<TodoList>(imported: association.list.id)
      guard known.contains(list) else {
        keep(association, association.items)
        report.problems.append(
          .missingList(identifier: association.list.id, itemCount: association.items.count))
        continue
      }
      for item in association.items where result[item.id]?.contains(list) != true {
        result[item.id, default: []].append(list)
      }
      let strangers = association.items.filter { !items.contains($0.id) }
      missing.formUnion(strangers.map(\.id))
      let odd = association.items.filter { !items.contains($0.id) || !$0.isPlain }
      if !odd.isEmpty || !association.list.isPlain { keep(association, odd) }
    }
    report.problems += missing.sorted().map { .missingItem(identifier: $0) }
    return result
  }

  private mutating func keep(
    _ association: MVCTodoDocument.Association, _ items: [MVCTodoDocument.Reference]
  ) {
    remainder.associations += [association.list.source, .array(items.map(\.source))]
  }

  private mutating func add(
    _ item: MVCTodoDocument.Item, to list: Identifier<TodoList>, isCopy: Bool,
    alsoIn others: [Identifier<TodoList>]
  ) throws -> Bool {
    guard let id = identity(of: item, in: list, isCopy: isCopy) else { return false }
    let isNew = try ledger.connection.liveItem(id) == nil
    var extra = ImportExtra(
      unknown: item.unknown, id: item.id, isUUID: id.uuidString == item.id)
    extra.add("creation", .number(item.creation.digits))
    if let due = item.due { extra.add("due", .number(due.digits)) }
    if let completion = item.completion { extra.add("completion", .number(completion.digits)) }
    if !others.isEmpty { extra.add("alsoIn", .array(others.map { .string($0.uuidString) })) }
    let name = cleaned(item.name, &extra, reporting: isNew) { .item($0) }
    let text = placed(extra, beside: id, .item(name), reporting: isNew)
    guard isNew else {
      report.alreadyPresent += 1
      return false
    }
    try begin()
    let added = TodoItem(
      id: id, list: list, name: name,
      due: item.due.map { ledger.clock.zone.day(of: $0.timestamp) },
      completed: item.completion?.timestamp, created: item.creation.timestamp,
      modified: ledger.now, extra: text)
    try appender.append(added)
    report.add(added)
    return true
  }

  /// The identity of an item in a list; nil when an equal item has it already.
  private mutating func identity(
    of item: MVCTodoDocument.Item, in list: Identifier<TodoList>, isCopy: Bool
  ) -> Identifier<TodoItem>? {
    let original = Identifier<TodoItem>(imported: item.id)
    let id = isCopy ? Identifier(derivedFrom: "\(original) in \(list)") : original
    if seen.insert(id).inserted { return id }
    // Derived from the content, so that importing the file again finds it.
    let own = Identifier<TodoItem>(derivedFrom: "\(id) \(item.name) \(item.creation.digits)")
    let isOther = seen.insert(own).inserted
    if !isCopy {
      report.problems.append(.repeatedItem(item.name, isShown: isOther))
      if !isOther { remainder.items.append(item.source) }
    }
    return isOther ? own : nil
  }

  private mutating func addUnfiledList() throws {
    if let stored = try ledger.list(Self.unfiled) { return report.find(stored) }
    try begin()
    let order = try ledger.lastPosition() + 1
    let list = TodoList(id: Self.unfiled, name: "Unfiled", emoji: "📥", order: order)
    try ledger.save(list)
    report.add(list)
  }

  private mutating func begin() throws {
    guard !hasBegun else { return }
    hasBegun = true
    try ledger.begin(Deed(.imported, .file(report.file)))
  }

  /// A name in a form that the store accepts. The original of an altered name is kept with the row.
  private mutating func cleaned(
    _ name: String, _ extra: inout ImportExtra, reporting: Bool,
    as subject: (String) -> ImportReport.Subject
  ) -> String {
    let (result, repair) = TextRule.nearest(to: name)
    if result != name { extra.add("name", .string(name)) }
    if let repair, reporting { report.problems.append(.repaired(subject(result), repair)) }
    return result
  }

  /// The data kept with a row. If it is too long, all of it is kept with the import instead.
  private mutating func placed<Subject>(
    _ extra: ImportExtra, beside id: Identifier<Subject>, _ subject: ImportReport.Subject,
    reporting: Bool
  ) -> String? {
    guard let text = extra.text, text.utf8.count > TextRule.longestExtra else { return extra.text }
    remainder.extra.append(JSON.Member(key: id.uuidString, value: extra.json))
    if reporting { report.problems.append(.longExtra(subject)) }
    return ImportExtra.elsewhere
  }

  private mutating func keepRemainder() throws {
    remainder.unknown = document.unknown
    report.problems += document.unknown.map { .unknownSection($0.key) }
    guard let text = remainder.text, try !ledger.hasKept(remainder: text) else { return }
    try begin()
    try ledger.keep(remainder: text)
  }
}
