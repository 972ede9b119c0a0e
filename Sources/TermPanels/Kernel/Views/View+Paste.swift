extension View {
  /// Shows a toast that only a part of the pasted text was accepted.
  func tellOfCutPaste() {
    window?.show(Toast("Too long: pasted only in part", isError: true))
  }
}
