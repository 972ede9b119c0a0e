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
  private var observation: ObservationToken?
  private var observations: [Observation] = []

  /// Creates the screen; a dialogue gets all items as one list.
  init(
    _ access: StoreAccess, _ messages: Messages, _ news: News, _ dayChanges: DayChanges,
    asOneList: Bool
  ) throws(StoreError) {
    (self.access, self.messages) = (access, messages)
    (self.news, self.dayChanges) = (news, dayChanges)
    items = try WeekItems(access)
    usual = try UsualLoad(access)
    panel = WeekPanel(items, usual, access, messages, news, asOneList: asOneList)
    navigation = NavigationPanel(root: panel)
    navigation.presentationStyle = .fullScreen
    super.init()
    panel.onSave = { [unowned self] in save() }
    panel.onClose = { [unowned self] in close() }
    items.didChange = { [weak panel] in panel?.reload() }
    usual.didChange = { [weak panel] in panel?.reload() }
  }

  override var primaryPanel: Panel { navigation }

  override func didStart() {
    observation = access.store.observe(self)
    observations =
      panel.observe(news) + [dayChanges.observe { [weak self] in self?.dayDidChange() }]
  }

  override func didStop() {
    observation = nil
    observations = []
  }

  private func dayDidChange() {
    items.plan.begin(on: access.today)
    panel.reload()
  }

  private func save() {
    let batches = items.batches
    panel.beginSaving()
    access.perform { [weak self, access, messages] in
      do {
        let changes = try await access.store.perform(.update(batches))
        self?.close()
        messages.report(changes?.entry?.deed)
      } catch {
        self?.panel.endSaving()
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
    switch event {
    case .changed, .reloaded: panel.reload()
    case .writing, .displaced: break
    }
  }
}
