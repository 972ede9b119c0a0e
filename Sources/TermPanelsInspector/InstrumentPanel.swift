import TermPanels

/// A panel of the inspector itself, whose own life cycle is therefore not reported.
@MainActor class InstrumentPanel: Panel {
  override init() {
    super.init()
    isInstrument = true
  }
}
