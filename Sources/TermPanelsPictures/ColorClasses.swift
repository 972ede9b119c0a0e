/// The classes of the colours in a picture, named in the order of their use.
struct ColorClasses {
  private var names: [Shade: String] = [:]
  private var order: [Shade] = []

  /// The class of a colour, in small letters.
  mutating func name(of shade: Shade) -> String {
    if let name = names[shade] { return name }
    let name = ColorClasses.name(order.count)
    names[shade] = name
    order.append(shade)
    return name
  }

  /// The rules of all colours: those on a dark background and, where they differ, those for a
  /// viewer that prefers a light one.
  var rules: String {
    let dark = order.map { rule(for: $0, $0.dark.code) }
    let light = order.filter { $0.light != $0.dark }.map { rule(for: $0, $0.light.code) }
    guard !light.isEmpty else { return dark.joined(separator: "\n") }
    return dark.joined(separator: "\n") + "\n@media (prefers-color-scheme:light){\n"
      + light.joined(separator: "\n") + "\n}"
  }

  private func rule(for shade: Shade, _ code: String) -> String {
    ".\(names[shade] ?? ""){fill:\(code)}"
  }

  /// The name of a number: `a` to `z`, then `aa` and so on.
  private static func name(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? letter : name(number / 26 - 1) + letter
  }
}
