/// The parameters of a control sequence: numbers between semicolons, each of which may have parts
/// between colons.
struct ControlParameters {
  /// The fields between the semicolons; `nil` stands for a number that is left out.
  private let fields: [[Int?]]

  /// The number of fields.
  var count: Int { fields.count }

  /// Reads the bytes between the introduction and the last letter; `nil` if they are anything else,
  /// such as a private marker, an intermediate byte, or a number beyond all keys and characters.
  init?(_ body: some Collection<UInt8>) {
    var fields: [[Int?]] = []
    for field in body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var parts: [Int?] = []
      for part in field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        guard part.count <= 7, part.allSatisfy(\.isDigit) else { return nil }
        parts.append(Int(String(decoding: part, as: UTF8.self)))
      }
      fields.append(parts)
    }
    self.fields = body.isEmpty ? [] : fields
  }

  /// The parts of a field; none if there is no such field.
  func parts(_ index: Int) -> [Int?] { index < fields.count ? fields[index] : [] }

  /// The number of a field that has no parts; `nil` if it is left out, or has some.
  func number(_ index: Int) -> Int? { parts(index).count == 1 ? fields[index][0] : nil }

  /// Whether a field is left out, or is the number 1, which means the same.
  func isOne(_ index: Int) -> Bool {
    let parts = parts(index)
    return parts.isEmpty || parts.count == 1 && parts[0] ?? 1 == 1
  }
}
