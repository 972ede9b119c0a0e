import TermPanels
import TodoCommands

/// The options of the program's commands.
enum ProgramOptions {
  // MARK: - Data

  static let demo = CommandOption<Bool>("--demo", help: "open sample data that vanishes at exit")

  static let tour = CommandOption<Bool>(
    "--tour", help: "open sample data with a tour of the app's panels")

  // MARK: - Display

  static let theme = CommandOption<Theme>(
    "--theme", "NAME",
    needs: "one of \(themes.joined(separator: ", "))",
    help: "calm, dusk, paper or contrast, on any background", replaces: true,
    offers: .words(themes), parse: Theme.named)

  private static let themes = Theme.BuiltIn.allCases.map(\.rawValue)

  static let mouse = CommandOption<MouseMode>(
    "--mouse", "MODE", needs: "one of off, wheel, full",
    help: """
      full; wheel, where clicks do nothing; or off (inside, F8 releases the mouse for a while, to \
      select text)
      """, replaces: true, offers: .words(["off", "wheel", "full"])
  ) { MouseMode(rawValue: $0) }

  static let reducedMotion = CommandOption<Bool>(
    "--reduced-motion", help: "disable motion on the screen")

  static let idleExit = CommandOption<Double>(
    "--idle-exit", "MIN", needs: "a number of minutes, from 0.01 to 10000",
    help: "exit after MIN minutes without input", replaces: true
  ) { text in
    Double(text).flatMap { (0.01...10_000).contains($0) ? $0 * 60 : nil }
  }

  static let plain = CommandOption<Bool>(
    "--plain",
    help: "line-by-line mode, for screen readers and scripts; also used with TERM=dumb")

  // MARK: - Recordings

  static let record = CommandOption<String>(
    "--record", "FILE", needs: "a file",
    help: "open sample data, and record what you type in a new file", offers: .files
  )

  static let replay = CommandOption<String>(
    "--replay", "FILE", needs: "a file", help: "replay a recording", offers: .files
  )

  static let speed = CommandOption<Double>(
    "--speed", "N", needs: "a number from 0.01 to 1000", help: "replay N times as fast"
  ) { text in
    Double(text).flatMap { (0.01...1000).contains($0) ? $0 : nil }
  }

  static let step = CommandOption<Bool>("--step", help: "replay key by key")

  static let svg = CommandOption<String>(
    "--svg", "FILE", needs: "a file, or - for standard output",
    help: "draw the replay in a new file, as an animated SVG", offers: .files)

  static let at = CommandOption<Filming.Moment>(
    "--at", "MOMENT", needs: "seconds, such as 3.5, or a line of the recording, such as line:12",
    help: "draw only the screen of a moment: of a second, or of the event in a line",
    parse: Filming.Moment.init)

  static let cast = CommandOption<String>(
    "--cast", "FILE", needs: "a file, or - for standard output",
    help: "write the replay into a new file, as an asciicast", offers: .files)

  // MARK: - Guests

  static let restricted = CommandOption<Bool>(
    "--restricted",
    help: """
      for remote guests (docs/ssh.md): no editor, clipboard, files, settings or shell; only TERM \
      and the locale are read from the environment
      """)

  static let user = CommandOption<UserName>(
    "--user", "NAME", needs: "a name of \(UserName.rule)",
    help: "the guest's name; each guest has their own database", parse: UserName.init)

  static let usersFolder = CommandOption<String>(
    "--users-folder", "FOLDER", needs: "the absolute path of a folder",
    help: "the folder of the guests' databases (~/.local/share/paneltodo/users)"
  ) { $0.hasPrefix("/") ? $0 : nil }

  static let shared = CommandOption<Bool>(
    "--shared", help: "the guest's name is shared by several people")

  // MARK: - Commands

  static let backup = CommandOption<Bool>(
    "--backup", help: "make a backup now; one a day is made automatically")

  static let restore = CommandOption<String>(
    "--restore", "BACKUP", needs: "a date, the name of a backup, or “latest”",
    help: """
      restore a backup: a date such as 2026-11-20, a name, or “latest”; the present database is \
      kept as a backup
      """
  )

  static let create = CommandOption<Bool>(
    "--init",
    help: """
      write a settings file that explains every setting ($XDG_CONFIG_HOME/paneltodo/config.json5)
      """)

  static let check = CommandOption<Bool>("--check", help: "report the mistakes in it")

  static let path = CommandOption<Bool>("--path", help: "print its path")

  // MARK: - Everywhere

  static let help = CommandOption<Bool>("--help", help: "print this help")

  static let version = CommandOption<Bool>("--version", help: "print the version")
}
