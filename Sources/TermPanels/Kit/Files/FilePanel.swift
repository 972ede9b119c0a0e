/// Lets a person choose a file or a folder, to open it or to save a file there. Present it, and it
/// dismisses itself with the choice; or embed it in a screen of its own.
///
/// Typing finds: the rows are those whose names contain the text. Enter chooses the current row or
/// goes into a folder, → goes into a folder, ← at the beginning of the text goes to its parent. A
/// slash after a name, `/` and `~/` go to the folder of that path; Tab completes it.
///
/// ```swift
/// let panel = FilePanel(.open, in: folder, files: LocalFiles(home: home))
/// panel.extensions = ["txt", "md"]
/// panel.onChoose = { [unowned self] choice in open(choice.path) }
/// present(panel)
/// ```
///
/// Folders are read in the background. What is pressed meanwhile waits for the folder, and typed
/// text finds in it.
public final class FilePanel: Panel {
  /// The purpose of a choice.
  public enum Purpose: Hashable, Sendable {
    /// An existing file.
    case open
    /// An existing folder.
    case openFolder
    /// A name for a file in a folder. The text is the name, and finds nothing; if the folder has
    /// such a file already, the panel asks whether to replace it.
    case save
  }

  /// Called with the choice, after the panel was dismissed if it was presented.
  public var onChoose: (FileChoice) -> Void = { _ in }

  /// The purpose of the choice.
  public let purpose: Purpose

  /// The absolute path of the folder that is shown. Pass it to the next panel to begin there.
  public private(set) var folder: String

  /// The extensions of the files that are listed, without dots, unless the person wants to see all;
  /// none lists all files.
  public var extensions: [String] = [] { didSet { showRows(current: list.currentID) } }

  /// Whether hidden entries are listed.
  public var showsHiddenEntries = false { didSet { showRows(current: list.currentID) } }

  /// The typed text: the name for a file that is to be saved.
  public var text: String {
    get { field.text }
    set { field.text = newValue }
  }

  let files: any FileBrowsing
  let field: TextField
  let content: FilePanelView
  let list = ListPanel<String>()
  private(set) lazy var reader = FolderReader(for: self, files)
  /// The entries of the folder.
  var listing = FolderListing()
  /// The choice that is reported once the panel is dismissed.
  var chosen: FileChoice?
  private let rows: ArrayListDataSource<FileEntry, String>
  private var showsAllFiles = false
  /// The beginning of the text, up to a slash, whose folder was read last; `nil` if it was found.
  private var attempted: String?
  /// The names of the rows that were current in the folders seen before.
  private var places: [String: String] = [:]

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the choice.
  ///   - title: The title; `nil` for one that fits the purpose.
  ///   - folder: The absolute path of the folder that is shown first.
  ///   - files: The files to choose from.
  public init(
    _ purpose: Purpose, title: String? = nil, in folder: String, files: any FileBrowsing
  ) {
    precondition(folder.hasPrefix("/"), "The path of the first folder is absolute.")
    self.purpose = purpose
    self.files = files
    self.folder = FilePath.absolute(folder, from: "/", home: nil)
    field = TextField(placeholder: purpose == .save ? "Name of the file" : "Name or path")
    field.input.passesIdleMovements = true
    content = FilePanelView(field: field)
    rows = ArrayListDataSource(id: \.name) { entry, panel in
      let row = panel as? RowPanel ?? RowPanel()
      let isHere = entry == .here
      row.text = isHere ? "This folder" : entry.isFolder ? entry.name + "/" : entry.name
      row.textRole = entry.isFolder ? .accent : .text
      return row
    }
    super.init()
    self.title = title ?? purpose.title
    preferredContentSize = FilePanel.size
    isModalInPresentation = false
    list.isFocusable = false
    list.dataSource = rows
    list.delegate = self
    field.onChange = { [unowned self] _ in textDidChange() }
  }

  /// The size of a panel that has room.
  public static let size = Size(width: 60, height: 18)

  // MARK: - Panel

  public override func loadView() {
    view = content
    embedChild(list, in: content.results)
  }

  /// Reads the folder, which may have changed since it was shown last.
  public override func viewWillAppear(animated: Bool) {
    content.isFramed = presentation != nil
    content.title = title ?? ""
    content.show(folder, home: files.home, note: "")
    go(to: folder)
  }

  public override func updateStatus() {
    super.updateStatus()
    content.title = title ?? ""
  }

  /// The field.
  public override var preferredFirstResponder: Responder? { field }

  /// Shows the error below the rows: that of a folder that cannot be read.
  public override func presentError(_ error: any Error) {
    reader.forgetWaiting()
    content.show(String(describing: error))
    setNeedsStatusUpdate()
  }

  /// The commands to choose, to go to other folders, and to move.
  public override var keyCommands: [KeyCommand] {
    super.keyCommands + ownCommands
      + list.keys.movements.compactMap { movement in
        movement.declaration.map {
          KeyCommand($0) { [unowned self] in whenRead { _ in movement.action() } }
        }
      }
  }

  private var ownCommands: [KeyCommand] {
    [
      KeyCommand(.fileChoose, hint: hintForEnter) { [unowned self] in whenRead { $0.accept() } },
      KeyCommand(.fileCancel, isEnabled: presentation != nil || !text.isEmpty) {
        [unowned self] in cancel()
      },
      KeyCommand(.fileComplete, isEnabled: !text.isEmpty) {
        [unowned self] in whenRead { $0.complete() }
      },
      KeyCommand(.fileParent, isEnabled: reader.isReading || folder != "/") {
        [unowned self] in whenRead { $0.goToParent() }
      },
      KeyCommand(.fileEnter, isEnabled: reader.isReading || folderToEnter != nil) {
        [unowned self] in whenRead { $0.enterFolder() }
      },
      KeyCommand(.fileHidden) { [unowned self] in showsHiddenEntries.toggle() },
      KeyCommand(.fileAll, isEnabled: !extensions.isEmpty) {
        [unowned self] in
        showsAllFiles.toggle()
        showRows(current: list.currentID)
      },
    ]
  }

  private var hintForEnter: String {
    if purpose == .save, !text.isEmpty { return "save" }
    return folderToEnter == nil ? "choose" : "open"
  }

  // MARK: - Folders

  /// Performs an action, once no folder is being read.
  func whenRead(_ action: @escaping (FilePanel) -> Void) {
    reader.whenRead { [unowned self] in action(self) }
  }

  /// Reads a folder, and shows no message any more.
  func read(_ path: String, then show: @escaping (FolderListing) -> Void) {
    content.show("")
    reader.read(path, then: show)
  }

  /// Shows another folder, or the same one as it is now.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - typed: The beginning of the text that led there, and is removed.
  ///   - current: The name of the row to make current; `nil` for the one that was.
  func go(to path: String, consuming typed: String = "", current: String? = nil) {
    read(path) { [unowned self] listing in
      places[folder] = list.currentID
      folder = path
      self.listing = listing
      attempted = nil
      if !typed.isEmpty, text.hasPrefix(typed) { text = String(text.dropFirst(typed.count)) }
      showRows(current: current ?? (text.isEmpty || purpose == .save ? places[path] : nil))
    }
  }

  // MARK: - Rows

  /// The beginning of the text that names another folder: up to the last slash.
  var typedFolder: String? {
    text.lastIndex(of: "/").map { String(text[...$0]) }
  }

  /// The entries that are listed.
  var filter: FileFilter {
    let isLimited = !showsAllFiles && !extensions.isEmpty
    return FileFilter(
      showsHidden: showsHiddenEntries, foldersOnly: purpose == .openFolder,
      extensions: isLimited ? Set(extensions.map { $0.lowercased() }) : nil)
  }

  /// Shows the rows that match the text.
  ///
  /// - Parameter current: The name of the row to make current; otherwise it is the first that
  ///   begins with the text.
  func showRows(current: String? = nil) {
    let typed = String(text.dropFirst(typedFolder?.count ?? 0))
    var entries = listing.entries(filter, matching: purpose == .save ? "" : typed)
    if purpose == .openFolder, typed.isEmpty { entries.insert(.here, at: 0) }
    rows.elements = entries
    list.reloadData(animated: false)
    let found = typed.isEmpty ? nil : FolderListing.first(of: entries, beginningWith: typed)?.name
    let name = purpose == .save && current == nil && found == nil ? list.currentID : nil
    if !makeCurrent(current), !makeCurrent(found), !makeCurrent(name) {
      list.makeCurrent(index: 0)
    }
    let note = typed.isEmpty || purpose == .save ? "Nothing to list" : "No matches"
    content.show(folder, home: files.home, note: entries.isEmpty ? note : "")
    setNeedsStatusUpdate()
  }

  private func makeCurrent(_ name: String?) -> Bool {
    guard let name, rows.index(of: name) != nil else { return false }
    return list.makeCurrent(name)
  }

  /// The entry of the current row.
  var currentEntry: FileEntry? { list.currentID.flatMap { rows[$0] } }

  private func textDidChange() {
    content.show("")
    if typedFolder != attempted { goToTypedFolder() }
    showRows()
  }

  /// Goes to the folder that the text names, if it names one.
  func goToTypedFolder() {
    attempted = typedFolder
    guard let typed = typedFolder else { return reader.cancel() }
    go(to: FilePath.absolute(typed, from: folder, home: files.home), consuming: typed)
  }

  override func didDismiss() {
    guard let choice = chosen else { return }
    chosen = nil
    onChoose(choice)
  }
}

extension FilePanel: ListDelegate {
  /// The hint for a row.
  public func selectionTitle(in list: ListPanel<String>) -> String? { "choose" }

  /// Chooses a row or goes into a folder, for a double click.
  public func list(
    _ list: ListPanel<String>, didSelectRow name: String
  ) -> ListSelectionResponse {
    whenRead { if let entry = $0.currentEntry { $0.open(entry) } }
    return []
  }
}

extension FilePanel.Purpose {
  fileprivate var title: String {
    switch self {
    case .open: "Open"
    case .openFolder: "Choose a folder"
    case .save: "Save as"
    }
  }
}
