package import TodoModel

/// The changes of a store that wait for its hook: the part of the process that makes them. It reads
/// two numbers and launches a process; nothing waits for the program.
@MainActor package struct HookQueue {
  private let hook: Hook
  private let store: TodoStore
  private let files: HookFiles

  /// The queue of a store.
  package init(_ hook: Hook, _ store: TodoStore) {
    (self.hook, self.store) = (hook, store)
    files = hook.files(of: store)
  }

  /// Lets a new program begin here. It is called before the first change.
  package func begin() throws {
    guard files.state()?.command != hook.command else { return }
    let new = try HookState(hook.command, from: store.journal.end)
    try files.updateState { $0?.command == hook.command ? nil : new }
  }

  /// Whether changes wait.
  package func hasChanges() throws -> Bool {
    guard let state = files.state(), state.command == hook.command else { return false }
    return try state.place != store.journal.end
  }

  /// Whether changes wait that no process is giving to the program: one that does looks for further
  /// changes when it is finished.
  package func needsDelivery() throws -> Bool {
    guard try hasChanges() else { return false }
    return try files.lock() != nil
  }

  /// The reason why the last run failed; nil if it succeeded.
  package var failure: String? { files.state()?.failure }

  /// The value of ``Hook/markVariable`` for the program; nil before ``begin()``.
  var mark: String? { files.state()?.mark.uuidString }

  /// The path of the log.
  package var logPath: String { files.logPath }

  /// Calls back after each run; nil if the folder of the state cannot be watched.
  package func watch(_ onChange: @escaping @MainActor () -> Void) -> FileWatch? {
    files.stateFiles.watchState(onChange)
  }
}
