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
      "vdirsyncer failed: “Unknown error occurred: The ␛[31msky fell”."
    ),
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
    #expect(further.sentence == "vdirsyncer failed: “Unknown error occurred: 507”.")
  }

  /// The sentence of vdirsyncer about two files of one to-do, with what is below it.
  private func doubled(_ place: String) -> String {
    """
    error: items/home: Storage "\(place)" contains multiple items with the same UID or even \
    content. Vdirsyncer will now abort the synchronization of this collection, because the fix for \
    this is not clear; It could be the result of a badly behaving server. You can try running:

        vdirsyncer repair \(place)

    But make sure to have a backup of your data in some form. The offending hrefs are:

    'Milk-2.ics'
    'Milk.ics'

    """
  }

  @Test func `names the files of one to-do in one folder`() {
    let trouble = trouble(doubled("local/home"))
    #expect(trouble.sentence == nil)
    #expect(trouble.doubled == [.init(name: "home", files: ["Milk-2.ics", "Milk.ics"])])
  }

  @Test func `quotes no sentence that goes on in another line`() {
    let trouble = trouble(doubled("server/home"))
    #expect(trouble.doubled == [])
    #expect(
      trouble.sentence?.hasSuffix("It could be the result of a badly behaving server”.") == true)
  }

  @Test func `is reported without any output, too`() {
    #expect(trouble("").sentence == "vdirsyncer failed with status 1.")
    let slow = EngineTrouble(ProgramRun(status: 143, wasStopped: true), host: "h")
    #expect(slow.sentence == "h takes too long: vdirsyncer was ended.")
  }
}
