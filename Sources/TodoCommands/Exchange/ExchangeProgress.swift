/// The progress of an import or an export.
package struct ExchangeProgress: Hashable, Sendable {
  /// Receives the progress again and again, outside the main actor. What it throws ends the work,
  /// and nothing is added or written then.
  package typealias Handler = @Sendable (ExchangeProgress) throws -> Void

  /// The number of lists and items after which progress is reported.
  static let step = 256

  /// The number of lists and items so far.
  package var count = 0
  /// The share of the work that is done, 0 to 1; nil if it is unknown.
  package var share: Double?

  /// Work that begins.
  package init() {}
}
