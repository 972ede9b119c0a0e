/// Characters that are written by name or number, `&amp;`.
enum Entity {
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "euro": "€",
  ]

  /// The character of an entity. An unknown name stays as it was typed, and U+FFFD stands for NUL
  /// and for a number that no character has.
  static func text(of entity: String) -> String {
    let name = entity.dropFirst().dropLast()
    guard name.hasPrefix("#") else { return names[String(name)] ?? entity }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return "\u{fffd}" }
    return String(Character(scalar))
  }
}
