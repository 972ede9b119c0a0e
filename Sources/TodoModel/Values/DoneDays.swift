public import CivilCalendar

/// The numbers of items that were done on consecutive days, up to today.
public struct DoneDays: Hashable, Sendable {
  /// Consecutive days, or weeks, on which something was done.
  public struct Run: Hashable, Sendable {
    /// The length of the run that has not ended: up to today, or up to yesterday, since today is
    /// not over.
    public let current: Int
    /// The length of the longest run.
    public let longest: Int

    /// The runs in some numbers, the last of which can still grow.
    init(in counts: [Int]) {
      var (length, longest) = (0, 0)
      for (index, count) in counts.enumerated() {
        if count > 0 { length += 1 } else if index < counts.count - 1 { length = 0 }
        longest = max(longest, length)
      }
      (current, self.longest) = (length, longest)
    }
  }

  /// The first day.
  public let first: Day

  /// The number of each day.
  public let counts: [Int]

  /// The numbers of some days.
  public init(first: Day, counts: [Int]) { (self.first, self.counts) = (first, counts) }

  /// The number of all items.
  public var total: Int { counts.reduce(0, +) }

  /// The number of days on which something was done.
  public var activeDays: Int { counts.count { $0 > 0 } }

  /// The first days of the weeks with their numbers. The last week may be incomplete.
  public var weeks: [(first: Day, count: Int)] {
    stride(from: 0, to: counts.count, by: 7).map { index in
      (first.adding(days: index), counts[index..<min(index + 7, counts.count)].reduce(0, +))
    }
  }

  /// The runs of days.
  public var runOfDays: Run { Run(in: counts) }

  /// The runs of weeks.
  public var runOfWeeks: Run { Run(in: weeks.map(\.count)) }
}
