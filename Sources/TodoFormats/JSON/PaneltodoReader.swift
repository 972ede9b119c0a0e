import JSONKit

/// Reads our own JSON, as one document or as a value on each line.
struct PaneltodoReader: IntakeReader {
  private let isDocument: Bool
  private var stream: JSONStream
  var intake: Intake
  private var occurrences = Occurrences()
  private var hasVersion = false

  init(_ source: @escaping ByteSource, isDocument: Bool, _ context: ReadingContext) {
    self.isDocument = isDocument
    stream = JSONStream(isDocument ? .members : .values, source: source)
    intake = Intake(
      format: isDocument ? PaneltodoJSON.name : PaneltodoJSON.linesName, context)
  }

  mutating func readOn() throws -> Bool {
    guard let piece = try stream.nextRefusing() else {
      if isDocument, !hasVersion { throw Refusal(line: 1, Self.noVersion) }
      return false
    }
    try isDocument ? readMember(piece) : readLine(piece)
    return true
  }

  private static let noVersion =
    "This is not an export of paneltodo: it has to begin with “paneltodo”."

  /// The members of a document have an order, so that one of any length is read in one pass.
  private static let otherOrder =
    "This export of paneltodo has its members in another order. "
    + "jq '{paneltodo, lists, items, remainder}' restores it."

  private mutating func readMember(_ piece: JSONStream.Piece) throws {
    guard hasVersion || piece.key == "paneltodo" else {
      let isKnown = ["lists", "items", "remainder"].contains(piece.key)
      throw Refusal(
        line: piece.line, column: piece.column, isKnown ? Self.otherOrder : Self.noVersion)
    }
    try read(piece.key ?? "", piece.value, piece)
  }

  /// Reads a line, which is an item or a piece of a document.
  private mutating func readLine(_ piece: JSONStream.Piece) throws {
    guard piece.value["name"] == nil, let members = piece.value.members else {
      try readItem(piece.value, piece)
      return
    }
    for member in members {
      if member.key == "lists" || member.key == "remainder", let values = member.value.elements {
        for value in values { try read(member.key, value, piece) }
      } else {
        try read(member.key, member.value, piece)
      }
    }
  }

  private mutating func read(_ key: String, _ value: JSON, _ piece: JSONStream.Piece) throws {
    switch key {
    case "paneltodo":
      guard case .number(let digits) = value, let version = Int(digits), version > 0 else {
        throw Refusal(line: piece.line, column: piece.column, Self.noVersion)
      }
      guard version <= PaneltodoJSON.version else {
        throw Refusal(
          line: piece.line, column: piece.column,
          "This was written by a newer paneltodo, in version \(version) of the format.")
      }
      hasVersion = true
    case "lists":
      let object = try PaneltodoObject(value, line: piece.line, column: piece.column)
      let list = try object.list()
      try checkUnique(list.id, "list", piece)
      remark(on: object, PaneltodoJSON.listKeys, piece)
      intake.announce(list)
    case "items": try readItem(value, piece)
    case "remainder":
      let object = try PaneltodoObject(value, line: piece.line, column: piece.column)
      intake.deliver(.part(try object.part()))
    default:
      intake.remarks.add(
        "“\(key)” belongs to a newer version of the format; it is ignored.", line: piece.line)
    }
  }

  private mutating func readItem(_ value: JSON, _ piece: JSONStream.Piece) throws {
    let object = try PaneltodoObject(value, line: piece.line, column: piece.column)
    var (item, list, heading) = try object.item()
    try checkUnique(item.id, "item", piece)
    remark(on: object, PaneltodoJSON.itemKeys, piece)
    intake.announce(list)
    if let heading { intake.announce(heading) }
    intake.settle(&item)
    intake.deliver(.item(item))
  }

  private mutating func checkUnique(
    _ id: ExchangeID, _ kind: String, _ piece: JSONStream.Piece
  ) throws {
    guard occurrences.count("\(kind) \(id.text)") == 1 else {
      throw Refusal(
        line: piece.line, column: piece.column, "The identity \(id.text) occurs twice.")
    }
  }

  private mutating func remark(
    on object: PaneltodoObject, _ known: Set<String>, _ piece: JSONStream.Piece
  ) {
    for member in object.unknown(except: known) {
      intake.remarks.add(
        "“\(member.key)” belongs to a newer version of the format; it is kept.", line: piece.line)
    }
  }
}
