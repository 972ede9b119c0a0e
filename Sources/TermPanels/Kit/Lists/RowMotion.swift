/// The motion of a list's rows from one visible state to the next. A change that comes while
/// another one is shown starts where that one was.
@MainActor final class RowMotion<ID: Hashable> {
  /// The visible state of a list just before its rows change.
  struct Scene {
    /// The motion with which a change may be shown.
    var motion = Motion.none
    /// The location of each row, which may be moving, and its opacity.
    var places: [RowKey<ID>: (y: Int, alpha: Double)] = [:]
    /// Pictures of rows that are gone or disappearing.
    var pictures: [ListRowPicture<ID>] = []
  }

  private unowned let list: Panel
  private let tiler: RowTiler<ID>
  /// The animation of the last change while it runs, and the pictures of rows that fade in it.
  private var animation: Animation?
  private var pictures: [ListRowPicture<ID>] = []
  private var completions: [() -> Void] = []

  init(in list: Panel, of tiler: RowTiler<ID>) {
    self.list = list
    self.tiler = tiler
  }

  // MARK: - Completions

  /// Calls a completion once the rows are in their places.
  func whenOver(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls the completions, unless rows are moving.
  func completeIfOver() {
    guard animation == nil else { return }
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }

  // MARK: - A change

  /// Records the visible state, and stops all motion where it is: the next change starts there.
  /// Rows that will be gone, or far away, are drawn once more.
  func sceneBeforeChange(to source: RowSource<ID>?, animated: Bool) -> Scene {
    guard animated, !tiler.rows.isEmpty || !pictures.isEmpty,
      let application = list.applicationForAnimations(needing: .reduced)
    else {
      // The rows get their places with the change, and completions are called after it.
      stop()
      return Scene()
    }
    var scene = Scene(motion: application.animator.currentMotion)
    let height = tiler.height
    for row in tiler.rows {
      let frame = row.host.frame
      scene.places[row.key] = (frame.minY, row.host.alpha)
      guard scene.motion >= .short, frame.minY < height, frame.maxY > 0, row.host.alpha > 0 else {
        continue
      }
      let index = source?.index(ofKey: row.key)
      if index.map({ abs($0 - row.index) < height }) ?? false { continue }
      scene.pictures.append(ListRowPicture(of: row, on: surface))
    }
    let former = pictures
    stop()
    for picture in former where picture.alpha > 0 {
      scene.pictures.append(picture)
      // The row may come back, and then starts from there.
      scene.places[picture.key] = (picture.frame.minY, picture.alpha)
    }
    return scene
  }

  /// Animates from a former visible state to the rows as they are now.
  func animate(from scene: Scene) {
    guard scene.motion > .none, let application = list.application else { return }
    let (change, visible) = change(from: scene)
    let gone = scene.pictures.filter { !visible.contains($0.key) }
    for picture in gone { change.addDeparture(picture) }
    // More than a screenful at once is another list, and is shown at once.
    guard !change.isEmpty, change.rowsChanged <= tiler.height else { return }
    pictures = gone
    for picture in gone { list.view.insertSubview(picture, at: 0) }
    for row in change.farthestTravellers { list.view.addSubview(row.host) }
    animation = application.animator.animate(
      duration: change.duration, frames: change.frames, neededMotion: .reduced,
      update: { change.show($0) },
      completion: { [weak self] isOver in if isOver { self?.didEnd() } })
    if animation?.isOver == true { animation = nil }
  }

  /// The journeys and arrivals of rows, and the rows that are visible.
  private func change(from scene: Scene) -> (ListChange<ID>, visible: Set<RowKey<ID>>) {
    let travels = scene.motion >= .short
    let height = tiler.height
    let change = ListChange<ID>()
    var visible: Set<RowKey<ID>> = []
    for row in tiler.rows {
      let isVisible = row.y < height && row.maxY > 0
      if isVisible { visible.insert(row.key) }
      guard let place = scene.places[row.key] else {
        // Without travel, no row has to move out of the way first.
        if isVisible { change.addArrival(of: row, alpha: travels ? 0 : 0.25) }
        continue
      }
      if isVisible, place.alpha < 1 { change.addArrival(of: row, alpha: place.alpha) }
      let wasVisible = place.y < height && place.y + row.height > 0
      if travels, place.y != row.y, isVisible || wasVisible {
        change.addJourney(of: row, from: place.y)
      }
    }
    return (change, visible)
  }

  // MARK: - The end

  /// Brings every row to its place at once.
  func settle() {
    animation?.finish()
    stop()
  }

  /// Stops all motion where it is, without calling completions yet.
  private func stop() {
    guard animation != nil || !pictures.isEmpty else { return }
    let former = animation
    animation = nil
    former?.cancel()
    for picture in pictures { picture.removeFromSuperview() }
    pictures = []
    for row in tiler.rows {
      row.host.isTravelling = false
      row.host.alpha = 1
    }
  }

  private func didEnd() {
    animation = nil
    pictures = []
    completeIfOver()
  }

  /// The surface that the list lies on.
  private var surface: Role {
    var current: View? = list.view
    while let view = current {
      if let surface = view.surface { return surface }
      current = view.superview
    }
    return .background
  }
}
