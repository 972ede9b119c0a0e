import TermPanels
import TodoModel

/// Plans a week above all other screens, and saves the choices as one step of undo.
@MainActor final class WeekCoordinator: Coordinator {
  private let access: StoreAccess
  private let messages: Messages
  private let news: News
  private let dayChanges: DayChanges
  private let items: WeekItems
  private let usual: UsualLoad
  private let panel: WeekPanel
  private let navigation: NavigationPanel
  private let typing: Typing
  private var observations: [AnyObject] = []

  /// Creates the screen, perhaps with the choices of a draft; a dialogue gets all items as one
  /// list.
  init(
    _ access: StoreAccess, _ messages: Messages, _ drafts: Drafts, _ news: News,
    _ dayChanges: DayChanges, continuing draft: Draft?, asOneList: Bool
  ) throws(StoreError) {
    (self.access, self.messages) = (access, messages)
    (self.news, self.dayChanges) = (news, dayChanges)
    let items = try WeekItems(access)
    self.items = items
    usual = try UsualLoad(access)
    panel = WeekPanel(items, usual, access, messages, news, asOneList: asOneList)
    navigation = NavigationPanel(root: panel)
    navigation.presentationStyle = .fullScreen
    typing = drafts.typing(
      into: .week, of: "", continuing: draft,
      [
        Typing.Entry("Days", before: "") {
          items.plan.text
        } enter: {
          items.plan.enter($0)
        }
      ])
    if let draft { drafts.enter(draft, into: typing) }
    items.update()
    super.init()
    items.choicesDidChange = { [weak typing] in typing?.textDidChange() }
    panel.onSave = { [unowned self] in save() }
    panel.onClose = { [unowned self] in
      typing.discard()
      close()
    }
    items.didChange = { [weak panel] in panel?.reload() }
    usual.didChange = { [weak panel] in panel?.reload() }
  }

  override var primaryPanel: Panel { navigation }

  override func didStart() {
    observations =
      panel.observe(news) + [
        access.store.observe(self), dayChanges.observe { [weak self] in self?.dayDidChange() },
      ]
  }

  override func didStop() { observations = [] }

  private func dayDidChange() {
    items.plan.begin(on: access.today)
    panel.reload()
  }

  private func save() {
    let batches = items.batches
    panel.isSaving = true
    access.perform { [weak self, access, messages, typing] in
      do {
        var changes: ChangeSet?
        try await typing.save {
          changes = try await access.store.perform(.update(batches), finishing: $0)
        }
        self?.close()
        messages.report(changes?.entry?.deed)
      } catch {
        self?.panel.isSaving = false
        throw error
      }
    }
  }

  private func close() {
    if isRunning { navigation.dismiss() }
    stop()
  }
}

extension WeekCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if event.isChange { panel.reload() }
  }
}
