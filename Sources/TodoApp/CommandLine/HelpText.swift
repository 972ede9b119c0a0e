/// The output of `--help` and `--version`.
public enum HelpText {
  /// The program's name and version.
  public static let version = "paneltodo 0.1.0"

  /// The usage of the program.
  public static let usage = """
    Usage: paneltodo [--database PATH] [--demo | --tour] [--theme NAME] [--mouse MODE]
                     [--reduced-motion]
           paneltodo [--database PATH] [--demo] --plain
           paneltodo --record FILE | --replay FILE [--speed N | --step]
           paneltodo [--database PATH] import FILE
           paneltodo [--database PATH] doctor [--backup | --restore BACKUP]
           paneltodo config --init | --check | --path
           paneltodo --restricted --user NAME [--users-folder FOLDER] [--shared]
           paneltodo --restricted --demo | --tour
           paneltodo --help | --version

    To-do lists in a terminal. Inside, ? shows all keys, q quits, F12 inspects.

      --database PATH    use this file instead of the program's own place
                         ($XDG_DATA_HOME/paneltodo/todos.db)
      --demo             open sample data that vanishes at exit
      --tour             open it with a tour of the panels that the app is made of
      --theme NAME       calm, dusk, paper or contrast, on whatever background
      --mouse MODE       full; wheel, where a click does nothing; or off (F8 inside
                         gives the mouse back for a while, to select text)
      --reduced-motion   let nothing move on the screen
      --idle-exit MIN    end after so many minutes in which nobody used it
      --plain            talk in lines, for screen readers and scripts; so does
                         TERM=dumb
      --record FILE      open sample data; the new file holds everything you type
      --replay FILE      show it again; --speed N times as fast, --step key by key
      --restricted       for people who come over a connection (docs/ssh.md): no
                         editor, clipboard, files, settings or shell, and of the
                         environment TERM and the locale alone
      --user NAME        their name: each has a database of their own
      --users-folder FOLDER
                         where those are (~/.local/share/paneltodo/users)
      --shared           the name stands for many people
      --quota MB         let the database grow no further (with --user 64)
      --help             print this
      --version          print the version

      import FILE        take in the todos.json that MVCTodo wrote; doing it again
                         adds nothing twice, and one undo takes it back
      doctor             say how the database and its backups are; exits with 1
                         if something is wrong
      doctor --backup    make a backup now; one a day is made anyhow
      doctor --restore   put a backup in the place of the database, which is kept:
                         a day as in 2026-11-20, a name, or “latest”
      config --init      write a settings file that explains every setting
                         ($XDG_CONFIG_HOME/paneltodo/config.json5)
      config --check     say what is wrong in it
      config --path      say where it is

    Environment: PANELTODO_DATABASE (as --database), XDG_DATA_HOME,
    XDG_CONFIG_HOME, TERMPANELS_MOTION (full, short, reduced, none), NO_COLOR (no
    colours), TERM, LANG. Options win over settings, and settings over the environment.
    """
}
