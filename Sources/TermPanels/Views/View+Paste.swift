extension View {
  /// Says that only a part of what was pasted has found room.
  func tellOfCutPaste() {
    window?.show(Toast("Only its beginning was pasted", isError: true))
  }
}
