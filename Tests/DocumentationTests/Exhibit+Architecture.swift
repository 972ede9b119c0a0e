import TestSupport

extension Exhibit {
  static let architecture = [
    Exhibit(.log, "layers") { layers(of: try PackageManifest()) },
    Exhibit(.table, "modules") { modules(of: try PackageManifest()) },
    Exhibit(.table, "map") { map(of: try PackageManifest()) },
    Exhibit(.table, "floors") { floors(Floor.ofTermPanels) },
    Exhibit(.table, "model-floors") { floors(Floor.ofTodoModel) },
  ]

  /// The floors of a module, from the top.
  private static func floors(_ floors: [Floor]) -> String {
    table(
      ["Folder", "Content", "May use"],
      floors.reversed().map { ["`\($0.folder)`", $0.purpose, names($0.uses)] })
  }

  /// The groups of targets, each with its title.
  private static let groups = [
    (name: "framework", title: "The framework"), (name: "app", title: "The app"),
    (name: "samples", title: "The samples"),
  ]

  /// A drawing with a column for each group, in which every module is above all that it imports.
  private static func layers(of manifest: PackageManifest) -> String {
    let columns = groups.map { group in
      manifest.targets.filter { $0.group == group.name }.map(\.name).sorted()
    }
    var lines = [groups.map(\.title)]
    let highest = columns.joined().map { manifest.level(of: $0) }.max() ?? 0
    for level in (0...highest).reversed() {
      let cells = columns.map { names in names.filter { manifest.level(of: $0) == level } }
      lines.append([])
      for row in 0..<(cells.map(\.count).max() ?? 0) {
        lines.append(cells.map { $0.indices.contains(row) ? $0[row] : "" })
      }
    }
    return lines.map { line in
      var text = ""
      for (index, cell) in line.enumerated() where !cell.isEmpty {
        text += String(repeating: " ", count: index * 24 - text.count) + cell
      }
      return text
    }
    .joined(separator: "\n")
  }

  private static func modules(of manifest: PackageManifest) -> String {
    table(
      ["Module", "Purpose", "Imports"],
      groups.flatMap { group in
        [["*\(group.title)*", "", ""]]
          + manifest.targets.filter { $0.group == group.name }.map { target in
            ["`\(target.name)`", target.purpose, names(target.dependencies)]
          }
      })
  }

  /// The modules of each group, without the doors to C.
  private static func map(of manifest: PackageManifest) -> String {
    table(
      ["In `Sources`", "Modules"],
      groups.map { group in
        let modules = manifest.targets.filter { $0.group == group.name }.map(\.name)
        return [group.title, names(modules.filter { !$0.contains(/^C[A-Z]/) })]
      })
  }

  private static func names(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: " ")
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    let rule = "|" + head.map { _ in "---|" }.joined()
    return ([line(head), rule] + rows.map(line)).joined(separator: "\n")
  }
}
