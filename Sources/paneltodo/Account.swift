import Glibc

/// The account that the program runs as.
enum Account {
  /// The home folder that the system has for it; nil if there is none with a path in UTF-8.
  static var home: String? {
    guard let folder = getpwuid(geteuid())?.pointee.pw_dir,
      let path = String(validatingCString: folder), path.hasPrefix("/")
    else { return nil }
    return path
  }
}
