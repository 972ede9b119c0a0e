/// A key press, as the terminal reports it.
public struct Key: Hashable, Sendable {
  /// The key itself, without modifiers.
  public enum Code: Hashable, Sendable {
    /// A character that was typed, composed if need be.
    case character(Character)
    /// Return or Enter.
    case enter
    /// Escape alone.
    case escape
    /// Tab.
    case tab
    /// Shift-Tab, which terminals send as a key of its own.
    case backTab
    /// Backspace: delete to the left.
    case backspace
    /// Delete: delete to the right.
    case delete
    /// Insert.
    case insert
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// F1, F2, ….
    case function(Int)
  }

  /// Keys held at the same time.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Control.
    public static let control = Modifiers(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Modifiers(rawValue: 2)
    /// Shift, reported only for keys that are not characters.
    public static let shift = Modifiers(rawValue: 4)
  }

  /// The key itself, without modifiers.
  public var code: Code
  /// The keys that were held with it.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The key that types a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }
  /// Control and a lower-case letter.
  public static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }
  /// Alt and a character.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
  /// Return or Enter.
  public static let enter = Key(.enter)
  /// Escape alone.
  public static let escape = Key(.escape)
  /// Tab.
  public static let tab = Key(.tab)
  /// Shift-Tab.
  public static let backTab = Key(.backTab)
  /// Backspace.
  public static let backspace = Key(.backspace)
  /// Delete.
  public static let delete = Key(.delete)
  /// Arrow up.
  public static let up = Key(.up)
  /// Arrow down.
  public static let down = Key(.down)
  /// Arrow left.
  public static let left = Key(.left)
  /// Arrow right.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)
  /// The space bar.
  public static let space = Key(.character(" "))

  /// The character, when the key types one: no Control and no Alt held.
  public var typedCharacter: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }
}
