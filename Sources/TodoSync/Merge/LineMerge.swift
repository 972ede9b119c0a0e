/// The merge of two versions of a text, line by line.
enum LineMerge {
  private typealias Lines = ArraySlice<Substring>

  /// A text with the changes of both versions. Where both have changed the same lines, it has the
  /// lines of both, so that nothing that was written is lost.
  static func merge(_ base: String, _ ours: String, _ theirs: String) -> String {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    let before = lines(base)
    let here = Change(from: before, to: lines(ours))
    let there = Change(from: before, to: lines(theirs))
    let isInOrder =
      (here.old.lowerBound, here.old.upperBound) <= (there.old.lowerBound, there.old.upperBound)
    let (first, second) = isInOrder ? (here, there) : (there, here)
    guard first.old.upperBound <= second.old.lowerBound, here.old != there.old else {
      return overlapping(before, here, there)
    }
    let parts: [Lines] = [
      before[..<first.old.lowerBound], first.new,
      before[first.old.upperBound..<second.old.lowerBound], second.new,
      before[second.old.upperBound...],
    ]
    return text(parts)
  }

  /// The text with both changes where they concern the same lines: the lines of both, each once.
  private static func overlapping(_ before: Lines, _ here: Change, _ there: Change) -> String {
    let start = min(here.old.lowerBound, there.old.lowerBound)
    let end = max(here.old.upperBound, there.old.upperBound)
    func version(_ change: Change) -> [Substring] {
      let parts: [Lines] = [
        before[start..<change.old.lowerBound], change.new, before[change.old.upperBound..<end],
      ]
      return parts.flatMap(\.self)
    }
    let (ours, theirs) = (version(here), version(there))
    let merged: [Substring]
    // One version may be the continuation of the other.
    if theirs.starts(with: ours) {
      merged = theirs
    } else if ours.starts(with: theirs) {
      merged = ours
    } else {
      let known = Set(ours)
      merged = ours + theirs.filter { !known.contains($0) }
    }
    return text([before[..<start], merged[...], before[end...]])
  }

  private static func text(_ parts: [Lines]) -> String {
    parts.flatMap(\.self).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> Lines {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  /// The lines in which a version differs: from the first line that does to the last.
  private struct Change {
    let old: Range<Int>
    let new: Lines

    init(from before: Lines, to after: Lines) {
      let shorter = min(before.count, after.count)
      var start = 0
      while start < shorter, before[start] == after[start] { start += 1 }
      var end = 0
      while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
        end += 1
      }
      old = start..<(before.count - end)
      new = after[start..<(after.count - end)]
    }
  }
}
