import HTTPKit
import JSONKit

/// A parsed feed of the store's charts.
///
/// Its server may be anyone's: names are cut, entries without a name are left out, and the number
/// of entries is limited. Text is otherwise kept unchanged; the canvas shows characters that could
/// control a terminal as marks.
struct AppFeed {
  /// The maximum number of entries that are read.
  static let mostEntries = 200
  /// The maximum number of scalars of a name, and of a summary.
  static let longestName = 200
  static let longestSummary = 8000

  /// The apps, in their order.
  let apps: [RankedApp]

  /// Parses a feed.
  ///
  /// - Throws: ``ChartError`` if the bytes are not JSON, or not a feed.
  init(_ bytes: [UInt8]) throws(ChartError) {
    let document: JSON
    do { document = try JSONParser.parse(bytes) } catch { throw .notJSON(error) }
    guard let feed = document["feed"], case .object = feed else { throw .notFeed }
    var apps: [RankedApp] = []
    var ids: Set<String> = []
    for entry in AppFeed.entries(of: feed).prefix(AppFeed.mostEntries) {
      guard let app = AppFeed.app(entry, rank: apps.count + 1, except: ids) else { continue }
      ids.insert(app.id)
      apps.append(app)
    }
    self.apps = apps
  }

  /// The entries, a single one without an array, or no key for none: the feed was made from XML.
  private static func entries(of feed: JSON) -> [JSON] {
    switch feed["entry"] {
    case .array(let entries): entries
    case .object(let members): [.object(members)]
    default: []
    }
  }

  private static func app(_ entry: JSON, rank: Int, except ids: Set<String>) -> RankedApp? {
    guard let name = label(entry["im:name"], longest: longestName), !name.isEmpty else {
      return nil
    }
    let category = entry["category"]?["attributes"]?["label"]?.string
    // Two rows of a list must not have the same ID, whatever the feed contains.
    let number = entry["id"]?["attributes"]?["im:id"]?.string
    let id = number.flatMap { isNumber($0) && !ids.contains($0) ? $0 : nil } ?? "#\(rank)"
    return RankedApp(
      id: id, rank: rank, name: name,
      artist: label(entry["im:artist"], longest: longestName) ?? "",
      category: category?.shortened(to: longestName) ?? "",
      price: label(entry["im:price"], longest: 20) ?? "",
      summary: label(entry["summary"], longest: longestSummary) ?? "",
      iconAddress: iconAddress(entry["im:image"]))
  }

  private static func isNumber(_ text: String) -> Bool {
    (1...20).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Most texts of a feed are objects with a label.
  private static func label(_ value: JSON?, longest: Int) -> String? {
    value?["label"]?.string?.shortened(to: longest)
  }

  /// The address of the largest image: the store lists three, each with its height.
  private static func iconAddress(_ images: JSON?) -> String? {
    guard case .array(let images)? = images else { return images?["label"]?.string }
    func height(_ image: JSON) -> Int {
      image["attributes"]?["height"]?.string.flatMap { Int($0) } ?? 0
    }
    return images.prefix(10).max { height($0) < height($1) }?["label"]?.string
  }
}

extension JSON {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension String {
  /// The text, or its first `limit` scalars and an ellipsis. Scalars, since one character may have
  /// any number of marks.
  fileprivate func shortened(to limit: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }
}
