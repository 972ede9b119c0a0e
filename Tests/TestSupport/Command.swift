import Foundation

/// A program to start, with its arguments and its entire environment: only the ``Circumstances``
/// are inherited, so a test means the same on every machine.
public struct Command: Sendable {
  /// The program's path, or a name to look up in `PATH`.
  public var program: String
  /// The arguments after the program's name.
  public var arguments: [String]
  /// Every variable the program sees.
  public var environment: [String: String]

  /// Describes a program that lives in `home`.
  public init(
    _ program: String, _ arguments: [String] = [], home: TemporaryFolder,
    environment: [String: String] = [:]
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = Self.environment(home: home).merging(environment) { $1 }
  }

  /// The built app, which keeps its database and everything else it writes in `home`.
  public static func paneltodo(
    _ arguments: [String] = [], home: TemporaryFolder, environment: [String: String] = [:]
  ) -> Command {
    Command(app, arguments, home: home, environment: environment)
  }

  /// The path of the app: `PANELTODO` in the environment of the tests, or the app built with them.
  /// The thorough run uses the release that users get, so the measured times are theirs.
  public static let app =
    ProcessInfo.processInfo.environment["PANELTODO"] ?? "\(builtProducts)/paneltodo"

  /// The folder that holds the running test bundle and every program of the package.
  public static let builtProducts: String = {
    let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().path
  }()

  private static func environment(home: TemporaryFolder) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var environment = [
      "HOME": home.path,
      "PANELTODO_DATABASE": home.path("todos.db"),
      "PATH":
        "\(URL(filePath: app).deletingLastPathComponent().path):\(builtProducts):"
        + (own["PATH"] ?? "/usr/bin:/bin"),
      // The crash reporter would wait for a key on the terminal under test.
      "SWIFT_BACKTRACE": "enable=no",
      "TERM": "xterm-256color",
    ].merging(Circumstances.environment) { $1 }
    for name in ["ASAN_OPTIONS", "LD_LIBRARY_PATH"] { environment[name] = own[name] }
    return environment
  }
}
