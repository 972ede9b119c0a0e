import Foundation
import TestSupport

/// The log of a random test, if the variable `LIFE_LOGS` names a folder: what happens, and after
/// each synchronisation an archive with the files of the machine and of the server. The moments of
/// kills are not repeatable, so a fault can only be understood from what was there.
final class LifeLog {
  private let folder: String
  private var lines = 0

  /// The log of a life; nil if none is wanted.
  init?(_ life: String) throws {
    guard let parent = ProcessInfo.processInfo.environment["LIFE_LOGS"] else { return nil }
    folder = "\(parent)/\(life)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Adds a line about a machine.
  func add(_ text: String, of machine: Int) {
    lines += 1
    guard let file = fopen("\(folder)/log", "a") else { return }
    fputs("\(lines) machine \(machine): \(text)\n", file)
    fclose(file)
  }

  /// Archives the files of a machine and of the server, under the number of the last line.
  func keepFiles(of home: TemporaryFolder, _ server: CalendarServer) throws {
    _ = try Command(
      "tar",
      [
        "-czf", "\(folder)/\(lines).tgz", "-C", home.path, ".local/share", "-C", server.storage,
        ".",
      ], home: home
    ).run()
  }
}
