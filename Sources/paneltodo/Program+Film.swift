import TermPanels
import TermPanelsPictures
import TodoApp

extension Program {
  /// Films a recording with the app, and writes the picture. A run that differs from the recording
  /// makes no picture.
  func film(
    _ app: AppCoordinator, in application: Application, with camera: Camera, _ filming: Filming
  ) throws -> Int32 {
    try PictureFile.check(filming.output)
    let film = try camera.film(application, app.primaryPanel, until: filming.moment)
    app.stop()
    if let failure = app.failure { return fail("paneltodo: \(failure)", status: 1) }
    if let line = camera.divergence {
      return fail(
        "paneltodo: The screen differs from the recording at line \(line). No picture was made.",
        status: 1)
    }
    try PictureFile.write(filming.text(of: film.atSpeed(filming.speed)), to: filming.output)
    return 0
  }
}

extension Filming {
  /// The moment at which the film ends; `nil` for the end of the recording.
  fileprivate var moment: Camera.Moment? {
    switch form {
    case .still(.seconds(let seconds)): .seconds(seconds)
    case .still(.line(let line)): .line(line)
    case .animation, .cast: nil
    }
  }

  /// The text of the file.
  fileprivate func text(of film: Film) -> String {
    switch form {
    case .still: film.stillSVG()
    case .animation: film.animatedSVG()
    case .cast: film.asciicast()
    }
  }
}
