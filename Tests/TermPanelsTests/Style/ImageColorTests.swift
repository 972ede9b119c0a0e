import Testing

@testable import TermPanels

@Suite("The colours of images") struct ImageColorTests {
  @Test func `are near to any colour, and the same in every theme`() throws {
    for value in stride(from: UInt32(0), to: 0xFFFFFF, by: 0x01_2345) {
      let wanted = Color(value)
      let role = Role(nearestTo: wanted)
      #expect(role.rawValue > Role.lastFree)
      let colors = Set(Theme.all.map { $0.color(of: Ink(role), isSurface: false) })
      #expect(colors.count == 1)
      let color = try #require(colors.first ?? nil)
      for (part, other) in [
        (color.red, wanted.red), (color.green, wanted.green), (color.blue, wanted.blue),
      ] {
        #expect(abs(Int(part) - Int(other)) <= 48)
      }
    }
  }

  @Test func `are found exactly, each by its own role`() {
    let numbers = Role.lastFree + 1...UInt8.max
    for number in numbers {
      let role = Role(rawValue: number)
      #expect(role.imageColor.map { Role(nearestTo: $0) } == role)
    }
    #expect(Role(rawValue: Role.lastFree).imageColor == nil)
  }

  @Test func `cannot be replaced by a program`() {
    var theme = Theme.calm
    let role = Role(nearestTo: Color(0xFF0000))

    theme[role] = Theme.Appearance(Color(0x00FF00))

    #expect(theme[role].color == Color(0xFF0000))
  }
}
