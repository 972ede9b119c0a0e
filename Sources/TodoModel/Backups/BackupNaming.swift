internal import CivilCalendar

/// The file names of the backups of a database, such as `todos-2026-11-21.db`, and their meaning.
/// Files with other names are not ours and are not touched.
struct BackupNaming: Sendable {
  private let stem: String
  private let ending: String

  /// The names for a database with that name.
  init(database name: String) {
    let isPlain = name.hasSuffix(".db") && name.utf8.count > 3
    stem = (isPlain ? String(name.dropLast(3)) : name) + "-"
    ending = isPlain ? ".db" : ""
  }

  /// The name of a backup that is made now.
  func name(of occasion: Backup.Occasion, at moment: LocalMoment) -> String {
    let time = "\(moment.day)-\(moment.digits)"
    let middle =
      switch occasion {
      case .daily: "\(moment.day)"
      case .byHand: "by-hand-\(time)"
      case .beforeVersion(let version): "before-version-\(version)-\(time)"
      case .beforeRestore: "before-restore-\(time)"
      case .damaged: "damaged-\(time)"
      }
    return stem + middle + ending
  }

  /// The meaning of a name; nil for a name that is not ours.
  func meaning(of name: String) -> (occasion: Backup.Occasion, day: Day)? {
    guard name.hasPrefix(stem), name.hasSuffix(ending),
      name.utf8.count > stem.utf8.count + ending.utf8.count
    else { return nil }
    let middle = name.dropFirst(stem.count).dropLast(ending.count)
    guard middle.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    if let day = Day(iso: String(middle)) { return (.daily, day) }
    // The word, the day and the time: `by-hand-2026-11-21-153012`.
    guard middle.utf8.count > 18 else { return nil }
    let word = middle.dropLast(17)
    guard let day = Day(iso: String(middle.suffix(17).prefix(10))), word.last == "-",
      middle.suffix(7).first == "-", LocalMoment(day: day, digits: middle.suffix(6)) != nil,
      let occasion = occasion(String(word.dropLast()))
    else { return nil }
    return (occasion, day)
  }

  private func occasion(_ word: String) -> Backup.Occasion? {
    switch word {
    case "by-hand": return .byHand
    case "before-restore": return .beforeRestore
    case "damaged": return .damaged
    default: break
    }
    let prefix = "before-version-"
    guard word.hasPrefix(prefix), let version = Int(word.dropFirst(prefix.count)), version > 0,
      word == prefix + "\(version)"
    else { return nil }
    return .beforeVersion(version)
  }
}
