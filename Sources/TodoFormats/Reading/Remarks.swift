internal import SafeText

/// Something that a person should know about an import or an export, with the place where it first
/// occurred.
public struct Remark: Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let text: String
  /// The line of the source, from 1; 0 if there is none.
  public let line: Int
  /// The number of times.
  public fileprivate(set) var count: Int

  /// The sentence with its place, safe to print on one line.
  public var description: String {
    let place = line > 0 ? "line \(line): " : ""
    let times = count > 1 ? " (\(count) times)" : ""
    return place + text.shownInLine + times
  }
}

/// The remarks about one file: each sentence once.
public struct Remarks: Hashable, Sendable {
  /// The most sentences; a hostile file must not fill the memory with them.
  private static let most = 100

  /// The remarks, in the order in which they first occurred.
  public private(set) var all: [Remark] = []
  private var places: [String: Int] = [:]

  /// No remarks.
  public init() {}

  /// Adds a sentence, or counts it if it is known.
  public mutating func add(_ text: String, line: Int = 0, times: Int = 1) {
    guard times > 0 else { return }
    let text = places.count < Self.most ? text.shortened : "There are more remarks than fit here."
    if let place = places[text] {
      all[place].count += times
    } else {
      places[text] = all.count
      all.append(Remark(text: text, line: line, count: times))
    }
  }
}
