public import TermPanels

/// What the words on the command line ask for.
public struct GalleryOptions: Sendable {
  /// What to do.
  public enum Action: Sendable {
    /// Show the gallery, and in it an entry.
    case show(Entry?)
    /// Print the names of the entries.
    case list
    /// Tell how to use the program.
    case help
  }

  /// What to do.
  public private(set) var action = Action.show(nil)
  /// Whether nothing may move.
  public private(set) var reducesMotion = false
  /// What the program hears of the mouse.
  public private(set) var mouse = MouseMode.full

  /// How to use the program.
  public static let usage = """
    Usage: panelgallery [--show NAME] [--mouse MODE] [--reduced-motion]
           panelgallery --list | --help

    Every panel, view and container of TermPanels, alone and live. Press ? inside for
    all keys, q to quit.

      --show NAME        open an entry
      --list             print the names of the entries
      --mouse MODE       full, wheel or off; F8 gives it back for a while
      --reduced-motion   let nothing move on the screen
      --help             print this
    """

  /// Reads the words after the program's name.
  ///
  /// - Throws: ``GalleryUsageError`` with one line that says what is wrong.
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
      // What was typed is not repeated: it could be anything, and the terminal would obey it.
      default:
        throw GalleryUsageError(description: "That is not understood. Try: panelgallery --help")
      }
    }
  }
}

/// A command line that cannot be understood.
public struct GalleryUsageError: Error, CustomStringConvertible {
  /// One line: what is wrong and where to read more.
  public let description: String
}
