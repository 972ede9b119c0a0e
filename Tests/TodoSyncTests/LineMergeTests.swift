import Testing

@testable import TodoSync

@Suite("A merge of texts") struct LineMergeTests {
  @Test(arguments: [
    ("a", "a", "b", "b"), ("a", "b", "a", "b"), ("a", "b", "b", "b"),
    ("a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"),
    ("a\nb\nc", "a\nc", "a\nb\nc\nd", "a\nc\nd"),
    ("", "one", "two", "one\ntwo"), ("a", "a\nb", "a\nb\nc", "a\nb\nc"),
    ("a\nb", "a\nx", "a\ny", "a\nx\ny"), ("a\nb", "", "a\nb\nc", "c"),
    ("a\nb\nc", "a\nB\nc", "a\nx\nb\nc", "a\nx\nB\nc"),
    ("a\nb\nc", "a\nx\nb\nc", "a\nB\nc", "a\nx\nB\nc"),
  ])
  func `has the changes of both sides`(base: String, ours: String, theirs: String, merged: String) {
    #expect(LineMerge.merge(base, ours, theirs) == merged)
  }

  @Test func `never loses a new line of either side`() {
    let lines = ["a", "b", "c", "d"]
    for first in 0..<4 {
      for second in 0..<4 {
        var (ours, theirs) = (lines, lines)
        ours[first] = "ours"
        theirs[second] = "theirs"

        let merged = LineMerge.merge(
          lines.joined(separator: "\n"), ours.joined(separator: "\n"),
          theirs.joined(separator: "\n"))

        #expect(merged.contains("ours") && merged.contains("theirs"))
      }
    }
  }
}
