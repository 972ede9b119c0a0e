import JSONKit
import SafeText

/// Reads a table: each record below the header is an item. The header shows which table it is.
struct CSVReader: IntakeReader {
  /// The most records that may stand before the header.
  private static let longestPreface = 10

  private var records: CSVRecords
  var intake: Intake
  private var header: CSVHeader?
  /// The list of the section, if one has begun.
  private var listName: String?
  /// The items down to the last one, where the table has depths.
  private var path: [(depth: Int, item: ExchangeID)] = []
  /// The last item, to which notes may be added.
  private var waiting: ExchangeItem?

  init(_ source: @escaping ByteSource, _ context: ReadingContext) {
    records = CSVRecords(source, encoding: context.encoding)
    intake = Intake(format: CSV.name, context)
  }

  mutating func readOn() throws -> Bool {
    let header = try header ?? readHeader()
    self.header = header
    guard let record = try records.next() else {
      defer { deliver() }
      return waiting != nil
    }
    try read(record, header)
    return true
  }

  private mutating func readHeader() throws -> CSVHeader {
    for _ in 0..<Self.longestPreface {
      guard let record = try records.next() else { break }
      guard let header = CSVHeader(record) else { continue }
      guard Set(header.columns).count == header.columns.count else {
        throw Refusal(line: record.line, "Two columns have the same name.")
      }
      return header
    }
    throw Refusal(
      line: 1,
      "No column is named “name”, and the header is not that of Todoist or TickTick.")
  }

  private mutating func read(_ record: CSVRecords.Record, _ header: CSVHeader) throws {
    let columns = header.columns
    let values = try CSVRecords.values(of: record, separator: header.separator)
    if values.allSatisfy(\.isBlank) { return }
    guard values.count <= columns.count || values[columns.count...].allSatisfy(\.isBlank) else {
      throw Refusal(
        line: record.line,
        "This record has \(values.count) values, but the header has \(columns.count) columns.")
    }
    var row = CSVRow(columns, values, line: record.line)
    switch try header.dialect.read(&row, intake.context.common) {
    case .nothing:
      intake.remarks.add("A record that is not a to-do is skipped.", line: record.line)
    case .setting: break
    case .section(let name):
      deliver()
      let project = header.dialect.listName(forFileNamed: intake.context.listName)
      (listName, path) = ("\(project) / \(name.plainLine)", [])
    case .note(let note): waiting?.addNotes(note)
    case .item(let item, let own, let list, let heading, let area, let depth):
      deliver()
      for remark in row.remarks { intake.remarks.add(remark, line: record.line) }
      add(
        item, own: own, list: list, heading: heading, area: area, depth: depth, rest: row.rest,
        header.dialect)
    }
  }

  private mutating func add(
    _ item: ExchangeItem, own: String?, list: String?, heading: String?, area: String?,
    depth: Int?, rest: [JSON.Member], _ dialect: CSVDialect
  ) {
    var item = item
    let usual = dialect.listName(forFileNamed: intake.context.listName)
    let name = list?.plainLine ?? listName ?? usual
    item.list = intake.list(named: name.isEmpty ? usual : name, in: area, line: item.line)
    if let heading = heading?.plainLine, !heading.isEmpty {
      item.heading = intake.announce(ExchangeList(heading: heading, of: item.list))
    }
    if let depth {
      while let last = path.last, last.depth >= depth { path.removeLast() }
      item.parent = path.last.map { .item($0.item) }
    }
    item.id = intake.identity(
      own: own, list: item.list, parent: path.last?.item, name: item.name, line: item.line)
    if let depth { path.append((depth, item.id)) }
    if !rest.isEmpty {
      item.extra.merge(rest, into: CSV.name)
      for member in rest where !dialect.silentColumns.contains(member.key) {
        intake.remarks.add("“\(member.key)” is not understood; it is kept.", line: item.line)
      }
    }
    waiting = item
  }

  private mutating func deliver() {
    guard var item = waiting else { return }
    waiting = nil
    intake.settle(&item)
    intake.deliver(.item(item))
  }
}
