/// Chooses the format of a file: by its name, and by its beginning where the name does not decide.
/// It never guesses between two.
public enum FormatChoice: Error, CustomStringConvertible {
  /// Nothing says which format it is.
  case unknown
  /// Several are possible, or the name and the content say different things.
  case ambiguous([String])

  /// The most bytes that decide.
  public static let beginning = 64 << 10

  /// The format of a file with a name, which may be empty, and a beginning.
  public static func format(name: String, beginning: [UInt8]) throws(FormatChoice) -> Format {
    let text = String(decoding: beginning.prefix(Self.beginning), as: UTF8.self)
    let bare =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let named = Format.all.filter { $0.isUsual(forFileNamed: name) }
    let recognised = Format.all.filter { $0.recognition(bare) > .no }
    let certain = recognised.filter { $0.recognition(bare) == .certain }

    if named.count == 1 {
      guard let other = certain.first(where: { $0.name != named[0].name }) else { return named[0] }
      throw .ambiguous([named[0].name, other.name])
    }
    let candidates =
      named.isEmpty
      ? (certain.isEmpty ? recognised : certain)
      : named.filter { format in
        recognised.contains { $0.name == format.name }
      }
    if candidates.count == 1 { return candidates[0] }
    guard !candidates.isEmpty else { throw .unknown }
    throw .ambiguous(candidates.map(\.name))
  }

  /// The reason in a sentence, and what to do.
  public var description: String {
    switch self {
    case .unknown:
      "Neither the name nor the content identifies the format. Name it: --from "
        + Format.all.map(\.name).joined(separator: ", ") + "."
    case .ambiguous(let names):
      "This could be \(names.joined(separator: " or ")). Name the format: --from \(names[0])."
    }
  }
}
