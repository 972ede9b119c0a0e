extension Substring {
  /// The parts between ASCII signs. It compares bytes: to compare characters takes several times as
  /// long, and a command that reads one line makes all the words of a language for it.
  package func parts(between sign: Unicode.Scalar) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: sign)).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
