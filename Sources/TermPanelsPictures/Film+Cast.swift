import SafeText
import TermPanels

extension Film {
  /// The film as an asciicast of version 2, the format of asciinema and its players: the output for
  /// a terminal with its times. Colours are those of the dark theme. Each step of the person is a
  /// marker.
  ///
  /// The same film makes the same text.
  public func asciicast() -> String {
    var writer = CastWriter(self)
    var lines = [header]
    var markers = steps[...]
    func addMarkers(until time: Int) {
      while let step = markers.first, step.time <= time {
        lines.append(CastLine.event(step.time, "m", step.name))
        markers.removeFirst()
      }
    }
    var size = frames[0].size
    for frame in frames {
      addMarkers(until: frame.time)
      if frame.size != size {
        size = frame.size
        lines.append(CastLine.event(frame.time, "r", "\(size.width)x\(size.height)"))
      }
      lines.append(CastLine.event(frame.time, "o", writer.output(showing: frame)))
    }
    addMarkers(until: end)
    let last = max(end, frames.last?.time ?? 0)
    lines.append(CastLine.event(last, "o", writer.ending))
    return lines.map { $0 + "\n" }.joined()
  }

  private var header: String {
    let size = frames[0].size
    let book = LookBook(self)
    let seconds = CastLine.seconds(max(end, frames.last?.time ?? 0))
    return #"{"version":2,"width":\#(size.width),"height":\#(size.height),"duration":\#(seconds),"#
      + #""title":\#(CastLine.string(title.shownInLine)),"env":{"TERM":"xterm-256color"},"#
      + #""theme":{"fg":"\#(book.text.dark.code)","bg":"\#(book.ground.dark.code)","#
      + #""palette":"\#(CastLine.palette)"}}"#
  }
}

/// The lines of an asciicast, in JSON.
enum CastLine {
  /// The sixteen basic colours, which the format requires and no film uses.
  static let palette = [
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
  ].joined(separator: ":")

  /// An event: its time in microseconds, the letter of its kind, and its text.
  static func event(_ time: Int, _ kind: String, _ text: String) -> String {
    "[\(seconds(time)),\"\(kind)\",\(string(text))]"
  }

  /// Microseconds as a number of seconds.
  static func seconds(_ microseconds: Int) -> String {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest > 0 else { return "\(seconds)" }
    var digits = String(rest + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds).\(digits)"
  }

  /// A text as a string of JSON.
  static func string(_ text: String) -> String {
    var string = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": string += "\\\(scalar)"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        string += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }
}
