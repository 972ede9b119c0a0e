import TermPanels

extension Recording {
  /// Reads a recording.
  ///
  /// - Throws: ``RecordingError`` with the first line that is not understood.
  public init(_ text: String) throws(RecordingError) {
    self.init()
    var number = 0
    var isBegun = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      number += 1
      do {
        if !isBegun {
          try Recording.checkFormat(line)
          isBegun = true
        } else if !line.isEmpty {
          try read(line, number: number)
        }
      } catch {
        // A recording on a full disk ends within a line.
        if isBegun, number == lines.count { break }
        throw RecordingError(line: number, problem: error.sentence)
      }
    }
    guard size != .zero else {
      throw RecordingError(line: number, problem: "the size is missing.")
    }
  }

  private static func checkFormat(_ line: Substring) throws(Misreading) {
    guard line.hasPrefix("termpanels-recording ") else {
      throw Misreading("this is not a recording of TermPanels.")
    }
    guard line == "termpanels-recording \(version)" else {
      throw Misreading("this version is not supported; only version \(version) is.")
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws(Misreading) {
    let word = line.prefix { $0 != " " }
    let rest = line.dropFirst(word.count + 1)
    switch word {
    case "size" where turns.isEmpty: size = try Recording.size(rest)
    case "colors" where turns.isEmpty:
      guard let depth = Int(rest).flatMap(ColorDepth.init(rawValue:)) else {
        throw Misreading("colors must be 1, 8, 16, 256 or 16777216.")
      }
      colorDepth = depth
    case "mouse" where turns.isEmpty && rest.isEmpty: hasMouse = true
    case "set" where turns.isEmpty:
      let name = rest.prefix { $0 != " " }
      guard !name.isEmpty else { throw Misreading("a setting needs a name.") }
      settings[String(name)] = String(rest.dropFirst(name.count + 1))
    case "&":
      guard let last = turns.indices.last, turns[last].frame == nil else {
        throw Misreading("a further event must follow a turn.")
      }
      turns[last].events.append(try Event(recorded: rest))
    case "=":
      guard let last = turns.indices.last, turns[last].frame == nil, rest.utf8.count == 16,
        let frame = UInt64(rest, radix: 16)
      else { throw Misreading("a turn can have one screen, in 16 digits.") }
      turns[last].frame = frame
    case _ where word.hasPrefix("+"):
      guard let pause = Int(word.dropFirst()), (0...Recording.longestPause).contains(pause),
        size != .zero, turns.count < 10_000_000
      else { throw Misreading("a turn must have its microseconds, and follow the size.") }
      let events = rest.isEmpty ? [] : [try Event(recorded: rest)]
      let (time, isTooLate) = (turns.last?.time ?? 0).addingReportingOverflow(pause)
      guard !isTooLate else { throw Misreading("the recording is too long.") }
      turns.append(Turn(time: time, events: events, frame: nil, line: number))
    default: throw Misreading("unknown line.")
    }
  }

  /// Two numbers as a size.
  static func size(_ text: Substring) throws(Misreading) -> Size {
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...mostCells).contains(width), (1...mostCells).contains(height)
    else { throw Misreading("a size must be two numbers from 1 to \(mostCells).") }
    return Size(width: width, height: height)
  }
}

/// A mistake in a line.
struct Misreading: Error {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}
