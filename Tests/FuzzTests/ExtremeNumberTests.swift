import Foundation
import Fuzz
import TestSupport
import Testing
import TodoApp

/// Arithmetic on numbers from outside ends no program: a trap would end these tests.
@MainActor @Suite("An extreme number", .floor(.full)) struct ExtremeNumberTests {
  @Test(arguments: FuzzTarget.allCases)
  func `in place of any number of a seed breaks nothing`(target: FuzzTarget) throws {
    var generator = SeededGenerator(seed: Thorough.seed)
    for seed in try SeedTests.seeds(of: target) {
      let bytes = [UInt8](try Data(contentsOf: seed))
      // A megabyte of digits has too many numbers, all alike.
      ExtremeNumber.forEachCopy(
        of: Array(bytes.prefix(2000)), count: Thorough.count(2, thorough: 40), using: &generator
      ) { copy in
        #expect(throws: Never.self, "\(seed.lastPathComponent): \(shown(copy))") {
          try target.take(copy)
        }
      }
    }
  }

  @Test func `as the value of any setting is a value or a problem`() throws {
    let names = Set(Settings.template.matches(of: /\n  (\w+):/).map { String($0.1) })
    #expect(names.count >= 10)
    for name in names.sorted() {
      for number in ExtremeNumber.texts {
        for value in [number, "\"\(number)\"", "[\(number), \"\(number)\"]", "{\"x\": \(number)}"] {
          let text = "{\"\(name)\": \(value)}"
          #expect(throws: Never.self, "\(text)") {
            try FuzzTarget.settings.take(Array(text.utf8))
          }
        }
      }
    }
  }

  private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
