import SafeText

/// The reason why vdirsyncer failed, read from its output.
struct EngineTrouble: Equatable {
  /// A list of which all files are gone on one side, so that vdirsyncer wants consent to delete
  /// those on the other side.
  struct EmptiedList: Hashable {
    /// The name of the folder.
    let name: String
    /// Whether the files of the folder are gone, and not those on the server.
    let isLocal: Bool
  }

  /// A list of which the folder has two files of one to-do. vdirsyncer exchanges no file of it.
  struct DoubledList: Hashable {
    /// The name of the folder.
    let name: String
    /// The names of the files.
    let files: [String]
  }

  /// A kind of failure: parts of the output, of which one is enough, and the sentence about it.
  private struct Kind {
    let parts: [String]
    let sentence: (_ host: String) -> String

    init(_ parts: String..., sentence: @escaping (String) -> String) {
      (self.parts, self.sentence) = (parts, sentence)
    }
  }

  /// The kinds; the first that matches counts.
  private static var kinds: [Kind] {
    [
      Kind("returned non-zero exit status", "Failed to execute command", "Empty value for password")
      { _ in "The password command failed, or printed nothing. Try it in a shell." },
      Kind("401, message=") { host in
        """
        \(host) refuses the name or the password. Nextcloud and Fastmail need a password that is \
        made for this program.
        """
      },
      Kind("403, message=") { host in "\(host) does not allow this user to do that." },
      Kind("404, message=", "405, message=", "501, message=", "301, message=", "302, message=") {
        host in
        """
        \(host) has no calendars at this address. For Nextcloud it is https://HOST/remote.php/dav/.
        """
      },
      Kind("CERTIFICATE_VERIFY_FAILED", "SSLCertVerificationError") { host in
        """
        The certificate of \(host) cannot be verified. If the server is your own, repeat the set-up \
        with --certificate.
        """
      },
      Kind(
        "Name or service not known", "Temporary failure in name resolution",
        "No address associated", "Domain name not found", "DNS server returned"
      ) { host in
        "The host \(host) is unknown, or this machine is offline. Check the address."
      },
      Kind("Cannot connect to host", "Server disconnected", "TimeoutError", "Timeout on reading") {
        host in "\(host) does not answer. It is down, or this machine is offline."
      },
    ]
  }

  /// The output of vdirsyncer if a server closes a connection just when it is used again.
  private static let interruptions = [
    "Server disconnected", "Session is closed", "Connector is closed",
  ]

  /// The lists that need consent.
  let emptied: Set<EmptiedList>
  /// The lists with two files of one to-do.
  let doubled: Set<DoubledList>
  /// The reason in a sentence; nil if the lists are the only one.
  let sentence: String?

  /// Whether the connection was interrupted, so that another run may succeed.
  let isPassing: Bool

  /// Reads the end of a run that failed.
  init(_ run: ProgramRun, host: String) {
    guard !run.wasStopped else {
      (emptied, doubled, isPassing) = ([], [], false)
      sentence = "\(host) takes too long: vdirsyncer was ended."
      return
    }
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    let emptied = lines.compactMap(Self.emptiedList)
    let doubled = Self.doubledLists(run.output)
    (self.emptied, self.doubled) = (Set(emptied), doubled)
    isPassing = Self.interruptions.contains(where: run.output.contains)
    let kind = Self.kinds.first { kind in kind.parts.contains(where: run.output.contains) }
    if let kind {
      sentence = kind.sentence(host)
    } else {
      let others = lines.filter { Self.emptiedList($0) == nil && !Self.isAboutDoubledList($0) }
        .compactMap(Self.error)
      let reason = others.first.map { ": “\($0.shownInLine)”." } ?? " with status \(run.status)."
      let isOnlyAboutLists = others.isEmpty && !(emptied.isEmpty && doubled.isEmpty)
      sentence = isOnlyAboutLists ? nil : SyncAccount.program + " failed" + reason
    }
  }

  /// The text of a line about an error; nil for any other line.
  private static func error(_ line: String) -> String? {
    // A question has no line of its own.
    let text = line.ranges(of: "[y/N]: ").last.map { line[$0.upperBound...] } ?? line[...]
    guard !text.contains("Use `-vdebug`"),
      let label = ["error: ", "critical: "].first(where: text.hasPrefix)
    else { return nil }
    let sentences = text.dropFirst(label.count)
    // The rest of a sentence that ends here is on further lines, and tells to run vdirsyncer.
    guard sentences.hasSuffix(":"), let end = sentences.ranges(of: ". ").last else {
      return String(sentences)
    }
    return String(sentences[..<end.lowerBound])
  }

  private static func isAboutDoubledList(_ line: String) -> Bool {
    line.contains(#"Storage "local/"#) && line.contains("contains multiple items")
  }

  /// The lists with two files of one to-do. The names of the files are below the sentence about
  /// each, in quotes.
  private static func doubledLists(_ output: String) -> Set<DoubledList> {
    let sentences = output.matches(
      of: /Storage "local\/([^"]+)" contains multiple items[^:]*:[^:]*:\s*((?:'[^\n]+'\n)*)/)
    return Set(
      sentences.map { match in
        let files = match.2.split(separator: "\n").map { String($0.dropFirst().dropLast()) }
        return DoubledList(name: String(match.1), files: files)
      })
  }

  private static func emptiedList(_ line: String) -> EmptiedList? {
    guard let match = line.firstMatch(of: /Storage "(local|server)\/([^"]+)" was completely empt/)
    else { return nil }
    return EmptiedList(name: String(match.2), isLocal: match.1 == "local")
  }
}
