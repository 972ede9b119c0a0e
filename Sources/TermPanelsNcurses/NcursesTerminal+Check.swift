import CNcurses
import FileKit
import Glibc
public import TermPanels

extension NcursesTerminal {
  /// Checks that this terminal can be started, without touching it. A program that wants to fail
  /// before it opens anything else calls it first; ``start()`` calls it too.
  ///
  /// - Throws: `TerminalError` when standard input or output is not a terminal, when `TERM` is not
  ///   set, not a name or unknown, or when that kind of terminal cannot show a full screen.
  public static func checkTerminal() throws(TerminalError) {
    _ = try checkedKind()
  }

  /// The kind of terminal and the name of its description, if it can show a full screen.
  static func checkedKind() throws(TerminalError) -> (name: String, description: String) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError(
        "Standard input and output must be a terminal, not a file or a pipe.")
    }
    let name = try TerminalName.checked(Environment.value("TERM"))
    return (name, try checkedDescription(name))
  }

  /// Returns the name of the description of a kind of terminal, if that has everything that a full
  /// screen needs. Where there is none of its own, as on a server that is older than the terminal,
  /// one of its family stands in for it.
  static func checkedDescription(_ name: String) throws(TerminalError) -> String {
    var problem: Int32 = 0
    let names = [name] + (TerminalFamily.of(name)?.standIns ?? [])
    // Given a place for the error, setupterm returns; without one it would exit, as initscr does.
    let description = names.first { setupterm($0, STDOUT_FILENO, &problem) == OK }
    guard let description else {
      // Then its description cannot be opened, and it may well be known.
      guard Descriptor.isRoom(for: 1) else { throw TerminalError("Too many files are open.") }
      throw TerminalError(
        "The kind of terminal in TERM, \(name), is unknown on this machine; "
          + "try TERM=xterm-256color.")
    }
    defer { cn_forget_description() }
    guard Capabilities.string("cup") != nil, Capabilities.string("clear") != nil,
      tigetflag("hc") != 1
    else {
      throw TerminalError(
        "The kind of terminal in TERM, \(name), cannot place its cursor, which a full screen "
          + "needs; try TERM=xterm-256color.")
    }
    return description
  }
}
