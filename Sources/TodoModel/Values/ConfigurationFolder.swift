/// The folder of the person's choices.
public enum ConfigurationFolder {
  /// The folder: `paneltodo` in `$XDG_CONFIG_HOME` when that is absolute, else in `$HOME/.config`.
  public static func path(environment: [String: String]) -> String {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/paneltodo"
    }
    return (environment["HOME"] ?? "") + "/.config/paneltodo"
  }
}
