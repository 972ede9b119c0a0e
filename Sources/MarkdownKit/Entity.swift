/// Characters that are written by name or number, `&amp;`.
enum Entity {
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "euro": "€",
  ]

  /// The character of an entity; an unknown one stays as it was typed.
  static func text(of entity: String) -> String {
    let name = entity.dropFirst().dropLast()
    guard name.hasPrefix("#") else { return names[String(name)] ?? entity }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? entity
  }
}
