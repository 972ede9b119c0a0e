/// English words, which are understood with every language.
enum EnglishWords {
  /// The words as a text; see ``Vocabulary/read(_:)``.
  static let text = """
    # Days
    day 0: today
    day 0 (name): tod
    day 1: tomorrow, tmr, tmrw, tmw, tomorow, 2morrow
    day 1 (name): tom
    day 2: day after tomorrow, overmorrow
    day -1: yesterday
    day -2: day before yesterday
    day 0: later today, still today
    weekend: weekend
    workday: workday, business day, working day, work day, banking day
    workday: workdays, business days, working days, work days
    habit workdays: weekdays, workdays, business days, working days, week days
    habit workdays: weekday, week day
    habit 6: weekends
    weekday 3 (field): midweek
    weekday #: monday, mon | tuesday, tues, tue | wednesday, weds | thursday, thurs, thur, thu | \
    friday, fri | saturday | sunday
    weekday # (weak): - | - | wed | - | - | sat | sun
    habit #: mondays | tuesdays | wednesdays | thursdays | fridays | saturdays | sundays
    month #: january, jan | february, feb | march, mar | april, apr | may | june, jun | july, jul \
    | august, aug | september, sept, sep | october, oct | november, nov | december, dec

    # Numbers and lengths
    unit minute: minute, minutes, min, mins
    unit hour: hour, hours, hr, hrs
    unit day: day, days
    unit week: week, weeks, wk, wks
    unit fortnight: fortnight, fortnights
    unit month: month, months
    unit quarter: quarter, quarters
    unit half-year: half year, half-year
    unit year: year, years, yr, yrs
    halves 1: half, half a, half an
    andHalf: and a half
    number 1: a, an
    number 2: couple of, a couple of, couple, a couple
    amount 15 minutes: quarter of an hour, a quarter of an hour
    amount 45 minutes: three quarters of an hour
    number #: one | two | three | four | five | six | seven | eight | nine | ten | eleven | \
    twelve | - | - | fifteen
    number 20: twenty
    number 30: thirty
    number 25: twenty five, twenty-five
    ordinal -1: last, final
    ordinal #: first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth \
    | eleventh | twelfth | thirteenth | fourteenth | fifteenth

    # Relations
    this: this
    this: later this, sometime this, some time this
    coming: coming, this coming, upcoming, following
    next: next, nxt, sometime next, some time next
    edge start + next: early next
    edge end + next: late next
    afterNext: after next
    previous: last, past
    edge end: end, end of, late in, the end of
    edge start: early in
    edge start: start, start of, beginning of, begin of, beginning
    edge middle: middle of, mid, mid of
    edge end + unit day: end of day, end of the day, close of business, end of business
    edge end + unit day: eod, cob, eob
    edge end + unit week: eow
    edge end + unit month: eom
    edge end + unit quarter: eoq
    edge end + unit year: eoy
    within: in, within, in about
    fromNow: from now, hence, later
    ago: ago
    from: from, after
    of: of, in
    article: the
    and: and, &
    through: to, through, thru, -, –

    # Prepositions
    on: on, on the
    on (weak): over, during
    by: by, no later than, not later than, at the latest
    particle: at the latest, latest, inclusive
    startBehind: at the earliest
    until: until, till, til, up to, up to and including, until and including
    before: before
    due: due
    at: at, @, at around, at about, around, approx
    after: after
    start: from, start, starting, beginning, defer, as of, starting from
    start: not before, no earlier than, not earlier than, at the earliest
    start: defer until, start from, start on, starting on, starting from, beginning on
    particle: onwards, onward, on, and on

    # Times
    time noon: noon, midday, lunchtime, at lunchtime
    time midnight: midnight
    day 0 + part evening: tonight
    part morning: morning, first thing
    part afternoon: afternoon
    part evening: evening
    part night: night
    partPhrase morning: first thing, in the morning, first thing in the morning
    partPhrase afternoon: in the afternoon
    partPhrase evening: in the evening
    partPhrase night: at night
    day 1 + part morning: first thing tomorrow, first thing tomorrow morning
    half am: am, a.m., a.m
    half pm: pm, p.m., p.m
    hourMark spoken: o'clock, oclock
    thisTime: this time, same time, the same time
    past: past
    to: to
    halfHour: half
    quarterHour: quarter, a quarter
    zone: utc, gmt, cet, cest, eet, eest, wet, west, bst, est, edt, cst, cdt, mst, mdt, pst, pdt, \
    ist, jst, kst, aest, aedt, msk, mez, mesz, zulu, et, pt

    # Rules
    every + unit day + part morning: mornings, in the mornings
    every + unit day + part evening: evenings, in the evenings
    every: every, each, ev, every single, once every, once each
    other: other, alternate, alternating
    every + unit day: everyday, daily
    every + unit day + part night: nightly
    every + unit week: weekly
    every + unit fortnight: fortnightly, biweekly, bi-weekly
    every + unit month: monthly
    every + other + unit month: bimonthly, bi-monthly
    every + unit quarter: quarterly
    every + unit half-year: semiannually, semi-annually, biannually, half-yearly
    every + unit year: yearly, annually
    every + other + unit year: biennially
    every: once a, once per
    afterDone: after done, after it is done, after it's done, after completion, after completing, \
    when done
    times: times
    once: once
    during: for, for the next
    unheld: hourly, twice, thrice, few, minutely, second, seconds, per
    unheld: so often, now and then, once in a while

    # Holidays
    holiday 12 25: christmas, xmas, christmas day
    holiday 12 24: christmas eve, xmas eve
    holiday 12 26: boxing day
    holiday 12 31: new year's eve, new years eve, nye
    holiday 1 1: new year, new year's, new year's day, new years day
    holiday 10 31: halloween
    holiday 2 14: valentine's day, valentines day, valentine's
    """
}
