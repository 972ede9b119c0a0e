import CivilCalendar

/// Finds the zones that a calendar names: in the time zone database, or in the calendar itself.
struct ICalZones {
  /// The longest text of a zone that is kept with each to-do, in bytes.
  private static let longestKept = 8 << 10

  private let database: @Sendable (String) -> Zone?
  private var own: [String: (zone: Zone, lines: [String])] = [:]
  private var cache: [String: Zone?] = [:]

  init(_ database: @escaping @Sendable (String) -> Zone?) { self.database = database }

  /// Adds a `VTIMEZONE`. Returns its name.
  @discardableResult
  mutating func add(_ lines: [String]) -> String? {
    guard let found = ICalZone(lines.compactMap(ICalLine.init)) else { return nil }
    if let zone = found.zone { own[found.name] = (zone, lines) }
    return found.name
  }

  /// The zone with a name.
  mutating func zone(_ name: String) -> Zone? { known(name) ?? own[name]?.zone }

  /// The lines of a zone that only the calendar knows, unless these are too many to be kept with
  /// each to-do.
  mutating func lines(of name: String) -> [String]? {
    guard known(name) == nil, let lines = own[name]?.lines else { return nil }
    return lines.reduce(0) { $0 + $1.utf8.count } <= Self.longestKept ? lines : nil
  }

  /// The zone that the database has. A name may have a prefix, as in
  /// `/mozilla.org/20050126_1/Europe/Berlin`.
  private mutating func known(_ name: String) -> Zone? {
    if let cached = cache[name] { return cached }
    let parts = name.split(separator: "/")
    let found =
      database(name)
      ?? (name.hasPrefix("/") ? database(parts.suffix(2).joined(separator: "/")) : nil)
    cache[name] = found
    return found
  }
}
