/// The rows of a list with headings, `# Garden`, as a plain array.
struct HeadedModel {
  var rows: [String] = []

  /// The index after the last item below a heading, or of those before the first one.
  private func end(below heading: String?) -> Int {
    let start = heading.flatMap { rows.firstIndex(of: "# " + $0) }.map { $0 + 1 } ?? 0
    return rows[start...].firstIndex { $0.hasPrefix("#") } ?? rows.count
  }

  mutating func add(_ row: String, below heading: String?) {
    rows.insert(row, at: end(below: heading))
  }

  mutating func insert(_ row: String, after item: String) {
    if let index = rows.firstIndex(of: item) { rows.insert(row, at: index + 1) }
  }

  mutating func move(_ item: String, down: Bool) {
    guard let index = rows.firstIndex(of: item) else { return }
    let other = index + (down ? 1 : -1)
    if rows.indices.contains(other) { rows.swapAt(index, other) }
  }

  mutating func moveHeading(_ name: String, down: Bool) {
    guard let start = rows.firstIndex(of: "# " + name) else { return }
    let end = end(below: name)
    let block = Array(rows[start..<end])
    if down {
      guard end < rows.count else { return }
      let next = self.end(below: String(rows[end].dropFirst(2)))
      rows.replaceSubrange(start..<next, with: Array(rows[end..<next]) + block)
    } else if let before = rows[..<start].lastIndex(where: { $0.hasPrefix("#") }) {
      rows.replaceSubrange(before..<end, with: block + Array(rows[before..<start]))
    }
  }
}
