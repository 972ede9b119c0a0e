import SafeText

/// A line of Markdown, as far as tasks are concerned.
struct MarkdownLine {
  enum Kind: Hashable {
    case blank
    case heading(level: Int, title: String)
    /// A box: its sign, and the number of bytes of the line before it and before the text.
    case task(sign: Character, box: Int, head: Int)
    /// An entry of a list without a box.
    case bullet
    /// The beginning or end of a block of code: its sign, how many there are, and whether words
    /// follow, which only a beginning may have.
    case fence(sign: UInt8, count: Int, isBare: Bool)
    case text
  }

  /// The columns before the content, in which quotation marks count as blanks.
  let indent: Int
  /// The columns before the text of an entry of a list.
  let contentIndent: Int
  let kind: Kind

  init(_ line: Substring) {
    let bytes = Array(line.utf8)
    var position = 0
    var column = 0
    Self.skipLead(bytes, &position, &column)
    indent = column
    var rest = bytes[position...]
    guard let first = rest.first else {
      (contentIndent, kind) = (column, .blank)
      return
    }
    if let (level, title) = Self.heading(rest) {
      (contentIndent, kind) = (column, .heading(level: level, title: title))
      return
    }
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
      let count = rest.prefix { $0 == first }.count
      let words = rest.dropFirst(count)
      if count >= 3, first == UInt8(ascii: "~") || !words.contains(first) {
        let isBare = words.allSatisfy(\.isBlank)
        (contentIndent, kind) = (column, .fence(sign: first, count: count, isBare: isBare))
        return
      }
    }
    guard let marker = Self.marker(rest) else {
      (contentIndent, kind) = (column, .text)
      return
    }
    rest = rest.dropFirst(marker)
    let blanks = rest.prefix(while: \.isBlank).count
    contentIndent = column + marker + max(1, min(blanks, 4))
    rest = rest.dropFirst(blanks)
    if let (sign, length) = Self.box(rest) {
      kind = .task(sign: sign, box: rest.startIndex, head: rest.startIndex + length)
    } else {
      kind = .bullet
    }
  }

  /// Skips blanks, quotation marks and signs of no width. A tab leads to the next multiple of four.
  private static func skipLead(_ bytes: [UInt8], _ position: inout Int, _ column: inout Int) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: ">"): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      case 0xe2 where bytes[position...].starts(with: [0xe2, 0x80, 0x8b]): position += 2
      case 0xef where bytes[position...].starts(with: [0xef, 0xbb, 0xbf]): position += 2
      default: return
      }
      position += 1
    }
  }

  private static func heading(_ bytes: ArraySlice<UInt8>) -> (Int, String)? {
    let level = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = bytes.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first?.isBlank == true else { return nil }
    var title = String(decoding: rest, as: UTF8.self).plainLine
    // Signs at the end are not part of it.
    let closing = title.utf8.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if closing > 0, closing == title.utf8.count || title.dropLast(closing).last == " " {
      title = String(title.dropLast(closing)).plainLine
    }
    return (level, title)
  }

  /// The length of the marker of an entry, `-`, `*`, `+`, `1.` or `1)`, which a blank follows.
  private static func marker(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    var length = 1
    if first.isDigit {
      let digits = bytes.prefix(while: \.isDigit).count
      let sign = bytes.dropFirst(digits).first
      guard digits <= 9, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return nil }
      length = digits + 1
    } else if ![UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) {
      return nil
    }
    let next = bytes.dropFirst(length).first
    return next == nil || next?.isBlank == true ? length : nil
  }

  /// The sign in a box, `[x]`, and the length of the box with the blank behind it.
  private static func box(_ bytes: ArraySlice<UInt8>) -> (Character, Int)? {
    guard bytes.first == UInt8(ascii: "["), let end = bytes.firstIndex(of: UInt8(ascii: "]")),
      end > bytes.startIndex + 1, end <= bytes.startIndex + 8
    else { return nil }
    let inside = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    guard inside.count == 1, let sign = inside.first else { return nil }
    let length = end - bytes.startIndex + 1
    guard let next = bytes.dropFirst(length).first else { return (sign, length) }
    return next.isBlank ? (sign, length + 1) : nil
  }
}
