import CivilCalendar
import TermPanels
import TodoCommands
import TodoLanguage
import TodoModel

/// The forms of the app: creates each with what it needs, and presents it.
@MainActor final class Forms {
  private weak var navigator: Navigator?
  private let application: Application
  private let settings: Settings
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts
  private let folds: Folds
  private let editor: ExternalEditor
  private let files: PersonalFiles?

  init(
    _ navigator: Navigator, _ application: Application, _ configuration: AppConfiguration,
    _ access: StoreAccess, _ messages: Messages, _ drafts: Drafts, _ folds: Folds
  ) {
    (self.navigator, self.application) = (navigator, application)
    (self.access, self.messages, self.drafts, self.folds) = (access, messages, drafts, folds)
    (settings, files) = (configuration.settings, configuration.files)
    editor = ExternalEditor(
      configuration.editor, configuration.editorFiles, application, access, messages, drafts)
  }

  // MARK: - Items

  /// Asks for new items in one line each. An item goes into the list, and has the values of the
  /// preset, unless its line sets others. A subtask goes into the list of its parent. After another
  /// item, Enter without a line ends the adding. `didAdd` is called with the new items.
  func addItem(
    to list: TodoList, _ preset: ItemPreset = ItemPreset(), partOf parent: TodoItem? = nil,
    continuing draft: Draft? = nil, isAnother: Bool = false,
    didAdd: @escaping ([TodoItem]) -> Void = { _ in }
  ) {
    var next = preset
    let prompt = QuickAddPrompt(
      list, parent, preset, settings.quickAdd, access, messages, folds,
      shownList: navigator?.shownList, isAnother: isAnother
    ) { made in
      // An item that went into another list is no place for the next one.
      if preset.after != nil, let last = made.last, last.list == list.id { next.after = last.id }
      didAdd(made)
    } useTemplate: { [weak navigator] line, list in
      navigator?.templates.use(line, into: list)
    } addAnother: { [weak self] in
      self?.addItem(to: list, next, partOf: parent, isAnother: true, didAdd: didAdd)
    }
    let (panel, typing) = prompt.makePanel(drafts, continuing: draft)
    navigator?.present(panel)
    if let draft { drafts.enter(draft, into: typing) }
  }

  /// Asks for new items on a screen that belongs to no list: they go into the list of the preset,
  /// or the one that the settings name, or else the Inbox.
  func addItem(
    _ preset: ItemPreset, continuing draft: Draft? = nil,
    didAdd: @escaping ([TodoItem]) -> Void = { _ in }
  ) {
    let list = access.lists.first { $0.id == preset.list } ?? namedList ?? inbox
    addItem(to: list, preset, continuing: draft, didAdd: didAdd)
  }

  /// The Inbox, which the first item adds to the store.
  private var inbox: TodoList { access.read(or: .inbox) { try access.store.inbox.current } }

  /// Asks for new items from anywhere: they go into the list that the settings name, or else the
  /// last one shown, or else the Inbox.
  func addItem() {
    if let list = chosenList { addItem(to: list) } else { addItem(ItemPreset()) }
  }

  /// The list for new items from anywhere. An Inbox may have to be added to the store.
  var listForNewItems: TodoList { chosenList ?? inbox }

  /// Asks for a date, and then for new items that are due on it.
  func addItemOnDay() {
    var chosen: Day?
    let field = DateField.day(access, settings)
    let prompt = PromptPanel(
      title: "On which day?", fields: ["Due": field], acceptTitle: "Continue"
    ) {
      chosen = field.day
    }
    prompt.onDismiss = { [weak self] isAccepted in
      if isAccepted { self?.addItem(ItemPreset(due: chosen)) }
    }
    navigator?.present(prompt)
  }

  /// The list that the settings name, or else the last one shown, or else any.
  var usualList: TodoList? { chosenList ?? access.lists.first }

  private var chosenList: TodoList? {
    namedList ?? access.lists.first { $0.id == navigator?.lastList }
  }

  private var namedList: TodoList? {
    settings.quickAdd.list.flatMap { name in
      access.lists.first { $0.name.lowercased() == name.lowercased() }
    }
  }

  /// Asks for everything about an item, perhaps for its notes first. Only changed values are
  /// written.
  func edit(_ item: TodoItem, continuing draft: Draft? = nil, beginsWithNotes: Bool = false) {
    let form = ItemForm(item, access, settings)
    navigator?.present(
      form.panel(
        editing: item, drafts, continuing: draft, beginsWithNotes: beginsWithNotes))
  }

  /// Asks for a new item with a draft about one that is gone.
  func addItem(replacing draft: Draft, of id: Identifier<TodoItem>, in list: TodoList) {
    let empty = TodoItem(id: id, list: list.id, name: draft.name, created: access.clock.now)
    let form = ItemForm(empty, access, settings)
    navigator?.present(
      form.panel(replacing: empty, in: list, drafts, messages, continuing: draft))
    messages.explain("“\(draft.name)” was deleted. Your text can become a new item.")
  }

  /// An editor for the name of an item in its row; `nil` for a dialogue in lines, which has no
  /// editing in place.
  func nameEditor(for item: TodoItem, continuing draft: Draft?) -> NameEditor? {
    application.narrator == nil
      ? NameEditor(item, access, messages, drafts, continuing: draft) : nil
  }

  /// Opens the person's own editor for the name and the notes of an item.
  func editElsewhere(_ item: TodoItem) { editor.edit(item) }

  /// Asks for a due date, of which a part may have been typed. `set` is called with it.
  func askDue(
    _ title: String, _ old: DueText, typed: String? = nil,
    set: @escaping @MainActor (DueText) async throws -> Void
  ) {
    let field = DateField.due(old, access, settings)
    if let typed {
      field.enter(typed)
      field.selectsOnFocus = false
    }
    let prompt = PromptPanel(title: title, fields: ["Due": field], acceptTitle: "Set") {
      [access] in
      try await set(
        field.text == old.line ? old : DueText(in: field, access.dates) ?? old)
    }
    navigator?.present(prompt)
  }

  /// Asks for changes of the items of a subject in one line, and previews them.
  func askChanges(of subject: Subject, by actions: ItemActions) {
    guard !subject.ids.isEmpty else { return }
    let prompt = ChangePrompt(subject, actions, access, messages) { [weak navigator] in
      navigator?.present($0)
    } quit: { [application] in
      application.quit()
    }
    navigator?.present(prompt.makePanel())
  }

  // MARK: - Lists, views and areas

  /// Asks for a new list, perhaps in an area, and perhaps with a draft: of a new list, or of one
  /// that is gone.
  func addList(in area: TodoList? = nil, continuing draft: Draft? = nil) {
    navigator?.present(ListPrompt.adding(in: area, access, drafts, continuing: draft))
  }

  /// Asks for a new area, perhaps with a draft.
  func addArea(continuing draft: Draft? = nil) {
    navigator?.present(ListPrompt.addingArea(access, drafts, continuing: draft))
  }

  /// Offers the areas for a list or a view.
  func chooseArea(for list: TodoList) {
    navigator?.present(AreaChoices(access).picker(for: list, messages))
  }

  /// Asks for the properties of a list or an area, perhaps with a draft.
  func edit(_ list: TodoList, continuing draft: Draft? = nil) {
    navigator?.present(ListPrompt.editing(list, access, drafts, continuing: draft))
  }

  /// Asks for a new heading of a list. `didAdd` is called with it.
  func addHeading(
    to list: TodoList, at place: HeadingPlace, didAdd: @escaping (TodoList) -> Void
  ) {
    navigator?.present(HeadingPrompt.adding(to: list, at: place, access, didAdd: didAdd))
  }

  /// Asks for another name of a heading.
  func rename(_ heading: TodoList) {
    navigator?.present(HeadingPrompt.renaming(heading, access))
  }

  /// Asks for the order of a list, and for its headings.
  func order(_ list: TodoList) {
    navigator?.present(OrderPrompt.panel(for: list, access, messages))
  }

  /// Asks for a new view, with a query that may have been typed already.
  func addView(saving query: String = "", continuing draft: Draft? = nil) {
    navigator?.present(ViewPrompt.adding(query, access, messages, drafts, continuing: draft))
  }

  /// Asks for the properties of a view.
  func editView(_ view: TodoList, continuing draft: Draft? = nil) {
    navigator?.present(ViewPrompt.editing(view, access, drafts, continuing: draft))
  }

  // MARK: - Files

  /// Asks for a file to import.
  func importFile() {
    if let exchange { navigator?.present(ImportPrompt(exchange).makePanel()) }
  }

  /// Asks for a file to export to: the list or the view on the screen, or everything.
  func exportFile() {
    if let exchange { navigator?.present(ExportPrompt(shownSelection, exchange).makePanel()) }
  }

  private var exchange: ExchangeContext? {
    files.map { files in
      ExchangeContext(
        files: files, access: access, application: application, messages: messages
      ) { [weak navigator] in navigator?.present($0) }
    }
  }

  private var shownSelection: ExportPrompt.Selection? {
    switch navigator?.itemScreen {
    case let screen as ItemListCoordinator where screen.list.kind == .list:
      return ExportPrompt.Selection(screen.list)
    case let screen as SmartListCoordinator:
      guard case .view(let view) = screen.gathering, let filter = view.filter(access.habits) else {
        return nil
      }
      return ExportPrompt.Selection(view, filter)
    default: return nil
    }
  }
}
