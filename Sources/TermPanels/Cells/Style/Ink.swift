/// A role's colour, or a point on the way from one role's colour to another's, for a crossfade or a
/// view that is not opaque. The theme resolves it; nothing else knows colours.
public struct Ink: Hashable, Sendable {
  /// The steps from one colour to another. Few, so that neighbouring cells keep sharing a colour
  /// and a frame of a fade stays small on the wire.
  public static let steps: UInt8 = 8

  /// The colour at the start.
  public var role: Role
  /// The colour at the end.
  public var toward: Role
  /// The position between the two, 0 to ``steps``.
  public var amount: UInt8

  /// The plain colour of a role.
  public init(_ role: Role) {
    self.role = role
    toward = role
    amount = 0
  }

  /// The colour `amount` steps on the way from `role` to `toward`.
  public init(_ role: Role, toward: Role, amount: UInt8) {
    precondition(amount <= Ink.steps, "An ink lies between its two roles: 0 to Ink.steps.")
    self.role = role
    self.toward = amount == 0 ? role : toward
    self.amount = role == toward ? 0 : amount
  }

  /// The same ink, `amount` steps further on the way to another role. An ink that is already on the
  /// way there covers that part of the rest; it arrives only with all steps. One that is mixed with
  /// a third role keeps its stronger part: two mixes at once cannot be told apart on a screen.
  public func mixed(toward other: Role, amount: UInt8) -> Ink {
    guard amount > 0 else { return self }
    if toward == other, self.amount > 0 {
      let rest = (Ink.steps - self.amount) * (Ink.steps - amount) / Ink.steps
      let arrives = max(amount, self.amount) == Ink.steps
      return Ink(role, toward: other, amount: Ink.steps - (arrives ? 0 : max(1, rest)))
    }
    let strongest = self.amount * 2 > Ink.steps ? toward : role
    return Ink(strongest, toward: other, amount: amount)
  }
}
