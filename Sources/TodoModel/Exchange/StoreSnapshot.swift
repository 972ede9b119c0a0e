internal import CivilCalendar
internal import SQLiteKit

/// A store as it is at one moment, for an export. ``StoreExchange/read(_:)`` makes it on a queue
/// that is not the main one; it is valid until that read ends.
public struct StoreSnapshot {
  private let connection: Connection
  private let clock: WallClock

  init(_ connection: Connection, clock: WallClock) {
    (self.connection, self.clock) = (connection, clock)
  }

  /// Every list except the views, areas and templates, by its position, even those that are put
  /// away.
  public func lists() throws -> [ListSummary] {
    try connection.summaries(by: .place, withPutAway: true)
  }

  /// Delivers a selection to a sink. Throws the sink's error.
  public func export(
    _ selection: ExportSelection = ExportSelection(),
    to sink: @escaping (TransferElement) throws -> Void
  ) throws {
    try Exporter(connection, selection, clock: clock, to: sink).run()
  }
}
