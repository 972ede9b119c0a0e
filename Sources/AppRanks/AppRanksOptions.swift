/// What the words on the command line and the environment ask for.
public struct AppRanksOptions: Equatable, Sendable {
  /// What to do.
  public enum Action: Sendable {
    /// Show the charts.
    case show
    /// Tell how to use the program.
    case help
  }

  /// What to do.
  public private(set) var action = Action.show
  /// What stands before the names of the feeds.
  public private(set) var address = AppStore.standardAddress
  /// Whether nothing may move.
  public private(set) var reducesMotion = false

  /// How to use the program.
  public static let usage = """
    Usage: appranks [--feed ADDRESS] [--reduced-motion]
           appranks --help

    The store's hundred most popular apps, free and paid. Press ? inside for all
    keys, q to quit.

      --feed ADDRESS     where the charts are, instead of
                         \(AppStore.standardAddress);
                         /topfreeapplications/limit=100/json is put behind it
      --reduced-motion   let nothing move on the screen
      --help             print this

    Environment: APPRANKS_FEED (as --feed), https_proxy, no_proxy,
    TERMPANELS_MOTION (full, short, reduced, none), NO_COLOR (no colours, no icons).
    """

  /// Reads the words after the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - feed: The address from `APPRANKS_FEED`, if there is one; `--feed` counts more.
  /// - Throws: ``AppRanksUsageError`` with one line that says what is wrong.
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
      // What was typed is not repeated: it could be anything, and the terminal would obey it.
      default:
        throw AppRanksUsageError(description: "That is not understood. Try: appranks --help")
      }
    }
  }

  private static func checked(
    _ address: String, _ name: String
  ) throws(AppRanksUsageError) -> String {
    guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
      throw AppRanksUsageError(
        description: "\(name) needs an address of http:// or https://. Try: appranks --help")
    }
    return address
  }
}

/// A command line that cannot be understood.
public struct AppRanksUsageError: Error, Equatable, CustomStringConvertible {
  /// One line: what is wrong and where to read more.
  public let description: String
}
