import TodoCommands
import TodoWording

/// The manual page, made from the table of commands and the topics of the help, in the macros of
/// man(7).
public enum ManPage {
  /// The text of the page.
  public static var text: String {
    let sections = [
      heading, synopsis, commands, commonOptions, screen, topics, examples, more,
    ]
    return sections.joined(separator: "\n") + "\n"
  }

  // MARK: - Sections

  private static var heading: String {
    """
    .\\" Made from the table of commands.
    .TH PANELTODO 1 "" "paneltodo" "User Commands"
    .SH NAME
    paneltodo \\- to\\-do lists in a terminal
    """
  }

  private static var synopsis: String {
    """
    .SH SYNOPSIS
    .B paneltodo
    .RI [ OPTION \u{20}…]
    .br
    .B paneltodo
    .I COMMAND
    .RI [ OPTION \u{20}…]
    …
    .SH DESCRIPTION
    \(escaped(ProgramCommand.app.summary))
    Without a command, the full screen opens. Each command works on the same lists without a screen:
    a change is one step of undo, and open screens show it at once.
    """
  }

  private static var commands: String {
    let parts = ProgramCommand.named.map { command in
      let own = command.options.filter { option in !common.contains { $0.name == option.name } }
      return ".SS \(escaped(command.nameWithArguments))\n"
        + escaped(command.summary.capitalizedFirst + ".") + list(of: own, in: command)
    }
    return ".SH COMMANDS\n" + parts.joined(separator: "\n")
  }

  private static var commonOptions: String {
    ".SH OPTIONS OF COMMANDS\nThe commands on lists and items also have these options."
      + list(of: common, in: nil)
  }

  private static var screen: String {
    let app = ProgramCommand.app
    let names = DatabaseOptions.all.map(\.name)
    return ".SH OPTIONS OF THE SCREEN\nWithout a command, paneltodo has these options."
      + list(
        of: app.options.filter { !names.contains($0.name) } + [ProgramOptions.version], in: app)
  }

  private static var topics: String {
    HelpTopic.all.map { topic in
      let text = topic.text.split(separator: "\n\n").map { escaped(String($0)) }
      return ".SH \(escaped(topic.title.uppercased()))\n"
        + text.joined(separator: "\n.PP\n") + topic.rows.map { entry($0.name, $0.text) }.joined()
    }.joined(separator: "\n")
  }

  private static var examples: String {
    let examples = ([ProgramCommand.app] + ProgramCommand.named).flatMap(\.examples)
    return ".SH EXAMPLES" + examples.map { entry($0.line, $0.effect) }.joined()
  }

  private static var more: String {
    """
    .SH REPORTING BUGS
    \(escaped(ProjectHome.reports))
    .SH SEE ALSO
    \(escaped("The guides about keys, lines, formats, synchronisation and guests: \(ProjectHome.address)"))
    """
  }

  // MARK: - Options

  /// The options that most commands have.
  private static let common = OutputOptions.all + DatabaseOptions.all + [ProgramOptions.help]

  private static func list(
    of options: [any AnyCommandOption], in command: ProgramCommand?
  ) -> String {
    options.map { entry($0.usage, command?.help(on: $0) ?? $0.help) }.joined()
  }

  // MARK: - The language of the page

  /// A word with its explanation beside it or below it.
  private static func entry(_ word: String, _ text: String) -> String {
    "\n.TP\n\\fB\(escaped(word))\\fR\n\(escaped(text))"
  }

  /// A text in which no sign is a request. Text between grave accents is bold.
  private static func escaped(_ text: String) -> String {
    let signs: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "~": "\\(ti", "^": "\\(ha",
    ]
    var page = ""
    var isBold = false
    for sign in text {
      if sign == "`" {
        isBold.toggle()
        page += isBold ? "\\fB" : "\\fR"
      } else {
        page += signs[sign] ?? String(sign)
      }
    }
    return page.hasPrefix(".") ? "\\&" + page : page
  }
}
