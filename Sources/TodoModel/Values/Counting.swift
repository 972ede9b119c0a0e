/// A number with its noun: `1 item`, `2 items`.
package func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// A size in bytes in everyday units.
func bytesInWords(_ count: Int) -> String {
  if count < 1024 { return "\(count) B" }
  let tenths = count < 1 << 20 ? count * 10 / 1024 : count * 10 / (1 << 20)
  let number = tenths < 100 && tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  return number + (count < 1 << 20 ? " KB" : " MB")
}
