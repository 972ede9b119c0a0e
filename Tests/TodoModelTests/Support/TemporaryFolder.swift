import Glibc

@testable import TodoModel

/// A folder for one test, removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws { path = try DatabaseFile.makeTemporaryFolder() }

  deinit { Self.remove(path) }

  func file(_ name: String) -> String { path + "/" + name }

  static func contents(of folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    chmod(path, 0o700)
    for name in contents(of: path) {
      let child = path + "/" + name
      if unlink(child) != 0 { remove(child) }
    }
    rmdir(path)
  }
}

/// The bytes of a file; empty when it cannot be read.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}

func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o600) {
  let descriptor = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { break }
    rest = rest.dropFirst(count)
  }
  fchmod(descriptor, mode)
  close(descriptor)
}
