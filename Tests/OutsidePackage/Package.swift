// swift-tools-version: 6.3
import PackageDescription

let programs = ["Plants", "Sheet", "Folders", "Texts", "Notes", "Pager", "Follow", "Order"]

let package = Package(
  name: "Programs",
  dependencies: [.package(name: "TermPanels", path: "../..")],
  targets: programs.map { name in
    .executableTarget(
      name: name,
      dependencies: [
        .product(name: "TermPanels", package: "TermPanels"),
        .product(name: "TermPanelsNcurses", package: "TermPanels"),
      ])
  }
)
