/// Lines that look as if they had chips.
extension PhraseTable {
  /// Lines in which every word belongs to the title.
  static let words = rows(
    #"""
    Watch 28 Days Later
    Watch Any Given Sunday
    Read Tomorrow, and Tomorrow, and Tomorrow
    Call Mark
    Ask Mark on march
    Call Jane
    Meet Jan
    Call May
    Call April
    Call June
    Ask August
    Decide
    Decide on a name
    Mark
    May
    Friday
    friday
    today
    tomorrow
    Daily
    every day
    9am
    12 dec
    Prepare Friday demo
    Prepare friday demo
    Prepare tomorrow talk
    Today show notes
    Tomorrow never dies
    Monday blues playlist
    read 1984
    Read 2001
    Read Catch-22
    call at&t
    Call AT&T
    2nd floor
    Go to the 2nd floor
    Meet on 2nd floor
    Paint the 3rd door
    sat nav
    Buy sat nav
    Install maps on sat nav
    sun cream
    Buy sun cream
    Put on sun cream
    Wed dress fitting
    march on
    March on Rome
    second draft
    Write second draft
    Send the second draft
    May's birthday
    Buy May's present
    Friday's report
    C# course
    issue #42
    Fix #42
    email bob@example.com
    !important
    Call back !important
    Wow !!
    Wow !
    a ! b
    #
    @
    !
    # home
    #42abc
    #define(x)
    @9am
    call tom
    Call Tom
    Email Tod
    Have lunch with tom
    Read The Daily
    Watch Black Friday
    Plan Cyber Monday
    Watch Good Friday
    Cook for Easter Monday
    Prepare slides for friday
    Plan for tomorrow
    Agenda for next friday
    Lie in the sun
    Get some sun
    Where I sat
    Review the friday
    Move it to friday
    Call after 9am
    Work from 9am
    Open 9am - 5pm
    Open 9 to 5pm
    Sat - Sun trip
    Buy 3 +1
    Beat +3 points
    Version 12.12
    Upgrade to 24.04
    Pay 12.50
    Swift 6.3
    Finish 1/2
    Score 9/10
    Open 24/7
    Chapter 3/4
    Take 1 2/12
    Watch High Noon
    Watch Midnight Mass
    Read noon news
    Look at 3 offers
    Be at 12 Main St
    Look at him
    Remember every day counts
    Every day is a gift
    Read every
    Read every book
    Every mon, wed
    Call every one
    Read in 3 parts
    Read in 3 days that shook the world
    Look in 3 days at it
    Take 3 days
    In 5 minutes
    next
    Do this next
    Next week plan
    End of month report
    Weekend plans
    Ask on whether
    Log on
    Come by
    Due diligence
    due date
    Start reading
    From dusk till dawn
    Go on
    until
    by
    from
    every
    at
    +
    +3
    +d
    due:
    due:x
    due:none
    list:
    tag:
    priority:x
    time:x
    re:invent
    http://x.y/#home
    Bob's @ home
    Ratio 16:9
    Call 555-1234
    Order 66
    Room 101
    Flight LH 2026
    10 km run
    5 dec 10
    may day
    Jan's party
    mon-fri shift
    Fri/Sat shift
    sunday roast recipe
    The Week
    """#)

  /// Lines with one chip, and words that only look like one.
  static let nearMisses = rows(
    #"""
    C# course fri → C# course | due 2026-11-20
    Fix issue #42 fri → Fix issue #42 | due 2026-11-20
    Email bob@example.com fri → Email bob@example.com | due 2026-11-20
    Read The Economist weekly → Read The Economist | every week
    Note: friday → Note: | due 2026-11-20
    John 3:16 → John | 03:16
    """#)
}
