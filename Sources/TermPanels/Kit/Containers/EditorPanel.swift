/// An editor for a text of any length, which fills its area: the keys, the mouse, the selection and
/// the undo of a ``TextView``, and a search.
///
/// The program loads the text and saves it. The panel knows whether there is something to save, and
/// the title line of a navigation shows `edited` then. A change that is typed while the program
/// saves stays unsaved, since the program marks the revision that it has saved:
///
/// ```swift
/// let editor = EditorPanel(notes)
/// editor.commands = { [unowned editor] in
///   [KeyCommand(.saveNotes, isEnabled: editor.isDirty) { save(editor) }]
/// }
///
/// func save(_ editor: EditorPanel) {
///   let (text, revision) = (editor.text, editor.revision)
///   editor.task("Saving") { _ in try await library.save(text) } then: { [unowned editor] in
///     editor.markSaved(revision)
///   }
/// }
/// ```
///
/// Control-R opens a line for words to find, and goes to the next match from there; the search
/// ignores case, and begins again at the other end. Control-S stays free, for saving.
public final class EditorPanel: Panel {
  /// The text, its lines ended by `\n`. Setting it puts the cursor at its start, forgets what could
  /// be undone, and counts as saved; ``onChange`` is not called.
  public var text: String {
    get { textView.text }
    set { load(newValue) }
  }
  /// Called after each change that was typed, pasted or undone. Read ``text`` when it is needed: a
  /// long one takes time to put together.
  public var onChange: () -> Void = {}

  /// The most bytes that the text may have in UTF-8, 16 MiB by default; more is not accepted, which
  /// a toast reports after a paste. `nil` sets no limit.
  public var maximumLength: Int? {
    get { textView.maximumLength }
    set { textView.maximumLength = newValue }
  }
  /// The text shown while the editor is empty.
  public var placeholder: String {
    get { textView.placeholder }
    set { textView.placeholder = newValue }
  }

  let textView: TextView
  private let search: EditorSearch
  private var savedRevision = 0

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - text: The text at first.
  ///   - placeholder: The text shown while it is empty.
  public init(_ text: String = "", placeholder: String = "") {
    textView = TextView(placeholder: placeholder)
    search = EditorSearch(textView)
    super.init()
    textView.surface = nil
    textView.accessibilityLabel = "Text"
    textView.maximumLength = 1 << 24
    textView.editingChanged = { [unowned self] in textDidChange() }
    load(text)
  }

  private func load(_ text: String) {
    textView.text = text
    textView.cursorPosition = TextPosition()
    markSaved()
  }

  // MARK: - Saving

  /// Whether the text differs from the saved one. A text that was changed and changed back by
  /// undoing does not.
  public var isDirty: Bool { revision != savedRevision }

  /// A number for the text as it is. Pass it to ``markSaved(_:)`` once the text is saved.
  public var revision: Int { textView.buffer.version }

  /// Marks the text as saved.
  ///
  /// - Parameter revision: The revision that was saved; `nil` for the text as it is.
  public func markSaved(_ revision: Int? = nil) {
    savedRevision = revision ?? self.revision
    setNeedsStatusUpdate()
  }

  private func textDidChange() {
    setNeedsStatusUpdate()
    onChange()
  }

  // MARK: - The cursor

  /// The position of the cursor. Setting it scrolls there and ends the selection; a position beyond
  /// the text or a line stands for the end.
  public var cursorPosition: TextPosition {
    get { textView.cursorPosition }
    set { textView.cursorPosition = newValue }
  }

  /// The number of lines; at least one.
  public var lineCount: Int { textView.buffer.lines.count }

  /// The selected part of the text; empty without a selection.
  public var selectedText: String { textView.selectedText }

  /// Selects a part of the text, with the cursor at its end, and scrolls there.
  public func select(_ range: Range<TextPosition>) { textView.select(range) }

  // MARK: - Searching

  /// The words to find; empty before the first search.
  public var searchText: String { search.words }

  /// Selects the next match of some words, from the cursor on, and from the start of the text if
  /// there is none behind the cursor. The words are those of ``searchText`` from then on.
  ///
  /// - Returns: Whether there is a match.
  @discardableResult
  public func find(_ words: String) -> Bool { search.find(words) }

  // MARK: - Panel

  /// Sets the panel's view.
  public override func loadView() {
    let stack = StackView(.vertical, [textView, search.bar])
    stack.setFlexible(textView)
    stack.insets = Insets(left: 2, right: 2)
    view = stack
  }

  /// The text, or the line of the search while that is open.
  public override var preferredFirstResponder: Responder? {
    search.isOpen ? search.field : textView
  }

  override var pendingDetail: String? { isDirty ? "edited" : nil }

  public override var keyCommandsTitle: String? { title ?? "Editor" }

  /// The commands of the search.
  public override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.editorFind) { [unowned self] in search.begin() },
      KeyCommand(.editorFindNext) { [unowned self] in search.moveOn(isForward: true) },
      KeyCommand(.editorFindPrevious) { [unowned self] in search.moveOn(isForward: false) },
      KeyCommand(.editorKeep, isEnabled: search.isOpen) { [unowned self] in search.end() },
      KeyCommand(.editorCancel, isEnabled: search.isOpen) { [unowned self] in search.cancel() },
    ]
  }
}
