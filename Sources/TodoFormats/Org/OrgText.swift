/// The text below a heading, in which some lines mean something.
///
/// Such a line within notes gets a comma, as Org does it in blocks, and a line that begins with
/// commas before such a line one more.
enum OrgText {
  /// Whether a line opens a drawer, `:LOGBOOK:`.
  static func isDrawer(_ line: Substring) -> Bool {
    let colon = UInt8(ascii: ":")
    let word = line.utf8.trimming(\.isBlank)
    guard line.utf8.first == colon, word.last == colon, word.count > 2 else { return false }
    return word.dropFirst().dropLast().allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }

  /// Whether a line closes a drawer.
  static func isEnd(_ line: Substring) -> Bool {
    line.withoutIndent.uppercased().hasPrefix(":END:")
  }

  /// The name, in capital letters, and the value of a line such as `:ID: 4711`.
  static func property(_ line: String) -> (name: String, value: String)? {
    let content = line.withoutIndent
    guard content.first == ":", let colon = content.dropFirst().firstIndex(of: ":") else {
      return nil
    }
    let name = content[..<colon].dropFirst().uppercased()
    let value = String(content[content.index(after: colon)...].trimmed)
    return name == "PROPERTIES" || name == "END" ? nil : (name, value)
  }

  /// The line of notes in the form in which it stands below a heading.
  static func escaped(_ line: Substring) -> String {
    if line.isBlank { return "" }
    return "  " + (isSpecial(line.drop { $0 == "," }) ? ",\(line)" : String(line))
  }

  /// The line of notes as it was before ``escaped(_:)``, without its blanks.
  static func unescaped(_ line: Substring) -> String {
    line.first == "," && isSpecial(line.drop { $0 == "," })
      ? String(line.dropFirst()) : String(line)
  }

  /// Whether a line without commas means something.
  private static func isSpecial(_ line: Substring) -> Bool {
    let content = line.withoutIndent
    return isDrawer(content) || OrgHeadline.level(of: content) != nil
      || ["CLOCK:", "#+", "DEADLINE:", "SCHEDULED:", "CLOSED:"].contains(where: content.hasPrefix)
  }
}
