internal import SafeText

/// Adds the lists, items and texts of a file, within one transaction and one journal entry.
///
/// What is in the store already is left alone, whatever the file says of it, so a second import
/// adds nothing and takes back no change. What was deleted is added again.
final class Importer {
  /// The most problems of a report.
  private static let mostProblems = 100
  /// The greatest distance of a position from 0 that a file may give.
  private static let farthest = 1 << 52

  private let ledger: Ledger
  private let appender: ItemAppender
  private var headings: HeadingIntake
  private var links: ParentLinks
  private let waits: WaitLinks
  private var kept: KeptIntake
  private var report: ImportReport
  /// The name of the file that is read.
  private var file: String
  private var hasBegun = false
  /// The items that were being worked on when the import began.
  private var inWork: [TodoItem] = []
  /// The list in the store for each list of the file.
  private var lists: [Identifier<TodoList>: Identifier<TodoList>] = [:]
  /// The area in the store for each area of the file.
  private var areas: [Identifier<TodoList>: Identifier<TodoList>] = [:]
  /// The lists and areas that are known by their names and missing in the store: the first new item
  /// of a list adds it, and the first new list of an area, so a file without new items adds none.
  private var missing: [Identifier<TodoList>: TransferList] = [:]
  /// The lists that this import has added: in these, items have the positions that the file gives.
  private var newLists: Set<Identifier<TodoList>> = []
  /// Those of them that have an order of their own neither here nor in the file.
  private var unsortedLists: Set<Identifier<TodoList>> = []

  /// Runs an import: takes all elements of a source.
  static func run(
    _ source: TransferSource, file: String, ledger: Ledger
  ) throws -> ImportReport {
    let importer = Importer(file: file, ledger: ledger)
    while let element = try source() { try importer.take(element) }
    return try importer.finish()
  }

  private init(file: String, ledger: Ledger) {
    self.ledger = ledger
    appender = ItemAppender(ledger)
    headings = HeadingIntake(ledger)
    links = ParentLinks(ledger.connection)
    waits = WaitLinks(ledger.connection)
    kept = KeptIntake(ledger)
    report = ImportReport(file: file)
    self.file = file
  }

  private func take(_ element: TransferElement) throws {
    switch element {
    case .file(let name): file = name
    case .list(let list) where list.list.isHeading: try take(heading: list)
    case .list(let list):
      let id = try find(list)
      // Views and areas hold no items.
      switch list.list.kind {
      case .list, .template: lists[list.list.id] = id
      case .area: areas[list.list.id] = id
      case .view, .heading: break
      }
    case .item(let item): try add(item)
    case .text(let text): try add(text)
    case .remark(let sentence): complain(.remark(sentence))
    }
  }

  private func finish() throws -> ImportReport {
    try links.linkAll(by: appender, complain)
    // Items that came back with a deleted list may still be in work.
    for item in hasBegun ? try ledger.endWork(exceptOn: inWork) : [] {
      complain(.workSkipped(item: item.name, line: 0))
    }
    return report
  }

  // MARK: - Lists

  /// Finds or adds a list; returns its identity in the store. One with a name alone is only added
  /// with its first new item.
  private func find(_ incoming: TransferList) throws -> Identifier<TodoList> {
    var incoming = incoming
    incoming.list.name = TextRule.nearest(to: incoming.list.name).name
    if incoming.isNamedOnly, incoming.list.kind == .list,
      incoming.list.name == TodoList.inbox.name
    {
      incoming.list = .inbox
    }
    // A name means nothing that is put away: its items would not be seen.
    if incoming.isNamedOnly, try ledger.connection.isPutAway(incoming.list.id) {
      incoming.list = incoming.list.copied(as: Identifier())
    }
    let list = incoming.list
    if let stored = try storedList(for: list, isNamedOnly: incoming.isNamedOnly) {
      guard stored.kind == list.kind else {
        throw refusal("“\(list.name)” is \(stored.kind.words) here.", incoming.line)
      }
      if !incoming.isNamedOnly { report.alreadyPresent += 1 }
      report.find(stored)
      return stored.id
    }
    if incoming.isNamedOnly {
      missing[list.id] = incoming
    } else {
      try add(incoming)
    }
    return list.id
  }

  private func add(_ incoming: TransferList) throws {
    var list = incoming.list
    try begin()
    // A text that cannot be an emoji is left out rather than the list.
    list.emoji = (try? TextRule.emoji(list.emoji)) ?? ""
    list.extra = try fitting(list.extra, of: list.id)
    list.area = list.kind == .area ? nil : try list.area.map(findArea)
    let isPlaced = incoming.hasPlace && isNear(list.order)
    if !isPlaced { list.order = try ledger.lastPosition() + 1 }
    do {
      try ledger.save(list.normalised())
    } catch let error as StoreError {
      throw refusal("\(error)", incoming.line)
    }
    newLists.insert(list.id)
    if incoming.isNamedOnly, list.sort.isEmpty { unsortedLists.insert(list.id) }
    report.add(list)
  }

  private func addIfMissing(_ list: Identifier<TodoList>) throws {
    if let incoming = missing.removeValue(forKey: list) { try add(incoming) }
  }

  /// The area in the store for one of the file. One that is missing is added.
  private func findArea(_ id: Identifier<TodoList>) throws -> Identifier<TodoList> {
    let area = areas[id] ?? id
    try addIfMissing(area)
    return area
  }

  private func storedList(for list: TodoList, isNamedOnly: Bool) throws -> TodoList? {
    let isArea = list.kind == .area
    let connection = ledger.connection
    if isNamedOnly,
      let named = try isArea ? connection.area(named: list.name) : connection.list(named: list.name)
    {
      return named
    }
    return try ledger.list(list.id)
  }

  // MARK: - Headings

  /// Takes a heading. One with a name alone is only added with the first new item or text below it.
  private func take(heading incoming: TransferList) throws {
    let heading = incoming.list
    guard let list = heading.headingOf.flatMap({ lists[$0] }) else {
      throw refusal("The heading “\(heading.name)” has no list.", incoming.line)
    }
    if let other = try ledger.list(heading.id), !other.isHeading {
      throw refusal(
        "“\(other.name)” is a \(other.isView ? "view" : "list") here.", incoming.line)
    }
    var incoming = incoming
    incoming.list.name = TextRule.nearest(to: heading.name).name
    try headings.take(incoming, in: list)
    if !incoming.isNamedOnly { try addHeadingIfMissing(heading.id) }
  }

  private func addHeadingIfMissing(_ id: Identifier<TodoList>) throws {
    guard let incoming = headings.takeMissing(id), let list = incoming.list.headingOf else {
      return
    }
    try begin()
    try addIfMissing(list)
    var heading = TodoList(
      heading: incoming.list.name, of: list, id: incoming.list.id, order: incoming.list.order)
    heading.extra = try fitting(incoming.list.extra, of: heading.id)
    let isPlaced = incoming.hasPlace && isNear(heading.order) && newLists.contains(list)
    do {
      let place = isPlaced ? heading.order : nil
      headings.note(try appender.append(heading.normalised(), at: place), for: id)
      try showHeadings(in: list)
    } catch let error as StoreError {
      throw refusal("\(error)", incoming.line)
    }
  }

  /// Puts a new list without an order into the order of its file, in which headings are shown.
  private func showHeadings(in list: Identifier<TodoList>) throws {
    guard unsortedLists.remove(list) != nil, var stored = try ledger.list(list) else { return }
    stored.sort = [SortRule(.manual)]
    try ledger.save(stored)
  }

  // MARK: - Items

  private func add(_ incoming: TransferItem) throws {
    var item = incoming.item
    guard let list = lists[item.list] else {
      throw refusal("“\(item.name)” has no list.", incoming.line)
    }
    item.list = list
    if let alias = incoming.alias { links.note(alias, of: item.id) }
    let old: (model: TodoItem, isLive: Bool)? = try ledger.connection.row(item.id)
    if old != nil, try ledger.connection.liveItem(item.id) != nil {
      report.alreadyPresent += 1
      return
    }
    try begin()
    try addIfMissing(list)
    if let heading = incoming.heading { try addHeadingIfMissing(heading) }
    let heading = headings.heading(incoming.heading, in: list)
    // A position before the heading of the item is one among its own alone.
    let isBelow = heading.map { item.order >= $0.order } ?? true
    let isPlaced =
      incoming.hasPlace && isNear(item.order) && newLists.contains(list) && isBelow
    let place = isPlaced ? item.order : nil
    item.parent = try links.parent(of: incoming, in: list, at: place)
    item.waitsFor = try waits.accepted(of: item) { [line = incoming.line] fault in
      complain(.waitSkipped(item: item.name, fault, line: line))
    }
    if item.workingSince != nil, try !ledger.connection.itemsInWork(atMost: 1).isEmpty {
      item.workingSince = nil
      complain(.workSkipped(item: item.name, line: incoming.line))
    }
    item.extra = try fitting(item.extra, of: item.id)
    do {
      try appender.append(item.normalised(), over: old, at: place, below: heading)
    } catch let error as StoreError {
      throw refusal("\(error)", incoming.line)
    }
    report.add(item)
  }

  private func isNear(_ place: Int) -> Bool { place.magnitude <= Self.farthest }

  // MARK: - Texts

  private func add(_ text: KeptText) throws {
    var text = text
    let list = text.list
    text.list = list.map { lists[$0] ?? headings.identity(of: $0) ?? $0 }
    guard try kept.isNew(text) else { return }
    try begin()
    if let list { try addHeadingIfMissing(list) }
    if let list = text.list { try addIfMissing(list) }
    try kept.keep(.text(text))
  }

  /// The data beside a row, or a sign for it if it is so long that it is kept with the import.
  private func fitting<Subject>(
    _ extra: String?, of id: Identifier<Subject>
  ) throws -> String? {
    guard let extra, extra.utf8.count > TextRule.longestExtra else { return extra }
    try kept.keep(.extra(of: id.uuidString, data: extra))
    return KeptValue.elsewhere
  }

  // MARK: - The entry and the report

  private func begin() throws {
    guard !hasBegun else { return }
    hasBegun = true
    inWork = try ledger.itemsInWork()
    try ledger.begin(Deed(.imported, .file(report.file)))
  }

  private func complain(_ problem: ImportReport.Problem) {
    guard report.problems.count <= Self.mostProblems else { return }
    report.problems.append(report.problems.count < Self.mostProblems ? problem : .more)
  }

  private func refusal(_ sentence: String, _ line: Int) -> StoreError {
    .importRefused(line > 0 ? "\(file.shownInLine): line \(line): \(sentence)" : sentence)
  }
}

extension TodoList.Kind {
  /// The kind with its article.
  fileprivate var words: String {
    switch self {
    case .list: "a list"
    case .view: "a view"
    case .area: "an area"
    case .heading: "a heading"
    case .template: "a template"
    }
  }
}
