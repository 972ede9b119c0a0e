import Foundation

/// Something that can have the name of a file and is none.
public enum Obstacle: String, CaseIterable, Sendable {
  case folder = "is a folder, not a file"
  case namedPipe = "is a named pipe, not a file"
  case socket = "is a socket, not a file"
  case link = "is a symbolic link, not a file"
  case deadLink = "is a symbolic link that leads nowhere"
  case device = "is a device, not a file"

  /// Makes it at a path. A device is there only through a link, since others need a privilege.
  public func make(at path: String) throws {
    let files = FileManager.default
    switch self {
    case .folder: try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .namedPipe: guard mkfifo(path, 0o600) == 0 else { throw SystemError("mkfifo") }
    case .socket: try Self.makeSocket(at: path)
    case .link:
      try "Secret\n".write(toFile: path + ".target", atomically: false, encoding: .utf8)
      try files.createSymbolicLink(atPath: path, withDestinationPath: path + ".target")
    case .deadLink:
      try files.createSymbolicLink(atPath: path, withDestinationPath: path + ".nothing")
    case .device: try files.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
    }
  }

  /// The end of the sentence about it.
  ///
  /// - Parameter followingLinks: Whether links are followed where it is.
  public func predicate(followingLinks: Bool) -> String {
    switch self {
    case .deadLink where !followingLinks, .device where !followingLinks: Self.link.rawValue
    default: rawValue
    }
  }

  /// Those that are no file where links are followed.
  public static var behindLinks: [Obstacle] { allCases.filter { $0 != .link } }

  private static func makeSocket(at path: String) throws {
    let number = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { Foundation.close(number) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SystemError("The path \(path)", code: ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw SystemError("bind") }
  }
}
