/// The program that opens links.
public struct Browser: Hashable, Sendable {
  /// The browsers that draw on a terminal.
  private static let ofTerminals: Set = [
    "browsh", "carbonyl", "cha", "elinks", "links", "links2", "lynx", "w3m", "www-browser",
  ]

  /// The program and its arguments; `%s` stands for the address, which otherwise comes last.
  public let command: [String]
  /// Whether it needs the terminal.
  public let usesTerminal: Bool

  /// Creates a browser from a command.
  ///
  /// - Returns: `nil` for an empty one.
  public init?(command: [String]) {
    guard let program = command.first else { return nil }
    self.command = command
    usesTerminal = Self.ofTerminals.contains(String(program.split(separator: "/").last ?? ""))
  }

  /// Creates the browser of an environment: the first one in `$BROWSER` that is installed, or else
  /// the one that `xdg-open` starts on the screen of this machine. Over SSH that screen is out of
  /// sight.
  ///
  /// - Parameter isInstalled: Returns whether a program can be run.
  /// - Returns: `nil` when there is none.
  public init?(environment: [String: String], isInstalled: (String) -> Bool) {
    let wanted = (environment["BROWSER"] ?? "").split(separator: ":").map {
      $0.split(separator: " ").map(String.init)
    }
    let isRemote = environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil
    let hasScreen = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    let usual = isRemote || !hasScreen ? [] : [["xdg-open"]]
    guard
      let command = (wanted + usual).first(where: { $0.first.map(isInstalled) ?? false })
    else { return nil }
    self.init(command: command)
  }

  /// The command that opens an address.
  func arguments(opening address: String) -> [String] {
    guard command.contains(where: { $0.contains("%s") }) else { return command + [address] }
    return command.map { $0.split(separator: "%s", omittingEmptySubsequences: false) }
      .map { $0.joined(separator: address) }
  }
}
