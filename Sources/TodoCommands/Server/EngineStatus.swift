import FileKit
import JSONKit

/// The files in which vdirsyncer keeps what it knows of its runs.
struct EngineStatus {
  /// A list that the server has.
  struct RemoteList: Hashable {
    /// The name, as the server has chosen it: it may be any text.
    let name: String
    /// The address, if the server names one.
    var address: String?

    /// The beginning of the address: the scheme, the host and the port.
    var origin: String? {
      guard let address, let scheme = address.firstRange(of: "://") else { return nil }
      return address[..<scheme.upperBound].lowercased()
        + address[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
    }
  }

  /// The most bytes of the names of all lists.
  private static let longestListing = 4 << 20

  /// The path of the folder.
  let folder: String

  private var listing: String { "\(folder)/\(SyncConfiguration.listing).collections" }

  /// Whether there is a listing, even if it cannot be read.
  var hasListing: Bool { File.exists(listing) }

  /// Removes the listing of the last run.
  func removeListing() { File.remove(listing) }

  /// The lists of the server that the last run has found; nil if they cannot be read.
  var remoteLists: [RemoteList]? {
    // The caller reports that there is none.
    guard let bytes = StateFiles.content(of: listing, atMost: Self.longestListing),
      let json = try? JSONParser.parse(bytes), case .array(let lists)? = json["collections"]
    else { return nil }
    return lists.compactMap { list in
      guard case .array(let parts) = list, case .string(let name)? = parts.first else { return nil }
      var remote = RemoteList(name: name)
      if case .array(let sides)? = parts.last, case .string(let address)? = sides.first?["url"] {
        remote.address = address
      }
      return remote
    }
  }

  /// Whether a list was exchanged before.
  func hasExchanged(_ list: String) -> Bool { File.exists(items(of: list)) }

  /// Has vdirsyncer forget that it has exchanged a list.
  func forget(_ list: String) {
    File.remove(items(of: list))
    File.remove("\(folder)/\(SyncConfiguration.names)/\(list).metadata")
  }

  private func items(of list: String) -> String {
    "\(folder)/\(SyncConfiguration.items)/\(list).items"
  }
}
