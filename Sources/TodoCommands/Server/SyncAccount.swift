import FileKit
import SafeText
package import TodoModel

/// The synchronisation of a database with a server: the files that belong to it.
///
/// vdirsyncer exchanges a folder with the server, and ``ServerSync`` merges the folder with the
/// store. The configuration of vdirsyncer is all that has to be kept: it has the address, the name
/// of the person, the command that prints the password, and the folder. The password itself is in
/// no file of ours.
package struct SyncAccount: Sendable {
  /// The program that exchanges a folder with a server; its Debian package has the same name.
  static let program = "vdirsyncer"
  /// The sentence about a missing program.
  static let programIsMissing =
    "\(program) is not installed; it speaks to the server. In Debian and Ubuntu: sudo apt install "
    + "\(program)"
  /// The most bytes of a state.
  private static let longestState = 1 << 16
  /// The most bytes of the configuration, with the names of all lists.
  private static let longestConfiguration = 4 << 20

  /// The absolute path of the database.
  let database: String
  /// Whether the program is installed.
  let hasProgram: Bool
  /// The folder of the configuration.
  private let configurationFolder: String
  /// The folder of the folders with calendar files.
  private let dataFolder: String
  /// The home of the person.
  private let home: String
  /// The state, the lock and the input of vdirsyncer.
  let files: StateFiles

  /// The account of a database.
  package init(for database: String, environment: [String: String]) {
    // The merge of a conflict may run in another folder. A folder without a path has no database.
    self.database =
      database.hasPrefix("/")
      ? database : ((try? Folder.absolutePath(of: ".")) ?? "") + "/" + database
    home = environment["HOME"] ?? "/"
    let data = DatabasePath.folder(environment: environment)
    // Another database was chosen for a purpose of its own.
    let isUsual = database == data + "/todos.db"
    let name =
      isUsual ? "sync" : "sync-" + Identifier<TodoStore>(imported: database).uuidString
    configurationFolder = ConfigurationFolder.path(environment: environment) + "/" + name
    dataFolder = data + "/" + name
    files = StateFiles(folder: StateFolder.path(environment: environment), name: name)
    hasProgram = File.canRun(Self.program, in: environment["PATH"] ?? "")
  }

  /// The path of the configuration of vdirsyncer.
  var configurationPath: String { "\(configurationFolder)/vdirsyncer.conf" }

  /// Whether a server is set up.
  package var isSetUp: Bool { File.exists(configurationPath) }

  /// The usual folder for the calendar files of a server.
  ///
  /// - Throws: `CommandFailure` if the names of the person and the server make no name of a folder.
  func folder(for user: String, at host: String) throws -> String {
    let name = "\(user)@\(host)".replacing("/", with: "-")
    if let fault = NameFault(of: name) {
      throw CommandFailure(
        .failed,
        "“\(name.shownBriefly)” cannot be a folder: the name \(fault.predicate). Use --folder.")
    }
    return "\(dataFolder)/\(name)"
  }

  /// Refuses a folder in which the folders of lists would lie beside what they must not touch.
  ///
  /// - Throws: `CommandFailure`.
  func check(_ folder: String) throws {
    let place = String(database.prefix(upTo: database.lastIndex(of: "/") ?? database.startIndex))
    let reason: String
    if Folder.contains(folder, place.isEmpty ? "/" : place) {
      reason = "has the database in it"
    } else if Folder.contains(folder, home) {
      reason = "has your home in it"
    } else {
      return
    }
    throw CommandFailure(
      .failed,
      """
      \(folder.shownInLine) \(reason), and a folder for a synchronisation has nothing but lists. \
      Choose another one, such as ~/dav.
      """)
  }

  /// The folder in which vdirsyncer keeps what both sides were after its last run. It is another
  /// one for each server and folder: an empty server has to be a new one, not one that was emptied.
  func statusFolder(for server: SyncServer) -> String {
    let parts = [server.address, server.user, server.folder].joined(separator: "\n")
    return "\(files.folder)/\(files.name)/" + Identifier<SyncServer>(imported: parts).uuidString
  }

  // MARK: - Files

  /// The server that is set up; nil if there is none.
  ///
  /// - Throws: `CommandFailure` if the configuration cannot be understood.
  func server() throws -> SyncServer? {
    guard isSetUp else { return nil }
    guard let server = try configuration(at: configurationPath).server else {
      throw CommandFailure(
        .failed,
        "\(configurationPath) has no “url”, “username” or “path”. Repeat paneltodo sync --setup.")
    }
    return server
  }

  /// The configuration at a path.
  ///
  /// - Throws: `CommandFailure` if it cannot be read.
  func configuration(at path: String) throws -> SyncConfiguration {
    guard let bytes = StateFiles.content(of: path, atMost: Self.longestConfiguration) else {
      throw CommandFailure(.failed, "\(path) cannot be read.")
    }
    return SyncConfiguration(String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces the configuration at a path.
  func write(_ configuration: SyncConfiguration, to path: String) throws(SystemError) {
    try File.replace(path, with: configuration.text.utf8.span.bytes)
  }

  /// Writes a new configuration beside the present one, and passes its path to a body. It replaces
  /// the present one if the body does not throw.
  @MainActor func replacingConfiguration<Result>(
    with configuration: SyncConfiguration,
    _ body: @MainActor (_ path: String) async throws -> Result
  ) async throws -> Result {
    let new = configurationPath + ".new"
    try Folder.create(configurationFolder)
    try write(configuration, to: new)
    do {
      let result = try await body(new)
      try File.move(new, to: configurationPath)
      return result
    } catch {
      File.remove(new)
      throw error
    }
  }

  /// The lock of the process that synchronises; nil if another one has it, or was killed and
  /// vdirsyncer is still at work for it.
  func lock() throws(SystemError) -> FileLock? {
    try Folder.create(files.folder)
    guard let lock = try FileLock.acquire(files.lockFile()), !files.isInputInUse else { return nil }
    return lock
  }

  // MARK: - State

  /// The result of the last synchronisation; nil if there is none that can be read.
  package func state() -> SyncState? {
    files.state(atMost: Self.longestState).flatMap(SyncState.init(reading:))
  }

  /// Stores the result of a synchronisation.
  func keep(_ state: SyncState) throws(SystemError) {
    try Folder.create(files.folder)
    try files.writeState(state.text)
  }

  /// Calls back after each synchronisation; nil if the folder cannot be watched.
  @MainActor package func watch(_ onChange: @escaping @MainActor () -> Void) -> FileWatch? {
    files.watchState(onChange)
  }
}
