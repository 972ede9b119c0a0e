/// The build that the tests are part of.
public enum Build {
  /// Whether `assert` checks its condition and a trap prints its reason. An optimised build, as in
  /// the thorough run, does neither.
  public static let checksAssertions: Bool = {
    var isChecked = false
    func check() -> Bool {
      isChecked = true
      return true
    }
    assert(check())
    return isChecked
  }()
}
