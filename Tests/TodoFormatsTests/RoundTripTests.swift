import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoFormats

@Suite("A round trip", .floor(.full)) struct RoundTripTests {
  private static let zones = [Zone.utc, middleEurope, Zone(secondsAhead: -36_000)]

  @Test(arguments: Format.all.map(\.name), 0..<3)
  func `restores all that the table of formats promises`(name: String, zone: Int) throws {
    let format = try #require(Format.named(name))
    let context = ExchangeContext(in: Self.zones[zone])
    var random = RandomItems(seed: Thorough.seed &+ UInt64(zone))
    let lists = format.place(of: .list) == nil ? 1 : 4
    let count = Thorough.count(400, thorough: zone == 0 ? 10_000 : 1_000)
    let stock = try random.stock(lists: lists, items: count)

    let text = stock.text(in: format, context)
    var back = Stock()
    try back.take(text, as: format, list: "List 0", context)

    let (before, after) = (Outline(stock, format), Outline(back, format))
    #expect(after.items.count == before.items.count)
    for (index, (old, new)) in zip(before.items, after.items).enumerated() {
      let projected = format.projection(of: old, context)
      for field in ExchangeField.allCases where Self.isCompared(field, in: format) {
        if !field.isSame(projected, new) {
          Issue.record("\(field) of \(index): \(projected) has become \(new)")
        }
      }
      #expect(after.parents[index] == before.parents[index], "\(old)")
      #expect(after.lists[index] == before.lists[index], "\(old)")
    }
    #expect(back.text(in: format, context) == text)
    #expect(try back.take(text, as: format, list: "List 0", context) == 0)
  }

  @Test(arguments: ["todo.txt", "markdown"])
  func `loses waits where a format has no place for them, which is reported`(name: String) throws {
    let format = try #require(Format.named(name))
    var item = ExchangeItem(id: ExchangeID("a"), list: ExchangeID("b"), name: "Paint")
    item.waitsFor = [ExchangeID("A360FC44-315C-4366-B70C-EA7E7520B749")]
    var losses = Losses(of: format, WritingContext(.test))

    losses.add(.item(item))

    #expect(
      losses.remarks.all.map(\.text) == ["\(format.title) has no place for “waits for”."])
  }

  @Test(arguments: Format.all.map(\.name))
  func `keeps efforts and work, or reports them as lost`(name: String) throws {
    let format = try #require(Format.named(name))
    var item = ExchangeItem(id: ExchangeID("a"), list: ExchangeID("b"), name: "Paint")
    (item.effort, item.worked) = (Effort(minutes: 95), 4321)
    var losses = Losses(of: format, WritingContext(.test))

    losses.add(.item(item))

    #expect(
      losses.remarks.all.map(\.text)
        == (format.name == "markdown"
          ? ["effort", "work done"].map { "Markdown has no place for “\($0)”." } : []))
  }

  @Test func `keeps running work in our own JSON alone`() throws {
    var item = ExchangeItem(id: ExchangeID("a"), list: ExchangeID("b"), name: "Paint")
    item.workingSince = Timestamp(secondsSinceEpoch: 1_795_262_400)
    for format in Format.all where !format.hasListsFirst {
      var losses = Losses(of: format, WritingContext(.test))
      losses.add(.item(item))
      #expect(losses.remarks.all.count == 1, "\(format.name)")
    }
    var losses = Losses(of: .own, WritingContext(.test))
    losses.add(.item(item))
    #expect(losses.remarks.all.isEmpty)
  }

  @Test(arguments: ["json", "jsonl"]) func `of our own JSON gives the same bytes`(name: String)
    throws
  {
    let format = try #require(Format.named(name))
    var random = RandomItems(seed: Thorough.seed)
    let stock = try random.stock(lists: 3, items: Thorough.count(300, thorough: 10_000))

    let text = stock.text(in: format, .test)
    var back = Stock()
    try back.take(text, as: format)

    #expect(back.text(in: format, .test) == text)
    #expect(Set(back.items.map(\.withoutLine)) == Set(stock.items.map(\.withoutLine)))
  }

  @Test(arguments: Format.all.map(\.name))
  func `gives the same items however the bytes are split`(name: String) throws {
    let format = try #require(Format.named(name))
    var random = RandomItems(seed: 7)
    let text = try random.stock(lists: 2, items: 40).text(in: format, .test)

    let whole = try format.read(text, pieces: .max)
    for pieces in [1, 3, 7, 100] {
      let reading = try format.read(text, pieces: pieces)
      #expect(reading.items == whole.items)
      #expect(reading.parts == whole.parts)
    }
  }

  /// Whether the field of an item comes back. Places are compared by themselves, and an identity
  /// or a position that a format has no place for is another one afterwards.
  private static func isCompared(_ field: ExchangeField, in format: Format) -> Bool {
    switch field {
    case .list, .look, .parent, .order: false
    // What is kept of the file itself is not compared.
    case .extra: false
    case .identity: format.place(of: .identity) != nil
    default: true
    }
  }
}

/// The items of a store in the order of an export, with the positions of their parents.
private struct Outline {
  var items: [ExchangeItem] = []
  var parents: [Int?] = []
  var lists: [String] = []

  init(_ stock: Stock, _ format: Format) {
    var positions: [ExchangeID: Int] = [:]
    let names = Dictionary(stock.lists.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
    for case .item(let item) in stock.elements(for: format) {
      positions[item.id] = items.count
      items.append(item)
      lists.append(names[item.list] ?? "")
      if case .item(let parent)? = item.parent {
        parents.append(positions[parent])
      } else {
        parents.append(nil)
      }
    }
  }
}

extension ExchangeItem {
  fileprivate var withoutLine: ExchangeItem {
    var item = self
    item.line = 0
    return item
  }
}
