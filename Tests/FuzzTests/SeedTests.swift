import Foundation
import Fuzz
import Testing

/// The inputs that the fuzzer starts from, and those that once found a bug: every run tests them
/// all.
@MainActor @Suite("A seed") struct SeedTests {
  @Test(arguments: FuzzTarget.allCases)
  func `breaks nothing`(target: FuzzTarget) throws {
    let seeds = try Self.seeds(of: target)

    #expect(seeds.count >= 8, "\(target) has \(seeds.count) seeds")
    for seed in seeds {
      let bytes = [UInt8](try Data(contentsOf: seed))
      #expect(throws: Never.self, "\(seed.lastPathComponent)") { try target.take(bytes) }
    }
  }

  static func seeds(of target: FuzzTarget) throws -> [URL] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fuzz/Seeds/\(target.rawValue)")
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }
}
