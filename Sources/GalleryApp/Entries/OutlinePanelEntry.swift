import TermPanels

extension Entry {
  static let outlinePanel = Entry(
    OutlinePanel<String>.self, summary: "a tree whose rows fold",
    text: """
      A tree as a list. The right arrow unfolds a row, and then goes to its first child; the left
      one folds it, and then goes to its parent. Enter and a click on the mark do both. The children
      of a node are requested when it is unfolded. The rows are those of a list: only the ones in
      sight exist, and the current row and the folds follow the identities of the nodes.
      """,
    keys: [.right, .right, .right, .down]
  ) {
    OutlinePanel(
      dataSource: TreeDataSource(Instrument.all, id: \.name, children: \.kinds) { kind, panel in
        let row = panel as? RowPanel ?? RowPanel(.value1)
        row.text = kind.name
        row.detail = kind.kinds.isEmpty ? "" : "\(kind.kinds.count)"
        return row
      })
  }
}

/// An instrument, or a family of them.
private struct Instrument {
  let name: String
  var kinds: [Instrument] = []

  init(_ name: String, _ kinds: [Instrument] = []) { (self.name, self.kinds) = (name, kinds) }

  /// A family of instruments that have no kinds.
  init(_ name: String, of names: String...) { self.init(name, names.map { Instrument($0) }) }

  static let all = [
    Instrument(
      "Strings",
      [
        Instrument("Bowed", of: "Violin", "Viola", "Cello", "Double bass"),
        Instrument("Plucked", of: "Guitar", "Harp", "Lute", "Koto"),
      ]),
    Instrument(
      "Winds",
      [
        Instrument("Woodwind", of: "Flute", "Oboe", "Clarinet", "Bassoon"),
        Instrument("Brass", of: "Trumpet", "Horn", "Trombone", "Tuba"),
      ]),
    Instrument("Percussion", of: "Timpani", "Marimba", "Triangle"),
    Instrument("Keyboards", of: "Piano", "Harpsichord", "Organ"),
  ]
}
