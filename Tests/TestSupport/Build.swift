/// The build that the tests are part of.
public enum Build {
  /// Whether a false `assert` stops the program, and a trap prints its reason. The thorough run
  /// tests an optimised build, in which neither happens.
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
