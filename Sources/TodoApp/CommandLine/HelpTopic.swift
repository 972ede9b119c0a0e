import TodoCommands
import TodoFormats

/// A page of `help` about a subject of several commands.
public struct HelpTopic: Sendable {
  /// The word after `help`.
  let name: String
  /// The heading in the manual page.
  let title: String
  /// The paragraphs before the rows.
  let text: String
  /// The words of the subject with their meanings.
  let rows: [(name: String, text: String)]

  /// All topics, in the order of the help.
  static let all = [environment, exit, formats, ids, json]

  /// The topic with a name; nil if there is none.
  public static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  /// The text, without the last line break.
  public var page: String {
    let parts = [
      HelpLayout.paragraphs(text),
      HelpLayout.table(rows.map { ($0.name, $0.text.replacing("`", with: "")) }),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  static let environment = HelpTopic(
    name: "environment", title: "environment",
    text: "Options override settings, and settings override these variables:",
    rows: [
      ("PANELTODO_DATABASE", "the database, as --database"),
      ("XDG_DATA_HOME", "the folder that contains paneltodo/todos.db (~/.local/share)"),
      ("XDG_CONFIG_HOME", "the folder that contains paneltodo/config.json5 (~/.config)"),
      ("TERMPANELS_MOTION", "the motion on the screen: full, short, reduced or none"),
      ("NO_COLOR", "disables colours if it is set"),
      ("TERM, LANG", "the type of terminal; the language of dates"),
    ])

  private static let exit = HelpTopic(
    name: "exit", title: "exit status",
    text: "The exit status of every command:",
    rows: CommandStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })

  private static let formats = HelpTopic(
    name: "formats", title: "formats",
    text: """
      The formats of import and export. Import recognises a format by the name and content of \
      the file, and requires --from if several fit; export goes by the file's name.
      """,
    rows: Format.all.map { ($0.name, $0.title) }
      + [(ImportTask.mvcTodo, "The todos.json of MVCTodo, only for import")])

  private static let ids = HelpTopic(
    name: "ids", title: "ids",
    text: """
      An item has a short id such as 4kx2. It begins with a digit and a consonant, so it is neither \
      a number nor a word. It never changes, and is the same on every machine.

      A command needs only the beginning of the id: two characters or more that no other item \
      shares. Lists show four characters, or more if two items share them. -q, --plain and JSON \
      have the whole id: ten characters, or twenty if its UUID begins with a moment or is numbered, \
      since such UUIDs begin alike. Every command also accepts the UUID.

      A command that changes items takes ids, “-” (the first word of each line of standard input \
      is an id), or --where QUERY. On a terminal, words that match only one open item may replace \
      its id. A change without an item is refused.
      """, rows: [])

  private static let json = HelpTopic(
    name: "json", title: "JSON",
    text: """
      --json prints an object if a command is about one thing, and an array otherwise; --jsonl \
      prints an object on each line. An item has these members, and always all of them. A later \
      version may add members; it removes none and keeps their meanings.
      """, rows: PaneltodoJSON.itemMeanings.map { ($0.key, $0.meaning) })
}
