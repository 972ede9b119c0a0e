public import TermPanels

/// The options on the command line.
public struct GalleryOptions: Sendable {
  /// The action to perform.
  public enum Action: Sendable {
    /// Show the gallery, perhaps with an entry open.
    case show(Entry?)
    /// Print the names of the entries.
    case list
    /// Print the usage.
    case help
  }

  /// The action to perform.
  public private(set) var action = Action.show(nil)
  /// Whether nothing may move.
  public private(set) var reducesMotion = false
  /// The mouse events that the program receives.
  public private(set) var mouse = MouseMode.full

  /// The usage of the program.
  public static let usage = """
    Usage: panelgallery [--show NAME] [--mouse MODE] [--reduced-motion]
           panelgallery --list | --help

    Every panel, view and container of TermPanels, alone and live. Inside, press ? for
    all keys, q to quit.

      --show NAME        open an entry
      --list             print the names of the entries
      --mouse MODE       full, wheel or off; inside, F8 releases it for a while
      --reduced-motion   disable motion on the screen
      --help             print this help
    """

  /// Parses the words after the program's name.
  ///
  /// - Throws: ``GalleryUsageError`` with one line about the mistake.
  public init(_ arguments: [String]) throws(GalleryUsageError) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": action = .help
      case "--list": action = .list
      case "--reduced-motion": reducesMotion = true
      case "--mouse":
        guard let mouse = words.popFirst().flatMap(MouseMode.init(rawValue:)) else {
          throw GalleryUsageError(description: "--mouse needs one of off, wheel, full.")
        }
        self.mouse = mouse
      case "--show":
        guard let entry = words.popFirst().flatMap(Gallery.entry(named:)) else {
          throw GalleryUsageError(
            description: "--show needs the name of an entry. Try: panelgallery --list")
        }
        action = .show(entry)
      // Typed words are not repeated: they could be anything, and the terminal would obey them.
      default:
        throw GalleryUsageError(description: "Unknown argument. Try: panelgallery --help")
      }
    }
  }
}

/// A command line that cannot be understood.
public struct GalleryUsageError: Error, CustomStringConvertible {
  /// One line: the mistake, and where to read more.
  public let description: String
}
