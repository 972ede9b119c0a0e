/// A command palette: finds among all commands that work now, and among whatever a program adds, by
/// a part of the title. Present it; it dismisses itself, and then performs the choice.
///
/// The commands are those of the responder chain at the moment when the palette is made, each with
/// its shortest keys, also those without keys, and those that do not work now with the reason. So
/// nothing has to be registered: what the help shows, the palette finds. A command of a panel that
/// has left the program meanwhile does nothing.
///
/// ```swift
/// let palette = PalettePanel(of: application, without: [.openPalette])
/// palette.choices = shelves.map { shelf in
///   PaletteChoice(id: shelf.id, title: shelf.name, note: "shelf") { open(shelf) }
/// }
/// present(palette)
/// ```
///
/// While nothing is typed, all choices are there: those that the program adds, and the commands.
/// The letters of a typed text need not be next to each other. A title that is exactly the typed
/// text comes first, then those that begin with it, then those with the text in one piece, then the
/// results of the ``search``, and last those with its letters here and there.
public final class PalettePanel: Panel {
  /// The choices before the commands.
  public var choices: [PaletteChoice] = []
  /// The choices after the commands.
  public var laterChoices: [PaletteChoice] = []
  /// Finds further choices for a typed text, such as rows of a database, the best first. It should
  /// not take longer than a frame; call ``reload()`` when more have been found.
  public var search: (_ typed: String) -> [PaletteChoice] = { _ in [] }
  /// The character or two before a command; `nil` takes no room.
  public var commandMark: String? = "›"
  /// Whether commands are below the headings that they have in the help, while nothing is typed.
  public var groupsCommands = true
  /// Whether the disabled commands that have a reason are there too. Choosing one shows its reason.
  public var showsHinderedCommands = true

  private let offered: PaletteCommands
  private let picker: PickerPanel<AnyHashable>
  /// The choices that were found last.
  private var found: [AnyHashable: PaletteChoice] = [:]

  /// Creates a palette of the commands that an application has now.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - title: The title of the frame.
  ///   - placeholder: The text in the field while it is empty.
  ///   - typed: The text in the field at the beginning.
  ///   - hidden: Commands to leave out, such as the one that opens the palette. Movements in a list
  ///     are always left out.
  public init(
    of application: Application, title: String = "Commands", placeholder: String = "Command",
    typed: String = "", without hidden: [Command] = []
  ) {
    offered = PaletteCommands(of: application, without: hidden)
    picker = PickerPanel(title: title, placeholder: placeholder, typed: typed) { _ in [] }
    super.init()
    picker.find = { [unowned self] in choices(for: $0) }
    picker.onPick = { [unowned self] in found[$0.id]?.action() }
    preferredContentSize = picker.preferredContentSize
    isModalInPresentation = false
  }

  /// Looks for the choices again, when more of them have become known. The current one stays
  /// current.
  public func reload() { picker.reload() }

  // MARK: - Finding

  /// The choices for a typed text, the best first.
  private func choices(for typed: String) -> [PickerChoice<AnyHashable>] {
    let commands = offered.choices(
      mark: commandMark, isGrouped: groupsCommands, showsHindered: showsHinderedCommands)
    let fixed = choices + commands + laterChoices
    let isTyped = !typed.allSatisfy(\.isWhitespace)
    let searched = isTyped ? search(typed) : []
    found = Dictionary(
      (fixed + searched).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let answers = fixed.map(\.picked).matching(typed)
    guard isTyped else { return answers }
    let good = answers.filter(\.matchesInOnePiece)
    let scattered = answers.filter { !$0.matchesInOnePiece }
    let results = searched.map { result in
      var choice = result.picked
      choice.group = nil
      return choice
    }
    return (good + results + scattered).closestFirst(to: typed, by: \.title)
  }

  // MARK: - Panel

  /// Embeds the picker.
  public override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(picker)
  }

  /// The picker, whose field has the keys.
  public override var childForStatus: Panel? { picker }

  override func didDismiss() { picker.didDismiss() }
}

extension PickerChoice {
  /// Whether the matching characters are next to each other, but for blanks, which a match skips.
  fileprivate var matchesInOnePiece: Bool {
    guard let first = matches.first, let last = matches.last else { return false }
    let blanks = Array(title)[first...last].count { $0.isWhitespace }
    return last - first + 1 - blanks == matches.count
  }
}
