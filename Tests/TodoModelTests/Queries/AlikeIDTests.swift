import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

/// Identifiers that begin alike: UUIDs of one moment, and numbered ones.
@Suite("The ids of identifiers that begin alike") @MainActor struct AlikeIDTests {
  enum Source: String, CaseIterable, Sendable {
    case time1, time6, time7, numbered, numberedInFront, random, derived, oneBeginning

    /// An identifier that is made as the last one was, in the same moment.
    func make(_ number: Int, _ random: inout SeededGenerator) -> Identifier<TodoItem> {
      let variant: UInt64 = 2 << 62
      let tail = variant | random.next() >> 2
      return switch self {
      case .time1: Identifier(high: 0x1234_5678_9abc_1def, low: tail)
      case .time6: Identifier(high: 0x1ef0_12ab_34cd_6ef0, low: tail)
      case .time7: Identifier(high: 0x0193_a5b2_c7d1_7000 | random.next() >> 52, low: tail)
      case .numbered: Identifier(high: 0x4000, low: variant | UInt64(number))
      case .numberedInFront: Identifier(high: UInt64(number) << 32 | 0x4000, low: variant | 1)
      case .random: Identifier(high: random.next() & ~0xf000 | 0x4000, low: tail)
      case .derived: Identifier(derivedFrom: "\(number)")
      case .oneBeginning:
        Identifier(high: 0x9f3c_2a71_5b1d_4000 | random.next() >> 52, low: tail)
      }
    }

    func make(_ count: Int) -> [Identifier<TodoItem>] {
      var random = SeededGenerator(seed: Thorough.seed)
      return (0..<count).map { make($0, &random) }
    }

    /// Whether a source is recognised by one identifier alone.
    var isRecognised: Bool { self != .oneBeginning }
  }

  @Test(arguments: Source.allCases)
  func `differ, are read, and have the old ids as beginnings`(source: Source) throws {
    let ids = source.make(10_000)
    let short = ids.map { ShortID($0, signs: ShortID.longest) }

    #expect(Set(short).count == ids.count)
    if source.isRecognised { #expect(Set(ids.map { ShortID($0) }).count == ids.count) }
    for (id, whole) in zip(ids.prefix(100), short) {
      #expect(ShortID(whole.description) == whole && whole.names(id))
      #expect(ShortID(id, signs: 10).names(id))
      #expect(whole.description.hasPrefix(ShortID(id).description))
    }
  }

  @Test func `are those that random identifiers always had`() throws {
    let id = try #require(
      Identifier<TodoItem>(uuidString: "936DA01F-9ABD-4D9D-80C7-02AF85C822A8"))
    let whole = ShortID(id)
    #expect(whole.description.count == 10)
    #expect(whole == ShortID(id, signs: 10))
  }

  @Test(arguments: Source.allCases)
  func `name one item each, and stay the same whatever comes and goes`(
    source: Source
  ) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let ids = source.make(Thorough.count(300, alone: 60, thorough: 300))
    func add(_ some: some Sequence<Identifier<TodoItem>>) async throws {
      try await store.perform(
        .createOnce(some.map { (id: $0, item: NewItem($0.uuidString, in: list.id)) }))
    }
    func found(_ id: ShortID) throws -> [Identifier<TodoItem>] {
      try store.finder.items(called: id).map(\.id)
    }
    try await add(ids.prefix(source.isRecognised ? 1 : 2))
    let first = try store.finder.shortIDs(of: ids[0])

    try await add(ids.dropFirst())
    for id in ids {
      let short = try store.finder.shortIDs(of: id)
      #expect(try found(short.whole) == [id] && found(short.shown) == [id])
    }
    #expect(try store.finder.shortIDs(of: ids[0]).whole == first.whole)
    try await store.deleteItems(Array(ids.dropFirst()))
    #expect(try store.finder.shortIDs(of: ids[0]).whole == first.whole)
    #expect(try found(ShortID(ids[0], signs: 4)) == [ids[0]])
    await store.close()
  }

  /// Two identifiers with the same 20 signs, which no source makes but with a probability of one in
  /// many millions.
  static var twins: [Identifier<TodoItem>] {
    typealias ID = Identifier<TodoItem>
    let step: UInt64 = 0x9e37_79b9_7f4a_7c15
    let (one, other): (UInt64, UInt64) = (0x936D_A01F_9ABD_4D9D, 0x936D_A01F_9ABD_4D9E)
    let low: UInt64 = 0x80C7_02AF_85C8_22A8
    return [
      ID(high: one, low: low),
      ID(high: other, low: low &+ ID.mixed(one &+ step) &- ID.mixed(other &+ step)),
    ]
  }

  @Test func `that are equal are counted by the doctor`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Home")
    let good = "ok   Every id names one item."
    #expect(Doctor(path: path, clock: .drawn).examine().description.contains(good))

    try await store.perform(
      .createOnce(Self.twins.map { (id: $0, item: NewItem("Twin", in: list.id)) }))
    await store.close()

    let report = Doctor(path: path, clock: .drawn).examine().description
    #expect(report.contains("BAD  2 items have an id that another one has as well."), "\(report)")
  }
}
