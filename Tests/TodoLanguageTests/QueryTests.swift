import CivilCalendar
import DatePhrases
import Testing
import TodoLanguage
import TodoValues

@Suite("A query") struct QueryTests {
  @Test(
    arguments: [
      ("", ""), ("rent", "rent"), ("tag:bills due<7d is:open rent or lease", nil),
      ("(a or b) and not c", "(a or b) not c"), ("a and (b or (c and d)) -e", "a (b or c d) not e"),
      ("a (b c) (d or e) ((f))", "a b c (d or e) f"), ("not not a not (a b) not (a or b)", nil),
      ("due<next fri rent", "due<\"next fri\" rent"), ("due:fri 12 dec", "due:\"fri\" 12 dec"),
      ("due:fri (12)", "due:\"fri\" 12"), ("due<fri tag:x", nil), ("due<fri or x", nil),
      ("due<2w \"friday\"*", "due<\"2w\" friday"), ("due:7d \"ago\"*", "due:\"7d\" ago"),
      ("due:2026-12-25 \"fri\"*", "due:\"2026-12-25\" fri"), ("due:-2w or ago", nil),
      ("due:none start:any done>-7d created>=2026-01-01", nil), ("due=today", "due:today"),
      ("defer<TODAY", "start<today"), ("due<+7d", "due<7d"),
      ("due<=12 dec 2026", "due<=2026-12-12"),
      ("created<24.12.", nil),
      ("due.before:7d start.by:today done.after:-7d", "due<7d start<=today done>-7d"),
      ("created.from:2026-01-01 priority.From:medium", "created>=2026-01-01 priority>=medium"),
      ("due.before:next fri rent", "due<\"next fri\" rent"),
      ("example.com due.soon file.by x.before", nil),
      ("priority>=med !1 prio:none", "priority>=medium priority:high priority:none"),
      ("postponed>=3 postponed:0 is:postponed", nil), ("postponed.from:3", "postponed>=3"),
      ("#home @bills @\"two words\"", "list:home tag:bills tag:\"two words\""),
      ("tag:\"big (x)\" notes:wor notes:\"exact phrase\"", nil), ("is:late", "is:overdue"),
      ("has:notes has:due has:subtasks has:tags", nil),
      ("effort>1h effort:none effort:any has:effort is:working", nil),
      ("effort<=90min effort>=1.5h effort:1:30", "effort<=1h30 effort>=1h30 effort:1h30"),
      ("\"rent lease\" \"a b\"* \"a\\\"b\\\\\"", nil),
      ("10:30 a\"b - e-mail #42 https://x.y !important", nil), ("-7d", "not 7d"),
      ("\"and\" \"or\"*", nil), ("A AND B OR C", "A B or C"),
    ] as [(String, String?)])
  func `has one canonical form`(text: String, canonical: String?) throws {
    let query = try Query(parsing: text)
    #expect(query.description == canonical ?? text)
    #expect(try Query(parsing: query.description) == query)
  }

  @Test func `has quotes around a date with parentheses`() throws {
    let habits = DateHabits(language: .japanese)
    let query = try Query(parsing: "due:\"(月)\"", habits: habits)
    #expect(query.description == "due:\"(月)\"")
    #expect(try Query(parsing: query.description, habits: habits) == query)
  }

  @Test func `binds or least and not most`() throws {
    let text = { Query.text($0, isPrefix: true) }
    #expect(
      try Query(parsing: "a b or not c d")
        == .any([.all([text("a"), text("b")]), .all([.not(text("c")), text("d")])]))
  }

  @Test(arguments: [
    ("has:x", "x", "Unknown condition has:x. Use has:notes,"),
    ("is:foo", "foo", "Unknown condition is:foo. Use is:open,"),
    ("a foo:bar", "foo:", "Unknown field “foo”. Use tag, list,"),
    ("tag.before:x", "tag.before:", "Use a colon here, as in tag:bills."),
    ("due.by:", "due.by:", "A value is missing here, as in due<=today."),
    ("tag<x", "tag<", "Use a colon here, as in tag:bills."),
    ("tag:", "tag:", "A value is missing here, as in tag:bills."),
    ("due< fri", "due<", "A value is missing here, as in due<today."),
    ("due<(fri)", "due<", "A value is missing here"),
    ("due<xyz", "xyz", "“xyz” isn't a date. Try today,"),
    ("due<31 feb", "31", "“31” isn't a date."),
    ("due<none", "none", "“none” can't be compared."),
    ("created:none", "none", "Every item has a creation date."),
    ("priority:urgent", "urgent", "“urgent” isn't a priority. Use high, medium, low or none."),
    ("effort>big", "big", "“big” isn't an effort. Try 30m, 2h, 1h30 or none."),
    ("effort>none", "none", "“none” can't be compared."),
    ("effort:", "effort:", "A value is missing here, as in effort:1h."),
    ("postponed:often", "often", "“often” isn't a number. Try postponed>=3, or is:postponed."),
    ("postponed>-1", "-1", "“-1” isn't a number."),
    ("a (b", "(", "This parenthesis isn't closed"), ("a) b", ")", "This parenthesis isn't opened"),
    (")", ")", "This parenthesis isn't opened"), ("a () b", "()", "These parentheses are empty"),
    ("(a or) b", "or", "A condition is missing after “or”."),
    ("a or", "or", "A condition is missing after “or”."),
    ("or a", "or", "A condition is missing before"),
    ("a and or b", "and", "A condition is missing after"),
    ("not", "not", "A condition is missing after"),
    ("a \"open", "\"open", "This quote isn't closed"),
    ("a \"\"", "\"\"", "These quotes are empty"),
  ])
  func `reports an error with its range`(text: String, place: String, message: String) {
    let error = #expect(throws: LanguageError.self) { try Query(parsing: text) }
    #expect(error.map { String(text[$0.range]) } == place)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("foo:bar", LanguageError.Kind.unknownWord), ("due<xyz", .unknownWord), ("tag:", .incomplete),
    ("a or", .incomplete), ("a () b", .incomplete), ("(a", .unbalanced), ("\"a", .unbalanced),
    ("tag<x", .wrongSign), ("due<none", .wrongSign),
    (String(repeating: "a ", count: 501), .tooLong),
  ])
  func `reports the kind of each error`(text: String, kind: LanguageError.Kind) {
    let error = #expect(throws: LanguageError.self) { try Query(parsing: text) }
    #expect(error?.kind == kind)
  }

  @Test func `is refused if nested too deeply`() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "(", count: levels) + "a" + String(repeating: ")", count: levels)
    }
    #expect(try Query(parsing: nested(64)) == Query(parsing: "a"))
    #expect(throws: LanguageError.self) { try Query(parsing: nested(65)) }
    #expect(throws: LanguageError.self) {
      try Query(parsing: String(repeating: "not ", count: 50_000) + "a")
    }
    #expect(throws: LanguageError.self) {
      try Query(parsing: String(repeating: "-", count: 50_000) + "a")
    }
  }

  @Test func `is refused if longer than the store's limit`() throws {
    #expect(throws: Never.self) { try Query(parsing: String(repeating: "a ", count: 500)) }
    #expect(throws: LanguageError.self) { try Query(parsing: String(repeating: "a ", count: 501)) }
  }

  @Test(arguments: 0..<8) func `that is written and read is the same`(seed: UInt64) throws {
    var babble = Babble(seed: seed)
    for _ in 0..<100 {
      let query = random(depth: 4, &babble)
      #expect(try Query(parsing: query.description) == query, "\(query)")
    }
  }

  @Test(arguments: [
    ("today", "2026-11-18"), ("7d", "2026-11-25"), ("-2w", "2026-11-04"),
    ("next fri", "2026-11-27"),
    ("2026-12-24", "2026-12-24"), ("eom", "2026-11-30"),
  ])
  func `has dates relative to the day it runs on`(text: String, iso: String) throws {
    guard case .date(.due, .compare(.less, let date)) = try Query(parsing: "due<" + text) else {
      Issue.record("no date")
      return
    }
    #expect(date.day(today: PhraseTable.context.dates.today)?.description == iso)
  }

  @Test func `counts weeks from the day on which they begin for the person`() throws {
    for (first, iso) in [(Weekday.monday, "2026-11-23"), (.sunday, "2026-11-22")] {
      let habits = DateHabits(firstWeekday: first)
      let query = try Query(parsing: "due:\"next week\"", habits: habits)
      guard case .date(.due, .compare(.equal, let date)) = query else {
        Issue.record("no date")
        continue
      }
      #expect(date.day(today: PhraseTable.context.dates.today)?.description == iso)
    }
  }

  private func random(depth: Int, _ babble: inout Babble) -> Query {
    let names = [
      "rent", "or", "a b", "(x)", "q\"u", "b\\s", "due:fri", "12", "dec", "-a", "#x", "é*",
      "friday", "week", "ago",
    ]
    let name = names.randomElement(using: &babble) ?? "a"
    let comparison = Query.Comparison.allCases.randomElement(using: &babble) ?? .equal
    let dates: [QueryDate] = [
      .phrase("today"), .phrase("next fri"), .phrase("fri"), .phrase("12 dec"),
      .shift(DayShift(-3, .weeks)), .shift(DayShift(7, .days)),
      .day(PhraseTable.context.dates.today),
    ]
    let date = dates.randomElement(using: &babble) ?? .phrase("today")
    switch Int.random(in: depth > 0 ? 0...13 : 3...13, using: &babble) {
    case 0: return .not(random(depth: depth - 1, &babble))
    case 1: return .all(of: (0...2).map { _ in random(depth: depth - 1, &babble) })
    case 2: return .any(of: (0...2).map { _ in random(depth: depth - 1, &babble) })
    case 3, 4: return .text(name, isPrefix: Bool.random(using: &babble))
    case 5: return .notes(name, isPrefix: Bool.random(using: &babble))
    case 6: return .list(name)
    case 7: return .tag(name)
    case 8: return .priority(comparison, Priority.allCases.randomElement(using: &babble) ?? .low)
    case 9: return .date(.start, .any)
    case 10: return .date(.created, .compare(comparison, date))
    case 11: return .state(Query.State.allCases.randomElement(using: &babble) ?? .open)
    case 12:
      let effort = Effort(nearest: Int.random(in: 1...999, using: &babble))
      return .effort(.compare(comparison, effort))
    default: return .has(Query.Part.allCases.randomElement(using: &babble) ?? .due)
    }
  }
}
