import CivilCalendar

extension ExchangeItem {
  /// Whether an item that was read from a source still has the values of another one, in some
  /// fields.
  func says(
    _ fields: [ExchangeField], of item: ExchangeItem,
    at precision: Precision, _ context: ExchangeContext
  ) -> Bool {
    let zone = context.clock.zone
    return fields.allSatisfy {
      $0.isSame(self, item) { precision.isSame($0, $1, in: zone) }
    }
  }
}
