/// The lines of a file while properties of a to-do are replaced.
struct ICalEdit {
  private(set) var source: ICalSource
  private(set) var hasChanged = false
  private var span: ClosedRange<Int>

  init(_ source: ICalSource, _ span: ClosedRange<Int>) { (self.source, self.span) = (source, span) }

  /// Replaces lines of components beside the to-do. This comes before all other changes.
  mutating func replace(linesBeside indices: [Int], by new: [String]) {
    guard !indices.isEmpty || !new.isEmpty else { return }
    hasChanged = true
    let start = span.lowerBound
    let old = indices.sorted()
    source.replace(old, by: new, orBefore: start)
    let isBefore = old.first.map { $0 < start } ?? true
    let gone = old.count { $0 < start }
    let shift = (isBefore ? new.count : 0) - gone
    span = (start + shift)...(span.upperBound + shift)
  }

  /// Replaces lines of inner components such as alarms, counted from the beginning of the to-do.
  /// This comes before all changes of the to-do, which change the count.
  mutating func replace(linesAt indices: [Int], by new: [String]) {
    guard !indices.isEmpty || !new.isEmpty else { return }
    hasChanged = true
    source.replace(indices.map { span.lowerBound + $0 }, by: new, orBefore: span.upperBound)
    span = span.lowerBound...(span.upperBound + new.count - indices.count)
  }

  /// Replaces properties of the to-do, not those of inner components, in the place of the first.
  mutating func replace(_ isOld: (ICalLine) -> Bool, by new: [String]) {
    var depth = 0
    var old: [Int] = []
    for index in span {
      guard let line = source.lines[index].parts else { continue }
      if line.name == "BEGIN" { depth += 1 }
      if depth == 1, !["BEGIN", "END"].contains(line.name), isOld(line) { old.append(index) }
      if line.name == "END" { depth -= 1 }
    }
    guard old.map({ source.lines[$0].text }) != new else { return }
    hasChanged = true
    source.replace(old, by: new, orBefore: place)
    span = span.lowerBound...(span.upperBound + new.count - old.count)
  }

  /// The index before which new properties stand: that of the first inner component, or the end.
  private var place: Int {
    let inner = span.dropFirst().first { source.lines[$0].parts?.name == "BEGIN" }
    return inner ?? span.upperBound
  }
}
