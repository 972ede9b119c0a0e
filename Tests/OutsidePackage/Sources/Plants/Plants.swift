import TermPanels

struct Plant {
  var name: String
  var waterings = 0
  var report: String { waterings == 0 ? "dry" : "watered \(waterings)×" }
}

final class PlantRow: Panel {
  var plant: Plant? { didSet { if isViewLoaded { show() } } }
  private let label = Label()

  override func loadView() { view = label }
  override func viewDidLoad() { show() }
  private func show() { label.text = plant.map { "\($0.name), \($0.report)" } ?? "" }
}

final class PlantsCoordinator: Coordinator, ListDelegate {
  weak var router: (any Router)?
  private let container = ContainerPanel()
  private let list = ListPanel<String>()
  private let empty = MessagePanel(
    Message(title: "Nothing grows here.", actionTitle: "Plant something"), key: .character("p"))
  private let rows = ArrayListDataSource(id: \Plant.name) { plant, panel in
    let row = panel as? PlantRow ?? PlantRow()
    row.plant = plant
    return row
  }

  override var primaryPanel: Panel { container }

  override func didStart() {
    container.title = "Garden"
    list.dataSource = rows
    list.delegate = self
    empty.action = { [unowned self] in plant() }
    container.commands = { [unowned self] in
      [KeyCommand(.character("p"), title: "Plant", hint: "plant") { [unowned self] in plant() }]
    }
    plants = []
  }

  private var plants: [Plant] {
    get { rows.elements }
    set {
      rows.elements = newValue
      list.reloadData()
      container.content = newValue.isEmpty ? empty : list
    }
  }

  private func plant() {
    let name = TextField(placeholder: "Fern")
    let prompt = PromptPanel(title: "New plant", fields: ["Name": name], acceptTitle: "Plant") {
      [unowned self] in plants.append(Plant(name: name.text))
    }
    prompt.validate = { [unowned self] in
      let isFree = !name.text.isEmpty && rows.index(of: name.text) == nil
      return isFree ? nil : .init(field: name, message: "A new name, please.")
    }
    router?.present(prompt)
  }

  func selectionTitle(in list: ListPanel<String>) -> String? { "look" }

  func list(_ list: ListPanel<String>, didSelectRow name: String) -> ListSelectionResponse {
    guard let index = rows.index(of: name) else { return [] }
    let plant = PlantCoordinator(plants[index])
    plant.onWater = { [unowned self, unowned plant] in
      plants[index].waterings += 1
      router?.hide(plant)
    }
    startChild(plant)
    router?.show(plant)
    return []
  }
}

final class PlantCoordinator: Coordinator {
  var onWater: () -> Void = {}
  private let panel: MessagePanel
  override var primaryPanel: Panel { panel }

  init(_ plant: Plant) {
    panel = MessagePanel(Message(title: "It is \(plant.report).", actionTitle: "Water it"))
    super.init()
    panel.title = plant.name
    panel.action = { [unowned self] in onWater() }
  }
}
