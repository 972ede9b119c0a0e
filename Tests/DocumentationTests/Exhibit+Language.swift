import CivilCalendar
import TodoAppTesting
import TodoLanguage
import TodoValues

extension Exhibit {
  static let language = [
    Exhibit(.table, "quick-add-kinds") {
      readings([
        "Pay rent fri", "Pay rent 9am", "Pay rent from mon", "Pay rent plan:today",
        "Pay rent #home",
        "Pay rent @bills", "Pay rent !high", "Pay rent every month",
        "Pay rent fri 9am #home @bills !high every month",
      ])
    },
    Exhibit(.table, "quick-add-days") {
      readings(
        [
          "today", "tod", "tomorrow", "tom", "fri", "next fri", "weekend", "next week",
          "next month",
          "eom", "end of month", "in 3 days", "in 2 weeks", "+3d", "12 dec", "dec 12",
          "12 dec 2027",
          "fri 20 nov", "12.12.", "12/12", "2026-12-24", "on the 1st", "by fri", "due:fri",
          "start:mon", "17 nov", "31 feb", "day after tomorrow", "a week from friday",
          "tuesday next week", "mid jan", "end of next week", "first monday of december",
          "in 3 business days", "before friday", "by christmas",
        ].map { "Pay rent " + $0 })
    },
    Exhibit(.table, "quick-add-times") {
      readings(
        [
          "9am", "9:30 pm", "21:00", "at 9", "at noon", "midnight", "time:9", "fri 9am", "25:00",
          "tonight", "fri morning", "half past nine", "mon 15.30", "at 17h", "in 3h",
          "fri 17:00 CET",
        ].map { "Standup " + $0 })
    },
    Exhibit(.table, "quick-add-recurrences") {
      readings(
        [
          "every day", "every 2 weeks", "every other day", "every weekday", "every mon, wed",
          "every 1st", "every 1st and 15th", "every last day", "every 2nd tue", "every last fri",
          "every 12 dec", "every month on the 31st", "every 2 weeks on mon, thu", "every! 3 days",
          "every week until 24 dec", "every week 5 times", "daily", "repeat:monthly",
          "fri every month", "every other tue", "weekdays at 9", "mondays at 7pm", "biweekly",
          "every 2nd and 4th tue", "every first workday", "every 3 months after done",
          "every night", "every 12 hours",
        ].map { "Clean up " + $0 })
    },
    Exhibit(.table, "quick-add-marks") {
      readings([
        "Buy #home milk", "Buy milk #big list", "Buy milk #\"new list\"", "Pay @bills @money",
        "Pay !1", "Pay list:home tag:bills priority:high", "Fix issue #42", "C# course",
        "Call back !important", "email bob@example.com", "Write report ~1h30", "Buy ~20 eggs",
      ])
    },
    Exhibit(.table, "quick-add-text") {
      readings([
        "Call Mark", "May's birthday", "Prepare Friday demo", "Prepare slides for friday",
        "Lie in the sun", "Buy sun cream", "Maps on sat nav", "Meet on 2nd floor", "March on Rome",
        "Watch Black Friday", "read 1984", "Open 9am - 5pm", "call tom", "Book a table tom",
        "Read \"Dune\"", "Listen \"Friday\"", "Send by friday the report", "John 3:16",
        "Tomorrow call the vet", "Tomorrow never dies", "fri 9am dentist",
        "call the vet tomorrow about the cat", "lunch with Sam tues 12:30pm at Joe's",
      ])
    },
    Exhibit(.table, "quick-add-doubts") {
      table(
        "| Line | In doubt |",
        [
          "Lunch tuesd 12:30", "Pay rent 12 febuary", "Bins evry monday",
          "Pills every 12 hours starting tomorrow", "Meet Bob friday or saturday",
          "Standup tomorrow at 25:00", "Prepare slides for friday 9am",
          "friday dentist 10am",
        ]
      ) { line in
        QuickAdd.read(line, in: context).doubts.map { doubt in
          let meanings = doubt.offer?.meanings.map { words($0, ofChange: false) }
            .joined(separator: ", ")
          return code(String(line[doubt.range])) + (meanings.map { " → " + $0 } ?? "")
        }.joined(separator: "; ")
      }
    },
    Exhibit(.table, "bulk-changes") {
      table(
        "| Line | Changes |",
        [
          "+1w #home !low @tag -@old", "due:none", "due +1w 9am", "start:mon every 2 weeks",
          "plan:tonight flag", "plan:none unflag", "!none repeat:none", "~45m", "done", "fri open",
          "fri sat", "31 feb", "later",
        ]
      ) { line in
        let reading = BulkLine.read(line, in: context)
        let changes =
          reading.changes.map { words($0, ofChange: true) } + reading.problems.map(\.message)
        return changes.joined(separator: "; ")
      }
    },
    Exhibit(.table, "queries") {
      table(
        "| Query | Written back |",
        [
          "tag:bills due<7d is:open rent or lease", "@bills #\"big list\" !high",
          "(rent or lease) and not done:any", "rent -@bills", "due<=\"next fri\" due>today",
          "due<24 dec created>-2w", "priority>=medium has:notes", "effort<=90m has:effort",
          "notes:plumber \"call back\"",
          "is:late or due:none", "due.before:7d priority.from:medium", "https://example.com 10:30",
        ]
      ) { text in
        do throws(LanguageError) { return code(try Query(parsing: text).description) } catch {
          return error.message
        }
      }
    },
    Exhibit(.table, "query-mistakes") {
      table(
        "| Query | Message |",
        [
          "due<soon", "foo:bar", "is:late has:time is:x", "tag<bills", "due<", "priority:urgent",
          "(rent or lease", "rent or", "\"rent", "created:none",
        ]
      ) { text in
        do throws(LanguageError) { return code(try Query(parsing: text).description) } catch {
          return code(String(text[error.range])) + " " + error.message
        }
      }
    },
  ]

  /// Wednesday, 18 November 2026, 10:00.
  private static let context = QuickAdd.Context(
    today: Day(iso: "2026-11-18") ?? AppHarness.today, now: TimeOfDay(hour: 10) ?? .noon,
    lists: ["home", "Work", "big list"])

  private static func readings(_ lines: [String]) -> String {
    let rows = lines.map { line in
      let reading = QuickAdd.read(line, in: context)
      let chips = reading.meanings.map { words($0, ofChange: false) }.joined(separator: ", ")
      return "| \(code(line)) | \(reading.title) | \(chips) | \(due(reading)) |"
    }
    return (["| Line | Title | Chips | Due |", "|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func table(_ head: String, _ lines: [String], _ cell: (String) -> String) -> String
  {
    let rows = lines.map { "| \(code($0)) | \(cell($0)) |" }
    return ([head, "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func due(_ reading: QuickAdd.Reading) -> String {
    guard let day = reading.due else { return "" }
    return date(day) + (reading.time.map { " \($0)" } ?? "")
  }

  private static func date(_ day: Day) -> String {
    "\(day.weekday.shortName) \(day.day) \(day.shortMonthName) \(day.year)"
  }

  private static func words(_ meaning: LineMeaning, ofChange isChange: Bool) -> String {
    switch meaning {
    case .due(let day): day.map { "due " + date($0) } ?? "no due date"
    case .shift(let shift): "moved by \(shift)"
    case .time(let time): time.map { "at \($0)" } ?? "no time"
    case .start(let day): day.map { "starts " + date($0) } ?? "no start date"
    case .plan(let plan):
      plan.map { "planned " + date($0.day) + ($0.isEvening ? ", evening" : "") } ?? "no plan"
    case .flag(let isFlagged): isFlagged ? "flagged" : "no flag"
    case .list(let name, let isKnown):
      (isChange ? "into " : "") + (isKnown ? "list " : "new list ") + name
    case .tag(let name): (isChange ? "with tag " : "tag ") + name
    case .removedTag(let name): "without tag " + name
    case .priority(let priority): "priority " + priority.name
    case .effort(let effort): effort.map { "effort \($0)" } ?? "no effort"
    case .recurrence(let rule): rule?.description ?? "no repetition"
    case .reminders(let reminders): "remind " + (reminders?.typed ?? "as usual")
    case .done(let isDone): isDone ? "done" : "open"
    }
  }
}
