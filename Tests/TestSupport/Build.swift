/// The build that the tests are part of.
public enum Build {
  /// Whether `assert` checks its condition, and a trap says its reason: not with optimisation, as in
  /// the thorough run.
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
