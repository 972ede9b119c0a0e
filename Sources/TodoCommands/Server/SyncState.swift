package import CivilCalendar
import JSONKit
import TodoFormats

/// The result of the last synchronisation with a server, for the screen.
package struct SyncState: Equatable, Sendable {
  /// The moment of the last attempt.
  package var at: Timestamp
  /// The moment of the last success.
  package var success: Timestamp?
  /// The result in a sentence, such as `Synced with dav.example.org: 3 in, nothing out.`
  package var sentence: String
  /// Whether the last attempt failed.
  package var hasFailed: Bool
  /// The conflicts and irregularities, each in a sentence.
  package var remarks: [String] = []

  /// These facts.
  package init(
    at: Timestamp, success: Timestamp?, sentence: String, hasFailed: Bool, remarks: [String] = []
  ) {
    (self.at, self.success, self.sentence) = (at, success, sentence)
    (self.hasFailed, self.remarks) = (hasFailed, remarks)
  }

  /// Reads the text of a state; nil if it is damaged.
  init?(reading bytes: [UInt8]) {
    // A damaged state is replaced after the next synchronisation.
    guard let json = try? JSONParser.parse(bytes), let at = Self.moment(json["at"]),
      case .string(let sentence) = json["sentence"], case .bool(let hasFailed) = json["failed"],
      case .array(let remarks) = json["remarks"]
    else { return nil }
    (self.at, self.sentence, self.hasFailed) = (at, sentence, hasFailed)
    success = Self.moment(json["success"])
    self.remarks = remarks.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private static func moment(_ json: JSON?) -> Timestamp? {
    guard case .number(let digits) = json else { return nil }
    return Int(digits).map(Timestamp.init(microseconds:))
  }

  /// The text to read it from.
  var text: String {
    JSON.members([
      "at": .integer(at.microseconds), "success": .integer(success?.microseconds),
      "sentence": .text(sentence), "failed": .bool(hasFailed), "remarks": .texts(remarks),
    ]).text + "\n"
  }
}
