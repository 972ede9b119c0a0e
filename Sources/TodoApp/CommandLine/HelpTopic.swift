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
      ("XDG_DATA_HOME", "the folder above paneltodo/todos.db (~/.local/share)"),
      ("XDG_CONFIG_HOME", "the folder above paneltodo/config.json5 (~/.config)"),
      ("TERMPANELS_MOTION", "the motion on the screen: full, short, reduced or none"),
      ("NO_COLOR", "no colours, if it is set"),
      ("TERM, LANG", "the kind of the terminal; the language of dates"),
    ])

  private static let exit = HelpTopic(
    name: "exit", title: "exit status",
    text: "The exit status of every command:",
    rows: CommandStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })

  private static let formats = HelpTopic(
    name: "formats", title: "formats",
    text: """
      The formats of import and export. Import chooses by the name of a file and its content, and \
      asks for --from where both leave a choice; export chooses by the name of the file.
      """,
    rows: Format.all.map { ($0.name, $0.title) }
      + [(ImportTask.mvcTodo, "The todos.json of MVCTodo, for import alone")])

  private static let ids = HelpTopic(
    name: "ids", title: "ids",
    text: """
      An item has a short id such as 4kx2. It begins with a digit and a consonant, so it is neither \
      a number nor a word. It never changes, and is the same on every machine.

      Any beginning that no other item shares is enough, from two signs on. Lists show four, and \
      more where two items need them. JSON has ten, and the whole UUID, which every command takes \
      as well.

      A command that changes items takes them as ids, as “-” (the first word of each line of \
      standard input), or as --where QUERY. On a terminal, the words of one open item may stand \
      for its id. A change without an item is refused.
      """, rows: [])

  private static let json = HelpTopic(
    name: "json", title: "JSON",
    text: """
      --json prints an object for a command about one thing and an array for all others; --jsonl \
      prints an object on each line. An item has these members. All are always there; new ones \
      may come, and none goes or changes its meaning.
      """, rows: PaneltodoJSON.itemMeanings.map { ($0.key, $0.meaning) })
}
