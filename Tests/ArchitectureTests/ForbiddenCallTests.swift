import TestSupport
import Testing

/// Actions that no file in Sources may take, except the named ones.
private let forbidden: [(what: String, pattern: String, allowed: Set<String>)] = [
  (
    "starts a program",
    #"\b(system|popen|fork|vfork|posix_spawnp?|exec[lv]p?e?|fexecve|Process)\s*\("#,
    ["Sources/CTerminalGuard/CTerminalGuard.c"]
  ),
  ("names a shell", #""(/usr)?/bin/|"(sh|bash)"|"-c""#, []),
  (
    "runs the program of the person's choice", #"guard_(run|launch)\w*\("#,
    [
      "Sources/CTerminalGuard/CTerminalGuard.c", "Sources/CTerminalGuard/include/CTerminalGuard.h",
      "Sources/TermPanelsNcurses/BackgroundProgram.swift",
      "Sources/TermPanelsNcurses/ForegroundProgram.swift",
      "Sources/TermPanelsNcurses/TerminalSession.swift",
    ]
  ),
  (
    "has a format that is filled in",
    #"String\(format|\b(v?[fs]?n?printf|vasprintf|syslog|withVaList)\s*\("#,
    // A process ID in a file name.
    ["Sources/CTerminalGuard/CTerminalGuard.c"]
  ),
  (
    "hands SQL to SQLite", #"sqlite3_(exec|prepare\w*|mprintf|get_table)\s*\("#,
    ["Sources/SQLiteKit/Connection.swift", "Sources/SQLiteKit/Statement.swift"]
  ),
  ("makes SQL of a text", #"SQL\(stringLiteral|SQL\(stringInterpolation|\.appendLiteral\("#, []),
  (
    "loads code into SQLite", #"load_extension|sqlite3_create_function|writable_schema"#,
    // Lower case beyond ASCII, which no schema can call.
    ["Sources/SQLiteKit/Connection+Lowercase.swift"]
  ),
  (
    "prints past the console", #"\b(debugPrint|dump|print|fputs|puts|putchar|perror)\s*\("#,
    // How it is called, as a program outside this package prints it.
    ["Sources/Examples/MVCTodo/AppMain.swift"]
  ),
  (
    "writes to the terminal", #"\bSTD(OUT|ERR)_FILENO"#,
    [
      "Sources/SafeText/Console.swift", "Sources/CTerminalGuard/CTerminalGuard.c",
      "Sources/TermPanelsNcurses/NcursesTerminal+Check.swift",
      "Sources/TermPanelsNcurses/CursesScreen.swift", "Sources/TermPanelsNcurses/FrameMeter.swift",
      "Sources/TermPanelsNcurses/InputPump.swift", "Sources/TermPanelsNcurses/StandardLines.swift",
      "Sources/TermPanelsNcurses/StandardError.swift",
      "Sources/TermPanelsNcurses/StandardOutput.swift",
      "Sources/TermPanelsNcurses/TerminalOutput.swift",
      "Sources/TermPanelsNcurses/TerminalSession.swift",
      "Sources/TermPanelsNcurses/TerminalSize.swift",
    ]
  ),
  (
    "handles an interrupted call", #"\bEINTR\b"#,
    ["Sources/CTerminalGuard/CTerminalGuard.c", "Sources/FileKit/RetryingInterrupts.swift"]
  ),
  (
    "reads or writes past FileKit", #"\bGlibc\.p?(open|read|write)\("#,
    [
      "Sources/FileKit/Descriptor+Reading.swift", "Sources/FileKit/Descriptor+Writing.swift",
      // Reads events, which have a format of their own.
      "Sources/TodoModel/Database/FileWatch.swift",
    ]
  ),
  (
    // A file that another program can make is read as a `ForeignFile`.
    "opens a file past the one door for files of others",
    #"Descriptor\(opening:|^\s*opening:|\b(open|openat|fopen|freopen|mmap)\(.*(O_RD|"r)|contentsOfFile|Data\(contents|FileHandle"#,
    [
      "Sources/FileKit/Descriptor.swift", "Sources/FileKit/ForeignFile.swift",
      // It is written as a program outside this package, which has no FileKit.
      "Sources/Examples/MVCTodo/Storage.swift",
      // Writes to it.
      "Sources/FileKit/ReplacedFile.swift",
      // The database itself, and a file of locks.
      "Sources/TodoModel/Backups/DatabaseCopy.swift", "Sources/TodoModel/Doctor/DatabaseLock.swift",
      "Sources/TodoCommands/Parts/StateFiles.swift",
      // The file of a lock.
      "Sources/TodoCommands/Parts/EditorFile.swift",
      // The kernel's facts about processes.
      "Sources/TodoModel/Drafts/ProcessMark.swift", "Sources/CTerminalGuard/CTerminalGuard.c",
    ]
  ),
  ("makes a folder", #"\bmkdir(at)?\("#, ["Sources/FileKit/Folder.swift"]),
  (
    "locks a file", #"\b(flock|lockf)\(|F_(OFD_)?SETLK"#,
    ["Sources/FileKit/FileLock.swift", "Sources/FileKit/RangeLock.swift"]
  ),
  (
    "syncs a file", #"\b(f(data)?sync|sync_file_range)\("#, ["Sources/FileKit/Descriptor.swift"]
  ),
  ("puts an error number into words", #"\bstrerror"#, ["Sources/FileKit/SystemError.swift"]),
  (
    "has ncurses write a text", #"\b(addn?w?str|mvaddstr|printw|waddn?str|putp|tputs|addch)\s*\("#,
    []
  ),
  (
    // Such a call is an error where the packages are built: `-D_FORTIFY_SOURCE` demands the result.
    "ignores a result that the C library wants used",
    #"^\s*(f?(truncate|chdir|chown)|lchown|dup|pipe2?|link|symlink|set[ug]id|nice)\("#
      + #"|^\s*p?(read|write)\(\w+, &?\w+, "#,
    []
  ),
  (
    // For some sizes, the runtime of Swift then copies bytes onto overlapping ones.
    "has a key path through an optional", #"\\\.[\w.]*\?\."#, []
  ),
]

@Suite("No source file", .floor(.full)) struct ForbiddenCallTests {
  @Test func `makes a call that is reserved for named files`() throws {
    let files = try SourceTree.files(in: "Sources").filter { file in
      [".swift", ".c", ".h"].contains(where: file.path.hasSuffix)
    }
    for rule in forbidden {
      let pattern = try Regex(rule.pattern)
      var found = 0
      // Skips the many files without such a line.
      for file in files where file.matches("(?m)" + rule.pattern) {
        for (index, line) in file.lines.enumerated() where line.contains(pattern) {
          if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
          #expect(rule.allowed.contains(file.path), file.place(index))
          found += 1
        }
      }
      #expect(rule.allowed.isEmpty || found > 0, "Nobody \(rule.what) any more.")
    }
    Thorough.report("B7", "\(forbidden.count) patterns over \(files.count) files: 0 unnamed places")
  }

  @Test func `has a forbidden pattern that matches no example`() throws {
    let examples = [
      "  system(\"ls\")", "  execute([\"/bin/sh\", x])", "guard_run(words)", "String(format: x)",
      "sqlite3_exec(handle, text)", "SQL(stringLiteral: name)", "load_extension(x)", "print(name)",
      "write(STDOUT_FILENO, x)", "if errno == EINTR { continue }", "Glibc.write(file, x, 1)",
      "Descriptor(opening: path)", "mkdir(folder, 0o700)", "flock(file, LOCK_EX)", "fsync(file)",
      "strerror(errno)",
      "waddstr(window, name)", "    ftruncate(file, 0)", "changes.map(\\.after?.id)",
    ]
    #expect(examples.count == forbidden.count)
    for (rule, example) in zip(forbidden, examples) {
      #expect(example.contains(try Regex(rule.pattern)), "\(rule.what)")
    }
  }
}
