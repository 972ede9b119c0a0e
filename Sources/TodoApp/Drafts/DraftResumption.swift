import CivilCalendar
import TermPanels
import TodoCommands
import TodoModel
import TodoWording

/// Offers the drafts of a program that ended. The person is not asked before anything else, and
/// nothing is deleted before they have looked at it.
@MainActor final class DraftResumption {
  private let application: Application
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts
  private let navigator: Navigator

  init(
    _ application: Application, _ access: StoreAccess, _ messages: Messages, _ drafts: Drafts,
    _ navigator: Navigator
  ) {
    (self.application, self.access, self.messages) = (application, access, messages)
    (self.drafts, self.navigator) = (drafts, navigator)
  }

  private var forms: Forms { navigator.forms }

  /// The forms for the items of a list or a template.
  private func forms(for list: Identifier<TodoList>) -> Forms {
    access.list(list).map { navigator.forms(on: access.within($0)) } ?? forms
  }

  /// Announces the drafts, once at the start, and among them the texts that an editor has saved for
  /// programs that have ended. The hint of the command stays.
  func offer(withTextsIn files: EditorFiles?) async {
    let problem = if let files { await drafts.takeTexts(leftIn: files) } else { String?.none }
    offer()
    if let problem { messages.show(Toast(problem, isError: true)) }
  }

  private func offer() {
    let drafts = drafts.look()
    guard let newest = drafts.first else { return }
    let more = drafts.count > 1 ? ", and \(drafts.count - 1) more" : ""
    let text = DraftText(newest, by: access.clock, messages.days)
    guard application.narrator == nil else {
      // Lines cannot announce a key sequence, but they can announce the word of the hint.
      return messages.explain(
        text.sentence(columns: .max, and: more) + ". resume: continue with it.")
    }
    // The toast also has the key and its word.
    let columns = application.window.bounds.width - 20
    guard columns > 20 else {
      let key = application.keyName(of: Command.resumeDraft.id)
      return messages.explain("Draft" + (key.map { ": \($0)" } ?? ""))
    }
    messages.announce(
      text.sentence(columns: columns, and: more), offering: .resumeDraft, "resume")
  }

  /// Resumes the text that was discarded last, or else the draft, or asks which one when there are
  /// several.
  func resume() {
    if let discarded = drafts.discarded { return take(discarded) }
    let drafts = drafts.look()
    switch drafts.count {
    case 0: messages.explain("No drafts left")
    case 1: take(drafts[0])
    default: choose(among: drafts)
    }
  }

  private func choose(among drafts: [Draft]) {
    let picker = PickerPanel(title: "Resume a draft", placeholder: "Text") {
      [access, messages] typed in
      drafts.map { draft in
        let text = DraftText(draft, by: access.clock, messages.days)
        return PickerChoice(
          id: draft.id, title: text.excerpt.isEmpty ? text.place : text.excerpt,
          detail: (text.excerpt.isEmpty ? "" : text.place + ", ") + text.time)
      }.matching(typed)
    }
    picker.onPick = { [weak self] choice in
      if let draft = drafts.first(where: { $0.id == choice.id }) { self?.take(draft) }
    }
    navigator.present(picker)
  }

  /// Shows a draft where it was typed, or on the present screen if it was typed in this program.
  /// Only one of several programs gets it.
  private func take(_ draft: Draft) {
    // The toast's command is being performed.
    application.window.hideToast()
    let isOwn = draft.id == drafts.discarded?.id
    access.perform { [self] in
      guard try await drafts.claim(draft) else {
        return messages.explain("Already resumed in another window")
      }
      show(draft, isOnScreen: isOwn)
    }
  }

  private func show(_ draft: Draft, isOnScreen: Bool) {
    switch draft.form {
    case .newItem(let list, let parent, let preset):
      showNewItem(draft, in: list, below: parent, preset, isOnScreen: isOnScreen)
    case .item(let id):
      show(draft, of: id, isOnScreen: isOnScreen) {
        forms(for: $0.list).edit($0, continuing: draft)
      }
    case .itemName(let id):
      show(draft, of: id, isOnScreen: false) { item in
        guard let screen = navigator.screen(of: item.list) else {
          return forms(for: item.list).edit(item, continuing: draft)
        }
        // The row exists once the screen has been laid out.
        application.update()
        screen.actions.rename(item, continuing: draft)
      }
    case .newList(let area): forms.addList(in: area.flatMap(access.area), continuing: draft)
    case .list(let id):
      guard let list = access.list(id) ?? access.area(id) else {
        forms.addList(continuing: draft)
        return messages.explain(
          "The list \(draft.name) was deleted. Your text can become a new list.")
      }
      forms.edit(list, continuing: draft)
    case .newArea: forms.addArea(continuing: draft)
    case .newView: forms.addView(continuing: draft)
    case .view(let id):
      guard let view = access.read(or: nil, { try access.store.view(id) }) else {
        forms.addView(continuing: draft)
        return messages.explain(
          "The view \(draft.name) was deleted. Your text can become a new view.")
      }
      forms.editView(view, continuing: draft)
    case .week: navigator.planWeek(continuing: draft)
    }
  }

  private func showNewItem(
    _ draft: Draft, in id: Identifier<TodoList>, below parent: Identifier<TodoItem>?,
    _ preset: ItemPreset, isOnScreen: Bool
  ) {
    let list = access.list(id)
    if list == nil, id == TodoList.inbox.id {
      return forms.addItem(preset, continuing: draft)
    }
    var preset = preset
    preset.after = preset.after.flatMap(access.item)?.id
    guard let list else {
      return showElsewhere(draft) { list in
        forms.addItem(to: list, preset, continuing: draft)
        messages.explain("The list was deleted. Your text goes into \(list.name).")
      }
    }
    let parentItem = parent.flatMap(access.item)
    if !isOnScreen { navigator.go(to: .list(parentItem?.list ?? list.id, at: parentItem?.id)) }
    forms(for: list.id).addItem(to: list, preset, partOf: parentItem, continuing: draft)
    if parent != nil, parentItem == nil {
      messages.explain("“\(draft.name)” was deleted. Your text goes into \(list.name).")
    }
  }

  /// Shows the item's screen, and the form above it. A draft about an item that is gone can become
  /// a new item.
  private func show(
    _ draft: Draft, of id: Identifier<TodoItem>, isOnScreen: Bool, form: (TodoItem) -> Void
  ) {
    guard let item = access.item(id) else {
      return showElsewhere(draft) { forms.addItem(replacing: draft, of: id, in: $0) }
    }
    if !isOnScreen { navigator.go(to: .list(item.list, at: item.id)) }
    form(item)
  }

  /// Offers another list for a draft whose place is gone. Without any list the draft is released
  /// until there is one.
  private func showElsewhere(_ draft: Draft, form: (TodoList) -> Void) {
    guard let list = forms.usualList else {
      access.perform { [access, drafts] in
        try await access.store.drafts.release(draft.id)
        drafts.look()
      }
      return messages.announce(
        "There is no list for this draft. Add one first.", offering: .addList, "add one")
    }
    navigator.go(to: .list(list.id))
    form(list)
  }
}
