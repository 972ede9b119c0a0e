// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Plants",
  dependencies: [.package(name: "TermPanels", path: "../..")],
  targets: [
    .executableTarget(
      name: "Plants",
      dependencies: [
        .product(name: "TermPanels", package: "TermPanels"),
        .product(name: "TermPanelsNcurses", package: "TermPanels"),
      ])
  ]
)
