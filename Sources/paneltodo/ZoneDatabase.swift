import CivilCalendar
import FileKit

/// The time zone database of the machine, for calendars that name a zone.
enum ZoneDatabase {
  private static let folder = "/usr/share/zoneinfo"
  /// The largest of its files has some kilobytes.
  private static let largest = 1 << 20

  /// The zone with a name such as `Europe/Berlin`; nil if the name, which comes from a file, is
  /// none of the database.
  static func zone(named name: String) -> Zone? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.count < 64
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "+"):
            true
          default: false
          }
        }
    }
    // A missing file is a zone that the machine does not know.
    guard isPlain, parts.count <= 3,
      let bytes = try? WholeFile.read("\(folder)/\(name)", atMost: largest)
    else { return nil }
    return Zone(file: bytes)
  }
}
