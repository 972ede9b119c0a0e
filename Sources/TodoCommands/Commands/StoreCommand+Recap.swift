import CivilCalendar
import JSONKit
import TodoModel

extension StoreCommand {
  private static let since = CommandOption<String>(
    "--since", "DAY", needs: "a day, such as yesterday or 2026-11-20",
    help: "the first day whose done items are listed (the last working day)")

  private static let text = CommandOption<Bool>(
    "--text", help: "print plain text instead of Markdown, and bars of ASCII")

  private static let year = CommandOption<Bool>(
    "--year", help: "print the numbers of done items of a year: by weeks, lists and tags")

  /// Prints a recap for a standup, or the numbers of a year.
  static let recap = StoreCommand(
    "recap", "print what was done since the last working day, and what is next, as Markdown",
    options: [since, year, text],
    rules: [
      .exclusive([since, year]),
      .exclusive([
        text, OutputOptions.json, OutputOptions.jsonl, OutputOptions.plain, OutputOptions.quiet,
      ]),
    ],
    example: (["--since", "yesterday", "--text"], "prints plain text, for a message")
  ) { line, desk in
    guard !line.has(year) else {
      let records = try DoneYear(desk, isPlain: line.has(text)).records
      return CommandOutput(
        records: records, sentence: records.isEmpty ? "Nothing was done in a year." : nil)
    }
    let day = try line[since].map { try desk.pastDay($0, of: since.name) }
    let recap = try Recap(of: desk.store, since: day, in: desk.days)
    let maker = ItemRecords(desk)
    var output = CommandOutput()
    for section in recap.sections {
      for item in section.items {
        var record = try maker.record(item)
        record.plain.append(section.part.rawValue)
        if case .object(let members) = record.json {
          let part = JSON.Member(key: "part", value: .text(section.part.rawValue))
          record.json = .object(members + [part])
        }
        output.records.append(record)
      }
    }
    output.page = recap.lines(isPlain: line.has(text)).map { [.init(text: $0)] }
    if output.records.isEmpty { output.sentence = "Nothing was done, and nothing is due." }
    return output
  }
}
