extension [ItemGroup] {
  /// The groups that have headings: where all of Today is due, none, since its title says enough.
  public var withHeadings: [ItemGroup] { map(\.key) == [.today(.due)] ? [] : self }
}
