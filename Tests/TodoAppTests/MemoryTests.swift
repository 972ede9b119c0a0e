import Testing
import TodoAppTesting

@testable import TodoApp

/// The choices that a run repeats from the run before.
@Suite struct MemoryTests {
  @Test(arguments: [nil, true, false]) func `a memory is read as it was written`(isShown: Bool?) {
    var memory = Memory()
    memory.showsDetails = isShown

    #expect(Memory(reading: Array(memory.text.utf8)) == memory)
  }

  @Test(arguments: ["", "{", "[]", "{ \"showsDetails\": 3 }"])
  func `a damaged memory is an empty one`(text: String) {
    #expect(Memory(reading: Array(text.utf8)) == Memory())
  }

  @Test func `its file is among the states of the person's programs`() {
    #expect(
      Memory.path(environment: ["HOME": "/h"]) == "/h/.local/state/paneltodo/memory.json")
    #expect(
      Memory.path(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s"])
        == "/s/paneltodo/memory.json")
  }

  @Test func `hidden done items are remembered, but not in a memory of an earlier version`() {
    var memory = Memory()
    memory.hidesDone = true
    #expect(Memory(reading: Array(memory.text.utf8)) == memory)
    #expect(!Memory(reading: Array("{ \"showsDetails\": true }".utf8)).hidesDone)
  }
}
