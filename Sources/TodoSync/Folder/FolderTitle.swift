import SafeText
import TodoFormats

/// The texts of a list in its folder: an emoji before the name in `displayname`, and a colour in
/// `color`.
enum FolderTitle {
  /// The colours of lists, each as red, green and blue.
  private static let colors: [(name: String, value: (Int, Int, Int))] = [
    ("red", (0xD9, 0x30, 0x25)), ("orange", (0xF2, 0x8C, 0x28)), ("yellow", (0xF4, 0xC4, 0x30)),
    ("green", (0x34, 0xA8, 0x53)), ("teal", (0x00, 0x96, 0x88)), ("blue", (0x42, 0x85, 0xF4)),
    ("purple", (0x8E, 0x44, 0xAD)), ("pink", (0xE9, 0x1E, 0x8C)),
  ]

  /// The title of a list.
  static func title(of list: ExchangeList) -> String {
    list.emoji.isEmpty ? list.name : "\(list.emoji) \(list.name)"
  }

  /// The emoji and the name of a title.
  static func parts(of title: String) -> (emoji: String, name: String) {
    let line = title.plainLine
    guard let first = line.first, let scalar = first.unicodeScalars.first,
      scalar.properties.isEmoji, !scalar.isASCII, line.dropFirst().first == " "
    else { return ("", line) }
    let name = String(line.dropFirst(2)).plainLine
    return name.isEmpty ? ("", line) : (String(first), name)
  }

  /// The text of the file `color` for the colour of a list; nil without one.
  static func text(ofColor name: String?) -> String? {
    guard let color = colors.first(where: { $0.name == name })?.value else { return nil }
    return "#" + [color.0, color.1, color.2].map(hexadecimal).joined()
  }

  /// The nearest colour of lists to that of a file; nil for a text that is no colour.
  static func color(of text: String?) -> String? {
    guard let digits = text?.plainLine, digits.hasPrefix("#"),
      let number = Int(digits.dropFirst().prefix(6), radix: 16), digits.count >= 7
    else { return nil }
    let (red, green, blue) = (number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
    func distance(_ color: (Int, Int, Int)) -> Int {
      let parts = [color.0 - red, color.1 - green, color.2 - blue]
      return parts.reduce(0) { $0 + $1 * $1 }
    }
    return colors.min { distance($0.value) < distance($1.value) }?.name
  }

  private static func hexadecimal(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// A name for the folder of a list that no other folder has.
  static func folderName(for list: ExchangeList, besides taken: Set<String>) -> String {
    let words = list.name.lowercased().unicodeScalars.split { scalar in
      !(("a"..."z").contains(scalar) || ("0"..."9").contains(scalar))
    }
    let plain = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    let base = plain.isEmpty ? list.id.text.lowercased() : String(plain.prefix(60))
    var name = base
    var number = 1
    while taken.contains(name) {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }
}
