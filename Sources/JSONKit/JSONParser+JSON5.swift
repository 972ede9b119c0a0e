/// The parts of JSON5 that JSON does not have.
extension JSONParser {
  /// Parses a value that JSON does not have; returns `nil` if there is none here.
  mutating func looseValue() throws(JSONFault) -> JSON? {
    switch peek {
    case UInt8(ascii: "'"): return .string(try string())
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
      (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      return .number(try looseNumber())
    default: return nil
    }
  }

  /// Parses a number; returns it in the digits of JSON.
  private mutating func looseNumber() throws(JSONFault) -> String {
    let sign = skip("-") ? "-" : ""
    if sign.isEmpty { _ = skip("+") }
    if let number = try hexadecimal() { return sign + number }
    let whole = digitText()
    let fraction = skip(".") ? digitText() : ""
    guard !whole.isEmpty || !fraction.isEmpty else { throw fault("expected a digit") }
    guard whole.count == 1 || whole.first != "0" else { throw fault("a number begins with 0") }
    var number = sign + (whole.isEmpty ? "0" : whole)
    if !fraction.isEmpty { number += "." + fraction }
    guard skip("e") || skip("E") else { return number }
    number += skip("-") ? "e-" : "e"
    if number.last == "e" { _ = skip("+") }
    let exponent = digitText()
    guard !exponent.isEmpty else { throw fault("expected a digit") }
    return number + exponent
  }

  private mutating func hexadecimal() throws(JSONFault) -> String? {
    let next = position + 1
    guard peek == UInt8(ascii: "0"), next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "x")
    else { return nil }
    position += 2
    let start = position
    while let byte = peek, Character(UnicodeScalar(byte)).isHexDigit { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = UInt64(digits, radix: 16) else {
      throw fault("expected up to sixteen hexadecimal digits", at: start)
    }
    return "\(value)"
  }

  private mutating func digitText() -> String {
    let start = position
    skipDigits()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Parses a key in single quotes or without quotes.
  mutating func looseKey() throws(JSONFault) -> String {
    if peek == UInt8(ascii: "'") { return try string() }
    let start = position
    while let byte = peek, Self.isPartOfName(byte, isFirst: position == start) { position += 1 }
    guard position > start else { throw fault("expected a key") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPartOfName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): !isFirst
    default: false
    }
  }

  /// Skips a comment, up to the end of its line or to its mark; returns whether there was one.
  mutating func skipComment() throws(JSONFault) -> Bool {
    let next = position + 1
    guard peek == UInt8(ascii: "/"), next < bytes.count else { return false }
    let start = position
    switch bytes[next] {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
      return true
    case UInt8(ascii: "*"):
      position += 2
      while let byte = peek {
        position += 1
        if byte == UInt8(ascii: "*"), skip("/") { return true }
      }
      throw fault("this comment has no end", at: start)
    default: return false
    }
  }

  /// Skips an escaped line break, which is not a part of a string; returns whether there was one.
  mutating func skipContinuation() -> Bool {
    let next = position + 1
    guard dialect == .json5, next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "\n"): position += 2
    case UInt8(ascii: "\r"):
      position += 2
      _ = skip("\n")
    default: return false
    }
    return true
  }
}
