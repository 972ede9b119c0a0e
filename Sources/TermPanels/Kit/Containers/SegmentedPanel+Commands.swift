extension SegmentedPanel {
  /// The commands of a segmented panel, in the order in which they are tried.
  public static let commands = [.segmentNext, .segmentPrevious] + places

  /// The commands that choose one of the first nine segments by its position.
  static let places = (1...9).map { place in
    let digit = Character("\(place)")
    return Command(
      "segment.\(digit)", .character(digit), .alt(digit), title: "Show segment \(digit)")
  }
}

extension Command {
  static let segmentNext = Command(
    "segment.next", .character("]"), title: "Next segment", hint: "next")
  static let segmentPrevious = Command(
    "segment.previous", .character("["), title: "Previous segment")
}
