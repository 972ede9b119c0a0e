import TodoCommands
import TodoWording

/// The output of `--help` and `--version`, made from the table of commands.
public enum HelpText {
  /// The program's name and version.
  public static let version = "paneltodo 0.1.0"

  /// The usage of the program.
  public static var usage: String { usage(of: .app) }

  /// The usage of a command; `nil` if there is none with this name.
  public static func usage(of command: String) -> String? {
    ProgramCommand.named.first { $0.name == command }.map(usage)
  }

  /// The usage of a command. That of the app lists the commands.
  static func usage(of command: ProgramCommand) -> String {
    let isApp = command.name.isEmpty
    var sections = ["Usage: " + command.usage + (isApp ? "\n       \(commandUsage)" : "")]
    sections.append(wrapped(isApp ? command.summary : sentence(command.summary), columns: columns))
    if isApp {
      sections.append(
        "Commands:\n" + table(ProgramCommand.named.map { (name(of: $0), $0.summary) }))
    }
    let options = command.options + [ProgramOptions.help] + (isApp ? [ProgramOptions.version] : [])
    sections.append(
      "Options:\n" + table(options.map { ($0.usage, $0.help + companions(of: $0, in: command)) }))
    sections.append("Examples:\n" + examples(command.examples))
    if isApp { sections.append(environment) }
    return sections.joined(separator: "\n\n")
  }

  private static let commandUsage = "paneltodo COMMAND [OPTION …] …"

  private static let environment = """
    “paneltodo COMMAND --help” explains the options of a command.

    Environment: PANELTODO_DATABASE (as --database), XDG_DATA_HOME,
    XDG_CONFIG_HOME, TERMPANELS_MOTION (full, short, reduced, none), NO_COLOR (no
    colours), TERM, LANG. Options override settings, and settings override the
    environment.
    """

  private static func name(of command: ProgramCommand) -> String {
    ([command.name] + command.arguments.map(\.usage)).joined(separator: " ")
  }

  /// The options that an option needs beside it.
  private static func companions(
    of option: any AnyCommandOption, in command: ProgramCommand
  ) -> String {
    for case .needs(let needy, let others) in command.rules where needy.name == option.name {
      return " (with " + others.map(\.name).joined(separator: " or ") + ")"
    }
    return ""
  }

  private static func sentence(_ text: String) -> String { text.capitalizedFirst + "." }

  // MARK: - Layout

  /// The columns of a line.
  private static let columns = 79
  /// The column at which explanations begin.
  private static let indent = 21

  /// Names with their explanations beside them, or below a long name.
  private static func table(_ rows: [(name: String, text: String)]) -> String {
    rows.map { name, text in
      let lines = wrapped(text, columns: columns - indent).split(separator: "\n")
      let margin = "\n" + String(repeating: " ", count: indent)
      let isShort = name.count <= indent - 4
      let gap = isShort ? String(repeating: " ", count: indent - 2 - name.count) : margin
      return "  " + name + gap + lines.joined(separator: margin)
    }.joined(separator: "\n")
  }

  private static func examples(_ examples: [ProgramCommand.Example]) -> String {
    examples.map { example in
      "  \((["paneltodo"] + example.words).joined(separator: " "))\n      \(example.effect)"
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, columns: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
