import JSONKit
import TestSupport
import Testing

@testable import TodoCommands
@testable import TodoModel

/// The ids that commands print and read, of items whose UUIDs begin alike.
@Suite("The id of an item") @MainActor struct ItemIDTests {
  private var bench: CommandBench

  init() async throws { bench = try CommandBench() }

  private func plant(_ ids: [Identifier<TodoItem>]) async throws {
    let list = try await bench.store.createList(name: "Home")
    try await bench.store.perform(
      .createOnce(
        ids.enumerated().map { (id: $1, item: NewItem("seven \($0)", in: list.id)) }))
    try await bench.store.arrange(ids[1], .indent(under: ids[0]))
  }

  /// UUIDs of version 7 of one millisecond.
  private static let sevens = [
    "0193a5b2-c7d1-7000-a46d-d6122265b1f5", "0193a5b2-c7d1-7001-b358-4f8cd8f16adf",
    "0193a5b2-c7d1-7002-8409-f134c386bbc4", "0193a5b2-c7d1-7003-878b-fae2414c343c",
  ].compactMap { Identifier<TodoItem>(uuidString: $0) }

  @Test func `differs from those of the same moment, in every form, and each command reads it`()
    async throws
  {
    try await plant(Self.sevens)
    let ids = try await bench.run("list", "-q").split(separator: "\n").map(String.init)

    #expect(Set(ids).count == 4)
    let plain = try await bench.run("list", "--plain").split(separator: "\n")
    #expect(plain.map { $0.prefix { $0 != "\t" } }.map(String.init) == ids)
    #expect(try await bench.run("list").contains(ids[0]))
    let objects = try await bench.perform(["list"]).1.records.map(\.json)
    #expect(objects.compactMap { $0["id"] } == ids.map(JSON.string))
    let parent = try await bench.run("list", "-q", "\"seven 0\"")
    #expect(objects.count { $0["parent"] == JSON.string(parent) } == 1)
    for id in ids { #expect(try await bench.run("show", id, "-q") == id) }

    var next = bench
    next.input = ids
    _ = try await next.run("done", "-")
    #expect(try await bench.run("count") == "0")
  }

  @Test func `has beginnings, which are refused with ids that differ`() async throws {
    try await plant(Self.sevens)

    let error = await bench.error("show", "2bpw4fd673")
    #expect(error.hasPrefix("Several ids begin with 2bpw4fd673: "), "\(error)")
    let offered = error.dropFirst("Several ids begin with 2bpw4fd673: ".count).dropLast()
      .split(separator: ", ").map(String.init)
    #expect(offered.count == 2 && Set(offered).count == 2)
    for id in offered { #expect(try await bench.run("show", id, "-q") == id) }
  }

  @Test func `is offered as a UUID where it is another one's`() async throws {
    let step: UInt64 = 0x9e37_79b9_7f4a_7c15
    typealias ID = Identifier<TodoItem>
    let (one, other): (UInt64, UInt64) = (0x936D_A01F_9ABD_4D9D, 0x936D_A01F_9ABD_4D9E)
    let twins = [
      ID(high: one, low: 1),
      ID(high: other, low: 1 &+ ID.mixed(one &+ step) &- ID.mixed(other &+ step)),
    ]
    try await plant(twins)

    let error = await bench.error("show", "\(ShortID(twins[0], signs: 20))")
    for id in twins { #expect(error.contains(id.uuidString), "\(error)") }
    #expect(try await bench.run("show", twins[0].uuidString, "--plain").contains("seven 0"))
  }
}
