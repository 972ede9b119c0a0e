/// The options on the command line and in the environment.
public struct AppRanksOptions: Equatable, Sendable {
  /// The action to perform.
  public enum Action: Sendable {
    /// Show the charts.
    case show
    /// Print the usage.
    case help
  }

  /// The action to perform.
  public private(set) var action = Action.show
  /// The address before the names of the feeds.
  public private(set) var address = AppStore.standardAddress
  /// Whether nothing may move.
  public private(set) var reducesMotion = false

  /// The usage of the program.
  public static let usage = """
    Usage: appranks [--feed ADDRESS] [--reduced-motion]
           appranks --help

    The store's hundred most popular apps, free and paid. Inside, press ? for all
    keys, q to quit.

      --feed ADDRESS     the address of the charts, instead of
                         \(AppStore.standardAddress);
                         /topfreeapplications/limit=100/json is appended
      --reduced-motion   disable motion on the screen
      --help             print this help

    Environment: APPRANKS_FEED (as --feed), https_proxy, no_proxy,
    TERMPANELS_MOTION (full, short, reduced, none), NO_COLOR (no colours, no icons).
    """

  /// Parses the words after the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - feed: The address from `APPRANKS_FEED`, if any; `--feed` overrides it.
  /// - Throws: ``AppRanksUsageError`` with one line about the mistake.
  public init(_ arguments: [String], feed: String? = nil) throws(AppRanksUsageError) {
    if let feed, !feed.isEmpty { address = try AppRanksOptions.checked(feed, "APPRANKS_FEED") }
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": action = .help
      case "--reduced-motion": reducesMotion = true
      case "--feed": address = try AppRanksOptions.checked(words.popFirst() ?? "", word)
      case _ where word.hasPrefix("--feed="):
        address = try AppRanksOptions.checked(String(word.dropFirst(7)), "--feed")
      // Typed words are not repeated: they could be anything, and the terminal would obey them.
      default:
        throw AppRanksUsageError(description: "Unknown argument. Try: appranks --help")
      }
    }
  }

  private static func checked(
    _ address: String, _ name: String
  ) throws(AppRanksUsageError) -> String {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
      throw AppRanksUsageError(
        description:
          "\(name) needs an address that begins with http:// or https://. Try: appranks --help")
    }
    return address
  }
}

/// A command line that cannot be understood.
public struct AppRanksUsageError: Error, Equatable, CustomStringConvertible {
  /// One line: the mistake, and where to read more.
  public let description: String
}
