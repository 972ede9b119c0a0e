import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// Asks for what a new template needs, and for what the use of one needs.
@MainActor struct TemplateForms {
  private weak var navigator: Navigator?
  private let access: StoreAccess
  private let messages: Messages
  private let firstWeekday: Weekday

  init(
    _ navigator: Navigator, _ access: StoreAccess, _ messages: Messages, firstWeekday: Weekday
  ) {
    (self.navigator, self.access, self.messages) = (navigator, access, messages)
    self.firstWeekday = firstWeekday
  }

  // MARK: - Keeping

  /// Asks for the name of a template of a list, and for the first day if the list has dates.
  func keep(_ list: TodoList) {
    let first = access.read(or: nil) { try access.store.templates.firstDay(of: list.id) }
    keep(list.name, first) { name, day in
      try .keep(list.id, asTemplate: name, from: day)
    } then: {
    }
  }

  /// Asks for the name of a template of items with their subtasks. `then` is called when they are
  /// kept.
  func keep(_ subject: Subject, then: @escaping () -> Void) {
    let first = access.read(or: nil) { try access.store.templates.firstDay(of: subject.ids) }
    keep(subject.item?.name ?? "", first) { name, day in
      try .keep(subject.ids, asTemplate: name, from: day)
    } then: {
      then()
    }
  }

  private func keep(
    _ name: String, _ first: Day?,
    _ request: @escaping @MainActor (_ name: String, _ day: Day?) throws -> StoreRequest,
    then: @escaping () -> Void
  ) {
    let field = TextField(name, placeholder: "Trip to {place}")
    let day = first.map(dayField)
    var rows: [(label: String, field: any PromptField)] = [("Name", field)]
    if let day { rows.append(("First day", day)) }
    let prompt = PromptPanel(title: "Save as a template", rows: rows, acceptTitle: "Save") {
      [access, messages] in
      let changes = try await access.store.perform(request(field.text, day?.day))
      then()
      if let deed = changes?.entry?.deed { messages.announce(deed) }
    }
    navigator?.present(prompt)
  }

  // MARK: - Using

  /// The commands on the screen of a template; nil for that of a list.
  func commands(on list: TodoList) -> [KeyCommand]? {
    list.kind == .template ? [KeyCommand(.useShownTemplate) { use(list) }] : nil
  }

  /// Offers the templates.
  func choose() {
    let templates = access.read(or: []) { try access.store.templates.all() }
    let picker = PickerPanel(title: "Use a template", placeholder: "Template") { typed in
      templates.map { template in
        PickerChoice(
          id: template.id, title: template.name,
          detail: template.template == .list ? "adds a list" : "adds items",
          mark: ListSign.padded(template.sign ?? "▤"))
      }.matching(typed)
    }
    picker.onPick = { choice in
      if let template = templates.first(where: { $0.id == choice.id }) { use(template) }
    }
    navigator?.present(picker)
  }

  /// Uses the template of a line, after asking for what the line does not say.
  func use(_ line: TemplateLine, into list: TodoList?) {
    use(line.template, filling: line.filling, from: line.day, into: list)
  }

  /// Uses a template, after asking for its blanks and, if it has dates, for the first day.
  ///
  /// - Parameters:
  ///   - filling: The text for the first blank, if it is known.
  ///   - day: The first day, if it is known.
  ///   - list: The list for its items; nil for the one on the screen.
  func use(
    _ template: TodoList, filling: String = "", from known: Day? = nil, into list: TodoList? = nil
  ) {
    guard let needs = access.read(or: nil, { try access.store.templates.needs(of: template.id) })
    else { return }
    let isList = template.template == .list
    guard isList || !needs.isEmpty else { return messages.explain("The template has no items") }
    let list = isList ? nil : list ?? listForItems
    let first = known ?? access.today
    let blanks = needs.blanks.enumerated().map { number, name in
      (label: name, field: TextField(number == 0 ? filling : ""))
    }
    let day = needs.hasDates && known == nil ? dayField(first) : nil
    guard day != nil || blanks.contains(where: { $0.field.text.isEmpty }) else {
      let values = blanks.map { ($0.label, $0.field.text) }
      return access.perform {
        try await use(
          template, Dictionary(values, uniquingKeysWith: { first, _ in first }), from: first,
          into: list)
      }
    }
    var rows: [(label: String, field: any PromptField)] = blanks.map { ($0.label, $0.field) }
    if let day { rows.append(("First day", day)) }
    let prompt = PromptPanel(
      title: template.name + (list.map { " → \($0.name)" } ?? ""), rows: rows, acceptTitle: "Use"
    ) {
      let values = blanks.map { ($0.label, $0.field.text) }
      try await use(
        template, Dictionary(values, uniquingKeysWith: { first, _ in first }),
        from: day?.day ?? first, into: list)
    }
    prompt.initialField = blanks.first { $0.field.text.isEmpty }?.field ?? day
    prompt.validate = {
      if let empty = blanks.first(where: { $0.field.text.allSatisfy(\.isWhitespace) }) {
        return .init(field: empty.field, message: "Enter a text.")
      }
      if let day, day.day == nil { return .init(field: day, message: "Enter the first day.") }
      return nil
    }
    navigator?.present(prompt)
  }

  private func use(
    _ template: TodoList, _ values: [String: String], from day: Day, into list: TodoList?
  ) async throws {
    let use = TemplateUse(values, from: day, into: list?.id)
    guard let changes = try await access.store.perform(.use(template.id, use)) else { return }
    if let deed = changes.entry?.deed { messages.announce(deed) }
    if let id = changes.entry?.list { navigator?.go(to: .list(id)) }
  }

  /// The list on the screen, or else the one for items from anywhere.
  private var listForItems: TodoList? {
    if let screen = navigator?.itemScreen as? ItemListCoordinator, screen.list.kind == .list {
      return screen.list
    }
    return navigator?.forms.listForNewItems
  }

  private func dayField(_ day: Day) -> DateField {
    let field = DateField(day, today: access.today, reader: .phrases())
    field.firstWeekday = firstWeekday
    return field
  }
}
