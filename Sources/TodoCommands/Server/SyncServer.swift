import JSONKit

/// A calendar server, and the folder that is exchanged with it: the configuration of vdirsyncer as
/// a value.
struct SyncServer: Equatable, Sendable {
  /// The address.
  let address: String
  /// The name of the person on the server.
  let user: String
  /// The absolute path of the folder.
  let folder: String

  /// The name of the server, for sentences: `dav.example.org`.
  var host: String { Self.host(of: address) ?? address }

  /// The name of a server, and perhaps its port, in an address; nil if that is no address of the
  /// web, or if it has a name or a password in it.
  static func host(of address: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: address.lowercased().hasPrefix),
      address.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 32 && $0.value != 127 })
    else { return nil }
    let host = address.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return host.isEmpty || host.contains("@") ? nil : String(host)
  }

  /// Whether passwords travel to the server without protection.
  var isUnprotected: Bool {
    let name = host.split(separator: ":").first ?? ""
    return address.lowercased().hasPrefix("http://") && name != "localhost"
      && !name.hasPrefix("127.")
  }

  // MARK: - The configuration of vdirsyncer

  /// The pairs in the configuration: one for the files, whose conflicts this program merges, and
  /// one for the names of lists, which no program can merge.
  static let (items, names) = ("items", "names")

  /// The text of the configuration.
  ///
  /// - Parameters:
  ///   - passwordCommand: The command of a shell that prints the password.
  ///   - certificate: The path of the certificate of a server that no authority vouches for.
  ///   - status: The folder in which vdirsyncer keeps what it knows.
  ///   - database: The path of the database, which the merge reads.
  func configuration(
    passwordCommand: String, certificate: String?, status: String, database: String
  ) -> String {
    let merge = ["command", "paneltodo", "sync", "--merge", "--database", database]
    let trust = certificate.map { "verify = \(Self.text($0))\n" } ?? ""
    // The command must not read the answers that are meant for vdirsyncer.
    let password = ["shell", "exec </dev/null; \(passwordCommand)"]
    return """
      # Written by paneltodo sync --setup, for vdirsyncer. Your changes stay until the next set-up.

      [general]
      status_path = \(Self.text(status))

      [pair \(Self.items)]
      a = "local"
      b = "server"
      collections = ["from a", "from b"]
      conflict_resolution = \(JSON.texts(merge).text)

      [pair \(Self.names)]
      a = "local"
      b = "server"
      collections = ["from a", "from b"]
      metadata = ["displayname", "color"]
      conflict_resolution = "a wins"

      [storage local]
      type = "filesystem"
      path = \(Self.text(folder))
      fileext = ".ics"

      [storage server]
      type = "caldav"
      url = \(Self.text(address))
      username = \(Self.text(user))
      password.fetch = \(JSON.texts(password).text)
      item_types = ["VTODO"]
      \(trust)
      """
  }

  private static func text(_ value: String) -> String { JSON.string(value).text }
}

extension SyncServer {
  /// Reads a configuration; nil if it lacks the address, the name or the folder.
  init?(readingConfiguration text: String) {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "=") else { continue }
      // Lines with other values are for vdirsyncer alone.
      guard case .string(let value)? = try? JSONParser.parse(Array(line[sign...].dropFirst().utf8))
      else { continue }
      values[line[..<sign].filter { $0 != " " && $0 != "\t" }] = value
    }
    guard let address = values["url"], let user = values["username"], let folder = values["path"]
    else { return nil }
    self.init(address: address, user: user, folder: folder)
  }
}
