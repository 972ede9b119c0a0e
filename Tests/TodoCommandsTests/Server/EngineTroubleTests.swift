import Testing

@testable import TodoCommands

/// The errors of vdirsyncer 0.19, and the sentence about each.
@Suite("A failure of vdirsyncer") struct EngineTroubleTests {
  private static let end = "error: Use `-vdebug` to see the full traceback.\n"

  private func trouble(_ output: String) -> EngineTrouble {
    EngineTrouble(ProgramRun(status: 1, output: output), host: "dav.example.org")
  }

  @Test(arguments: [
    (
      "401, message='Unauthorized', url=URL('http://dav.example.org/')",
      "dav.example.org refuses the name or the password. Nextcloud and Fastmail need a password "
        + "that is made for this program."
    ),
    (
      "403, message='Forbidden', url=URL('http://dav.example.org/')",
      "dav.example.org does not allow this user to do that."
    ),
    (
      "501, message=\"Unsupported method ('PROPFIND')\", url=URL('http://dav.example.org/')",
      "dav.example.org has no calendars at this address. For Nextcloud it is "
        + "https://HOST/remote.php/dav/."
    ),
    (
      "Cannot connect to host dav.example.org:80 ssl:default [Name or service not known]",
      "The host dav.example.org is unknown, or this machine is offline. Check the address."
    ),
    (
      "Cannot connect to host dav.example.org:80 ssl:default [Connect call failed ('::1', 80)]",
      "dav.example.org does not answer. It is down, or this machine is offline."
    ),
    (
      "Cannot connect to host dav.example.org:443 ssl:True [SSLCertVerificationError: (1, "
        + "'[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed')]",
      "The certificate of dav.example.org cannot be verified. If the server is your own, repeat the "
        + "set-up with --certificate."
    ),
    (
      "Command '['exec </dev/null; false']' returned non-zero exit status 1.",
      "The password command failed, or printed nothing. Try it in a shell."
    ),
    (
      "The \u{1b}[31msky fell",
      "vdirsyncer failed: “The ␛[31msky fell”."
    ),
    (
      "500, message='Internal\u{1b} Server Error', url=URL('http://dav.example.org/dav/a/1.ics')",
      "dav.example.org answers with the error 500 (Internal␛ Server Error) at /dav/a/1.ics."
    ),
    ("", "dav.example.org sends more than vdirsyncer can hold, or nothing for minutes."),
  ])
  func `is reported in plain words`(reason: String, sentence: String) {
    let warning = "warning: Failed to discover collections for server, use `-vdebug` to see.\n"
    let output = warning + "error: Unknown error occurred: \(reason)\n" + Self.end

    #expect(trouble(output).sentence == sentence)
    #expect(trouble(output).emptied == [])
  }

  @Test func `names the lists that have lost all files on one side`() {
    func line(_ storage: String, _ list: String) -> String {
      """
      error: items/\(list): Storage "\(storage)/\(list)" was completely emptied. If you want to \
      delete ALL entries on BOTH sides, then use `vdirsyncer sync --force-delete items/\(list)`.

      """
    }
    let both = trouble(line("local", "home") + line("server", "work"))
    #expect(both.sentence == nil)
    #expect(
      both.emptied == [.init(name: "home", isLocal: true), .init(name: "work", isLocal: false)])

    let further = trouble(line("local", "home") + "error: Unknown error occurred: 507\n" + Self.end)
    #expect(further.sentence == "vdirsyncer failed: “507”.")
  }

  /// The sentence of vdirsyncer about two files of one to-do, with what is below it.
  private func doubled(_ place: String, _ files: String...) -> String {
    let lines =
      [
        """
        items/home: Storage "\(place)" contains multiple items with the same UID or even content. \
        It could be the result of a badly behaving server. You can try running:
        """, "", "    vdirsyncer repair \(place)", "",
        "But make sure to have a backup. The offending hrefs are:", "",
      ] + files
    return lines.map { "error: \($0)\n" }.joined()
  }

  @Test(arguments: [("local", true), ("server", false)])
  func `names the files of one to-do in one list`(side: String, isLocal: Bool) {
    let other = "error: Unknown error occurred for items/work: Session is closed\n"
    let trouble = trouble(
      doubled("\(side)/home", "'/dav/Milk 2.ics'", "\"/dav/Ann's.ics\"") + other)

    let files = ["/dav/Milk 2.ics", "/dav/Ann's.ics"]
    #expect(trouble.doubled == [.init(name: "home", isLocal: isLocal, files: files)])
    #expect(trouble.lists == ["home"] && trouble.emptied == [])
  }

  @Test(arguments: [
    "Cannot mix str and non-str arguments", "mismatched tag: line 1, column 7",
    "0, message='', url=URL('http://dav.example.org/')", "Can redirect only to http or https",
  ])
  func `is called a web page if the server has answered with one`(reason: String) {
    let sentence = trouble("error: Unknown error occurred: \(reason)\n" + Self.end).sentence
    #expect(sentence?.hasPrefix("dav.example.org answers with a web page, or with") == true)
    let invalid = trouble(
      """
      error: The server returned something vdirsyncer doesn't understand. Error message: \
      InvalidXMLResponse('Invalid XML encountered: no element found: line 1, column 31\\nDouble-')
      error: While this is most likely a serverside problem, the vdirsyncer devs are interested.
      error: Unknown error occurred for items/good: Server disconnected

      """ + Self.end)
    #expect(invalid.sentence == sentence && !invalid.isPassing && invalid.lists == [])
  }

  /// vdirsyncer ends the exchange of all lists with the first error, and reports each of them.
  @Test func `is the error that came first, and not what followed from it`() {
    let after = "error: Unknown error occurred for items/good: Server disconnected\n" + Self.end
    let error =
      "error: Unknown error occurred for items/bad: 507, message='Full', url=URL('http://a/b')\n"
    for output in [error + after, after + error] {
      let trouble = trouble(output)
      #expect(trouble.failed == ["bad": "dav.example.org answers with the error 507 (Full) at /b."])
      #expect(trouble.sentence == trouble.failed["bad"] && !trouble.isPassing)
    }
    #expect(trouble(after).isPassing && trouble(after).lists == [])
  }

  /// A server chooses the names of lists, the words of an error and its own addresses.
  @Test(arguments: [
    "items/x: Storage \"local/home\" was completely emptied",
    "Unknown error occurred for items/x: 400, message='Storage \"local/home\" was completely empt'",
    "items/home: Storage \"local/x\" was completely emptied",
    "Storage \"server/home\" contains multiple items",
  ])
  func `is about no list that another text names`(text: String) {
    let trouble = trouble("error: \(text)\n" + Self.end)
    #expect(trouble.emptied == [] && trouble.doubled == [] && !trouble.lists.contains("home"))
  }

  @Test func `is reported without any output, too`() {
    #expect(trouble("").sentence == "vdirsyncer failed with status 1.")
    let slow = EngineTrouble(ProgramRun(status: 143, wasStopped: true), host: "h")
    #expect(slow.sentence == "h takes too long: vdirsyncer was ended.")
  }
}
