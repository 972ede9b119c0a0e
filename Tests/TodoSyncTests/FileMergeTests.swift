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
      first, second, history: { _ in FileHistory(base) }, ExchangeContext(clock: .drawn))
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

  // MARK: - Files of a synchronised folder

  /// The facts about a folder with a file, and with former versions of it.
  private func folder(_ bytes: [UInt8], former: [[UInt8]] = []) -> KnownFolder {
    let id = ICalObject.key(of: "a")
    let version = KnownFolder.Version(seen: bytes, agreed: nil)
    var folder = KnownFolder(objects: [
      KnownFolder.Place(collection: "home", file: "a.ics"):
        KnownFolder.Object(uid: "a", item: id, version: version)
    ])
    if let first = former.first {
      let version = KnownFolder.Version(seen: first, agreed: former.last)
      folder.objects[KnownFolder.formerPlace(of: id)] = KnownFolder.Object(
        uid: "a", item: id, version: version)
    }
    return folder
  }

  @Test(arguments: ["Milk", "Oat milk"], [false, true])
  func `keeps each change here, whichever of them the other side has seen`(
    seen: String, isSwapped: Bool
  ) throws {
    let name = seen == "Milk" ? "Oat milk" : "Soy milk"
    let ours = file("PRIORITY:1", name: name, changed: 2)
    let theirs = file("CATEGORIES:shop", name: seen, changed: 3)
    let known = folder(ours, former: [file(""), file("", name: "Oat milk", changed: 1)])
    let other = folder(file("", name: "Tea"))
    let (first, second) = isSwapped ? (theirs, ours) : (ours, theirs)
    let history = FileHistory(of: first, second, in: [other, known])

    let merge = try FileMerge(
      first, second, history: { _ in history }, ExchangeContext(clock: .drawn))

    let lines = String(decoding: merge.bytes, as: UTF8.self).split(separator: "\n")
    for line in ["SUMMARY:\(name)", "PRIORITY:1", "CATEGORIES:shop"] {
      #expect(lines.contains { $0 == line }, "\(lines)")
    }
    #expect(merge.remarks == [])
  }

  @Test func `starts from a new file of which it is unknown whether it was sent`() throws {
    let began = file("PRIORITY:1")
    var known = folder(began)
    known.objects = known.objects.mapValues { object in
      var object = object
      object.pending = object.version
      object.version = KnownFolder.Version(seen: nil, agreed: nil)
      return object
    }
    let ours = file("PRIORITY:1\nCATEGORIES:shop", changed: 2)
    let theirs = file("PRIORITY:5", changed: 1)

    let merge = try FileMerge(
      ours, theirs, history: { _ in FileHistory(of: ours, theirs, in: [known]) },
      ExchangeContext(clock: .drawn))

    let lines = String(decoding: merge.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("PRIORITY:5") && lines.contains("CATEGORIES:shop"), "\(lines)")
    #expect(merge.remarks == [])
  }

  @Test func `names a conflict if no version is known but one of the files`() throws {
    let ours = file("", name: "Oat milk")
    let theirs = file("PRIORITY:1", changed: 1)
    let history = FileHistory(of: ours, theirs, in: [folder(ours)])

    let merge = try FileMerge(
      ours, theirs, history: { _ in history }, ExchangeContext(clock: .drawn))

    #expect(history.versions == [])
    #expect(
      merge.remarks == [
        .conflict(
          item: "Milk", field: "name", isOurs: false, kept: "“Milk”", lost: "“Oat milk”")
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

  // MARK: - Single times

  private static let zone = "BEGIN:VTIMEZONE\nTZID:Own\nEND:VTIMEZONE"

  private static func time(_ day: Int, _ name: String) -> String {
    "BEGIN:VTODO\nUID:a\nRECURRENCE-ID:202612\(day)T090000\nSUMMARY:\(name)\nEND:VTODO"
  }

  /// The file of a series with other components behind it.
  private func series(
    _ components: [String], name: String = "Milk", changed: Int = 0
  ) -> [UInt8] {
    let rule = "DTSTART:20261224T090000\nRRULE:FREQ=DAILY"
    let text = String(decoding: file(rule, name: name, changed: changed), as: UTF8.self)
    let end = (components + ["END:VCALENDAR"]).joined(separator: "\n")
    return Array(text.replacing("END:VCALENDAR", with: end).utf8)
  }

  @Test(arguments: [false, true], [false, true])
  func `has the single times and the zones of both sides`(isSwapped: Bool, hasBase: Bool) throws {
    let ours = series([Self.zone, Self.time(25, "Ours")])
    let theirs = series([Self.time(26, "Theirs")], name: "Oat milk", changed: 1)

    let (first, second) = isSwapped ? (theirs, ours) : (ours, theirs)
    let (lines, remarks) = try merge(first, second, base: hasBase ? series([]) : nil)

    let names = lines.filter { $0.hasPrefix("SUMMARY") }.sorted()
    #expect(names == ["SUMMARY:Oat milk", "SUMMARY:Ours", "SUMMARY:Theirs"])
    #expect(lines.count { $0 == "TZID:Own" } == 1 && remarks.isEmpty == hasBase)
  }

  @Test func `has a single time no longer that one side has removed`() throws {
    let old = Self.time(25, "Old")
    let ours = series([old, Self.time(26, "New")], changed: 1)

    let (lines, remarks) = try merge(ours, series([], name: "Oat milk"), base: series([old]))

    let names = lines.filter { $0.hasPrefix("SUMMARY") }.sorted()
    #expect(names == ["SUMMARY:New", "SUMMARY:Oat milk"] && remarks == [])
  }

  @Test func `has the later version of a single time that both sides have changed, and tells`()
    throws
  {
    let (lines, remarks) = try merge(
      series([Self.time(25, "Ours")]), series([Self.time(25, "Theirs")], changed: 1),
      base: series([Self.time(25, "Old")]))

    let names = lines.filter { $0.hasPrefix("SUMMARY") }.sorted()
    #expect(names == ["SUMMARY:Milk", "SUMMARY:Theirs"])
    #expect(
      remarks == [
        .conflict(
          item: "Milk", field: "RECURRENCE-ID", isOurs: false, kept: "that of 20261225T090000",
          lost: "the other one")
      ])
  }

  @Test(arguments: [false, true])
  func `has the relations, the progress and the hour of one side`(isSwapped: Bool) throws {
    let base = "DTSTART:20261201T080000\nSTATUS:NEEDS-ACTION\nPRIORITY:3"
    let changes: [Substring] = [
      "DTSTART:20261201T100000", "PERCENT-COMPLETE:50", "PRIORITY:1",
      "RELATED-TO;RELTYPE=SIBLING:b", "STATUS:IN-PROCESS",
    ]
    let ours = file(changes.joined(separator: "\n"))
    let theirs = file("\(base)\nLOCATION:Shop", name: "Oat milk", changed: 1)

    let (first, second) = isSwapped ? (theirs, ours) : (ours, theirs)
    let (lines, remarks) = try merge(first, second, base: file(base))

    #expect(Set(lines).isSuperset(of: changes + ["LOCATION:Shop", "SUMMARY:Oat milk"]))
    #expect(!lines.contains("PRIORITY:3") && !lines.contains("STATUS:NEEDS-ACTION"))
    #expect(remarks == [])
  }
}
