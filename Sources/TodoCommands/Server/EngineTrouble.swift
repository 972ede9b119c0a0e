import SafeText

/// The reason why vdirsyncer failed, read from its output.
///
/// The output has texts of the server in it, so nothing follows from it but sentences, another try,
/// and a question about a list that the engine has named itself.
struct EngineTrouble: Equatable {
  /// A list of which all files are gone on one side, so that vdirsyncer wants consent to delete
  /// those on the other side.
  struct EmptiedList: Hashable {
    /// The name of the folder.
    let name: String
    /// Whether the files of the folder are gone, and not those on the server.
    let isLocal: Bool
  }

  /// A list of which one side has two files of one to-do. vdirsyncer exchanges no file of it.
  struct DoubledList: Hashable {
    /// The name of the folder.
    let name: String
    /// Whether the two files are in the folder, and not on the server.
    let isLocal: Bool
    /// The names of the files in the folder, or their addresses on the server.
    var files: [String] = []
  }

  /// An error about something else.
  private struct Failure {
    /// The list that it is about, if it names one.
    var list: String?
    let text: String

    /// Whether the server closed a connection just when it was used again, or the error follows
    /// from another one: vdirsyncer ends the exchange of all lists with the first error.
    var isPassing: Bool {
      [
        "Server disconnected", "Session is closed", "Connector is closed",
        "payload is not completed", "Connection reset by peer", "closing transport",
        // The answer before the connection was closed.
        "<RawResponseMessage(",
      ]
      .contains(where: text.contains)
    }
  }

  /// The lists that need consent.
  private(set) var emptied: Set<EmptiedList> = []
  /// The lists with two files of one to-do.
  private(set) var doubled: Set<DoubledList> = []
  /// The other lists that the errors name, each with the reason in a sentence.
  private(set) var failed: [String: String] = [:]
  /// The reason in a sentence; nil if the lists above are the only one.
  private(set) var sentence: String?
  /// Whether the reason concerns the server as a whole, or all of this machine.
  private(set) var isGeneral = false
  /// Whether the connection was interrupted, so that another run may succeed.
  private(set) var isPassing = false

  /// The lists that the errors name.
  var lists: Set<String> {
    Set(emptied.map(\.name)).union(doubled.map(\.name)).union(failed.keys)
  }

  /// Reads the end of a run that failed.
  init(_ run: ProgramRun, host: String) {
    guard !run.wasStopped else {
      sentence = "\(host) takes too long: vdirsyncer was ended."
      isGeneral = true
      return
    }
    let failures = readErrors(run.output)
    let real = failures.filter { !$0.isPassing }
    isPassing = real.isEmpty && !failures.isEmpty
    for failure in real {
      guard let list = failure.list else { continue }
      failed[list] = failed[list] ?? EngineReason(failure.text, host: host).sentence
    }
    let first = real.first { EngineReason($0.text, host: host).isGeneral } ?? real.first
    if let first = first ?? failures.first {
      let reason = EngineReason(first.text, host: host)
      (sentence, isGeneral) = (reason.sentence, reason.isGeneral)
    } else if emptied.isEmpty, doubled.isEmpty {
      sentence = "\(SyncAccount.program) failed with status \(run.status)."
    }
  }

  /// Reads the errors: each line has a label.
  private mutating func readErrors(_ output: String) -> [Failure] {
    var failures: [Failure] = []
    var twice: DoubledList?
    for line in output.split(whereSeparator: \.isNewline) {
      guard let text = Self.error(line) else { continue }
      if let list = twice {
        // What is below the sentence ends with the names of the files, each in quotes.
        if let name = Self.quoted(text) {
          twice?.files.append(name)
          continue
        }
        if list.files.isEmpty, !text.contains("error occurred") { continue }
        doubled.insert(list)
        twice = nil
      }
      if let match = text.wholeMatch(
        of: /items\/(.+): Storage "(local|server)\/\1" was completely empt.*/)
      {
        emptied.insert(EmptiedList(name: String(match.1), isLocal: match.2 == "local"))
      } else if let match = text.wholeMatch(
        of: /items\/(.+): Storage "(local|server)\/\1" contains multiple items.*/)
      {
        twice = DoubledList(name: String(match.1), isLocal: match.2 == "local")
      } else if !text.hasPrefix("Use `-vdebug`"), !text.hasPrefix("While this is most likely") {
        let match = text.wholeMatch(
          of: /Unknown error occurred for (?:items|names)\/(.+?): ?(.*)/)
        failures.append(
          Failure(list: match.map { String($0.1) }, text: match.map { String($0.2) } ?? text))
      }
    }
    if let twice { doubled.insert(twice) }
    return failures
  }

  /// The text of a line about an error; nil for any other line.
  private static func error(_ line: Substring) -> String? {
    // A question has no line of its own.
    let answered = line.ranges(of: "[y/N]: ").last.map { line[$0.upperBound...] } ?? line
    for text in [line, answered] {
      for label in ["error: ", "critical: "] where text.hasPrefix(label) {
        return String(text.dropFirst(label.count))
      }
    }
    return nil
  }

  /// The text between quotes, as Python writes it; nil for any other text.
  private static func quoted(_ text: String) -> String? {
    guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
