import CivilCalendar
import TestSupport
import Testing
import TodoFormats
import TodoValues

@testable import TodoSync

@Suite("A merge of an item") struct ItemMergeTests {
  /// One value of a field that can be set on either side.
  private struct Edit: Sendable {
    let field: ExchangeField
    let apply: @Sendable (inout ExchangeItem, Int) -> Void

    init(_ field: ExchangeField, _ apply: @escaping @Sendable (inout ExchangeItem, Int) -> Void) {
      (self.field, self.apply) = (field, apply)
    }
  }

  /// A change of every field, with values that differ for different numbers.
  private static let edits: [Edit] = [
    Edit(.name) { $0.name = "Name \($1)" },
    Edit(.notes) { $0.notes = "Notes \($1)" },
    Edit(.priority) { $0.priority = [.low, .medium, .high][$1 % 3] },
    Edit(.tags) { $0.tags = ["tag\($1)"] },
    Edit(.due) { $0.due = Day(daysSinceEpoch: 20_000 + $1) },
    Edit(.start) { $0.start = Day(daysSinceEpoch: 19_000 + $1) },
    Edit(.plan) { $0.plan = DayPlan(Day(daysSinceEpoch: 20_100 + $1), isEvening: false) },
    Edit(.isFlagged) { item, _ in item.isFlagged.toggle() },
    Edit(.recurrence) { $0.recurrence = Recurrence(.daily, every: 1 + $1 % 90) },
    Edit(.reminders) { $0.reminders = Reminders(minutes: [$1]) },
    Edit(.effort) { $0.effort = Effort(minutes: $1) },
    Edit(.worked) { $0.worked = $1 },
    Edit(.heading) { $0.heading = ExchangeID("Heading \($1)") },
    Edit(.waitsFor) {
      $0.waitsFor = [ExchangeID("00000000-0000-0000-0000-\(100_000_000_000 + $1)")]
    },
    Edit(.isDone) { item, number in
      item.isDone = true
      item.completed = Timestamp(microseconds: number * 1_000_000)
    },
    Edit(.parent) { $0.parent = .item(ICalObject.key(of: "p\($1)")) },
  ]

  private func item(_ modified: Int = 0) -> ExchangeItem {
    var item = ExchangeItem(id: ExchangeID("a"), list: ExchangeID("l"), name: "Milk")
    item.modified = Timestamp(microseconds: modified * 1_000_000)
    return item
  }

  /// The fields in which two items differ.
  private func difference(_ left: ExchangeItem, _ right: ExchangeItem) -> [ExchangeField] {
    SyncField.all.filter { !$0.isSame(left, right) }.map(\.name)
  }

  @Test func `knows every field that a calendar says of an item`() throws {
    let format = try #require(Format.named("ics"))
    let held = Set(ExchangeField.allCases.filter { format.place(of: $0) != nil })
    // These belong to lists and to the file itself, or have rules of their own.
    let others: Set<ExchangeField> = [.list, .look, .created, .modified, .order, .identity]

    // A new field of items is one more row of the table.
    #expect(Set(SyncField.all.flatMap(\.covers)).union(others) == held)
    #expect(Set(Self.edits.map(\.field)) == Set(SyncField.all.map(\.name)))
  }

  @Test func `loses no field in the file of a to-do, new or changed`() throws {
    let context = ExchangeContext(clock: .drawn)
    for edit in Self.edits {
      var changed = item()
      edit.apply(&changed, 7)
      let parent = changed.parentID == nil ? nil : "p7"

      let new = ICalObject.bytes(
        ofNew: changed, uid: "a", parentUID: parent, at: Circumstances.now, context)
      let plain = try ICalObject(
        ICalObject.bytes(ofNew: item(), uid: "a", parentUID: nil, at: Circumstances.now, context),
        context)
      let edited = plain.bytes(for: changed, parentUID: parent, at: Circumstances.now)

      for bytes in [new, edited] {
        let read = try ICalObject(bytes, context).item
        #expect(difference(read, changed) == [], "\(edit.field)")
        #expect(difference(read, item()) == [edit.field])
      }
    }
  }

  @Test func `has the change of the only side that made one, in every field`() {
    for edit in Self.edits {
      let base = item()
      var changed = item(5)
      edit.apply(&changed, 7)

      let ours = ItemMerge(ItemSides(agreed: base, ours: changed, seen: base, theirs: base))
      let theirs = ItemMerge(ItemSides(agreed: base, ours: base, seen: base, theirs: changed))

      #expect(difference(ours.there, changed) == [] && difference(ours.here, changed) == [])
      #expect(difference(theirs.here, changed) == [] && ours.conflicts.isEmpty)
      #expect(difference(base, changed) == [edit.field], "\(edit.field)")
    }
  }

  @Test func `has the same completion when the file of a cancelled to-do has changed`() throws {
    func read(_ lines: String) throws -> ExchangeItem {
      let text = "BEGIN:VTODO\nUID:a\nSTATUS:CANCELLED\n\(lines)\nEND:VTODO\n"
      return try ICalObject(Array(text.utf8), ExchangeContext(clock: .drawn)).item
    }
    let seen = try read("LAST-MODIFIED:20261101T120000Z")
    let theirs = try read("LAST-MODIFIED:20261202T120000Z\nDESCRIPTION:Why")
    var ours = seen
    ours.completed = seen.modified

    let merge = ItemMerge(ItemSides(agreed: ours, ours: ours, seen: seen, theirs: theirs))

    #expect(difference(seen, theirs) == [.notes])
    #expect(merge.here.notes == "Why" && merge.here.completed == seen.modified)
  }

  @Test func `agrees with a model that merges field by field`() {
    for seed in 0..<UInt64(Thorough.count(500, thorough: 20_000)) {
      var random = SeededGenerator(seed: seed)
      let base = item()
      var (ours, theirs) = (item(1), item(2))
      var changedHere: Set<ExchangeField> = []
      var changedThere: Set<ExchangeField> = []
      for edit in Self.edits {
        if Bool.random(using: &random) {
          edit.apply(&ours, Int.random(in: 1...40, using: &random))
          changedHere.insert(edit.field)
        }
        if Bool.random(using: &random) {
          edit.apply(&theirs, Int.random(in: 41...80, using: &random))
          changedThere.insert(edit.field)
        }
      }

      let merge = ItemMerge(ItemSides(agreed: base, ours: ours, seen: base, theirs: theirs))

      // Both sides are the same afterwards.
      #expect(difference(merge.here, merge.there) == [], "seed \(seed)")
      for field in SyncField.all {
        let isHere = changedHere.contains(field.name)
        let isThere = changedThere.contains(field.name)
        if isHere != isThere {
          #expect(field.isSame(merge.here, isHere ? ours : theirs), "\(field.name), seed \(seed)")
        } else if !isHere {
          #expect(field.isSame(merge.here, base), "\(field.name), seed \(seed)")
        }
      }
      // Of two changes the later one stands, and is reported.
      for conflict in merge.conflicts {
        #expect(!conflict.isOurs && changedHere.contains(conflict.field))
      }
      if changedHere.contains(.name), changedThere.contains(.name) {
        #expect(merge.here.name == theirs.name)
        #expect(merge.conflicts.contains { $0.field == .name })
      }
    }
  }

  @Test func `keeps the tags and the notes of both sides`() {
    var (base, ours, theirs) = (item(), item(), item())
    base.tags = ["home", "old"]
    ours.tags = ["home", "old", "here"]
    theirs.tags = ["home", "there"]
    base.notes = "one"
    ours.notes = "one\nhere"
    theirs.notes = "zero\none"

    let merge = ItemMerge(ItemSides(agreed: base, ours: ours, seen: base, theirs: theirs))

    #expect(Set(merge.here.tags) == ["home", "here", "there"])
    #expect(merge.here.notes == "zero\none\nhere" && merge.conflicts.isEmpty)
  }

  @Test func `adds up the work of both sides, once`() {
    var (base, ours, theirs) = (item(), item(1), item(2))
    (base.worked, ours.worked, theirs.worked) = (600, 1000, 900)

    let sides = ItemSides(agreed: base, ours: ours, seen: base, theirs: theirs)
    let merged = ItemMerge(sides).here
    // The program was stopped before it changed the file.
    let again = ItemMerge(
      ItemSides(agreed: base, ours: merged, seen: base, theirs: theirs, isNewHere: false))

    #expect(merged.worked == 1300 && again.there.worked == 1300)
    #expect(ItemMerge(sides).conflicts.isEmpty && again.conflicts.isEmpty)
    #expect(ItemMerge(ours: ours, theirs: theirs).here.worked == 1000)
  }

  @Test func `a series that both sides moved on is as far as the one that did more`() {
    var base = item()
    base.recurrence = Recurrence(.daily, end: .count(9))
    base.due = Day(daysSinceEpoch: 100)
    var (ours, theirs) = (base, base)
    (ours.due, ours.recurrence) = (Day(daysSinceEpoch: 101), Recurrence(.daily, end: .count(8)))
    (theirs.due, theirs.recurrence) = (Day(daysSinceEpoch: 102), Recurrence(.daily, end: .count(7)))

    let merge = ItemMerge(ItemSides(agreed: base, ours: ours, seen: base, theirs: theirs))

    #expect(merge.here.due == theirs.due && merge.here.recurrence == theirs.recurrence)
    #expect(merge.conflicts.isEmpty)
  }

  @Test func `without a base a value stands against none`() {
    var (ours, theirs) = (item(), item())
    ours.due = Day(daysSinceEpoch: 100)
    theirs.notes = "From the phone"
    theirs.tags = ["phone"]

    let merge = ItemMerge(ours: ours, theirs: theirs)

    #expect(merge.here.due == ours.due && merge.here.notes == theirs.notes)
    #expect(merge.there.due == ours.due && merge.conflicts.isEmpty)
  }
}
