/// One of the choices that a program adds to the commands of a ``PalettePanel``.
@MainActor public struct PaletteChoice {
  /// The identity; different for each choice of a palette.
  public let id: AnyHashable
  /// The title, in which the typed text is looked for.
  public var title: String
  /// A few words about the choice, at the right end.
  public var note: String
  /// The meaning of the note.
  public var noteRole: Role
  /// A character or two before the title; `nil` takes no room.
  public var mark: String?
  /// The heading above the choice while nothing is typed, which it shares with others; `nil` for
  /// none.
  public var group: String?
  /// The indices of the title's characters that match the typed text, for a choice that a search
  /// has found.
  public var matches: [Int]
  /// Makes the choice.
  let action: () -> Void
  /// The meaning of the title.
  var titleRole = Role.text

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - title: The title.
  ///   - note: A few words about it.
  ///   - noteRole: The meaning of the note.
  ///   - mark: A character or two before the title.
  ///   - group: The heading above it while nothing is typed.
  ///   - matches: The indices of the title's characters that match, if a search found it.
  ///   - action: Makes the choice, after the palette was dismissed.
  public init(
    id: some Hashable, title: String, note: String = "", noteRole: Role = .secondary,
    mark: String? = nil, group: String? = nil, matches: [Int] = [],
    action: @escaping () -> Void
  ) {
    self.id = AnyHashable(id)
    self.title = title
    self.note = note
    self.noteRole = noteRole
    self.mark = mark
    self.group = group
    self.matches = matches
    self.action = action
  }

  /// The choice as one of a picker.
  var picked: PickerChoice<AnyHashable> {
    PickerChoice(
      id: id, title: title, titleRole: titleRole, detail: note, detailRole: noteRole, mark: mark,
      group: group, matches: matches)
  }
}
