import TodoFormats

/// The lists here and the folders of lists, each with its counterpart.
struct ListPairs {
  /// A list and its folder, of which one may be missing.
  struct Pair {
    let folderName: String
    let id: ExchangeID
    let known: KnownFolder.Collection?
    var list: ExchangeList?
    let folder: SyncFolder.Collection?
    /// Whether the list is new or changed.
    var isChanged = false

    /// Whether the folder has gone, although it had items after the last synchronisation.
    var hasVanished = false

    fileprivate var hasUnreadableTitle: Bool { folder?.displayName == .unreadable }
    fileprivate var hasUnreadableColor: Bool { folder?.color == .unreadable }

    /// The title of the folder: the former one while its file cannot be read.
    fileprivate var theirTitle: String? {
      hasUnreadableTitle ? known?.seenTitle ?? folderName : folder.map(ListPairs.title)
    }

    /// The text of its colour: the former one while its file cannot be read.
    fileprivate var theirColor: String? {
      hasUnreadableColor ? known?.seenColor : folder?.color?.text
    }
  }

  private(set) var pairs: [Pair] = []
  /// The files `displayname` and `color` that are to be written.
  private(set) var files: [FileChange] = []
  /// The lists whose folders have gone.
  private(set) var vanished: [Pair] = []
  private var folders: [ExchangeID: String] = [:]
  private var indexes: [String: Int] = [:]

  init(_ input: SyncInput, _ files: FolderFiles) {
    let lists = Dictionary(input.lists.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let present = Dictionary(
      input.folder.collections.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let occupied = Set(
      input.known.objects.filter { $0.value.version.seen != nil }.map(\.key.collection))
    for known in input.known.collections {
      let hadItems = occupied.contains(known.name) || input.deletedFolders.contains(known.name)
      add(
        Pair(
          folderName: known.name, id: known.list, known: known, list: lists[known.list],
          folder: present[known.name], hasVanished: present[known.name] == nil && hadItems))
    }
    for folder in input.folder.collections where indexes[folder.name] == nil {
      let same = Self.list(titledAs: folder, in: input.lists.filter { folders[$0.id] == nil })
      let isList = folder.displayName?.bytes != nil && (!input.hasServer || same != nil)
      guard isList || Self.hasTodos(folder, files) else { continue }
      addNew(folder, same, input)
    }
    for list in input.lists where folders[list.id] == nil {
      let taken = Set(indexes.keys).union(present.keys).union(input.folder.refused.keys)
      let name = FolderTitle.folderName(for: list, besides: taken)
      add(Pair(folderName: name, id: list.id, known: nil, list: list, folder: nil))
    }
    vanished = pairs.filter { $0.hasVanished && $0.list != nil }
    for index in pairs.indices where pairs[index].list != nil { mergeTitles(index) }
  }

  /// The files `displayname` and `color` that cannot be read.
  var unreadable: [String] {
    pairs.filter(\.hasUnreadableTitle).map { "\($0.folderName)/\(SyncFolder.displayNameFile)" }
      + pairs.filter(\.hasUnreadableColor).map { "\($0.folderName)/\(SyncFolder.colorFile)" }
  }

  /// The list of a folder.
  func list(ofFolder name: String) -> ExchangeID? { indexes[name].map { pairs[$0].id } }

  /// The folder of a list.
  func folder(of list: ExchangeID) -> String? { folders[list] }

  /// Brings a deleted list back, since an item in it is kept.
  mutating func revive(_ id: ExchangeID) {
    guard let index = pairs.firstIndex(where: { $0.id == id }), pairs[index].list == nil else {
      return
    }
    let title = pairs[index].theirTitle ?? pairs[index].known?.agreedTitle ?? ""
    let parts = FolderTitle.parts(of: title)
    var list = ExchangeList(id: id, name: parts.name.isEmpty ? "Untitled" : parts.name)
    list.emoji = parts.emoji
    (pairs[index].list, pairs[index].isChanged) = (list, true)
  }

  /// Creates the folder of a list that has gone, since an item in it is kept.
  mutating func recreate(_ id: ExchangeID) {
    guard let index = pairs.firstIndex(where: { $0.id == id }), pairs[index].hasVanished,
      let list = pairs[index].list
    else { return }
    pairs[index].hasVanished = false
    write(FolderTitle.title(of: list), SyncFolder.displayNameFile, nil, index)
  }

  /// Gives up the list of a folder that has gone.
  mutating func drop(_ id: ExchangeID) {
    if let index = pairs.firstIndex(where: { $0.id == id }) { pairs[index].list = nil }
  }

  /// The facts for the next synchronisation.
  ///
  /// - Parameter isConfirmed: Whether all files are written; otherwise the former facts count for
  ///   those that are to be written.
  func known(isConfirmed: Bool) -> [KnownFolder.Collection] {
    pairs.compactMap { pair in
      guard pair.list != nil || pair.folder != nil else { return nil }
      let title = pair.list.map(FolderTitle.title) ?? pair.known?.agreedTitle ?? ""
      let isWritten = files.contains { $0.collection == pair.folderName }
      if isWritten, !isConfirmed {
        return pair.known
          ?? KnownFolder.Collection(
            name: pair.folderName, list: pair.id, seenTitle: pair.theirTitle ?? "",
            agreedTitle: pair.folder == nil ? "" : title, seenColor: pair.theirColor,
            agreedColor: pair.list?.color)
      }
      func written(_ file: String) -> String? {
        files.first { $0.collection == pair.folderName && $0.file == file }
          .flatMap { $0.after.map { String(decoding: $0, as: UTF8.self) } }
      }
      // A change here is still to be written while the file cannot be compared.
      let formerTitle = pair.hasUnreadableTitle ? pair.known?.agreedTitle : nil
      let color = pair.hasUnreadableColor ? nil : pair.list?.color
      return KnownFolder.Collection(
        name: pair.folderName, list: pair.id,
        seenTitle: written(SyncFolder.displayNameFile) ?? pair.theirTitle
          ?? pair.known?.seenTitle ?? "",
        agreedTitle: formerTitle ?? title,
        seenColor: written(SyncFolder.colorFile) ?? pair.theirColor,
        agreedColor: color ?? pair.known?.agreedColor)
    }
  }

  // MARK: - Pairs

  private mutating func add(_ pair: Pair) {
    indexes[pair.folderName] = pairs.count
    folders[pair.id] = pair.folderName
    pairs.append(pair)
  }

  /// Adds a folder that is new: to the list with its name, or else with a new list.
  private mutating func addNew(
    _ folder: SyncFolder.Collection, _ same: ExchangeList?, _ input: SyncInput
  ) {
    let parts = FolderTitle.parts(of: Self.title(folder))
    if let same {
      add(Pair(folderName: folder.name, id: same.id, known: nil, list: same, folder: folder))
      return
    }
    var list = ExchangeList(id: input.newIdentity(), name: parts.name)
    (list.emoji, list.color) = (parts.emoji, FolderTitle.color(of: folder.color?.text))
    var pair = Pair(folderName: folder.name, id: list.id, known: nil, list: list, folder: folder)
    pair.isChanged = true
    add(pair)
  }

  /// The list that has the title of a folder.
  private static func list(
    titledAs folder: SyncFolder.Collection, in lists: [ExchangeList]
  ) -> ExchangeList? {
    let name = FolderTitle.parts(of: title(folder)).name.lowercased()
    return lists.first { $0.name.lowercased() == name }
  }

  private static func hasTodos(_ folder: SyncFolder.Collection, _ files: FolderFiles) -> Bool {
    folder.files.keys.contains { files.hasTodos(at: .init(collection: folder.name, file: $0)) }
  }

  // MARK: - Titles and colours

  /// The title of a folder: its name if it has no other.
  private static func title(_ folder: SyncFolder.Collection) -> String {
    let text = folder.displayName?.text ?? ""
    let title = text.split(separator: "\n").first.map(String.init) ?? ""
    let parts = FolderTitle.parts(of: title)
    if parts.name.isEmpty { return folder.name }
    return parts.emoji.isEmpty ? parts.name : "\(parts.emoji) \(parts.name)"
  }

  private mutating func mergeTitles(_ index: Int) {
    guard var list = pairs[index].list, !pairs[index].hasVanished else { return }
    let (known, folder) = (pairs[index].known, pairs[index].folder)
    let ours = FolderTitle.title(of: list)
    let theirs = pairs[index].theirTitle
    let isChangedHere = known.map { $0.agreedTitle != ours } ?? (folder == nil)
    let isChangedThere = known.map { theirs != nil && $0.seenTitle != theirs } ?? false
    if isChangedThere, !isChangedHere, let theirs {
      (list.emoji, list.name) = FolderTitle.parts(of: theirs)
    } else if isChangedHere || folder == nil, ours != theirs {
      write(ours, SyncFolder.displayNameFile, folder?.displayName, index)
    }
    let color = FolderTitle.text(ofColor: list.color)
    let theirColor = pairs[index].theirColor
    let isColoredHere = known.map { $0.agreedColor != list.color } ?? (folder?.color == nil)
    let isColoredThere = known.map { $0.seenColor != theirColor } ?? (list.color == nil)
    if folder != nil, isColoredThere, !isColoredHere || list.color == nil {
      if let color = FolderTitle.color(of: theirColor) { list.color = color }
    } else if isColoredHere || folder == nil, let color,
      FolderTitle.color(of: theirColor) != list.color
    {
      write(color, SyncFolder.colorFile, folder?.color, index)
    }
    if list != pairs[index].list { (pairs[index].list, pairs[index].isChanged) = (list, true) }
  }

  /// Has a file written, unless it cannot be compared with what it was.
  private mutating func write(
    _ text: String, _ file: String, _ before: SyncFolder.Content?, _ index: Int
  ) {
    guard before != .unreadable else { return }
    files.append(
      FileChange(
        collection: pairs[index].folderName, file: file, before: before?.bytes,
        after: Array(text.utf8)))
  }
}
