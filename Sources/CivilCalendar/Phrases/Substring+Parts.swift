extension Substring {
  /// The parts between ASCII signs. It compares bytes: to compare characters takes several times as
  /// long, and a command that reads one line makes all the words of a language for it.
  package func parts(between sign: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: sign)).map { String(Substring($0)) }
  }
}
