import CivilCalendar
import DatePhrases
import JSONKit
import TermPanels
import TodoLanguage
import TodoValues
import TodoWording

/// Reads the settings of one file.
struct SettingsReader {
  private(set) var settings = Settings()
  private(set) var problems: [SettingsProblem] = []
  private let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  mutating func read() {
    guard case .object(let members) = document.value else {
      return report([], "The file must contain an object such as { theme: \"dusk\" }.")
    }
    for member in members {
      guard let name = SettingName(rawValue: member.key) else {
        reportUnknown(member.key)
        continue
      }
      if member.value != .null { read(name, member.value) }
    }
  }

  private mutating func read(_ name: SettingName, _ value: JSON) {
    let path = [name.rawValue]
    switch name {
    case .theme:
      let names = Theme.BuiltIn.allCases.map(\.rawValue)
      if let name = choice(path, value, of: names) { settings.theme = Theme.named(name) }
    case .motion:
      let names = Motion.allCases.map(\.rawValue)
      if let name = choice(path, value, of: names) { settings.motion = Motion(rawValue: name) }
    case .colors: readColors(path, value)
    case .signs: choose(path, value, \.signs)
    case .density: choose(path, value, \.density)
    case .mouse: choose(path, value, \.mouse)
    case .startView: readStartView(path, value)
    case .firstDayOfWeek:
      let names = Weekday.allCases.map { $0.name.lowercased() }
      if let name = choice(path, value, of: names) {
        settings.firstDayOfWeek = Weekday.allCases.first { $0.name.lowercased() == name }
      }
    case .dateStyle: choose(path, value, \.dateStyle)
    case .languages: readLanguages(path, value)
    case .quickAdd: readQuickAdd(path, value)
    case .dayEffort: readDayEffort(path, value)
    case .remind: readReminders(path, value)
    case .remindBy: choose(path, value, \.remindBy)
    case .editor: readProgram(path, value, \.editor, example: "[\"nano\", \"-w\"]")
    case .hook: readProgram(path, value, \.hook, example: "[\"/home/ana/bin/on-change\"]")
    case .syncEvery: readSyncEvery(path, value)
    case .keptChanges: readKeptChanges(path, value)
    case .layout:
      if let name = choice(path, value, of: KeyLayout.names) {
        settings.layout = KeyLayout.named(name)
      }
    case .keys: readKeys(path, value)
    }
  }

  private mutating func readColors(_ path: JSONPath, _ value: JSON) {
    guard case .object(let members) = value else {
      return report(
        path, "“colors” must be an object such as { accent: \"#5f87d7\" }, not \(value.kind).")
    }
    for member in members where member.value != .null {
      let path = path + [member.key]
      guard let name = ColorName(rawValue: member.key) else {
        let names = SettingsReader.list(ColorName.allCases.map(\.rawValue))
        report(path, "Unknown colour “\(member.key)”. Use \(names).")
        continue
      }
      let rule = "“\(member.key)” must be a colour such as “#5f87d7”"
      guard let text = text(path, member.value, rule) else { continue }
      guard let color = Color(hexadecimal: text) else {
        report(path, "\(rule), not “\(text)”.")
        continue
      }
      settings.colors[name] = color
    }
  }

  private mutating func readKeptChanges(_ path: JSONPath, _ value: JSON) {
    switch value {
    case .number(let digits) where Int(digits) ?? 0 >= 100: settings.keptChanges = Int(digits)
    case .string(let word) where word.lowercased() == "all": settings.keptChanges = nil
    default:
      report(path, "“keptChanges” must be a whole number of at least 100, or \"all\".")
    }
  }

  private mutating func readSyncEvery(_ path: JSONPath, _ value: JSON) {
    guard case .number(let digits) = value, let minutes = Int(digits),
      (1...1440).contains(minutes)
    else {
      return report(path, "“syncEvery” must be a whole number of minutes from 1 to 1440.")
    }
    settings.syncEvery = minutes
  }

  private mutating func readStartView(_ path: JSONPath, _ value: JSON) {
    let rule =
      "“startView” must be “lists”, “inbox”, “today”, “upcoming”, “all” or the name of a list or view"
    guard let name = text(path, value, rule) else { return }
    let isPlace = Place.all.contains { $0.canStart && $0.name == name }
    settings.startView = isPlace ? .place(name) : .list(name)
  }

  private mutating func readLanguages(_ path: JSONPath, _ value: JSON) {
    let names = DateLanguage.all.map(\.code)
    let rule = "“languages” must be languages such as [\"de\", \"en\"]"
    guard let codes = texts(path, value, rule) else { return }
    if let unknown = codes.first(where: { !names.contains($0.lowercased()) }) {
      return report(path, "\(rule); “\(unknown)” is none of \(SettingsReader.list(names)).")
    }
    settings.languages = .of(codes.map { $0.lowercased() })
  }

  private mutating func readQuickAdd(_ path: JSONPath, _ value: JSON) {
    guard case .object(let members) = value else {
      return report(
        path,
        "“quickAdd” must be an object such as { list: \"Inbox\", due: \"today\" }, not \(value.kind)."
      )
    }
    for member in members where member.value != .null {
      let path = path + [member.key]
      switch member.key {
      case "list":
        settings.quickAdd.list = text(path, member.value, "“list” must be the name of a list")
      case "due":
        guard let word = choice(path, member.value, of: ["today", "none"]) else { continue }
        settings.quickAdd.isDueToday = word == "today"
      case "priority":
        let names = Priority.allCases.map(\.name)
        guard let word = choice(path, member.value, of: names), let priority = Priority(word) else {
          continue
        }
        settings.quickAdd.priority = priority
      default:
        report(
          path, "Unknown setting “\(member.key)” in “quickAdd”. Use “list”, “due” or “priority”.")
      }
    }
  }

  private mutating func readDayEffort(_ path: JSONPath, _ value: JSON) {
    let rule = "“dayEffort” must be an effort such as \"6h\""
    guard let text = text(path, value, rule) else { return }
    guard let effort = Effort(text) else { return report(path, "\(rule), not “\(text)”.") }
    settings.dayEffort = effort
  }

  private mutating func readReminders(_ path: JSONPath, _ value: JSON) {
    let rule = "“remind” must be lengths such as “10m” or “1h 1d”, or “off”"
    guard let text = text(path, value, rule) else { return }
    guard let reminders = Reminders(typed: text) else {
      return report(path, "\(rule), not “\(text)”.")
    }
    settings.remind = reminders
  }

  private mutating func readProgram(
    _ path: JSONPath, _ value: JSON, _ setting: WritableKeyPath<Settings, [String]?>,
    example: String
  ) {
    let rule = "“\(path.last ?? "")” must be a program and its arguments, such as \(example)"
    guard let words = texts(path, value, rule) else { return }
    guard let program = words.first, !program.isEmpty else { return report(path, "\(rule).") }
    settings[keyPath: setting] = words
  }

  private mutating func readKeys(_ path: JSONPath, _ value: JSON) {
    guard case .object(let members) = value else {
      return report(
        path,
        "“keys” must be an object such as { \"item.edit\": [\"e\", \"F2\"] }, not \(value.kind).")
    }
    for member in members {
      let path = path + [member.key]
      if member.value == .null { continue }
      let rule =
        "“\(member.key)” must be a key such as \"e\", several such as [\"e\", \"g e\"], or []"
      if case .string(let key) = member.value {
        settings.keys.append(.init(member.key, [key], line: line(path)))
      } else if let keys = texts(path, member.value, rule) {
        settings.keys.append(.init(member.key, keys, line: line(path)))
      }
    }
  }

  // MARK: - Values

  private mutating func choose<Value: RawRepresentable<String> & CaseIterable>(
    _ path: JSONPath, _ value: JSON, _ setting: WritableKeyPath<Settings, Value>
  ) {
    guard let name = choice(path, value, of: Value.allCases.map(\.rawValue)),
      let value = Value(rawValue: name)
    else { return }
    settings[keyPath: setting] = value
  }

  /// One of a few words.
  private mutating func choice(_ path: JSONPath, _ value: JSON, of names: [String]) -> String? {
    let rule = "“\(path.last ?? "")” must be one of \(SettingsReader.list(names))"
    guard case .string(let name) = value else {
      report(path, "\(rule), not \(value.kind).")
      return nil
    }
    if names.contains(name.lowercased()) { return name.lowercased() }
    report(path, "\(rule), not “\(name)”.")
    return nil
  }

  /// A non-empty text.
  private mutating func text(_ path: JSONPath, _ value: JSON, _ rule: String) -> String? {
    guard case .string(let text) = value else {
      report(path, "\(rule), not \(value.kind).")
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(path, "\(rule), and not empty.")
      return nil
    }
    return text
  }

  private mutating func texts(_ path: JSONPath, _ value: JSON, _ rule: String) -> [String]? {
    guard case .array(let values) = value else {
      report(path, "\(rule), not \(value.kind).")
      return nil
    }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value else {
        report(path + ["\(index)"], "\(rule); this is \(value.kind).")
        return nil
      }
      texts.append(text)
    }
    return texts
  }

  // MARK: - Problems

  private mutating func reportUnknown(_ name: String) {
    let names = SettingsReader.list(SettingName.allCases.map(\.rawValue))
    report([name], "Unknown setting “\(name)”. Use \(names).")
  }

  private mutating func report(_ path: JSONPath, _ sentence: String) {
    problems.append(SettingsProblem(line: line(path), sentence))
  }

  private func line(_ path: JSONPath) -> Int { document.line(of: path) ?? 1 }

  /// `“a”, “b” or “c”`.
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
