// swift-tools-version: 6.2
import PackageDescription

// Every Swift target is compiled with the same rules: warnings are errors, an imported module
// never leaks through a public signature unseen, and every existential says `any`.
let rules: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "paneltodo",
  products: [
    .library(name: "TermPanels", targets: ["TermPanels"]),
    .library(name: "TermPanelsInspector", targets: ["TermPanelsInspector"]),
    .library(name: "TermPanelsNcurses", targets: ["TermPanelsNcurses"]),
    .library(name: "TermPanelsTesting", targets: ["TermPanelsTesting"]),
    .executable(name: "paneltodo", targets: ["paneltodo"]),
    .executable(name: "panelgallery", targets: ["PanelGalleryProgram"]),
    .executable(name: "appranks", targets: ["AppRanksProgram"]),
  ],
  targets: [
    // C libraries: each has exactly one Swift door.
    .systemLibrary(name: "CNcurses", path: "CNcurses"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CMD4C"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CTurboJPEG"),
    .target(name: "CTerminalGuard"),
    .target(name: "CCharacterWidth"),
    .target(name: "CConfinement"),

    // Files, folders, locks and durations; below all that reads or writes.
    .target(name: "FileKit", swiftSettings: rules),

    // How text from outside reaches a terminal; below all that shows or prints any.
    .target(name: "SafeText", dependencies: ["FileKit"], swiftSettings: rules),

    // The framework.
    .target(name: "CivilCalendar", swiftSettings: rules),
    // The real clock, for programs alone.
    .target(name: "SystemClock", dependencies: ["CivilCalendar"], swiftSettings: rules),
    .target(
      name: "TermPanels",
      dependencies: ["CivilCalendar", "CCharacterWidth", "FileKit", "SafeText"],
      swiftSettings: rules),
    .target(
      name: "TermPanelsNcurses",
      dependencies: ["TermPanels", "CNcurses", "CTerminalGuard", "FileKit"],
      swiftSettings: rules),
    .target(name: "TermPanelsInspector", dependencies: ["TermPanels"], swiftSettings: rules),
    .target(name: "TermPanelsTesting", dependencies: ["TermPanels"], swiftSettings: rules),

    // The app.
    .target(name: "SQLiteKit", dependencies: ["CSQLite", "FileKit"], swiftSettings: rules),
    .target(name: "JSONKit", dependencies: ["SafeText"], swiftSettings: rules),
    .target(name: "MarkdownKit", dependencies: ["CMD4C"], swiftSettings: rules),
    // What the language and the model have in common.
    .target(name: "TodoValues", dependencies: ["CivilCalendar"], swiftSettings: rules),
    .target(
      name: "TodoModel",
      dependencies: [
        "SQLiteKit", "JSONKit", "CivilCalendar", "FileKit", "SafeText", "TodoValues",
      ],
      swiftSettings: rules),
    .target(
      name: "TodoLanguage", dependencies: ["CivilCalendar", "TodoValues"], swiftSettings: rules),
    .target(
      name: "TodoApp",
      dependencies: [
        "TermPanels", "TodoModel", "TodoLanguage", "TodoValues", "CivilCalendar", "FileKit",
        "JSONKit", "MarkdownKit", "SafeText",
      ],
      swiftSettings: rules),
    .executableTarget(
      name: "paneltodo",
      dependencies: [
        "TodoApp", "TodoModel", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
        "CConfinement", "CivilCalendar", "FileKit", "SafeText", "SystemClock",
      ],
      swiftSettings: rules),

    // The app-store viewer, a sample.
    .target(name: "HTTPKit", dependencies: ["CCurl"], swiftSettings: rules),
    .target(name: "ImageKit", dependencies: ["CPNG", "CTurboJPEG"], swiftSettings: rules),
    .target(
      name: "AppRanks", dependencies: ["TermPanels", "HTTPKit", "ImageKit", "JSONKit"],
      swiftSettings: rules),
    .executableTarget(
      name: "AppRanksProgram",
      dependencies: [
        "AppRanks", "HTTPKit", "SafeText", "TermPanels", "TermPanelsInspector",
        "TermPanelsNcurses",
      ],
      swiftSettings: rules),

    // The gallery. It never imports the app.
    .target(
      name: "PanelGallery", dependencies: ["TermPanels", "CivilCalendar"], swiftSettings: rules),
    .executableTarget(
      name: "PanelGalleryProgram",
      dependencies: [
        "PanelGallery", "SafeText", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
      ],
      swiftSettings: rules),

    // Tests.
    .testTarget(
      name: "FileKitTests", dependencies: ["FileKit", "TestSupport"], swiftSettings: rules),
    .testTarget(
      name: "SafeTextTests", dependencies: ["SafeText", "TestSupport"], swiftSettings: rules),
    .target(
      name: "TestSupport",
      dependencies: ["CSQLite", "CivilCalendar", "SQLiteKit", "SystemClock", "TermPanels"],
      path: "Tests/TestSupport",
      swiftSettings: rules),
    .testTarget(
      name: "CivilCalendarTests", dependencies: ["CivilCalendar", "TestSupport"],
      swiftSettings: rules),
    .testTarget(
      name: "TermPanelsTests",
      dependencies: ["TermPanels", "TermPanelsTesting", "CivilCalendar", "TestSupport"],
      swiftSettings: rules),
    .testTarget(
      name: "TermPanelsInspectorTests",
      dependencies: ["TermPanelsInspector", "TermPanels", "TermPanelsTesting"],
      swiftSettings: rules),
    .testTarget(
      name: "TermPanelsNcursesTests",
      dependencies: ["TermPanelsNcurses", "TermPanels", "CNcurses", "TestSupport"],
      swiftSettings: rules),
    .testTarget(
      name: "SQLiteKitTests", dependencies: ["SQLiteKit", "TestSupport"], swiftSettings: rules),
    .testTarget(
      name: "JSONKitTests", dependencies: ["JSONKit", "TestSupport"], swiftSettings: rules),
    .testTarget(name: "MarkdownKitTests", dependencies: ["MarkdownKit"], swiftSettings: rules),
    .testTarget(
      name: "HTTPKitTests", dependencies: ["HTTPKit", "TestSupport"], swiftSettings: rules),
    .testTarget(
      name: "ImageKitTests", dependencies: ["ImageKit", "TestSupport"], swiftSettings: rules),
    .target(name: "PowerLoss", dependencies: ["CSQLite"], path: "Tests/PowerLoss"),
    .testTarget(
      name: "TodoModelTests",
      dependencies: [
        "TodoModel", "TodoLanguage", "TodoValues", "SQLiteKit", "CivilCalendar", "PowerLoss",
        "TestSupport",
      ],
      swiftSettings: rules),
    .testTarget(
      name: "TodoLanguageTests", dependencies: ["TodoLanguage", "TodoValues", "CivilCalendar"],
      swiftSettings: rules),
    .testTarget(
      name: "TodoAppTests",
      dependencies: [
        "TodoApp", "TodoModel", "TodoLanguage", "TodoValues", "TermPanels", "TermPanelsTesting",
        "CivilCalendar", "TestSupport",
      ],
      swiftSettings: rules),
    .executableTarget(
      name: "Hello", dependencies: ["TermPanels", "TermPanelsNcurses"], path: "Tests/Hello",
      swiftSettings: rules),
    .executableTarget(
      name: "Crasher", dependencies: ["TermPanels", "TermPanelsNcurses"], path: "Tests/Crasher",
      swiftSettings: rules),
    .executableTarget(
      name: "Watchlist", dependencies: ["TermPanels", "TermPanelsNcurses"], path: "Tests/Watchlist",
      swiftSettings: rules),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Hello", "PanelGallery", "Watchlist", "TermPanels", "TermPanelsInspector",
        "TermPanelsTesting", "TodoApp", "TodoLanguage", "TodoModel", "TodoValues", "CivilCalendar",
        "TestSupport",
      ],
      swiftSettings: rules),
    .target(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CCharacterWidth", "CFuzzer", "CivilCalendar", "JSONKit", "MarkdownKit", "SafeText",
        "TermPanels", "TermPanelsNcurses", "TermPanelsTesting", "TodoApp", "TodoLanguage",
      ],
      path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: rules),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzz"], swiftSettings: rules),
    .testTarget(
      name: "PanelGalleryTests",
      dependencies: ["PanelGallery", "TermPanels", "TermPanelsTesting"], swiftSettings: rules),
    .testTarget(
      name: "AppRanksTests",
      dependencies: [
        "AppRanks", "HTTPKit", "ImageKit", "JSONKit", "TermPanels", "TermPanelsTesting",
        "TestSupport",
      ],
      swiftSettings: rules),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "CivilCalendar", "Crasher", "SQLiteKit", "TestSupport", "TodoModel", "TodoValues",
        "AppRanksProgram", "paneltodo", "PanelGalleryProgram",
      ],
      exclude: ["Recordings"],
      swiftSettings: rules),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["PanelGallery", "TestSupport", "TermPanels", "TermPanelsTesting"],
      swiftSettings: rules),
  ],
  swiftLanguageModes: [.v6]
)
