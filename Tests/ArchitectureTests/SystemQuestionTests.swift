import Foundation
import TestSupport
import Testing

/// The facts for which only the named lines query the system: the moment, the zone, the locale, the
/// names of the machine and the user. All other code gets them passed in.
private let questions: [(what: String, pattern: String, allowed: [String: [String]])] = [
  (
    "the moment",
    #"clock_gettime|gettimeofday|[^.\w]time\((nil|NULL|0|&\w+)\)|\bDate\(\)|\bDate\.now|DispatchWallTime|"#
      + #"timeIntervalSinceNow|\btimespec_get|getdate|\bSuspendingClock|"#
      + #"\b(MonotonicTime|ThreadTime)\."#,
    [
      "Sources/CivilCalendar/WallClock+System.swift": ["clock_gettime(CLOCK_REALTIME, &time)"],
      // This sets an alarm.
      "Sources/CivilCalendar/WallAlarm.swift": ["DispatchWallTime(timespec: time)"],
      // These measure durations.
      "Sources/FileKit/MonotonicTime.swift": ["clock_gettime(clock, &time)"],
      "Sources/SQLiteKit/Connection+Deadline.swift": [
        "MonotonicTime.nanoseconds + milliseconds", "MonotonicTime.nanoseconds >= deadline",
        "now = ThreadTime.nanoseconds",
      ],
      "Sources/TermPanels/Kernel/Application/FrameClock.swift": [
        "now: Double { MonotonicTime.seconds }"
      ],
      "Sources/TodoCommands/Server/SyncEngine.swift": [
        "private let began = MonotonicTime.seconds", "Int(MonotonicTime.seconds - began)",
      ],
      // These count the work of a processor.
      "Tests/TestSupport/ProcessorSeconds.swift": [
        "let start = ThreadTime.nanoseconds", "ThreadTime.nanoseconds - start",
      ],
    ]
  ),
  (
    "the zone",
    #"localtime|\bmktime|\btzset|\btimelocal|\bTimeZone|NSTimeZone|\bctime|Calendar\.current"#,
    ["Sources/CivilCalendar/WallClock+System.swift": ["tzset()", "localtime_r(&seconds, &fields)"]]
  ),
  (
    "the clock of the machine",
    #"(WallClock|Zone|[^\w)])\.system\b|\bWallAlarm\("#,
    [
      "Sources/CivilCalendar/WallClock+System.swift": ["WallClock(zone: .system, isSystem: true)"],
      "Sources/Examples/MVCTodo/AppMain.swift": ["clock: .system)"],
      "Sources/paneltodo/PanelTodo.swift": ["clock: .system)", "WallAlarm(at: moment"],
      "Tests/TestSupport/Circumstances.swift": ["Zone.utc : Zone.system"],
    ]
  ),
  (
    "SQLite for the moment",
    #"CURRENT_(TIME|DATE)|julianday|unixepoch|\bdatetime\(|strftime\('|'now'|'localtime'"#, [:]
  ),
  (
    "the locale",
    #"nl_langinfo|setlocale|localeconv|newlocale|uselocale|\bLocale\.current|\bLocale\("#,
    [
      "Sources/CivilCalendar/LocaleText.swift": [
        "nl_langinfo(Int32(_NL_TIME_CODESET))", "nl_langinfo(Int32(item))",
        "setlocale(LC_TIME, nil)",
      ],
      "Sources/TermPanelsNcurses/Locale.swift": ["setlocale(", "nl_langinfo(Int32(CODESET))"],
      // The width of a character does not depend on the locale.
      "Sources/TermPanelsTesting/DialogueHarness.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Sources/TermPanelsTesting/Harness.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Tests/Fuzz/Program.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Tests/TermPanelsTests/Canvas/CanvasTests.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Tests/TermPanelsTests/Canvas/CrossfadeTests.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Tests/TermPanelsTests/Canvas/HostileTextTests.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Tests/TermPanelsTests/Canvas/RightToLeftTests.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
      "Tests/TermPanelsTests/Canvas/TextColumnsTests.swift": [#"setlocale(LC_CTYPE, "C.UTF-8")"#],
    ]
  ),
  (
    "the name of the machine or the person",
    #"gethostname|\buname\(|getpwuid|getpwnam|getlogin|hostName|NSUserName|\buserName\b|cuserid"#,
    // A guest's files, and those of a service, are in the home of the account.
    ["Sources/paneltodo/Account.swift": ["getpwuid(geteuid())"]]
  ),
]

/// The folders in which tests wait for real processes, and measure durations.
private let waiting = ["Tests/EndToEndTests/", "Tests/TestSupport/"]

@Suite("The system", .floor(.full)) struct SystemQuestionTests {
  private static func sources() throws -> [SourceFile] {
    try ["Sources", "Tests"].flatMap { try SourceTree.files(in: $0) }.filter { file in
      [".swift", ".c", ".h"].contains(where: file.path.hasSuffix)
        && !file.path.hasPrefix("Tests/ArchitectureTests/")
    }
  }

  @Test func `is queried for time, zone, locale and names only on the named lines`() throws {
    let files = try Self.sources()
    for question in questions {
      var missing = question.allowed
      // Skips the many files without such a line.
      for file in files where file.matches(question.pattern) {
        for (index, line) in file.lines.enumerated() where line.matches(question.pattern) {
          if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
          let allowed = question.allowed[file.path] ?? []
          let named = allowed.filter { line.contains($0) }
          #expect(!named.isEmpty, "\(file.place(index))")
          missing[file.path]?.removeAll(where: named.contains)
        }
      }
      let gone = missing.filter { !$0.value.isEmpty }
      #expect(gone.isEmpty, "Nobody asks for \(question.what) there any more: \(gone)")
    }
  }

  @Test func `measures time only in tests that wait for real processes`() throws {
    let pattern = #"\b(ContinuousClock|Task\.sleep)\b"#
    for file in try Self.sources() where !waiting.contains(where: file.path.hasPrefix) {
      guard file.matches(pattern) else { continue }
      for (index, line) in file.lines.enumerated() {
        #expect(!line.matches(pattern), file.place(index))
      }
    }
  }

  @Test(arguments: [
    ("the moment", "  let now = time(nil)"), ("the moment", "let day = Date.now"),
    ("the moment", "if MonotonicTime.seconds > end {"),
    ("the zone", "localtime_r(&seconds, &fields)"), ("the zone", "TimeZone(identifier: zone)"),
    ("the clock of the machine", "Program(clock: .system)"),
    ("SQLite for the moment", "DEFAULT (datetime('now'))"),
    ("the locale", #"setlocale(LC_ALL, "")"#),
    ("the name of the machine or the person", "gethostname(&name, 64)"),
  ])
  func `is queried in an example of every pattern`(what: String, line: String) throws {
    let question = try #require(questions.first { $0.what == what })
    #expect(line.matches(question.pattern))
  }
}

extension StringProtocol {
  /// Whether some part matches a pattern. Foundation searches long texts fast.
  func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}
