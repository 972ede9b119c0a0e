import FileKit
import SafeText
import TodoFormats

/// The connection of a database with a server: writes the configuration of vdirsyncer, and keeps it
/// if a first synchronisation succeeds.
struct SyncSetup: Sendable {
  static let address = CommandOption<String>(
    "--setup", "URL", needs: "the address of a CalDAV server, such as https://dav.example.org/",
    help: "connect the lists with a CalDAV server, and synchronise (with --user and "
      + "--password-command)"
  ) { SyncServer.host(of: $0) == nil ? nil : $0 }
  private static let user = CommandOption<String>(
    "--user", "NAME", needs: "your name on the server", help: "your name on the server")
  private static let passwordCommand = CommandOption<String>(
    "--password-command", "CMD", needs: "a command that prints the password",
    help: "a command for a shell that prints the password; it is run at each synchronisation")
  private static let folder = CommandOption<String>(
    "--folder", "DIR", needs: "the path of a folder",
    help: "the folder of the calendar files (below ~/.local/share/paneltodo)", offers: .files)

  private static let certificate = CommandOption<String>(
    "--certificate", "FILE", needs: "the path of a certificate",
    help: "the certificate of a server of your own, which no authority has signed", offers: .files)

  static let options: [any AnyCommandOption] = [
    address, user, passwordCommand, folder, certificate,
  ]
  static let rules: [OptionRule] = [
    .needs(user, [address]), .needs(passwordCommand, [address]), .needs(folder, [address]),
    .needs(certificate, [address]),
  ]

  private let address, user, passwordCommand: String
  private let folder, certificate: String?

  /// The way to set a server up, in sentences: the whole line, and what is missing on this machine.
  static func advice(hasProgram: Bool) -> String {
    let options = [address, user, passwordCommand].map(\.usage).joined(separator: " ")
    let line = "Set a server up with: paneltodo sync \(options)."
    return hasProgram ? line : "\(SyncAccount.programIsMissing). \(line)"
  }

  /// The set-up of a command line; nil if it is about something else.
  init?(_ line: ParsedCommandLine, hasProgram: Bool) throws(UsageError) {
    guard let address = line[Self.address] else { return nil }
    guard let user = line[Self.user], let passwordCommand = line[Self.passwordCommand] else {
      let missing = [Self.user, Self.passwordCommand].filter { !line.has($0) }.map(\.name)
      throw UsageError(
        "--setup needs \(missing.joined(separator: " and ")). "
          + Self.advice(hasProgram: hasProgram))
    }
    guard line.arguments.isEmpty else {
      throw UsageError("sync --setup takes no path. Name the folder with --folder.")
    }
    (self.address, self.user, self.passwordCommand) = (address, user, passwordCommand)
    (folder, certificate) = (line[Self.folder], line[Self.certificate])
  }

  /// Writes the configuration, synchronises, and keeps the configuration if that succeeds.
  @MainActor func run(_ desk: Desk, _ context: ExchangeContext) async throws -> CommandOutput {
    guard let (account, runner) = desk.surroundings.doors.sync else {
      throw UsageError("Only your own lists are synchronised with a server.")
    }
    let server = try server(of: account)
    let configuration = SyncConfiguration(
      for: server, passwordCommand: passwordCommand, certificate: try certificate.map(Self.path),
      status: account.statusFolder(for: server), database: account.database)
    let result = try await account.replacingConfiguration(with: configuration) { path in
      try await ServerSync(
        account, server, configuration: path, allowsDeletions: false, context, runner
      ).run(desk.store)
    }
    var remarks = result.remarks
    if server.isUnprotected {
      remarks.append("The address begins with http://, so your password travels unprotected.")
    }
    return CommandOutput(
      result.report, with: server.host, server: server.host, remarks: remarks)
  }

  private func server(of account: SyncAccount) throws -> SyncServer {
    let host = SyncServer.host(of: address) ?? address
    let path = try folder ?? account.folder(for: user, at: host)
    do throws(SystemError) {
      try Folder.create(path)
    } catch {
      throw CommandFailure(.failed, "\((error.path ?? path).shownInLine): \(error.reason).")
    }
    let server = SyncServer(address: address, user: user, folder: try Self.path(path))
    try account.check(server.folder)
    return server
  }

  /// The absolute path of something that exists.
  private static func path(_ path: String) throws -> String {
    do throws(SystemError) {
      return try Folder.absolutePath(of: path)
    } catch {
      throw CommandFailure(.failed, "\(path.shownInLine): \(error.reason).")
    }
  }
}
