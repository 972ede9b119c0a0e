/// A folder of a module, and the folders below it that its files may use.
public struct Floor: Sendable {
  /// The module.
  public let module: String
  /// The folder, from that of the module.
  public let folder: String
  /// The content of the folder.
  public let purpose: String
  /// The folders, or the folders around them, whose declarations may be used.
  public let uses: [String]

  private init(
    of module: String = "TermPanels", _ folder: String, _ purpose: String, uses: [String]
  ) {
    self.module = module
    self.folder = folder
    self.purpose = purpose
    self.uses = uses
  }

  /// The modules whose folders are floors, each with its floors from the bottom.
  public static let modules = [ofTermPanels, ofTodoModel]

  /// The floors of TermPanels, from the bottom.
  public static let ofTermPanels = [
    Floor("Cells/Geometry", "points, sizes, rectangles", uses: []),
    Floor("Cells/Style", "roles, inks, themes, colours", uses: []),
    Floor(
      "Cells/Canvas", "cells, text in columns, drawing", uses: ["Cells/Geometry", "Cells/Style"]),
    Floor(
      "Cells/Terminal", "keys, events, terminals and lines as protocols and in memory",
      uses: ["Cells/Geometry", "Cells/Style", "Cells/Canvas"]),
    Floor(
      "Kernel", "responders, views, panels, the window, the loop: they know each other",
      uses: ["Cells"]),
    Floor(
      "Kit/Views", "labels, buttons, stacks, the title and the hints", uses: ["Cells", "Kernel"]),
    Floor(
      "Kit/Fields", "text, dates, and what a form can show beside a label",
      uses: ["Cells", "Kernel", "Kit/Views"]),
    Floor("Kit/Lists", "lists, their rows, menus", uses: ["Cells", "Kernel", "Kit/Views"]),
    Floor(
      "Kit/Containers", "containers, forms, prompts, alerts",
      uses: ["Cells", "Kernel", "Kit/Views", "Kit/Fields"]),
    Floor(
      "Kit/Split", "columns that become one stack",
      uses: ["Cells", "Kernel", "Kit/Views", "Kit/Containers"]),
    Floor(
      "Kit/Search", "the picker, the palette, and their matches",
      uses: ["Cells", "Kernel", "Kit/Views", "Kit/Fields", "Kit/Lists"]),
    Floor(
      "Kit/Files", "the choice of a file",
      uses: ["Cells", "Kernel", "Kit/Views", "Kit/Fields", "Kit/Lists", "Kit/Containers"]),
    Floor(
      "Kit/Coordinators", "coordinators and routers",
      uses: ["Cells", "Kernel", "Kit/Containers", "Kit/Split"]),
    Floor("Kit/Catalogue", "the commands of all of these", uses: ["Cells", "Kernel", "Kit"]),
  ]

  /// The floors of TodoModel, from the bottom.
  public static let ofTodoModel = [
    model(
      "Values", "lists, items, their fields and order, queries, drafts, errors", uses: []),
    model("Threads", "work in the background", uses: []),
    model("Rows", "the statements that read and write rows", uses: ["Values"]),
    model("Database", "the file, its schema, its index of texts", uses: ["Values"]),
    model("Backups", "copies of the file, their names", uses: ["Values", "Threads", "Database"]),
    model("Drafts", "the drafts in the file, and their owners", uses: ["Values"]),
    model("Journal", "entries, and the ledger that writes them", uses: ["Values", "Rows"]),
    model(
      "Queries", "conditions, searches, numbers of items",
      uses: ["Values", "Threads", "Rows", "Database"]),
    model(
      "Changes", "the operations on lists and items", uses: ["Values", "Rows", "Journal"]),
    model("Results", "live items, outlines", uses: ["Values", "Rows", "Queries"]),
    model(
      "Store", "the store and its parts",
      uses: [
        "Values", "Threads", "Rows", "Database", "Backups", "Drafts", "Journal", "Queries",
        "Changes", "Results",
      ]),
    model(
      "Doctor", "the examination of a file from outside", uses: ["Values", "Database", "Backups"]),
    model(
      "Exchange", "streams of lists and items, out of a file and into one",
      uses: ["Values", "Rows", "Journal", "Queries", "Changes", "Store"]),
    model(
      "Import", "the files of MVCTodo",
      uses: ["Values", "Journal", "Changes", "Store", "Exchange"]),
    model(
      "Samples", "lists to try, and for demonstrations",
      uses: ["Values", "Journal", "Changes", "Store"]),
  ]

  private static func model(_ folder: String, _ purpose: String, uses: [String]) -> Floor {
    Floor(of: "TodoModel", folder, purpose, uses: uses)
  }

  /// Whether the floor's files may use a folder of the module.
  public func mayUse(_ other: Floor) -> Bool {
    other.folder == folder
      || uses.contains { other.folder == $0 || other.folder.hasPrefix($0 + "/") }
  }
}
