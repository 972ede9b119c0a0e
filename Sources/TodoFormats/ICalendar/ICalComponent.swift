/// A component of a calendar, or one that stands alone, such as a to-do or a time zone.
struct ICalComponent {
  /// The kind, such as `VTODO`.
  let kind: String
  /// The indices of its lines in the file.
  let span: ClosedRange<Int>
  /// Its lines, with those of the components within it.
  let texts: [String]

  /// The text by which the same component is found in another file.
  var key: String {
    let todo = ICalTodo(texts)
    let names = ["UID", "RECURRENCE-ID", "TZID"].compactMap { name in
      todo[name].map { "\(name):\($0.value)" }
    }
    return ([kind] + (names.isEmpty ? texts : names)).joined(separator: "\n")
  }

  /// The components of a file.
  static func all(of source: ICalSource) throws(ICalObject.Fault) -> [ICalComponent] {
    var found: [ICalComponent] = []
    var open: [(kind: String, start: Int)] = []
    var hasBegun = false
    for (index, line) in source.lines.enumerated() {
      guard let parts = line.parts else {
        // A line without a colon within a calendar is kept.
        if !hasBegun, !line.text.allSatisfy(\.isWhitespace) { throw .unreadable }
        continue
      }
      switch parts.name {
      case "BEGIN":
        hasBegun = true
        open.append((parts.value.uppercased(), index))
      case "END":
        let kind = parts.value.uppercased()
        guard let last = open.popLast(), last.kind == kind else { throw .unreadable }
        let isTop = open.isEmpty ? kind != "VCALENDAR" : open.map(\.kind) == ["VCALENDAR"]
        guard isTop else { continue }
        let span = last.start...index
        found.append(ICalComponent(kind: kind, span: span, texts: source.lines[span].map(\.text)))
      default: if open.isEmpty { throw .unreadable }
      }
    }
    guard hasBegun, open.isEmpty else { throw .unreadable }
    return found
  }
}
