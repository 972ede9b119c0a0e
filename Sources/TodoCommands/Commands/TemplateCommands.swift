import CivilCalendar
import JSONKit
import TodoModel
import TodoWording

/// The commands that use templates, show them, and keep lists and items as templates.
enum TemplateCommands {
  private enum Options {
    static let list = CommandOption<String>(
      "--list", "NAME", needs: "the name of a list",
      help: "the list for the items of a template that adds no list", offers: .stored(.lists))
    static let on = CommandOption<String>(
      "--on", "DAY", needs: "a day, such as friday",
      help: "the first day, from which dates count; without it, today")

    static let from = CommandOption<String>(
      "--from", "LIST", needs: "the name of a list", help: "make one of this list",
      offers: .stored(.lists))
    static let fromItem = CommandOption<String>(
      "--from-item", "ITEM", needs: "an id", help: "make one of this item with its subtasks",
      offers: .stored(.openItems))
    static let edit = CommandOption<String>(
      "--edit", "NAME", needs: "a name", help: "rename the one with this name",
      offers: .stored(.templates))
    static let remove = CommandOption<String>(
      "--rm", "NAME", needs: "a name",
      help: "delete the one with this name; undo brings it back", offers: .stored(.templates))
    static let name = CommandOption<String>(
      "--name", "NAME", needs: "a name", help: "the name of the template")
    static let firstDay = CommandOption<String>(
      "--on", "DAY", needs: "a day, such as friday",
      help: "the day from which its dates count; without it, the first of them")

    static let changes: [any AnyCommandOption] = [from, fromItem, edit, remove]
  }

  // MARK: - Using

  static let use = StoreCommand(
    "use", "use a template: add its list, or its items to a list",
    arguments: [
      .init(
        placeholder: "TEMPLATE", rule: "the name of a template", offers: .stored(.templates)),
      .init(placeholder: "BLANK=TEXT", rule: "a text for each blank", count: .any),
    ],
    options: [Options.list, Options.on, StoreChange.rehearsal],
    example: (["Trip", "place=Rome", "--on", "friday"], "adds a list with the dates of a trip")
  ) { line, desk in
    let template = try template(named: line.arguments[0], desk)
    let needs = try desk.store.templates.needs(of: template.id)
    let values = try values(line.arguments.dropFirst(), for: needs)
    let day = try line[Options.on].map { try desk.day($0, of: Options.on.name) } ?? desk.today
    let change = StoreChange(desk, line)
    var list: Identifier<TodoList>?
    switch template.template {
    case .items:
      guard !needs.isEmpty else {
        throw CommandFailure(.notFound, "“\(template.name)” has no items.", word: template.name)
      }
      let named = try line[Options.list].map {
        try desk.list(named: $0, among: desk.store.lists().map(\.list))
      }
      list = named?.id ?? TodoList.inbox.id
    default:
      if line.has(Options.list) {
        throw UsageError("“\(template.name)” adds a list, so \(Options.list.name) has no use.")
      }
    }
    let use = TemplateUse(values, from: day, into: list)
    return try await change.make(.use(template.id, use), isSingle: false)
  }

  @MainActor private static func template(named name: String, _ desk: Desk) throws -> TodoList {
    try desk.list(
      named: name, among: desk.store.templates.all(), kind: TodoList.Kind.template.rawValue)
  }

  /// The texts for the blanks, by their names: one for each.
  private static func values(
    _ words: ArraySlice<String>, for needs: TemplateNeeds
  ) throws -> [String: String] {
    let blanks = needs.blanks
    var values: [String: String] = [:]
    for word in words {
      guard let sign = word.firstIndex(of: "=") else {
        throw UsageError("“\(word)” is no text for a blank. Write it as name=text.")
      }
      let name = word[..<sign].lowercased()
      guard let blank = blanks.first(where: { $0.lowercased() == name }) else {
        let known = blanks.isEmpty ? "no blanks" : "these blanks: \(blanks.joined(separator: ", "))"
        throw UsageError("There is no blank “\(word[..<sign])”. The template has \(known).")
      }
      guard values[blank] == nil else { throw UsageError("“\(blank)” is given twice.") }
      values[blank] = String(word[word.index(after: sign)...])
    }
    let missing = blanks.filter { values[$0]?.contains { !$0.isWhitespace } != true }
    guard missing.isEmpty else {
      let words = missing.map { $0.contains(" ") ? "\"\($0)=…\"" : "\($0)=…" }
      throw UsageError("The template needs a text for each blank: \(words.joined(separator: " ")).")
    }
    return values
  }

  // MARK: - Keeping

  static let templates = StoreCommand(
    "templates", aliases: ["template"],
    "show the templates and their blanks, or make or change one",
    options: Options.changes + [Options.name, Options.firstDay, StoreChange.rehearsal],
    rules: [
      .exclusive(Options.changes),
      .needs(Options.name, [Options.from, Options.fromItem, Options.edit]),
      .needs(Options.firstDay, [Options.from, Options.fromItem]),
      .needs(StoreChange.rehearsal, Options.changes),
    ],
    example: (
      ["--from", "Rome", "--name", "Trip to {place}"], "keeps a list as a template with a blank"
    )
  ) { line, desk in
    let change = StoreChange(desk, line)
    let day = try line[Options.firstDay].map { try desk.day($0, of: Options.firstDay.name) }
    if let name = line[Options.from] {
      let list = try desk.list(named: name, among: desk.store.lists().map(\.list))
      return try await change.makeTemplate(
        .keep(list.id, asTemplate: line[Options.name] ?? list.name, from: day))
    }
    if let word = line[Options.fromItem] {
      let item = try ItemChoice(desk: desk).item(word)
      return try await change.makeTemplate(
        .keep([item.id], asTemplate: line[Options.name] ?? item.name, from: day))
    }
    if let name = line[Options.remove] {
      let template = try template(named: name, desk)
      // A template that is deleted has no blanks to read.
      let needs = try desk.store.templates.needs(of: template.id)
      return try await change.make(.delete(template.id), of: template) {
        record(of: $0, needs, desk)
      }
    }
    if let name = line[Options.edit] {
      guard let newName = line[Options.name] else {
        throw UsageError("\(Options.edit.name) needs \(Options.name.name).")
      }
      let original = try template(named: name, desk)
      var template = original
      template.name = newName
      return try await change.make(.edit(template, from: original), of: template) {
        record(of: $0, try desk.store.templates.needs(of: $0.id), desk)
      }
    }
    let all = try desk.store.templates.all()
    return CommandOutput(
      records: try all.map { record(of: $0, try desk.store.templates.needs(of: $0.id), desk) })
  }

  /// The record of a template, with its blanks as far as they are known.
  @MainActor fileprivate static func record(
    of template: TodoList, _ needs: TemplateNeeds?, _ desk: Desk
  ) -> CommandOutput.Record {
    let kind = template.template?.word ?? ""
    let blanks = needs?.blanks ?? []
    var json = desk.json.json(ofView: template, in: nil)
    if case .object(let members) = json {
      json = .object(members + [.init(key: "blanks", value: .texts(blanks))])
    }
    return CommandOutput.Record(
      id: "\(ShortID(template.id))",
      cells: [
        .init(text: template.title), .init(text: "adds " + (kind == "list" ? "a list" : kind)),
        .init(text: blanks.joined(separator: ", "), tone: .faint, isFlexible: true),
      ], plain: [template.name, kind, blanks.joined(separator: ",")], json: json)
  }
}

extension StoreChange {
  /// Makes a change that adds a template, and shows it.
  fileprivate func makeTemplate(_ request: StoreRequest) async throws -> CommandOutput {
    guard let changes = try await desk.store.perform(request, isRehearsal: isRehearsal),
      let template = changes.lists.lazy.compactMap(\.after).first(where: { $0.kind == .template })
    else { return CommandOutput(sentence: "Nothing has changed.") }
    // A template that was only rehearsed is not there to be read.
    let needs = isRehearsal ? nil : try desk.store.templates.needs(of: template.id)
    return CommandOutput(
      records: [TemplateCommands.record(of: template, needs, desk)], isSingle: true,
      sentence: sentence(of: changes))
  }
}
