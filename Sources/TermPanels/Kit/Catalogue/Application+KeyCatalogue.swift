extension Application {
  /// Every command that exists: those of the framework's own panels and views, the registered ones,
  /// and those that work everywhere; without the withheld ones.
  public var keyCatalogue: KeyCatalogue {
    let everywhere = KeyCatalogue.Group(
      title: keyCommandsTitle ?? "", keyCommands.compactMap(\.declaration))
    return keys.catalogue(before: KeyCatalogue.builtIn, after: [everywhere])
  }
}
