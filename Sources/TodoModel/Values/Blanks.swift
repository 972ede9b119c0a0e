/// The blanks in the texts of a template: `{name}` in “New client {name}”.
///
/// The name of a blank begins with a letter, and has letters, digits, spaces, `-`, `_` and `'`. Any
/// other text in braces stays as it is. Capitals do not tell blanks apart.
public enum Blanks {
  /// The most characters of a name.
  static let longestName = 40

  /// The names of the blanks in some texts, in their order and each once.
  public static func names(in texts: some Sequence<String>) -> [String] {
    var known: Set<String> = []
    return texts.flatMap { pieces(of: $0) }.compactMap { piece in
      guard case .blank(let name) = piece, known.insert(key(name)).inserted else { return nil }
      return name
    }
  }

  /// A text with its blanks filled. Throws if a value is missing or has nothing but spaces.
  static func filled(
    _ text: String, with values: [String: String]
  ) throws(StoreError) -> String {
    var filled = ""
    for piece in pieces(of: text) {
      switch piece {
      case .text(let text): filled += text
      case .blank(let name):
        guard let value = values[key(name)], value.contains(where: { !$0.isWhitespace }) else {
          throw .refused(.emptyBlank(name: name))
        }
        filled += value
      }
    }
    return filled
  }

  /// The name under which the value of a blank is known.
  static func key(_ name: String) -> String { name.lowercased() }

  private enum Piece {
    case text(Substring)
    case blank(String)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      let behind = rest[rest.index(after: start)...]
      guard let end = behind.firstIndex(where: { !isInName($0) }), behind[end] == "}",
        let name = name(behind[..<end])
      else {
        pieces.append(.text(rest[...start]))
        rest = behind
        continue
      }
      pieces += [.text(rest[..<start]), .blank(name)]
      rest = behind[behind.index(after: end)...]
    }
    return pieces + [.text(rest)]
  }

  private static func name(_ text: Substring) -> String? {
    let words = text.split(separator: " ")
    guard words.first?.first?.isLetter == true else { return nil }
    let name = words.joined(separator: " ")
    return name.count <= longestName ? name : nil
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_'".contains(character)
  }
}
