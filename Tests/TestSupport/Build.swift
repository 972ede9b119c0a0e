/// The build that the tests are part of.
public enum Build {
  /// Whether `assert` checks its condition, and a trap says its reason. With optimisation, as in the
  /// thorough run, neither is so.
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
