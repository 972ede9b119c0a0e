/// Rows from given panels: the simple way for a short list.
@MainActor final class PanelListDataSource: ListDataSource {
  let panels: [Panel]

  init(_ panels: [Panel]) {
    precondition(
      Set(panels.map(ObjectIdentifier.init)).count == panels.count,
      "Each panel must occur only once.")
    self.panels = panels
  }

  var rowCount: Int { panels.count }

  func rowID(at index: Int) -> ObjectIdentifier { ObjectIdentifier(panels[index]) }

  func index(of id: ObjectIdentifier) -> Int? {
    panels.firstIndex { ObjectIdentifier($0) == id }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel { panels[index] }
}
