internal import CSQLite

/// An open SQLite database, with the statements prepared on it.
///
/// A connection belongs to one actor or one thread; it is not `Sendable`. It follows no symbolic
/// link in its path, trusts no function named in the file's schema, and lets no statement rewrite
/// the schema table.
///
/// ```swift
/// let connection = try Connection(path: path, mode: .create)
/// try connection.execute("CREATE TABLE IF NOT EXISTS note(text TEXT NOT NULL) STRICT")
/// try connection.transaction(.immediate) {
///   try connection.run("INSERT INTO note VALUES(?)", .text("Milk"))
/// }
/// ```
public final class Connection {
  /// The bytes of the longest row and the longest text that are read and written.
  public static let longestRow: Int32 = 256 << 20

  /// The path the connection was opened with.
  public let path: String

  let handle: OpaquePointer
  let watch = Watch()
  /// False once SQLite has freed the handle.
  private(set) var isOpen = true
  private(set) var cache: [SQL: Statement] = [:]
  private(set) var recent = RecentStatements()

  /// A new database in memory, which ends with the connection.
  public static func inMemory() throws(SQLiteError) -> Connection {
    try Connection(path: ":memory:", mode: .create)
  }

  /// Opens a database. Nothing of the file is read before the first statement.
  ///
  /// Throws a `SQLiteError` when the file cannot be opened, with `ResultCode.cannotOpen` also where
  /// the path leads through a symbolic link.
  public init(path: String, mode: OpenMode) throws(SQLiteError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(mode.name(of: path), &opened, mode.flags, mode.system)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(code: code, database: opened)
      sqlite3_close(opened)
      throw error
    }
    self.path = path
    handle = opened
    csqlite_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    csqlite_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    for (limit, value) in Self.limits { sqlite3_limit(handle, limit, value) }
    _ = Self.heapLimit
    watch.install(on: handle)
    addLowercase()
    if case .unlocked = mode {
      setCheckpointsOnClose(false)
      // Without locks, that of the process that has the log for itself costs nothing.
      try execute("PRAGMA locking_mode = EXCLUSIVE")
    }
  }

  /// The limits of a statement: more than any of ours needs, and far less than SQLite allows.
  private static let limits: [(limit: Int32, value: Int32)] = [
    // A row that another program has made much too large can still be read, cut, and removed.
    (SQLITE_LIMIT_LENGTH, longestRow), (SQLITE_LIMIT_SQL_LENGTH, 100_000),
    (SQLITE_LIMIT_COLUMN, 128), (SQLITE_LIMIT_EXPR_DEPTH, 1000),
    (SQLITE_LIMIT_COMPOUND_SELECT, 32), (SQLITE_LIMIT_VDBE_OP, 100_000),
    (SQLITE_LIMIT_FUNCTION_ARG, 64), (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000),
    // A query has up to 500 terms with two values each. Its scope and an index add a few.
    (SQLITE_LIMIT_VARIABLE_NUMBER, 1100),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 16), (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// The most memory that SQLite takes for the whole process: a row of the greatest length with a
  /// copy of it, twice. Beyond it a statement fails and the program continues.
  private static let heapLimit = sqlite3_hard_heap_limit64(4 * Int64(longestRow))

  deinit {
    guard isOpen else { return }
    // The watch is freed with the connection.
    sqlite3_progress_handler(handle, 0, nil, nil)
    // Statements kept elsewhere outlive the connection; SQLite finishes the close with the last
    // one.
    for statement in cache.values { statement.finalize() }
    recent.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Finalizes every prepared statement and closes the file. Closing twice does nothing.
  ///
  /// Throws a `SQLiteError` with `ResultCode.busy` when a statement created outside the cache is
  /// alive.
  public func close() throws(SQLiteError) {
    guard isOpen else { return }
    for statement in cache.values { statement.finalize() }
    cache = [:]
    recent.removeAll()
    let code = sqlite3_close(handle)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, database: handle) }
    isOpen = false
  }

  /// The prepared statement for some SQL, reset and without bindings.
  ///
  /// It is prepared once and kept for the connection's life. Throws a `SQLiteError` when SQLite
  /// cannot compile it.
  public func statement(_ sql: SQL) throws(SQLiteError) -> Statement {
    precondition(isOpen, "A closed connection cannot prepare a statement.")
    if let known = cache[sql] {
      precondition(
        !known.isBusy, "A statement is already being stepped; it cannot be stepped twice.")
      known.clear()
      return known
    }
    let made = try Statement(sql, on: self)
    cache[sql] = made
    return made
  }

  /// Runs a body with a statement that is its own: for SQL that depends on what a person asks. The
  /// statements that were used last are kept.
  public func withStatement<Result>(
    _ sql: SQL, _ values: [Value], _ body: (Statement) throws -> Result
  ) throws -> Result {
    precondition(isOpen, "A closed connection cannot prepare a statement.")
    let statement = try recent.take(sql) ?? Statement(sql, on: self)
    let result: Result
    do {
      try statement.bind(values)
      result = try body(statement)
    } catch {
      statement.finalize()
      throw error
    }
    recent.keep(statement, for: sql)
    return result
  }

  /// Runs one statement to its end, with values bound to its parameters in order.
  public func run(_ sql: SQL, _ values: Value...) throws(SQLiteError) {
    let statement = try statement(sql)
    try statement.bind(values)
    try statement.run()
  }

  /// Runs any number of statements without parameters, and discards their rows: for a schema.
  public func execute(_ sql: SQL) throws(SQLiteError) {
    precondition(isOpen, "A closed connection cannot execute a statement.")
    watch.beginStep()
    let code = sqlite3_exec(handle, sql.text, nil, nil, nil)
    guard code == SQLITE_OK else {
      throw SQLiteError(code: code, database: handle, sql: sql.text)
    }
  }

  /// The rows of a statement, with values bound to its parameters in order.
  public func rows<Row>(
    _ sql: SQL, _ values: [Value] = [], _ read: (Statement) throws -> Row
  ) throws -> [Row] {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    var rows: [Row] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  /// The first row of a statement, with values bound to its parameters in order; nil without rows.
  public func first<Row>(
    _ sql: SQL, _ values: [Value] = [], _ read: (Statement) throws -> Row
  ) throws -> Row? {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    return try statement.step() ? read(statement) : nil
  }

  /// The first column of the first row as an integer, or nil if there is no row or a NULL.
  public func integer(_ sql: SQL, _ values: Value...) throws(SQLiteError) -> Int? {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return statement.optionalInteger(0)
  }

  /// The first column of the first row as text, or nil if there is no row or a NULL.
  public func text(_ sql: SQL, _ values: Value...) throws(SQLiteError) -> String? {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return statement.optionalText(0)
  }
}
