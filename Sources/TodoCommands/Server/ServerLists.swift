import FileKit
import SafeText

/// The lists of a folder and of its server, with a decision about each, before anything is created,
/// sent or deleted: only these are named to vdirsyncer.
struct ServerLists {
  /// The lists that are exchanged.
  private(set) var named: [String] = []
  /// Those of them that the server does not have yet.
  private(set) var new: [String] = []
  /// Those of them that have no folder yet.
  private(set) var arriving: [String] = []
  /// The lists that were exchanged before, and that the server does not have any more.
  private(set) var missing: [String] = []
  /// The lists that are left alone although they have good names.
  private(set) var unsent: Set<String> = []
  /// The sentences about lists that are left alone. The merge reports those of the folder.
  private(set) var remarks: [String] = []

  /// Decides about all lists.
  ///
  /// - Parameters:
  ///   - remote: The lists of the server.
  ///   - chosen: The lists to which the person has restricted the exchange; nil for all.
  ///   - wasExchanged: Whether a list was exchanged before.
  /// - Throws: ``SystemError`` if the folder cannot be read.
  init(
    of server: SyncServer, _ remote: [EngineStatus.RemoteList], chosen: [String]?,
    wasExchanged: (String) -> Bool
  ) throws(SystemError) {
    let entries = try Folder.entries(in: server.folder)
      .filter { $0.isFolder && !$0.name.hasPrefix(".") }
      .sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
    let isChosen = { (name: String) in chosen?.contains(name) ?? true }
    // Strings are equal if they look the same, whatever their bytes.
    var local: Set<String> = []
    var refused: Set<String> = []
    for entry in entries where isChosen(entry.name) {
      let name = entry.name
      if entry.isLink || NameFault(of: name) != nil {
        refused.insert(name)
      } else if let file = try Self.specialFile(in: "\(server.folder)/\(name)") {
        refused.insert(name)
        refuse(
          "The list “\(server.title(of: name))” is not exchanged: “\(file.shownBriefly)” in its "
            + "folder is a link, or no file.", name)
      } else if !local.insert(name).inserted {
        refuse("The folder “\(name.shownBriefly)” is there twice, in two encodings.", name)
      }
    }
    let exact = Set(local.map { Array($0.utf8) })
    let remote = remote.filter { isChosen($0.name) }
    let origins = Set(remote.map(\.origin))
    var found: Set<String> = []
    for list in remote where !refused.contains(list.name) {
      let isThere = local.contains(list.name)
      if let fault = NameFault(of: list.name) {
        refuse(Self.sentence(about: list, on: server, "its name there \(fault.predicate)"))
      } else if origins.count > 1, let origin = list.origin, origin != server.origin {
        refuse(Self.sentence(about: list, on: server, "it is on another server"))
      } else if isThere && !exact.contains(Array(list.name.utf8))
        || !isThere && File.exists("\(server.folder)/\(list.name)")
      {
        refuse(Self.sentence(about: list, on: server, "another one has its name"), list.name)
      } else if !found.insert(list.name).inserted {
        refuse(Self.sentence(about: list, on: server, "another one has its name"))
      }
    }
    missing = local.subtracting(found).subtracting(unsent).filter(wasExchanged).sorted()
    new = local.subtracting(found).subtracting(missing).subtracting(unsent).sorted()
    arriving = found.subtracting(local).sorted()
    named = local.union(found).subtracting(missing).subtracting(unsent).sorted()
    unsent.formUnion(missing)
  }

  /// Leaves a new list alone, since the server does not take it.
  mutating func refuseNew(_ name: String, _ sentence: String) {
    new.removeAll { $0 == name }
    named.removeAll { $0 == name }
    refuse(sentence, name)
  }

  /// The sentences about lists that are missing on the server.
  ///
  /// - Parameter deleted: The lists that were deleted here, too.
  func remarksAboutMissing(on server: SyncServer, besides deleted: Set<String>) -> [String] {
    missing.filter { !deleted.contains($0) }.map { list in
      """
      The list “\(server.title(of: list))” is missing on \(server.host), and has \
      \(server.items(of: list)) here. It stays as it is. To delete it here too, repeat with \
      --delete; to have it there again, move its items to a new list.
      """
    }
  }

  private mutating func refuse(_ sentence: String, _ name: String? = nil) {
    remarks.append(sentence)
    if let name { unsent.insert(name) }
  }

  private static func sentence(
    about list: EngineStatus.RemoteList, on server: SyncServer, _ reason: String
  ) -> String {
    "The list “\(list.name.shownBriefly)” on \(server.host) is left alone: \(reason)."
  }

  /// Something in the folder of a list that is neither a file nor a folder: vdirsyncer would follow
  /// a link out of the folder, or wait for a pipe.
  private static func specialFile(in folder: String) throws(SystemError) -> String? {
    try Folder.entries(in: folder).first(where: \.isSpecial)?.name
  }
}

extension SyncServer {
  /// The name of a list, as its folder has it.
  func title(of list: String) -> String {
    // Without a file, or with a damaged one, the name of the folder counts.
    let path = "\(folder)/\(list)/displayname"
    let bytes = File.isLink(path) ? [] : StateFiles.content(of: path, atMost: 4096) ?? []
    let title = String(decoding: bytes, as: UTF8.self).plainLine
    return (title.isEmpty ? list : title).shownBriefly
  }

  /// The number of to-dos in the folder of a list, in words.
  func items(of list: String) -> String {
    let count = Folder.names(in: "\(folder)/\(list)").count { $0.hasSuffix(".ics") }
    return count == 1 ? "1 item" : "\(count) items"
  }

  /// The beginning of the address: the scheme, the host and the port.
  fileprivate var origin: String? {
    EngineStatus.RemoteList(name: "", address: address).origin
  }
}
