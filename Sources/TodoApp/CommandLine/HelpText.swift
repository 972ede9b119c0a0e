import TodoCommands
import TodoWording

/// The output of `--help`, made from the table of commands.
public enum HelpText {
  /// The usage of the program.
  public static var usage: String { usage(of: .app) }

  /// The usage of a command; `nil` if there is none with this name.
  public static func usage(of command: String) -> String? {
    ProgramCommand.called(command).map(usage)
  }

  /// The usage of a command. That of the app lists the commands.
  static func usage(of command: ProgramCommand) -> String {
    let isApp = command.name.isEmpty
    var sections = ["Usage: " + command.usage + (isApp ? "\n       \(commandUsage)" : "")]
    sections.append(HelpLayout.paragraphs(isApp ? command.summary : sentence(command.summary)))
    if isApp {
      let commands = ProgramCommand.named.map { ($0.nameWithArguments, $0.summary) }
      sections.append("Commands:\n" + HelpLayout.table(commands))
    }
    let options = command.options + [ProgramOptions.help] + (isApp ? [ProgramOptions.version] : [])
    sections.append(
      "Options:\n"
        + HelpLayout.table(
          options.map { ($0.usage, command.help(on: $0)) }))
    sections.append("Examples:\n" + examples(command.examples))
    if isApp {
      sections.append("Environment:\n" + HelpLayout.table(HelpTopic.environment.rows))
      sections.append(topics)
      sections.append("More:\n" + more)
    }
    return sections.joined(separator: "\n\n")
  }

  private static let commandUsage = "paneltodo COMMAND [OPTION …] …"

  private static let topics = HelpLayout.paragraphs(
    """
    “paneltodo COMMAND --help” explains the options of a command, and “paneltodo help TOPIC” one \
    of these topics: \(HelpTopic.all.map(\.name).joined(separator: ", ")).
    """)

  private static let more = HelpLayout.table([
    ("man paneltodo", "all of this"), (ProjectHome.address, "guides and new versions"),
    (ProjectHome.reports, "reports of mistakes"),
  ])

  private static func sentence(_ text: String) -> String { text.capitalizedFirst + "." }

  private static func examples(_ examples: [ProgramCommand.Example]) -> String {
    examples.map { example in
      "  \(example.line)\n      \(example.effect)"
    }.joined(separator: "\n")
  }
}
