/// The text of a calendar file with one to-do, in its parts: each property or alarm is one.
struct CalendarFileText {
  private let head: [String]
  private let parts: [[String]]
  private let tail: [String]

  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let begin = lines.firstIndex(of: "BEGIN:VTODO") ?? 0
    let end = lines.lastIndex(of: "END:VTODO") ?? lines.count
    (head, tail) = (Array(lines[...begin]), Array(lines[end...]))
    var parts: [[String]] = []
    var isInAlarm = false
    for line in lines[(begin + 1)..<end] {
      if isInAlarm || line.hasPrefix(" ") {
        parts[parts.count - 1].append(line)
        if line == "END:VALARM" { isInAlarm = false }
      } else {
        parts.append([line])
        isInAlarm = line == "BEGIN:VALARM"
      }
    }
    self.parts = parts
  }

  /// The identity.
  var uid: String? {
    parts.first { $0[0].hasPrefix("UID:") }.map { String($0[0].dropFirst("UID:".count)) }
  }

  /// The text as Radicale keeps it: the properties are in the order of their names.
  var sorted: String {
    func name(_ part: [String]) -> String {
      part[0] == "BEGIN:VALARM" ? "VALARM" : String(part[0].prefix { $0 != ":" && $0 != ";" })
    }
    let sorted = parts.enumerated().sorted {
      (name($0.element), $0.offset) < (name($1.element), $1.offset)
    }
    return (head + sorted.flatMap(\.element) + tail).map { $0 + "\r\n" }.joined()
  }

  /// The lines that vdirsyncer compares, in order.
  var compared: [String] {
    let ignored = ["PRODID:", "METHOD:", "REV:", "LAST-MODIFIED:", "CREATED:", "DTSTAMP:", "UID:"]
    return (head + parts.flatMap(\.self) + tail)
      .filter { line in !ignored.contains(where: line.hasPrefix) }.sorted()
  }

  /// The lines by which a test can choose a file. They are the same in each run, unlike identities.
  static func order(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline)
      .filter { line in ["SUMMARY", "CREATED", "DUE"].contains(where: line.hasPrefix) }.sorted()
      .joined()
  }
}
