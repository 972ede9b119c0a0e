package import TodoModel

/// The person's program that is given each change of a store, with the limits that hold for it.
///
/// The journal is the queue. A file of state remembers the last entry that the program was given,
/// so that no change is lost when a process is killed, and none is given by two processes. The
/// process that makes a change runs nothing: it launches `paneltodo hook`, which does.
package struct Hook: Sendable {
  /// The most entries that wait for the program, and the most bytes that it is given at once. Older
  /// entries are left out.
  static let (mostEntries, mostBytes) = (1000, 4 << 20)
  /// The seconds after which the program is ended.
  package static let longestRun = 60
  /// The most bytes of a run's output that are kept in the log.
  package static let mostOutput = 16 << 10
  /// The variable that marks the changes which the program itself makes. It is not given these.
  package static let markVariable = "PANELTODO_HOOK"

  /// The program and its arguments.
  let command: [String]
  private let folder: String
  /// Whether the database is the one at the program's own place.
  private let isUsual: Bool

  /// A hook for a database.
  ///
  /// - Parameter command: The program and its arguments.
  package init(_ command: [String], for database: String, environment: [String: String]) {
    self.command = command
    folder = StateFolder.path(environment: environment)
    isUsual = database == DatabasePath.folder(environment: environment) + "/todos.db"
  }

  /// The files of the hook of a store.
  @MainActor func files(of store: TodoStore) -> HookFiles {
    // Another database was chosen for a purpose of its own.
    let name = isUsual ? "hook" : "hook-" + Identifier<TodoStore>(imported: store.path).uuidString
    return HookFiles(stateFiles: StateFiles(folder: folder, name: name))
  }

  /// The identity in the journal of a store that the program itself opens; nil for any other.
  package static func instance(
    environment: [String: String]
  ) -> Identifier<StoreInstance>? {
    environment[markVariable].flatMap(Identifier.init(uuidString:))
  }
}
