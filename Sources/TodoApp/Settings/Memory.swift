internal import JSONKit
internal import TodoModel

/// Choices that a person made with a key and that the next run repeats: neither settings, which a
/// person writes, nor data.
public struct Memory: Hashable, Sendable {
  /// Whether the details are in sight; `nil` until the key was pressed.
  public var showsDetails: Bool?
  /// Whether lists hide their done items.
  public var hidesDone = false

  /// The UUIDs of the areas that are folded, the last folded at the end.
  public var foldedAreas: [String] = []

  /// The lists that are shown as boards, the last chosen at the end: the UUID of each, and the kind
  /// of its columns.
  public var boards: [String] = []

  /// Creates an empty memory.
  public init() {}

  /// Reads the text of a memory; a text that is damaged is empty.
  public init(reading bytes: [UInt8]) {
    // Nothing is lost but the choice of columns, and the next key press replaces the file.
    guard let json = try? JSONParser.parse(bytes) else { return }
    if case .bool(let isShown) = json["showsDetails"] { showsDetails = isShown }
    if case .bool(let isHidden) = json["hidesDone"] { hidesDone = isHidden }
    foldedAreas = Self.texts(json["foldedAreas"])
    boards = Self.texts(json["boards"])
  }

  private static func texts(_ json: JSON?) -> [String] {
    guard case .array(let elements) = json else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// The text to read it from.
  public var text: String {
    let showsDetails = showsDetails.map { "\($0)" } ?? "null"
    return """
      { "showsDetails": \(showsDetails), "hidesDone": \(hidesDone), \
      "foldedAreas": \(JSON.texts(foldedAreas).text), "boards": \(JSON.texts(boards).text) }

      """
  }

  /// The path of the file.
  public static func path(environment: [String: String]) -> String {
    StateFolder.path(environment: environment) + "/memory.json"
  }
}
