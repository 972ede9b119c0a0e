import TodoApp
import TodoCommands
import TodoModel

/// One run of the app: its data, and what it may do.
@MainActor struct Session {
  /// The data that the app shows.
  enum Data {
    /// The file at a path, with a maximum size in bytes, if any.
    case file(path: String, quota: Int?)
    /// Samples.
    case samples
  }

  let data: Data
  /// Whether the person is remote, and confined to the program.
  let isRestricted: Bool
  /// Whether several people have the same lists open by one name.
  let isShared: Bool
  /// Whether text that is being typed is kept as a draft.
  let keepsDrafts: Bool
  /// Whether the app explains itself first.
  let isTour: Bool
  /// The file whose lines become items, if any.
  let inbox: InboxFile?
  /// The recording or its replay, if any.
  let tape: Tape?

  /// The input that is lost if the program ends by itself.
  var loss: IdleExit.Loss {
    if case .samples = data { return .samples }
    return keepsDrafts ? .nothing : .form
  }

  /// The film of a recording, if it is not shown but drawn.
  var filming: Filming? { if case .film(_, let filming)? = tape { filming } else { nil } }

  /// A run for the person at the machine.
  init(_ data: AppData, environment: [String: String]) {
    switch data {
    case .file(let file):
      let path = file.path(environment: environment)
      self.data = .file(path: path, quota: file.quota)
      (isTour, tape) = (false, nil)
      inbox = InboxFile(beside: path, environment: environment)
    case .samples(let use):
      self.data = .samples
      isTour = use == .tour
      tape = if case .tape(let tape) = use { tape } else { nil }
      inbox = nil
    }
    (isRestricted, isShared) = (false, false)
    keepsDrafts = tape == nil
  }

  /// A run for a remote person.
  init(_ data: GuestData) throws(FileError) {
    switch data {
    case .user(let user):
      let folder = if let folder = user.folder { folder } else { try Confinement.usersFolder() }
      self.data = .file(path: "\(folder)/\(user.name)/todos.db", quota: user.quota)
      (isTour, isShared, keepsDrafts) = (false, user.isShared, !user.isShared)
    case .samples(let isTour):
      self.data = .samples
      (self.isTour, isShared, keepsDrafts) = (isTour, false, true)
    }
    (isRestricted, inbox, tape) = (true, nil, nil)
  }
}
