extension ListPanel {
  /// The visible state of a list just before its rows change.
  struct Scene {
    /// The motion with which a change may be shown.
    var motion = Motion.none
    /// The location of each row, which may be moving, and its opacity.
    var places: [AnyHashable: (y: Int, alpha: Double)] = [:]
    /// Pictures of rows that are gone or disappearing.
    var pictures: [ListRowPicture] = []
  }

  /// Records the visible state, and stops all motion where it is: the next change starts there.
  /// Rows that will be gone, or far away, are drawn once more.
  func sceneBeforeChange(animated: Bool) -> Scene {
    guard animated, !rows.isEmpty || !pictures.isEmpty,
      let application = applicationForAnimations(needing: .reduced)
    else {
      settleMotion()
      return Scene()
    }
    var scene = Scene(motion: application.animator.currentMotion)
    for row in rows {
      let frame = row.host.frame
      scene.places[row.id] = (frame.minY, row.host.alpha)
      guard scene.motion >= .short, frame.minY < height, frame.maxY > 0, row.host.alpha > 0 else {
        continue
      }
      let index = source?.index(of: row.id)
      if index.map({ abs($0 - row.index) < height }) ?? false { continue }
      scene.pictures.append(ListRowPicture(of: row, on: surface))
    }
    let former = pictures
    stopMotion()
    for picture in former where picture.alpha > 0 {
      scene.pictures.append(picture)
      // The row may come back, and then starts from there.
      scene.places[picture.id] = (picture.frame.minY, picture.alpha)
    }
    return scene
  }

  /// Animates from a former visible state to the list as it is now.
  func animate(from scene: Scene) {
    guard scene.motion > .none, let application else { return }
    let travels = scene.motion >= .short
    let change = ListChange()
    var visible: Set<AnyHashable> = []
    for row in rows {
      let isVisible = row.y < height && row.y + row.height > 0
      if isVisible { visible.insert(row.id) }
      guard let place = scene.places[row.id] else {
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
    let gone = scene.pictures.filter { !visible.contains($0.id) }
    for picture in gone { change.addDeparture(picture) }
    // More than a screenful at once is another list, and is shown at once.
    guard !change.isEmpty, change.rowsChanged <= height else { return }
    pictures = gone
    for picture in gone { view.insertSubview(picture, at: 0) }
    for row in change.farthestTravellers { view.addSubview(row.host) }
    motion = application.animator.animate(
      duration: change.duration, frames: change.frames, neededMotion: .reduced,
      update: { [weak self] progress in
        if let self { change.show(progress, in: self) }
      },
      completion: { [weak self] isOver in if isOver { self?.motionDidEnd() } })
    if motion?.isOver == true { motion = nil }
  }

  /// Brings every row to its place at once.
  func settleMotion() {
    motion?.finish()
    stopMotion()
  }

  /// Stops all motion where it is, without calling completions yet.
  private func stopMotion() {
    guard motion != nil || !pictures.isEmpty else { return }
    let former = motion
    motion = nil
    former?.cancel()
    for picture in pictures { picture.removeFromSuperview() }
    pictures = []
    for row in rows {
      row.host.isTravelling = false
      row.host.alpha = 1
    }
  }

  private func motionDidEnd() {
    motion = nil
    pictures = []
    tellReloaded()
  }

  /// Calls the completions of reloads, now that the list is as its data source says.
  func tellReloaded() {
    let waiting = reloadCompletions
    reloadCompletions = []
    for completion in waiting { completion() }
  }

  /// The surface that the list lies on.
  private var surface: Role {
    var current: View? = view
    while let view = current {
      if let surface = view.surface { return surface }
      current = view.superview
    }
    return .background
  }
}
