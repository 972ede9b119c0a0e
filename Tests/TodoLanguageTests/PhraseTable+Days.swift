/// Lines with days and times, seen from Wednesday 18 November 2026 at 10:00.
extension PhraseTable {
  /// Days at the end of a line.
  static let days = rows(
    #"""
    Pay rent today → Pay rent | due 2026-11-18
    Pay rent tod → Pay rent | due 2026-11-18
    Pay rent tomorrow → Pay rent | due 2026-11-19
    Pay rent tom → Pay rent | due 2026-11-19
    Pay rent tmr → Pay rent | due 2026-11-19
    Pay rent fri → Pay rent | due 2026-11-20
    Pay rent Friday → Pay rent | due 2026-11-20
    Pay rent FRIDAY → Pay rent | due 2026-11-20
    Pay rent wed → Pay rent | due 2026-11-25
    Pay rent thu → Pay rent | due 2026-11-19
    Pay rent sat → Pay rent | due 2026-11-21
    Pay rent sun → Pay rent | due 2026-11-22
    Call mum Sun → Call mum | due 2026-11-22
    Pay rent next fri → Pay rent | due 2026-11-27
    Pay rent next wed → Pay rent | due 2026-11-25
    Pay rent this fri → Pay rent | due 2026-11-20
    Pay rent next week → Pay rent | due 2026-11-23
    Pay rent next month → Pay rent | due 2026-12-01
    Pay rent weekend → Pay rent | due 2026-11-21
    Clean up this weekend → Clean up | due 2026-11-21
    Clean up next weekend → Clean up | due 2026-11-28
    Clean up at the weekend → Clean up | due 2026-11-21
    Clean up on the weekend → Clean up | due 2026-11-21
    Pay rent eom → Pay rent | due 2026-11-30
    Pay rent end of month → Pay rent | due 2026-11-30
    Pay rent at the end of the month → Pay rent | due 2026-11-30
    Pay rent by end of year → Pay rent | due 2026-12-31
    Pay rent in 3 days → Pay rent | due 2026-11-21
    Pay rent in 1 day → Pay rent | due 2026-11-19
    Pay rent in 2 weeks → Pay rent | due 2026-12-02
    Pay rent in 1 month → Pay rent | due 2026-12-18
    Pay rent +3d → Pay rent | due 2026-11-21
    Pay rent +2w → Pay rent | due 2026-12-02
    Pay rent +1m → Pay rent | due 2026-12-18
    Pay rent +1y → Pay rent | due 2027-11-18
    Pay rent 12 dec → Pay rent | due 2026-12-12
    Pay rent dec 12 → Pay rent | due 2026-12-12
    Pay rent Dec 12 → Pay rent | due 2026-12-12
    Pay rent 12th dec → Pay rent | due 2026-12-12
    Pay rent 12 december → Pay rent | due 2026-12-12
    Pay rent 12 dec 2027 → Pay rent | due 2027-12-12
    Pay rent dec 12, 2027 → Pay rent | due 2027-12-12
    Pay rent 12.12. → Pay rent | due 2026-12-12
    Pay rent 12/12 → Pay rent | due 2026-12-12
    Pay rent 12.12.2026 → Pay rent | due 2026-12-12
    Pay rent 12/12/2026 → Pay rent | due 2026-12-12
    Pay rent 2026-12-24 → Pay rent | due 2026-12-24
    Pay rent fri 20 nov → Pay rent | due 2026-11-20
    Pay rent fri, 20 nov → Pay rent | due 2026-11-20
    Pay rent thu 20 nov → Pay rent thu 20 nov
    Pay rent on the 1st → Pay rent | due 2026-12-01
    Pay rent by the 15th → Pay rent | due 2026-12-15
    Pay rent on 24.12 → Pay rent | due 2026-12-24
    Pay rent due 3/4 → Pay rent | due 2027-04-03
    Call May 12 → Call | due 2027-05-12
    Pay rent fri. → Pay rent | due 2026-11-20
    """#)

  /// Dates that roll over to the next year, and invalid dates.
  static let impossibleDays = rows(
    #"""
    Pay rent 17 nov → Pay rent | due 2027-11-17
    Pay rent 18 nov → Pay rent | due 2026-11-18
    Pay rent 1 jan → Pay rent | due 2027-01-01
    Pay rent 29 feb → Pay rent | due 2028-02-29
    Pay rent 31 feb → Pay rent 31 feb
    Pay rent 31.2. → Pay rent 31.2.
    Pay rent 30 feb 2027 → Pay rent 30 feb 2027
    Pay rent by 31 feb → Pay rent by 31 feb
    Pay rent 2026-02-30 → Pay rent 2026-02-30
    Pay rent fri 31 feb → Pay rent fri 31 feb
    Pay rent 0 dec → Pay rent 0 dec
    Pay rent 32 dec → Pay rent 32 dec
    Pay rent 24/13 → Pay rent 24/13
    Pay rent 12 dec 2020 → Pay rent | due 2020-12-12
    Pay rent yesterday → Pay rent yesterday
    """#)

  /// Days after a preposition.
  static let prepositions = rows(
    #"""
    Pay rent on friday → Pay rent | due 2026-11-20
    Pay rent by fri → Pay rent | due 2026-11-20
    Pay rent by tomorrow → Pay rent | due 2026-11-19
    Pay rent until fri → Pay rent | due 2026-11-20
    Pay rent due fri → Pay rent | due 2026-11-20
    Pay rent due on fri → Pay rent | due 2026-11-20
    Pay rent due by 12 dec → Pay rent | due 2026-12-12
    Pay rent due:fri → Pay rent | due 2026-11-20
    Pay rent due:12 dec at 9 → Pay rent | due 2026-12-12 · 09:00
    due:tomorrow Pay rent → Pay rent | due 2026-11-19
    By friday pay rent → pay rent | due 2026-11-20
    On monday call Bob → call Bob | due 2026-11-23
    on friday, call Bob → call Bob | due 2026-11-20
    Send by fri the report → Send the report | due 2026-11-20
    Send by 12 dec the report → Send the report | due 2026-12-12
    Meet on tuesday with Ann → Meet with Ann | due 2026-11-24
    2026-12-24 buy presents → buy presents | due 2026-12-24
    Buy 2026-12-24 presents → Buy presents | due 2026-12-24
    Call +3d the plumber → Call the plumber | due 2026-11-21
    """#)

  /// Times of day.
  static let times = rows(
    #"""
    Standup 9am → Standup | 09:00
    Standup 9pm → Standup | 21:00
    Standup 9 am → Standup | 09:00
    Standup 9:30 → Standup | 09:30
    Standup 09:30 → Standup | 09:30
    Standup 9:30am → Standup | 09:30
    Standup 9:30 pm → Standup | 21:30
    Standup 9.30pm → Standup | 21:30
    Standup 12am → Standup | 00:00
    Standup 12pm → Standup | 12:00
    Standup 21:00 → Standup | 21:00
    Standup at 9 → Standup | 09:00
    Standup at 15 → Standup | 15:00
    Standup at 9:30 → Standup | 09:30
    Standup at 9am → Standup | 09:00
    Standup noon → Standup | 12:00
    Standup at noon → Standup | 12:00
    Standup midnight → Standup | 00:00
    Standup fri at noon → Standup | due 2026-11-20 · 12:00
    Standup fri 9am → Standup | due 2026-11-20 · 09:00
    Standup 9am fri → Standup | 09:00 · due 2026-11-20
    Standup tomorrow at 9 → Standup | due 2026-11-19 · 09:00
    Standup by noon → Standup | 12:00
    Standup at noon with Bob → Standup with Bob | 12:00
    Meet Bob at 9am in the park → Meet Bob in the park | 09:00
    Standup time:9 → Standup | 09:00
    Standup at 24 → Standup at 24
    Standup 25:00 → Standup 25:00
    Standup 9:60 → Standup 9:60
    Standup 13pm → Standup 13pm
    Standup 0am → Standup 0am
    """#)

  /// Start dates.
  static let starts = rows(
    #"""
    Renew passport from mon → Renew passport | from 2026-11-23
    Renew passport start mon → Renew passport | from 2026-11-23
    Renew passport starting 1 dec → Renew passport | from 2026-12-01
    Renew passport defer next week → Renew passport | from 2026-11-23
    Renew passport defer:mon → Renew passport | from 2026-11-23
    Renew passport start:12 dec → Renew passport | from 2026-12-12
    Renew passport from mon by fri → Renew passport | from 2026-11-23 · due 2026-11-20
    Renew passport fri from mon → Renew passport | due 2026-11-20 · from 2026-11-23
    Renew passport from yesterday → Renew passport from yesterday
    Renew passport plan:mon → Renew passport | plan 2026-11-23
    Renew passport plan:fri evening → Renew passport | plan 2026-11-20 evening
    Renew plan:tomorrow night passport → Renew passport | plan 2026-11-19 evening
    Renew passport plan:fri morning → Renew passport | plan 2026-11-20 · 09:00
    Renew plan:today passport → Renew passport | plan 2026-11-18
    Renew passport plan:tonight by fri → Renew passport | plan 2026-11-18 evening · due 2026-11-20
    Renew passport plan:"fri" → Renew passport plan:fri
    Travel plan: fri → Travel plan: | due 2026-11-20
    Renew plan:someday → Renew plan:someday
    """#)
}
