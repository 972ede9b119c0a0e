import CivilCalendar
import Synchronization
import TestSupport
import Testing
import TodoApp
import TodoCommands
import TodoModel

/// A store with commands that work on it, as the program makes them: at noon on Saturday,
/// 21 November 2026, in the zone of the tests.
@MainActor struct CommandBench {
  let store: TodoStore
  /// The lines of standard input.
  var input: [String] = []
  var findsByWords = false
  /// The person's editor; nil without a terminal.
  var editor: Surroundings.Doors.TextEditor?
  /// The text on standard output that is not a record.
  let printed = PrintedText()

  init() throws {
    let noon = Timestamp.at(12, of: Day(daysSinceEpoch: 20_778))
    store = try .temporary(clock: .ticking(from: noon))
  }

  /// A bench on a store of its own.
  init(_ store: TodoStore) { self.store = store }

  /// The output of a command on a page of so many columns.
  func run(_ words: String..., columns: Int? = nil) async throws -> String {
    try await run(words, columns: columns)
  }

  func run(_ words: [String], columns: Int? = nil) async throws -> String {
    let (line, output) = try await perform(words)
    let page = HumanPage(
      columns: columns, isColored: false, width: { $0.count },
      cut: { $0.count > $1 ? String($0.prefix($1 - 1)) + "…" : $0 })
    return OutputForm(line, page: page).text(of: output) ?? ""
  }

  /// The output of a command as a value, with its parsed line.
  func perform(_ words: [String]) async throws -> (ParsedCommandLine, CommandOutput) {
    guard case .store(let call, _) = try ProgramAction(parsing: words) else {
      throw UsageError("That is no command on a store.")
    }
    let surroundings = Surroundings(
      clock: store.clock, findsByWords: findsByWords,
      doors: Surroundings.Doors(
        readLines: { input }, write: { [printed] in printed.write($0) }, showProgress: { _ in },
        editText: editor, zone: { _ in nil }))
    let work = try call.command.prepare(call.line, in: surroundings)
    return (call.line, try await work(Desk(store, in: surroundings)))
  }

  /// The identity of the only item with a name, done or open.
  func id(of name: String) async throws -> String {
    let ids = try await run("list", "--all", "-q", "\"\(name)\"")
    return try #require(ids.split(separator: "\n").first.map(String.init))
  }

  /// The status with which a command ends.
  func status(_ words: String...) async -> CommandStatus {
    do {
      return try await perform(words).1.status
    } catch {
      return CommandStatus(error)
    }
  }

  /// The sentence of the error of a command; empty if it succeeds.
  func error(_ words: String...) async -> String { await error(words) }

  func error(_ words: [String]) async -> String {
    do {
      _ = try await perform(words)
      return ""
    } catch {
      return "\(error)"
    }
  }
}

/// A text that is written piece by piece, on any thread.
final class PrintedText: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func write(_ text: String) { written.withLock { $0 += text } }

  func clear() { written.withLock { $0 = "" } }
}

extension String {
  /// The text with `ID` in the place of each short identity at the beginning of a line.
  var withoutIDs: String {
    replacing(/(?m)^[2-9][bcdfghjkmnprtvwx][2-9bcdfghjkmnprtvwx]{2,18}(?=\s|$)/, with: "ID")
  }
}
