// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Plants",
  dependencies: [.package(name: "paneltodo", path: "../..")],
  targets: [
    .executableTarget(
      name: "Plants",
      dependencies: [
        .product(name: "TermPanels", package: "paneltodo"),
        .product(name: "TermPanelsNcurses", package: "paneltodo"),
      ])
  ]
)
