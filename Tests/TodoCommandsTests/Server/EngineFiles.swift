import Foundation
import JSONKit

@testable import TodoCommands

/// The files that vdirsyncer reads and keeps.
struct EngineFiles {
  /// The lists that the configuration names.
  let named: Set<String>
  private let status: String

  init(configuration text: String) {
    status = SyncConfiguration(text).statusFolder ?? ""
    let line = text.split(separator: "\n").drop { $0 != "[pair items]" }
      .first { $0.hasPrefix("collections") }
    let value = line.flatMap { try? JSONParser.parse(Array($0.drop { $0 != "[" }.utf8)) }
    guard case .array(let lists)? = value else {
      named = []
      return
    }
    let names = lists.compactMap { list -> String? in
      if case .array(let names) = list, case .string(let name)? = names.first { return name }
      return nil
    }
    named = Set(names)
  }

  /// Writes the listing of a server's lists.
  func writeListing(_ lists: some Sequence<String>) throws {
    try FileManager.default.createDirectory(atPath: status, withIntermediateDirectories: true)
    let entries = lists.sorted().map { name in
      let side = JSON.members(["url": .string("https://dav.example.org/\(name)/")])
      return JSON.array([.string(name), .array([side, side])])
    }
    try JSON.members(["collections": .array(entries)]).text
      .write(toFile: "\(status)/listing.collections", atomically: true, encoding: .utf8)
  }

  /// Notes that the lists were exchanged.
  func noteExchange() throws {
    try FileManager.default.createDirectory(
      atPath: "\(status)/items", withIntermediateDirectories: true)
    for name in named {
      try "".write(toFile: "\(status)/items/\(name).items", atomically: false, encoding: .utf8)
    }
  }

  /// Whether vdirsyncer knows that it has exchanged a list.
  func hasExchanged(_ list: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(status)/items/\(list).items")
  }
}
