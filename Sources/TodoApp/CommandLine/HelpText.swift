/// What `--help` and `--version` print.
public enum HelpText {
  /// The program's name and version.
  public static let version = "paneltodo 0.1.0"

  /// How to use the program.
  public static let usage = """
    Usage: paneltodo [--database PATH] [--demo] [--reduced-motion]
           paneltodo --record FILE | --replay FILE [--speed N | --step]
           paneltodo [--database PATH] import FILE
           paneltodo --help | --version

    To-do lists in a terminal. Press ? inside for all keys, q to quit, F12 to see what
    the screen is made of.

      --database PATH    use this file instead of the program's own place
                         ($XDG_DATA_HOME/paneltodo/todos.db)
      --demo             open sample data that vanishes at exit
      --reduced-motion   let nothing move on the screen
      --record FILE      open sample data and write everything you press to a new
                         file: it holds all that you type
      --replay FILE      show such a file again; --speed 2 is twice as fast,
                         --step waits for a key before each of its own, ^C ends
      --help             print this
      --version          print the version

      import FILE        take in the todos.json that MVCTodo wrote; doing it again
                         adds nothing twice, and one undo takes it back

    Environment: PANELTODO_DATABASE (as --database), XDG_DATA_HOME,
    NO_COLOR (no colours when set), TERM, LANG.
    """
}
