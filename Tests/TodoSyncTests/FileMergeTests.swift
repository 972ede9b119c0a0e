import TestSupport
import Testing
import TodoFormats

@testable import TodoSync

@Suite("A merge of two files") struct FileMergeTests {
  private static let alarm = """
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER;VALUE=DATE-TIME:20261224T080000Z
    END:VALARM
    """

  /// The file of a to-do that is due at a time, with other properties and components.
  private func file(_ lines: String, name: String = "Milk", changed: Int = 0) -> [UInt8] {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:a
      SUMMARY:\(name)
      DUE:20261224T090000
      LAST-MODIFIED:2026120\(1 + changed)T000000Z
      \(lines)
      END:VTODO
      END:VCALENDAR

      """
    return Array(text.replacing("\n\n", with: "\n").utf8)
  }

  private func merge(
    _ first: [UInt8], _ second: [UInt8], base: [UInt8]?
  ) throws -> (lines: [Substring], remarks: [SyncRemark]) {
    let merge = try FileMerge(
      first, second, base: { _ in base }, ExchangeContext(clock: .drawn))
    let text = String(decoding: merge.bytes, as: UTF8.self)
    return (text.split(separator: "\n"), merge.remarks)
  }

  @Test(arguments: [false, true])
  func `has the properties and the alarms that either side has changed`(isSwapped: Bool) throws {
    let base = file("LOCATION:Old\nURL:u\nCOMMENT:one")
    let ours = file(
      "LOCATION:Old\nCOMMENT:one\nCOMMENT:two\nBEGIN:VALARM\nTRIGGER;RELATED=END:-PT5M\nEND:VALARM",
      name: "Oat milk", changed: 1)
    let theirs = file("LOCATION:New\nURL:u\nCOMMENT:three\n\(Self.alarm)", changed: 2)

    let (first, second) = isSwapped ? (theirs, ours) : (ours, theirs)
    let (lines, remarks) = try merge(first, second, base: base)

    let kept = lines.filter { line in
      ["SUMMARY", "LOCATION", "URL", "COMMENT"].contains { line.hasPrefix($0) }
    }
    #expect(
      kept.sorted() == ["COMMENT:three", "COMMENT:two", "LOCATION:New", "SUMMARY:Oat milk"])
    #expect(lines.count { $0.hasPrefix("TRIGGER") } == 2)
    #expect(lines.contains("TRIGGER;VALUE=DATE-TIME:20261224T080000Z"))
    #expect(remarks == [])
  }

  @Test(arguments: [1, 2])
  func `has the later of two values of a property, and tells`(later: Int) throws {
    let ours = file("LOCATION:Here\nX-OWN:1", changed: later == 1 ? 2 : 1)
    let theirs = file("LOCATION:There\nX-OWN:2", changed: later == 1 ? 1 : 2)

    let (lines, remarks) = try merge(ours, theirs, base: file("LOCATION:Old\nX-OWN:0"))

    let (kept, lost) = later == 1 ? ("Here", "There") : ("There", "Here")
    #expect(lines.filter { $0.hasPrefix("LOCATION") } == ["LOCATION:\(kept)"])
    #expect(lines.filter { $0.hasPrefix("X-OWN") } == ["X-OWN:\(later)"])
    #expect(
      remarks == [
        .conflict(
          item: "Milk", field: "LOCATION", isOurs: later == 1, kept: "“\(kept)”",
          lost: "“\(lost)”")
      ])
  }

  @Test func `has an alarm no longer that one side has removed`() throws {
    let base = file("LOCATION:Old\n\(Self.alarm)")

    let (lines, _) = try merge(
      file("LOCATION:New\n\(Self.alarm)"), file("LOCATION:Old"), base: base)

    #expect(lines.contains("LOCATION:New") && !lines.contains("BEGIN:VALARM"))
  }

  @Test func `has all of a text that is too long for an item`() throws {
    let rest = String(repeating: "word ", count: 15_000) + "end"
    let base = file("DESCRIPTION:one \(rest)")
    let theirs = file("DESCRIPTION:one \(rest)\nLOCATION:Shop")

    let (lines, remarks) = try merge(file("DESCRIPTION:two \(rest)"), theirs, base: base)

    let text = lines.joined(separator: "\n").replacing("\n ", with: "")
    #expect(text.contains("DESCRIPTION:two \(rest)\n") && text.contains("LOCATION:Shop\n"))
    #expect(remarks == [])
  }
}
