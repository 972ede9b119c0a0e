import TermPanels

extension Event {
  /// The event as it is written in a line of a ``Recording``.
  var recorded: String {
    switch self {
    case .key(let key): "key \(key.recorded)"
    case .paste(let text): "paste \"\(text.escaped)\""
    case .mouse(let event): "mouse \(event.recorded)"
    case .resize(let size): "resize \(size.width) \(size.height)"
    case .resume: "resume"
    case .suspend: "suspend"
    case .background(let color): "background \(color.digits)"
    case .hangup: "hangup"
    }
  }

  /// Reads an event from a line of a ``Recording``.
  init(recorded text: Substring) throws(Misreading) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count + 1)
    switch word {
    case "key": self = .key(try Key(recorded: rest))
    case "paste":
      guard let text = rest.between("\"") else {
        throw Misreading("pasted text must be in quotation marks.")
      }
      self = .paste(try String(escaped: text))
    case "mouse": self = .mouse(try MouseEvent(recorded: rest))
    case "resize": self = .resize(try Recording.size(rest))
    case "background":
      guard rest.utf8.count == 6, let value = UInt32(rest, radix: 16) else {
        throw Misreading("a background must be a colour of six digits.")
      }
      self = .background(Color(value))
    case "resume" where rest.isEmpty: self = .resume
    case "suspend" where rest.isEmpty: self = .suspend
    case "hangup" where rest.isEmpty: self = .hangup
    default: throw Misreading("unknown event.")
    }
  }
}

extension Color {
  fileprivate var digits: String {
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 6 - text.count) + text
  }
}

extension Substring {
  /// The text between two marks. Scalars are compared, since a combining mark in the text would
  /// change the character before it.
  func between(_ mark: Unicode.Scalar) -> Substring? {
    let scalars = unicodeScalars
    guard scalars.count >= 2, scalars.first == mark, scalars.last == mark else { return nil }
    return Substring(scalars.dropFirst().dropLast())
  }
}

extension String {
  /// The text on one line, as in a Swift literal; control characters and those that could reorder a
  /// line are numbers.
  var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\\", "\"", "'": text += "\\\(scalar)"
      default:
        let isSafe =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && !(0x200B...0x206F).contains(scalar.value) && scalar.value != 0xFEFF
        if isSafe {
          text.unicodeScalars.append(scalar)
        } else {
          text += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return text
  }

  /// Reads a text that ``escaped`` wrote.
  init(escaped: Substring) throws(Misreading) {
    self = ""
    var rest = escaped.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\"" || scalar.value < 0x20 {
        throw Misreading("a text has a character that must be escaped.")
      }
      guard scalar == "\\" else {
        unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": append("\n")
      case "t": append("\t")
      case let same? where same == "\\" || same == "\"" || same == "'":
        unicodeScalars.append(same)
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", (1...6).contains(digits.count),
          let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value),
          rest.count > digits.count + 1
        else { throw Misreading("a text has an escaped number that is not a character.") }
        unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: throw Misreading("a text has an unknown escape.")
      }
    }
  }
}
