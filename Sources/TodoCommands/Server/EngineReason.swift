import SafeText

/// The sentence about an error of vdirsyncer.
struct EngineReason {
  /// A kind of error: parts of its text, of which one is enough, and the sentence about it.
  private struct Kind {
    let parts: [String]
    let isGeneral: Bool
    let sentence: (_ host: String) -> String

    init(_ parts: String..., isGeneral: Bool = false, sentence: @escaping (String) -> String) {
      (self.parts, self.isGeneral, self.sentence) = (parts, isGeneral, sentence)
    }
  }

  /// The sentence.
  let sentence: String
  /// Whether the error concerns everything, and not a list or a file.
  let isGeneral: Bool

  /// Finds the sentence.
  init(_ text: String, host: String) {
    let kind = Self.kinds.first { $0.parts.contains(where: text.contains) }
    isGeneral = kind?.isGeneral ?? false
    if let kind {
      sentence = kind.sentence(host)
    } else if let answer = text.firstMatch(of: /(\d\d\d), message='([^']*)', url=URL\('([^']*)'\)/)
    {
      let words = answer.2.isEmpty ? "" : " (\(String(answer.2).shownBriefly))"
      sentence = """
        \(host) answers with the error \(answer.1)\(words) at \(Self.path(answer.3).shownBriefly).
        """
    } else if Self.reason(text).isEmpty {
      sentence = """
        \(host) sends more than vdirsyncer can hold, or nothing for minutes.
        """
    } else {
      sentence = "\(SyncAccount.program) failed: “\(Self.reason(text).shownBriefly)”."
    }
  }

  /// The kinds; the first that matches counts.
  private static var kinds: [Kind] {
    [
      Kind("'--merge'") { host in
        "A to-do was changed here and on \(host), and its two files cannot be merged."
      },
      Kind(
        "returned non-zero exit status", "Failed to execute command", "Empty value for password",
        isGeneral: true
      ) { _ in "The password command failed, or printed nothing. Try it in a shell." },
      Kind("401, message=", isGeneral: true) { host in
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
      Kind("CERTIFICATE_VERIFY_FAILED", "SSLCertVerificationError", isGeneral: true) { host in
        """
        The certificate of \(host) cannot be verified. If the server is your own, repeat the set-up \
        with --certificate.
        """
      },
      Kind(
        "Name or service not known", "Temporary failure in name resolution",
        "No address associated", "Domain name not found", "DNS server returned", isGeneral: true
      ) { host in
        "The host \(host) is unknown, or this machine is offline. Check the address."
      },
      Kind(
        "Cannot connect to host", "TimeoutError", "Timeout on reading", isGeneral: true
      ) { host in "\(host) does not answer. It is down, or this machine is offline." },
      Kind("payload is not completed") { host in
        "\(host) breaks off its answer, or sends more than vdirsyncer can hold. Try again later."
      },
      Kind("Server disconnected", "Connection reset by peer", "<RawResponseMessage(") { host in
        "\(host) does not answer. It is down, or this machine is offline."
      },
      // What is no XML, or says nothing about calendars.
      Kind(
        "Invalid XML encountered", "Cannot mix str and non-str", "Couldn't find home-set",
        "mismatched tag", "not well-formed", "syntax error: line", "no element found",
        "undefined entity", "unclosed token", "0, message=''", "Can redirect only to http"
      ) { host in
        """
        \(host) answers with a web page, or with something else that is no calendar. In a hotel or \
        a train, log in to the network with a browser; otherwise check the address.
        """
      },
    ]
  }

  /// The text of an error without what it has in common with others. The rest of a sentence that
  /// ends with a colon is on further lines, and tells to run vdirsyncer.
  private static func reason(_ text: String) -> Substring {
    let label = "Unknown error occurred:"
    var reason = text.hasPrefix(label) ? text.dropFirst(label.count) : text[...]
    if reason.hasSuffix(":"), let end = reason.ranges(of: ". ").last {
      reason = reason[..<end.lowerBound]
    }
    return reason.drop { $0 == " " }
  }

  /// The path in an address.
  private static func path(_ address: Substring) -> Substring {
    guard let scheme = address.firstRange(of: "://") else { return address }
    return address[scheme.upperBound...].drop { $0 != "/" }
  }
}
