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

      --database PATH    use this file instead of the default
                         ($XDG_DATA_HOME/paneltodo/todos.db)
      --demo             open sample data that vanishes at exit
      --tour             open sample data with a tour of the app's panels
      --theme NAME       calm, dusk, paper or contrast, on any background
      --mouse MODE       full; wheel, where clicks do nothing; or off (inside, F8
                         releases the mouse for a while, to select text)
      --reduced-motion   disable motion on the screen
      --idle-exit MIN    exit after so many minutes without input
      --plain            line-by-line mode, for screen readers and scripts; also
                         used with TERM=dumb
      --record FILE      open sample data, and record what you type in a new file
      --replay FILE      replay a recording; --speed N times as fast, --step key by
                         key
      --restricted       for remote guests (docs/ssh.md): no editor, clipboard,
                         files, settings or shell, and of the environment only
                         TERM and the locale
      --user NAME        the guest's name: each has a database of their own
      --users-folder FOLDER
                         the folder with these databases
                         (~/.local/share/paneltodo/users)
      --shared           the guest's name is shared by several people
      --quota MB         limit the size of the database (with --user to 64)
      --help             print this help
      --version          print the version

      import FILE        import the todos.json of MVCTodo; repeating it adds nothing
                         twice, and one undo reverts it
      doctor             check the database and its backups; exits with 1 if
                         something is wrong
      doctor --backup    make a backup now; one a day is made automatically
      doctor --restore   restore a backup: a date such as 2026-11-20, a name, or
                         “latest”; the present database is kept as a backup
      config --init      write a settings file that explains every setting
                         ($XDG_CONFIG_HOME/paneltodo/config.json5)
      config --check     report the mistakes in it
      config --path      print its path

    Environment: PANELTODO_DATABASE (as --database), XDG_DATA_HOME,
    XDG_CONFIG_HOME, TERMPANELS_MOTION (full, short, reduced, none), NO_COLOR (no
    colours), TERM, LANG. Options override settings, and settings override the
    environment.
    """
}
