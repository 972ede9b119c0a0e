import Dispatch
import TestSupport
import Testing

@testable import TodoModel

@Suite("A pause of writing") @MainActor struct WritingPauseTests {
  private let store: TodoStore

  init() throws { store = try .temporary(clock: .drawn) }

  private var names: [String] {
    get throws { try store.lists().map(\.list.name) }
  }

  /// Gives every task its turn several times.
  private func letTasksRun() async {
    for _ in 1...100 { await Task.yield() }
  }

  @Test func `begins when the change under way is committed`() async throws {
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let end = DispatchSemaphore(value: 0)
    var events: [String] = []
    let change = Task {
      try await store.parts.gate.write { _ in
        continuation.finish()
        end.wait()
      }
      events.append("committed")
    }
    for await _ in begun {}
    let pause = Task {
      await store.upkeep.pauseWriting()
      events.append("paused")
    }
    await letTasksRun()
    #expect(events == [])

    end.signal()
    try await change.value
    await pause.value
    #expect(events == ["committed", "paused"])
  }

  @Test func `lets changes of all kinds wait for its end, and loses none`() async throws {
    await store.upkeep.pauseWriting()
    let list = Task { try await store.createList(name: "Home") }
    let texts = Task { try await store.upkeep.prepareForWriting() }
    await letTasksRun()
    #expect(try names == [])

    store.upkeep.resumeWriting()
    _ = try await (list.value, texts.value)
    #expect(try names == ["Home"])
    try await store.createList(name: "Work")
    #expect(try names == ["Home", "Work"])
  }

  @Test func `ends with the last of several`() async throws {
    await store.upkeep.pauseWriting()
    await store.upkeep.pauseWriting()
    let list = Task { try await store.createList(name: "Home") }
    store.upkeep.resumeWriting()
    await letTasksRun()
    #expect(try names == [])

    store.upkeep.resumeWriting()
    _ = try await list.value
    #expect(try names == ["Home"])
  }
}
