internal import SQLiteKit

/// The store's settings of its connections, and its checks for damage.
extension Connection {
  /// The milliseconds that a write waits for another program's lock.
  static let longestWait = 5000

  /// The milliseconds that reading the schema of a file may take.
  static let longestLook = 5000
  /// The milliseconds that a row may take when a screen waits for it, and when nothing does. Our
  /// own rows take a few; a longer time is due to something that another program has put into the
  /// file.
  static let (longestRead, longestStep) = (2000, 60_000)

  /// Sets up the writer's connection. Throws when the file is not a database or is locked.
  func prepareForWriting(isTemporary: Bool) throws {
    setBusyTimeout(milliseconds: Self.longestWait)
    limitSteps(milliseconds: Self.longestStep)
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
    try execute("PRAGMA foreign_keys = ON; PRAGMA temp_store = 2; \(Self.usualCache)")
    // A temporary file does not have to survive a power cut.
    try execute(isTemporary ? "PRAGMA synchronous = OFF" : "PRAGMA synchronous = FULL")
    guard try text("PRAGMA journal_mode = WAL") == "wal" else {
      throw StoreError.cannotOpen(
        path: path, reason: "its file system has no write-ahead log (is it on a network?)")
    }
  }

  /// Lets the file grow up to a size, or keep its present size if that is larger.
  func limitSize(to bytes: Int) throws {
    let page = try integer("PRAGMA page_size") ?? 4096
    try execute("PRAGMA max_page_count = \(max(1, bytes / page))")
  }

  /// Sets up a connection that only reads.
  ///
  /// - Parameter isWaitedFor: Whether the screen waits for the reads.
  func prepareForReading(isWaitedFor: Bool = false) throws {
    setBusyTimeout(milliseconds: 1000)
    limitSteps(milliseconds: isWaitedFor ? Self.longestRead : Self.longestStep)
    try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
    try execute("PRAGMA query_only = ON; PRAGMA temp_store = 2; \(Self.usualCache)")
  }

  /// The memory for pages of the file: one megabyte usually, and sixteen for an import.
  private static let (usualCache, largeCache): (SQL, SQL) = (
    "PRAGMA cache_size = -1024", "PRAGMA cache_size = -16384"
  )

  /// Runs a body with more memory for pages of the file: an import goes through the index of
  /// identities at random.
  func withLargeCache<Result>(_ body: () throws -> Result) throws -> Result {
    try execute(Self.largeCache)
    // It only costs memory if this fails.
    defer { try? execute(Self.usualCache) }
    return try body()
  }

  /// Throws `StoreError.corrupt` when the file is damaged. Without `thorough`, only the schema is
  /// checked, which costs the same for every size of file.
  ///
  /// A row that another program has written against the rules of the schema, such as a name that is
  /// too long, is not damage: everything can be read, and the row can be removed.
  func check(path: String, thorough: Bool) throws {
    guard thorough else {
      try statement("SELECT count(*) FROM sqlite_schema").run()
      return
    }
    let verdict = try withoutRules {
      try withSteps(ofAtMost: nil) { try self.text("PRAGMA quick_check(1)") ?? "no answer" }
    }
    guard verdict == "ok" else { throw StoreError.corrupt(path: path, detail: verdict) }
  }

  /// Runs `body` without enforcing the rules of the schema (CHECK).
  func withoutRules<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("PRAGMA ignore_check_constraints = ON")
    let result: Result
    do {
      result = try body()
    } catch {
      // If even that fails, nothing is written: the caller gives up.
      try execute("PRAGMA ignore_check_constraints = OFF")
      throw error
    }
    try execute("PRAGMA ignore_check_constraints = OFF")
    return result
  }
}
