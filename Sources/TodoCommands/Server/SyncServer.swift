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
}
