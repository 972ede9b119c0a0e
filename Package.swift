// swift-tools-version: 6.3
import PackageDescription

// Every Swift target is compiled with the same rules: warnings are errors, an imported module
// never leaks through a public signature unseen, and every existential says `any`.
let rules: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The scripts set this to the commit, for `paneltodo --version`.
let commit = (Context.environment["PANELTODO_COMMIT"] ?? "")
  .filter { $0.isASCII && ($0.isLetter || $0.isNumber || " .-".contains($0)) }

// The comment above a target is its purpose in docs/architecture.md.

let framework: [Target] = [
  // The door to ncurses.
  .systemLibrary(name: "CNcurses", path: "CNcurses"),
  // The door to FriBidi, and to the width of a character.
  .systemLibrary(name: "CFriBidi"),
  // The door to libpng.
  .systemLibrary(name: "CPNG"),
  // The door to libjpeg-turbo.
  .systemLibrary(name: "CTurboJPEG"),
  // Restores the terminal when a signal ends the program.
  .target(name: "CTerminalGuard"),
  // Days without time or zone; moments, zones and clocks, and the real one for programs alone.
  .target(name: "CivilCalendar"),
  // Days and times in words, in five languages.
  .target(name: "DatePhrases", dependencies: ["CivilCalendar"]),
  // Files, folders, locks and durations; finds an element of a sorted collection.
  .target(name: "FileKit"),
  // Reads and scales pictures.
  .target(name: "ImageKit", dependencies: ["CPNG", "CTurboJPEG"]),
  // Makes text from outside safe to show and to print.
  .target(name: "SafeText", dependencies: ["FileKit"]),
  // Panels, containers, coordinators, views, and the loop.
  .target(
    name: "TermPanels",
    dependencies: [
      "CFriBidi", "CivilCalendar", "FileKit", "SafeText",
    ]),
  // Real terminals, the lines of standard input and output, and the folders of the disk.
  .target(
    name: "TermPanelsNcurses",
    dependencies: ["CNcurses", "CTerminalGuard", "FileKit", "TermPanels"]),
  // Presents a program as a dialogue in lines.
  .target(name: "TermPanelsLinear", dependencies: ["SafeText", "TermPanels"]),
  // Records a run of a program, and replays it.
  .target(name: "TermPanelsRecording", dependencies: ["TermPanels"]),
  // Draws pictures of recordings.
  .target(
    name: "TermPanelsPictures",
    dependencies: ["SafeText", "TermPanels", "TermPanelsLinear", "TermPanelsRecording"]),
  // Shows images, in pixels or in cells.
  .target(name: "TermPanelsImages", dependencies: ["ImageKit", "TermPanels"]),
  // Shows the panels of a program while it is used.
  .target(name: "TermPanelsInspector", dependencies: ["TermPanels"]),
  // Runs panels in tests: the harnesses, and the laws of containment.
  .target(name: "TermPanelsTesting", dependencies: ["TermPanels", "TermPanelsLinear"]),
]

let app: [Target] = [
  // The commit of the source, compiled alone so that a new one costs nothing.
  .target(
    name: "CSourceCommit",
    cSettings: commit.isEmpty ? [] : [.define("SOURCE_COMMIT", to: "\"\(commit)\"")]),
  // Drops the rights that a guest does not need: programs, network, cores.
  .target(name: "CConfinement"),
  // The door to MD4C.
  .systemLibrary(name: "CMD4C"),
  // The door to SQLite.
  .systemLibrary(name: "CSQLite"),
  // Connections, statements and migrations.
  .target(name: "SQLiteKit", dependencies: ["CSQLite", "FileKit"]),
  // Reads JSON, and locates its mistakes.
  .target(name: "JSONKit", dependencies: ["FileKit", "SafeText"]),
  // Reads notes in simple Markdown.
  .target(name: "MarkdownKit", dependencies: ["CMD4C"]),
  // What the languages and the model share.
  .target(name: "TodoValues", dependencies: ["CivilCalendar", "DatePhrases"]),
  // The languages that people type: quick add, changes, queries.
  .target(name: "TodoLanguage", dependencies: ["CivilCalendar", "DatePhrases", "TodoValues"]),
  // The formats of other programs, and our own: reads them, and writes them.
  .target(
    name: "TodoFormats",
    dependencies: ["CivilCalendar", "JSONKit", "SafeText", "TodoLanguage", "TodoValues"]),
  // Lists, items, their journal and their store.
  .target(
    name: "TodoModel",
    dependencies: [
      "CivilCalendar", "FileKit", "JSONKit", "SQLiteKit", "SafeText", "TodoValues",
    ]),
  // Synchronises lists with a folder of calendar files: merges, without a store.
  .target(
    name: "TodoSync",
    dependencies: ["CivilCalendar", "FileKit", "SafeText", "TodoFormats", "TodoValues"]),
  // Days, changes and reports in words.
  .target(
    name: "TodoWording",
    dependencies: [
      "CivilCalendar", "SafeText", "TodoFormats", "TodoLanguage", "TodoModel", "TodoSync",
      "TodoValues",
    ]),
  // The commands that work on a store without a screen, and their output.
  .target(
    name: "TodoCommands",
    dependencies: [
      "CivilCalendar", "DatePhrases", "FileKit", "JSONKit", "SafeText", "TodoFormats",
      "TodoLanguage",
      "TodoModel", "TodoSync", "TodoValues", "TodoWording",
    ]),
  // The screens with their coordinators and rows, the settings, the command line.
  .target(
    name: "TodoApp",
    dependencies: [
      "CSourceCommit", "CivilCalendar", "DatePhrases", "FileKit", "JSONKit", "MarkdownKit",
      "SafeText", "TermPanels", "TodoCommands", "TodoFormats", "TodoLanguage", "TodoModel",
      "TodoValues", "TodoWording",
    ]),
  // The program: puts the parts together.
  .executableTarget(
    name: "paneltodo",
    dependencies: [
      "CConfinement", "CivilCalendar", "FileKit", "SafeText", "TermPanels",
      "TermPanelsInspector", "TermPanelsLinear", "TermPanelsNcurses", "TermPanelsPictures",
      "TermPanelsRecording", "TodoApp", "TodoCommands", "TodoModel",
    ]),
]

let samples: [Target] = [
  // The door to libcurl.
  .systemLibrary(name: "CCurl"),
  // Fetches from the web, within limits.
  .target(name: "HTTPKit", dependencies: ["CCurl"]),
  // The app store's charts, with icons.
  .target(
    name: "RanksApp",
    dependencies: ["HTTPKit", "ImageKit", "JSONKit", "TermPanels", "TermPanelsImages"]),
  // The program of the charts.
  .executableTarget(
    name: "appranks",
    dependencies: [
      "HTTPKit", "RanksApp", "SafeText", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
    ]),
  // The gallery: every panel and view, alone and live.
  .target(
    name: "GalleryApp",
    dependencies: ["CivilCalendar", "ImageKit", "TermPanels", "TermPanelsImages"]),
  // The program of the gallery.
  .executableTarget(
    name: "panelgallery",
    dependencies: [
      "GalleryApp", "SafeText", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses",
    ]),
  // The example to read first: the sample app MVCTodo, in a terminal.
  .executableTarget(
    name: "MVCTodo",
    dependencies: ["CivilCalendar", "TermPanels", "TermPanelsInspector", "TermPanelsNcurses"],
    path: "Sources/Examples/MVCTodo", exclude: ["README.md"]),
]

let tests: [Target] = [
  .target(name: "CTestSupport", path: "Tests/CTestSupport"),
  .target(
    name: "TestSupport",
    dependencies: ["CSQLite", "CTestSupport", "CivilCalendar", "FileKit", "SQLiteKit"],
    path: "Tests/TestSupport"),
  .testTarget(name: "FileKitTests", dependencies: ["FileKit", "TestSupport"]),
  .testTarget(name: "SafeTextTests", dependencies: ["SafeText", "TestSupport"]),
  .testTarget(name: "CivilCalendarTests", dependencies: ["CivilCalendar", "TestSupport"]),
  .testTarget(
    name: "DatePhrasesTests", dependencies: ["CivilCalendar", "DatePhrases", "TestSupport"]),
  .testTarget(
    name: "TermPanelsTests",
    dependencies: [
      "CivilCalendar", "DatePhrases", "TermPanels", "TermPanelsRecording", "TermPanelsTesting",
      "TestSupport",
    ]),
  .testTarget(
    name: "TermPanelsImagesTests",
    dependencies: ["ImageKit", "TermPanels", "TermPanelsImages", "TermPanelsTesting"]),
  .testTarget(
    name: "TermPanelsInspectorTests",
    dependencies: ["TermPanels", "TermPanelsInspector", "TermPanelsTesting"]),
  .testTarget(
    name: "TermPanelsNcursesTests",
    dependencies: ["CNcurses", "TermPanels", "TermPanelsNcurses", "TestSupport"]),
  .testTarget(
    name: "TermPanelsPicturesTests",
    dependencies: [
      "JSONKit", "TermPanels", "TermPanelsLinear", "TermPanelsPictures", "TermPanelsRecording",
      "TermPanelsTesting",
    ]),
  .testTarget(name: "SQLiteKitTests", dependencies: ["SQLiteKit", "TestSupport"]),
  .testTarget(name: "JSONKitTests", dependencies: ["JSONKit", "TestSupport"]),
  .testTarget(name: "MarkdownKitTests", dependencies: ["MarkdownKit", "TestSupport"]),
  .testTarget(name: "HTTPKitTests", dependencies: ["HTTPKit", "TestSupport"]),
  .testTarget(name: "ImageKitTests", dependencies: ["ImageKit", "TestSupport"]),
  .target(name: "PowerLoss", dependencies: ["CSQLite"], path: "Tests/PowerLoss"),
  .testTarget(
    name: "TodoModelTests",
    dependencies: [
      "CivilCalendar", "FileKit", "PowerLoss", "SQLiteKit", "TestSupport", "TodoLanguage",
      "TodoModel", "TodoValues",
    ]),
  // Lines and their readings, for the tests of the language and the page about it.
  .target(
    name: "PhraseBook",
    dependencies: ["CivilCalendar", "DatePhrases", "TodoLanguage", "TodoValues"],
    path: "Tests/PhraseBook"),
  .testTarget(
    name: "TodoLanguageTests",
    dependencies: [
      "CivilCalendar", "DatePhrases", "PhraseBook", "TestSupport", "TodoLanguage", "TodoValues",
    ]),
  .testTarget(
    name: "TodoFormatsTests",
    dependencies: [
      "CivilCalendar", "JSONKit", "SafeText", "TestSupport", "TodoFormats", "TodoValues",
    ]),
  .testTarget(
    name: "TodoSyncTests",
    dependencies: ["CivilCalendar", "TestSupport", "TodoFormats", "TodoSync", "TodoValues"]),
  .testTarget(
    name: "TodoCommandsTests",
    dependencies: [
      "CivilCalendar", "DatePhrases", "FileKit", "JSONKit", "TestSupport", "TodoApp",
      "TodoCommands",
      "TodoFormats", "TodoLanguage", "TodoModel", "TodoSync", "TodoValues", "TodoWording",
    ]),
  // The app without a terminal, for the tests of the app and of the pages about it.
  .target(
    name: "TodoAppTesting",
    dependencies: [
      "CivilCalendar", "TermPanels", "TermPanelsLinear", "TermPanelsTesting", "TestSupport",
      "TodoApp", "TodoCommands", "TodoModel",
    ],
    path: "Tests/TodoAppTesting"),
  .testTarget(
    name: "TodoAppTests",
    dependencies: [
      "CivilCalendar", "DatePhrases", "SQLiteKit", "TermPanels", "TermPanelsTesting", "TestSupport",
      "TodoApp",
      "TodoAppTesting", "TodoCommands", "TodoLanguage", "TodoModel", "TodoValues", "TodoWording",
    ]),
  .executableTarget(
    name: "Hello", dependencies: ["TermPanels", "TermPanelsNcurses"], path: "Tests/Hello"),
  .executableTarget(
    name: "Crasher", dependencies: ["TermPanels", "TermPanelsNcurses"], path: "Tests/Crasher"),
  .executableTarget(
    name: "Watchlist", dependencies: ["TermPanels", "TermPanelsNcurses"], path: "Tests/Watchlist"),
  .testTarget(
    name: "DocumentationTests",
    dependencies: [
      "CivilCalendar", "GalleryApp", "Hello", "ImageKit", "PhraseBook", "TermPanels",
      "TermPanelsImages", "TermPanelsInspector", "TermPanelsTesting", "TestSupport", "TodoApp",
      "TodoAppTesting", "TodoCommands", "TodoFormats", "TodoLanguage", "TodoModel", "TodoValues",
      "TodoWording", "Watchlist",
    ]),
  .target(name: "CFuzzer", path: "Tests/CFuzzer"),
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "CFriBidi", "CFuzzer", "CivilCalendar", "DatePhrases", "JSONKit", "MarkdownKit", "SafeText",
      "TermPanels", "TermPanelsNcurses", "TermPanelsTesting", "TodoApp", "TodoFormats",
      "TodoLanguage", "TodoValues",
    ],
    path: "Tests/Fuzz", exclude: ["Seeds"]),
  .testTarget(name: "FuzzTests", dependencies: ["Fuzz", "TestSupport", "TodoApp"]),
  .testTarget(
    name: "GalleryAppTests",
    dependencies: ["GalleryApp", "TermPanels", "TermPanelsTesting", "TestSupport"]),
  .testTarget(
    name: "MVCTodoTests",
    dependencies: [
      "CivilCalendar", "MVCTodo", "TermPanels", "TermPanelsTesting", "TestSupport", "TodoModel",
      "TodoValues",
    ]),
  .testTarget(
    name: "RanksAppTests",
    dependencies: [
      "HTTPKit", "ImageKit", "JSONKit", "RanksApp", "TermPanels", "TermPanelsTesting",
      "TestSupport",
    ]),
  .testTarget(
    name: "EndToEndTests",
    dependencies: [
      "CivilCalendar", "Crasher", "JSONKit", "MVCTodo", "SQLiteKit", "TermPanelsNcurses",
      "TestSupport", "TodoFormats", "TodoModel", "TodoValues", "appranks", "panelgallery",
      "paneltodo",
    ]),
  .testTarget(
    name: "ArchitectureTests",
    dependencies: ["GalleryApp", "TermPanels", "TermPanelsTesting", "TestSupport"]),
]

// The thorough run sets TEST_TARGETS if it needs few of the test targets, and OPTIMIZED to optimise
// everything but these.
let chosen = Context.environment["TEST_TARGETS"]?.split(separator: " ").map(String.init)
let speed: [SwiftSetting] = Context.environment["OPTIMIZED"] == "1" ? [.unsafeFlags(["-O"])] : []

// Another package can depend on the framework alone. Only this package has the programs, so what
// they need is no part of another package's build.
let package = Package(
  name: "TermPanels",
  products: [
    .library(name: "CivilCalendar", targets: ["CivilCalendar"]),
    .library(name: "DatePhrases", targets: ["DatePhrases"]),
    .library(name: "TermPanels", targets: ["TermPanels"]),
    .library(name: "TermPanelsImages", targets: ["TermPanelsImages"]),
    .library(name: "TermPanelsInspector", targets: ["TermPanelsInspector"]),
    .library(name: "TermPanelsLinear", targets: ["TermPanelsLinear"]),
    .library(name: "TermPanelsNcurses", targets: ["TermPanelsNcurses"]),
    .library(name: "TermPanelsPictures", targets: ["TermPanelsPictures"]),
    .library(name: "TermPanelsRecording", targets: ["TermPanelsRecording"]),
    .library(name: "TermPanelsTesting", targets: ["TermPanelsTesting"]),
  ],
  targets: framework + app + samples
    + tests.filter { $0.type != .test || chosen?.contains($0.name) ?? true },
  swiftLanguageModes: [.v6]
)
for target in package.targets where target.type != .system {
  target.swiftSettings = target.type == .test ? rules : rules + speed
}
