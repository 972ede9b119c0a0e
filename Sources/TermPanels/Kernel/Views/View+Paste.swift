extension View {
  /// Shows a toast that only a part of the pasted text was accepted.
  func tellOfCutPaste() {
    window?.show(Toast("Only its beginning was pasted", isError: true))
  }
}
