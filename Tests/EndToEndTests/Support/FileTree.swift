import Foundation
import TestSupport

/// The permissions of the files and folders below a path, by name.
///
/// A file that a running program removes meanwhile is left out.
func permissions(below path: String) throws -> [String: Int] {
  var result: [String: Int] = [:]
  for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
    var status = stat()
    if lstat("\(path)/\(name)", &status) == 0 {
      result[name] = Int(status.st_mode & 0o7777)
    } else if errno != ENOENT {
      throw SystemError("Reading the permissions of \(name)")
    }
  }
  return result
}

/// The contents of the files below a path, by name.
func contents(below path: String) throws -> [String: Data] {
  var result: [String: Data] = [:]
  for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
    result[name] = FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
  }
  return result
}

extension TemporaryFolder {
  /// Creates a folder in this one and returns its path.
  func makeFolder(_ name: String, permissions: Int = 0o755) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true,
      attributes: [.posixPermissions: permissions])
    return path(name)
  }

  /// Gives the folder, and files and folders in it, to a user without rights, if root runs the
  /// tests: root may do everything. Returns the words before a command that run it as that user.
  func asNobody(owning paths: String...) throws -> [String] {
    guard geteuid() == 0 else { return [] }
    for place in [path] + paths where FileManager.default.fileExists(atPath: place) {
      guard chown(place, 65534, 65534) == 0 else { throw SystemError("Giving away \(place)") }
    }
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
  }

  /// Whether the folder contains something with that name.
  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
}
