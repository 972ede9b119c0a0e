import CivilCalendar
import JSONKit
import TodoModel

/// The state of a hook between two runs.
struct HookState: Equatable {
  /// The program and its arguments.
  let command: [String]
  /// The place in the journal up to which the program was given the changes.
  var place: JournalPlace
  /// The store that the journal has for changes which the program itself makes.
  let mark: Identifier<StoreInstance>
  /// The reason why the last run failed; nil if it succeeded.
  var failure: String?

  /// The state of a new program, which begins at a place.
  init(_ command: [String], from place: JournalPlace) {
    (self.command, self.place, mark) = (command, place, Identifier())
  }

  /// Reads the text of a state; nil if it is damaged.
  init?(reading bytes: [UInt8]) {
    // Nothing is known then: the program begins with the next change.
    guard let json = try? JSONParser.parse(bytes), case .array(let words) = json["command"],
      case .number(let digits) = json["entry"], let entry = Int(digits),
      case .string(let uuid) = json["mark"], let mark = Identifier<StoreInstance>(uuidString: uuid)
    else { return nil }
    command = words.compactMap { if case .string(let word) = $0 { word } else { nil } }
    var moment: Timestamp?
    if case .number(let digits) = json["at"] {
      moment = Int(digits).map(Timestamp.init(microseconds:))
    }
    place = JournalPlace(entry: entry, at: moment)
    self.mark = mark
    if case .string(let text) = json["failure"] { failure = text }
  }

  /// The text to read it from.
  var text: String {
    JSON.members([
      "command": .texts(command), "entry": .integer(place.entry),
      "at": .integer(place.at?.microseconds), "mark": .text(mark.uuidString),
      "failure": .text(failure),
    ]).text + "\n"
  }
}
