import TermPanels
import TermPanelsNcurses

/// A pizza to order.
struct Pizza {
  enum Size: String, CaseIterable { case small, medium, large }

  var name = ""
  var size = Size.medium
  var isSliced = true
}

/// Asks for a pizza, and prints the order.
@main enum Order {
  @MainActor static func main() {
    let app = Application(terminal: NcursesTerminal())
    var order: Pizza?
    let form = FormPanel(
      Pizza(),
      [
        .text("Pizza", \.name) { $0.isEmpty ? "Which pizza?" : nil },
        .choice("Size", \.size, Pizza.Size.allCases) { $0.rawValue },
        .toggle("Sliced", \.isSliced),
      ]
    ) { [unowned app] pizza in
      order = pizza
      app.quit()
    }
    form.title = "Order"
    app.runOrExit(NavigationPanel(root: form))
    guard let order else { return }
    print(order.size.rawValue, order.name, order.isSliced ? "sliced" : "whole")
  }
}
