internal import JSONKit

/// One value of `import_remainder` as an import of any format writes it, in JSON.
enum KeptValue {
  /// A text between items: `{"text":{"format":…,"list":…,"after":…,"text":…}}`.
  case text(KeptText)
  /// Data too long for the row of a list or an item, as a text: `{"extra":{"of":…,"data":…}}`.
  case extra(of: String, data: String)

  /// Stands in the row for data that is kept here.
  static let elsewhere = #"{"kept":"with the import"}"#

  /// The beginnings of these values, by which they are found among those of other imports.
  static let textStart = #"{"text":{"#
  static let extraStart = #"{"extra":{"#

  /// The JSON text.
  var json: String {
    switch self {
    case .text(let kept):
      Self.object(
        "text",
        [
          ("format", .string(kept.format)), ("list", Self.identity(kept.list)),
          ("after", Self.identity(kept.after)), ("text", .string(kept.text)),
        ])
    case .extra(let id, let data):
      Self.object("extra", [("of", .string(id)), ("data", .string(data))])
    }
  }

  /// The value of a JSON text; nil if another program has written something else.
  init?(_ text: String) {
    guard let json = try? JSONParser.parse(Array(text.utf8)) else { return nil }
    if let kept = json["text"], case .string(let format)? = kept["format"],
      case .string(let text)? = kept["text"]
    {
      self = .text(
        KeptText(
          format: format, list: Self.identifier(kept["list"]),
          after: Self.identifier(kept["after"]), text: text))
    } else if let kept = json["extra"], case .string(let id)? = kept["of"],
      case .string(let data)? = kept["data"]
    {
      self = .extra(of: id, data: data)
    } else {
      return nil
    }
  }

  private static func object(_ key: String, _ members: [(String, JSON)]) -> String {
    let inner = members.map { JSON.Member(key: $0.0, value: $0.1) }
    return JSON.object([JSON.Member(key: key, value: .object(inner))]).text
  }

  private static func identity<Subject>(_ id: Identifier<Subject>?) -> JSON {
    id.map { .string($0.uuidString) } ?? .null
  }

  private static func identifier<Subject>(_ json: JSON?) -> Identifier<Subject>? {
    guard case .string(let text)? = json else { return nil }
    return Identifier(uuidString: text)
  }
}
