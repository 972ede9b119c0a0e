/// The folder of the files that the program keeps for itself: neither data nor settings.
public enum StateFolder {
  /// The folder: `paneltodo` in `$XDG_STATE_HOME` when that is absolute, else in
  /// `$HOME/.local/state`.
  public static func path(environment: [String: String]) -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/paneltodo"
    }
    return (environment["HOME"] ?? "") + "/.local/state/paneltodo"
  }
}
