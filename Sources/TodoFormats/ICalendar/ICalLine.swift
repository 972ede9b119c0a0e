import SafeText

/// A content line of iCalendar, unfolded: `DUE;TZID=Europe/Berlin:20261224T090000`.
struct ICalLine {
  /// The whole line.
  let text: String
  /// The name in capital letters.
  let name: String
  /// The value as it is written.
  let value: Substring
  private let parameters: Substring

  /// The line of a text; nil if it is none.
  init?(_ text: String) {
    self.text = text
    let bytes = text.utf8
    let isName = { (byte: UInt8) in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    guard let end = bytes.firstIndex(where: { !isName($0) }), end > bytes.startIndex else {
      return nil
    }
    name = text[..<end].uppercased()
    var colon = end
    var isQuoted = false
    while colon < bytes.endIndex, isQuoted || bytes[colon] != UInt8(ascii: ":") {
      if bytes[colon] == UInt8(ascii: "\"") { isQuoted.toggle() }
      colon = bytes.index(after: colon)
    }
    guard colon < bytes.endIndex, end == colon || bytes[end] == UInt8(ascii: ";") else {
      return nil
    }
    parameters = text[end..<colon]
    value = text[bytes.index(after: colon)...]
  }

  /// The value of a parameter, without quotation marks.
  func parameter(_ name: String) -> String? {
    // Most lines have none.
    if parameters.isEmpty { return nil }
    for part in Self.split(parameters, at: ";") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = pair.first, key.uppercased() == name, pair.count == 2 else { continue }
      return pair[1].filter { $0 != "\"" }
    }
    return nil
  }

  /// The parameters, each with its name, as they are written.
  var parameterTexts: [Substring] { Array(Self.split(parameters, at: ";").dropFirst()) }

  /// Whether the value is in the encoding of vCalendar 1.0 for other characters.
  var isQuotedPrintable: Bool {
    if parameters.isEmpty { return false }
    return parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE"
      || Self.split(parameters, at: ";").contains { $0.uppercased() == "QUOTED-PRINTABLE" }
  }

  /// The value as text, on any number of lines.
  var plain: String {
    if isQuotedPrintable {
      let encoding = parameter("CHARSET").flatMap { TextEncoding(named: $0) } ?? .utf8
      return QuotedPrintable.decode(value, encoding).plainLines
    }
    return Self.unescaped(value).plainLines
  }

  /// The value as several texts, divided by commas.
  var list: [String] {
    if isQuotedPrintable { return plain.split(separator: ";").map(String.init) }
    return Self.split(value, at: ",").map(Self.unescaped)
  }

  /// The values that commas divide, such as dates, as they are written.
  var values: [Substring] { Self.split(value, at: ",") }

  /// A line with a text as its value.
  static func text(_ name: String, _ text: String) -> String { "\(name):\(escaped(text))" }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { result.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n", "N": result.append("\n")
      case "\\", ";", ",", ":", "\"": result.append(scalar)
      default: result.append(contentsOf: ["\\", scalar])
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  /// The parts of a text between separators that are neither escaped nor in quotation marks.
  private static func split(_ text: Substring, at separator: Unicode.Scalar) -> [Substring] {
    var parts: [Substring] = []
    var (isEscaped, isQuoted) = (false, false)
    var start = text.startIndex
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\""), separator == ";" {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: separator), !isQuoted {
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      }
    }
    return parts + [text[start...]]
  }
}
