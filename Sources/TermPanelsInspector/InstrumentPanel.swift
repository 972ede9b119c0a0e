import TermPanels

/// A panel of the inspector itself, which therefore tells nothing of its own life.
@MainActor class InstrumentPanel: Panel {
  override init() {
    super.init()
    isInstrument = true
  }
}
