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

// The comment above a target is its purpose in docs/architecture.md.

let framework: [Target] = [
  // The width of a character in columns, as the C library knows it.
  .target(name: "CCharacterWidth"),
  // The door to ncurses.
  .systemLibrary(name: "CNcurses"),
  // Restores the terminal when a signal ends the program.
  .target(name: "CTerminalGuard"),
  // Days without time or zone; moments, zones and clocks.
  .target(name: "CivilCalendar", swiftSettings: rules),
  // Files, folders, locks and durations.
  .target(name: "FileKit", swiftSettings: rules),
  // Finds an element of a sorted collection.
  .target(name: "SortedSearch", swiftSettings: rules),
  // Makes text from outside safe to show and to print.
  .target(name: "SafeText", dependencies: ["FileKit"], swiftSettings: rules),
  // Panels, containers, coordinators, views, and the loop.
  .target(
    name: "TermPanels",
    dependencies: ["CCharacterWidth", "CivilCalendar", "FileKit", "SafeText", "SortedSearch"],
    swiftSettings: rules),
  // Real terminals, and the lines of standard input and output.
  .target(
    name: "TermPanelsNcurses",
    dependencies: ["CNcurses", "CTerminalGuard", "FileKit", "TermPanels"],
    swiftSettings: rules),
  // Presents a program as a dialogue in lines.
  .target(
    name: "TermPanelsLinear", dependencies: ["SafeText", "TermPanels"], swiftSettings: rules),
  // Records a run of a program, and replays it.
  .target(name: "TermPanelsRecording", dependencies: ["TermPanels"], swiftSettings: rules),
  // Draws pictures of recordings.
  .target(
    name: "TermPanelsPictures",
    dependencies: ["SafeText", "TermPanels", "TermPanelsLinear", "TermPanelsRecording"],
    swiftSettings: rules),
  // Shows the panels of a program while it is used.
  .target(name: "TermPanelsInspector", dependencies: ["TermPanels"], swiftSettings: rules),
  // Runs panels in tests: the harnesses, and the laws of containment.
  .target(
    name: "TermPanelsTesting", dependencies: ["TermPanels", "TermPanelsLinear"],
    swiftSettings: rules),
]

let app: [Target] = [
  // Drops the rights that a guest does not need: programs, network, cores.
  .target(name: "CConfinement"),
  // The door to MD4C.
  .systemLibrary(name: "CMD4C"),
  // The door to SQLite.
  .systemLibrary(name: "CSQLite"),
  // The real clock in the real zone, and its alarm, for programs alone.
  .target(name: "SystemClock", dependencies: ["CivilCalendar"], swiftSettings: rules),
  // Connections, statements and migrations.
  .target(name: "SQLiteKit", dependencies: ["CSQLite", "FileKit"], swiftSettings: rules),
  // Reads JSON, and locates its mistakes.
  .target(name: "JSONKit", dependencies: ["SafeText", "SortedSearch"], swiftSettings: rules),
  // Reads notes in simple Markdown.
  .target(name: "MarkdownKit", dependencies: ["CMD4C"], swiftSettings: rules),
  // What the languages and the model share.
  .target(name: "TodoValues", dependencies: ["CivilCalendar"], swiftSettings: rules),
  // The languages that people type: quick add, changes, queries.
  .target(
    name: "TodoLanguage", dependencies: ["CivilCalendar", "TodoValues"], swiftSettings: rules),
  // The formats of other programs, and our own: reads them, and writes them.
  .target(
    name: "TodoFormats",
    dependencies: ["CivilCalendar", "JSONKit", "SafeText", "TodoLanguage", "TodoValues"],
    swiftSettings: rules),
  // Lists, items, their journal and their store.
  .target(
    name: "TodoModel",
    dependencies: [
      "CivilCalendar", "FileKit", "JSONKit", "SQLiteKit", "SafeText", "SortedSearch", "TodoValues",
    ], swiftSettings: rules),
  // Synchronises lists with a folder of calendar files: merges, without a store.
  .target(
    name: "TodoSync",
    dependencies: ["CivilCalendar", "FileKit", "SafeText", "TodoFormats", "TodoValues"],
    swiftSettings: rules),
  // Days, changes and reports in words.
  .target(
    name: "TodoWording",
    dependencies: [
      "CivilCalendar", "SafeText", "TodoLanguage", "TodoModel", "TodoSync", "TodoValues",
    ], swiftSettings: rules),
  // The commands that work on a store without a screen, and their output.
  .target(
    name: "TodoCommands",
    dependencies: [
      "CivilCalendar", "FileKit", "JSONKit", "SafeText", "TodoFormats", "TodoLanguage",
      "TodoModel", "TodoSync", "TodoValues", "TodoWording",
    ], swiftSettings: rules),
  // The screens with their coordinators and rows, the settings, the command line.
  .target(
    name: "TodoApp",
    dependencies: [
      "CivilCalendar", "JSONKit", "MarkdownKit", "SafeText", "SortedSearch", "TermPanels",
      "TodoCommands", "TodoFormats", "TodoLanguage", "TodoModel", "TodoValues", "TodoWording",
    ], swiftSettings: rules),
  // The program: puts the parts together.
  .executableTarget(
    name: "paneltodo",
    dependencies: [
      "CConfinement", "CivilCalendar", "FileKit", "SafeText", "SystemClock", "TermPanels",
      "TermPanelsInspector", "TermPanelsLinear", "TermPanelsNcurses", "TermPanelsPictures",
      "TermPanelsRecording", "TodoApp", "TodoCommands", "TodoModel",
    ], swiftSettings: rules),
]

let samples: [Target] = [
  // The door to libcurl.
  .systemLibrary(name: "CCurl"),
  // The door to libpng.
  .systemLibrary(name: "CPNG"),
  // The door to libjpeg-turbo.
  .systemLibrary(name: "CTurboJPEG"),
  // Fetches from the web, within limits.
  .target(name: "HTTPKit", dependencies: ["CCurl"], swiftSettings: rules),
  // Reads and scales pictures.
  .target(name: "ImageKit", dependencies: ["CPNG", "CTurboJPEG"], swiftSettings: rules),
  // The app store's charts, with icons.
  .target(
    name: "RanksApp", dependencies: ["HTTPKit", "ImageKit", "JSONKit", "TermPanels"],
    swiftSettings: rules),
  // The program of the charts.
  .executableTarget(
    name: "appranks",
    dependencies: [
      "HTTPKit", "RanksApp", "SafeText", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
    ],
    swiftSettings: rules),
  // The gallery: every panel and view, alone and live.
  .target(name: "GalleryApp", dependencies: ["CivilCalendar", "TermPanels"], swiftSettings: rules),
  // The program of the gallery.
  .executableTarget(
    name: "panelgallery",
    dependencies: [
      "GalleryApp", "SafeText", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
    ],
    swiftSettings: rules),
]

let tests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: [
      "CSQLite", "CivilCalendar", "FileKit", "SQLiteKit", "SystemClock", "TermPanels",
    ],
    path: "Tests/TestSupport",
    swiftSettings: rules),
  .testTarget(
    name: "FileKitTests", dependencies: ["FileKit", "TestSupport"], swiftSettings: rules),
  .testTarget(name: "SortedSearchTests", dependencies: ["SortedSearch"], swiftSettings: rules),
  .testTarget(
    name: "SafeTextTests", dependencies: ["SafeText", "TestSupport"], swiftSettings: rules),
  .testTarget(
    name: "CivilCalendarTests", dependencies: ["CivilCalendar", "TestSupport"],
    swiftSettings: rules),
  .testTarget(
    name: "TermPanelsTests",
    dependencies: [
      "CivilCalendar", "TermPanels", "TermPanelsRecording", "TermPanelsTesting", "TestSupport",
    ], swiftSettings: rules),
  .testTarget(
    name: "TermPanelsInspectorTests",
    dependencies: ["TermPanels", "TermPanelsInspector", "TermPanelsTesting"],
    swiftSettings: rules),
  .testTarget(
    name: "TermPanelsNcursesTests",
    dependencies: ["CNcurses", "TermPanels", "TermPanelsNcurses", "TestSupport"],
    swiftSettings: rules),
  .testTarget(
    name: "TermPanelsPicturesTests",
    dependencies: [
      "JSONKit", "TermPanels", "TermPanelsLinear", "TermPanelsPictures", "TermPanelsRecording",
      "TermPanelsTesting",
    ],
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
      "CivilCalendar", "PowerLoss", "SQLiteKit", "TestSupport", "TodoLanguage", "TodoModel",
      "TodoValues",
    ], swiftSettings: rules),
  // Lines and their readings, for the tests of the language and the page about it.
  .target(
    name: "PhraseBook", dependencies: ["CivilCalendar", "TodoLanguage", "TodoValues"],
    path: "Tests/PhraseBook", swiftSettings: rules),
  .testTarget(
    name: "TodoLanguageTests",
    dependencies: ["CivilCalendar", "PhraseBook", "TestSupport", "TodoLanguage", "TodoValues"],
    swiftSettings: rules),
  .testTarget(
    name: "TodoFormatsTests",
    dependencies: [
      "CivilCalendar", "JSONKit", "SafeText", "TestSupport", "TodoFormats", "TodoValues",
    ], swiftSettings: rules),
  .testTarget(
    name: "TodoSyncTests",
    dependencies: ["CivilCalendar", "TestSupport", "TodoFormats", "TodoSync", "TodoValues"],
    swiftSettings: rules),
  .testTarget(
    name: "TodoCommandsTests",
    dependencies: [
      "CivilCalendar", "FileKit", "JSONKit", "TestSupport", "TodoApp", "TodoCommands",
      "TodoFormats", "TodoLanguage", "TodoModel", "TodoSync", "TodoValues", "TodoWording",
    ], swiftSettings: rules),
  // The app without a terminal, for the tests of the app and of the pages about it.
  .target(
    name: "TodoAppTesting",
    dependencies: [
      "CivilCalendar", "TermPanels", "TermPanelsLinear", "TermPanelsTesting", "TestSupport",
      "TodoApp", "TodoCommands", "TodoModel",
    ],
    path: "Tests/TodoAppTesting", swiftSettings: rules),
  .testTarget(
    name: "TodoAppTests",
    dependencies: [
      "CivilCalendar", "SQLiteKit", "TermPanels", "TermPanelsTesting", "TestSupport", "TodoApp",
      "TodoAppTesting", "TodoCommands", "TodoLanguage", "TodoModel", "TodoValues", "TodoWording",
    ], swiftSettings: rules),
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
      "CivilCalendar", "GalleryApp", "Hello", "PhraseBook", "TermPanels", "TermPanelsInspector",
      "TermPanelsTesting", "TestSupport", "TodoApp", "TodoAppTesting", "TodoCommands",
      "TodoFormats", "TodoLanguage", "TodoModel", "TodoValues", "TodoWording", "Watchlist",
    ], swiftSettings: rules),
  .target(name: "CFuzzer", path: "Tests/CFuzzer"),
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "CCharacterWidth", "CFuzzer", "CivilCalendar", "JSONKit", "MarkdownKit", "SafeText",
      "TermPanels", "TermPanelsNcurses", "TermPanelsTesting", "TodoApp", "TodoFormats",
      "TodoLanguage", "TodoValues",
    ],
    path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: rules),
  .testTarget(name: "FuzzTests", dependencies: ["Fuzz"], swiftSettings: rules),
  .testTarget(
    name: "GalleryAppTests",
    dependencies: ["GalleryApp", "TermPanels", "TermPanelsTesting"], swiftSettings: rules),
  .testTarget(
    name: "RanksAppTests",
    dependencies: [
      "HTTPKit", "ImageKit", "JSONKit", "RanksApp", "TermPanels", "TermPanelsTesting",
      "TestSupport",
    ], swiftSettings: rules),
  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "CivilCalendar", "Crasher", "JSONKit", "SQLiteKit", "TermPanelsNcurses", "TestSupport",
      "TodoFormats", "TodoModel", "TodoValues", "appranks", "panelgallery", "paneltodo",
    ], swiftSettings: rules),
  .testTarget(
    name: "ArchitectureTests",
    dependencies: ["GalleryApp", "TermPanels", "TermPanelsTesting", "TestSupport"],
    swiftSettings: rules),
]

// Another package can depend on the framework alone. Only this package has the programs, so what
// they need is no part of another package's build.
let package = Package(
  name: "TermPanels",
  products: [
    .library(name: "TermPanels", targets: ["TermPanels"]),
    .library(name: "TermPanelsInspector", targets: ["TermPanelsInspector"]),
    .library(name: "TermPanelsLinear", targets: ["TermPanelsLinear"]),
    .library(name: "TermPanelsNcurses", targets: ["TermPanelsNcurses"]),
    .library(name: "TermPanelsPictures", targets: ["TermPanelsPictures"]),
    .library(name: "TermPanelsRecording", targets: ["TermPanelsRecording"]),
    .library(name: "TermPanelsTesting", targets: ["TermPanelsTesting"]),
  ],
  targets: framework + app + samples + tests,
  swiftLanguageModes: [.v6]
)
