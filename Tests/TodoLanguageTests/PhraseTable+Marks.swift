/// Lines with marks, recurrences and quotes.
extension PhraseTable {
  /// Lists, tags and priorities.
  static let marks = rows(
    #"""
    Buy milk #home → Buy milk | #home
    Buy milk #HOME → Buy milk | #home
    Buy #home milk → Buy milk | #home
    #home Buy milk → Buy milk | #home
    Buy milk #shop → Buy milk | #shop (new)
    Buy milk #big list → Buy milk | #big list
    Buy milk #Big List fri → Buy milk | #big list · due 2026-11-20
    Buy milk #big → Buy milk | #big (new)
    Buy milk #"big list" → Buy milk | #big list
    Buy milk #"new list" fri → Buy milk | #new list (new) · due 2026-11-20
    Buy milk #home, → Buy milk | #home
    Buy milk #home #work → Buy milk #home | #Work
    Pay @bills → Pay | @bills
    Pay @bills @money @bills → Pay | @bills · @money · @bills
    @bills Pay → Pay | @bills
    Pay @"two words" → Pay | @two words
    Pay @bills/2026 → Pay | @bills/2026
    Pay @café → Pay | @café
    Pay !high → Pay | !high
    Pay !low → Pay | !low
    Pay !med → Pay | !medium
    Pay !medium → Pay | !medium
    Pay !1 → Pay | !high
    Pay !2 → Pay | !medium
    Pay !3 → Pay | !low
    Pay !HIGH → Pay | !high
    !high Pay → Pay | !high
    Pay !high !low → Pay !high | !low
    Pay rent fri #home → Pay rent | due 2026-11-20 · #home
    Pay rent fri #home 9am → Pay rent | due 2026-11-20 · #home · 09:00
    Pay rent #home fri → Pay rent | #home · due 2026-11-20
    Pay rent @a fri @b 9am !1 → Pay rent | @a · due 2026-11-20 · @b · 09:00 · !high
    Buy milk list:home → Buy milk | #home
    Buy List:HOME milk fri → Buy milk | #home · due 2026-11-20
    Buy milk list:big list → Buy milk | #big list
    Buy milk list:"new list" fri → Buy milk | #new list (new) · due 2026-11-20
    Pay tag:bills tag:"two words" → Pay | @bills · @two words
    Pay priority:high → Pay | !high
    Pay !high priority:low → Pay !high | !low
    Pay priority:urgent
    Shopping list: milk
    Pay list:42
    Pay untag:old
    Pay rent fri #42 → Pay rent #42 | due 2026-11-20
    Pay rent fri 9am #42, → Pay rent #42, | due 2026-11-20 · 09:00
    Pay rent fri !important → Pay rent !important | due 2026-11-20
    Pay rent fri ~20 → Pay rent ~20 | due 2026-11-20
    Pay rent fri priority:urgent → Pay rent priority:urgent | due 2026-11-20
    Pay rent fri #home #work → Pay rent #home | due 2026-11-20 · #Work
    Fix #42 fri → Fix #42 | due 2026-11-20
    #42 fri → #42 | due 2026-11-20
    Fix heating !!! → Fix heating | !high
    Send offer !!! fri 10am → Send offer | !high · due 2026-11-20 · 10:00
    Bravo !!
    Send offer fri 45m → Send offer 45m | due 2026-11-20
    Send offer fri 9am 90m #home → Send offer 90m | due 2026-11-20 · 09:00 · #home
    Meeting friday 3-4pm → Meeting 3-4pm | due 2026-11-20
    Meeting fri 9:00-12:00 → Meeting 9:00-12:00 | due 2026-11-20
    Meeting 3-4pm fri → Meeting 3-4pm | due 2026-11-20
    Friday 5k run
    Task ~1h 30m → Task | ~1h30
    Task ~1h 30 min fri → Task | ~1h30 · due 2026-11-20
    Task effort:1h 30m → Task | ~1h30
    Buy ~1h 30 eggs → Buy 30 eggs | ~1h
    Task ~1h 2h → Task 2h | ~1h
    Call Ann fri 14:00 remind 1h → Call Ann | due 2026-11-20 · 14:00 · remind 1h
    Call Ann fri 14:00 remind 1h #42 → Call Ann #42 | due 2026-11-20 · 14:00 · remind 1h
    """#)

  /// Dates with a key, and words for the same beside them.
  static let keys = rows(
    #"""
    Movie night due:fri → Movie night | due 2026-11-20
    Date night due:2026-12-05 → Date night | due 2026-12-05
    Early morning due:fri → Early morning | due 2026-11-20
    Movie night due:fri time:20:15 → Movie night | due 2026-11-20 · 20:15
    Good morning due:fri time:14:00 → Good morning | due 2026-11-20 · 14:00
    Lunch noon due:fri time:14:00 → Lunch noon | due 2026-11-20 · 14:00
    Quiz night plan:fri → Quiz night | plan 2026-11-20
    Pay rent tomorrow due:fri → Pay rent tomorrow | due 2026-11-20
    Pay rent due:fri tomorrow → Pay rent tomorrow | due 2026-11-20
    Plan next month start:fri due:2026-12-24 → Plan next month | from 2026-11-20 · due 2026-12-24
    Team weekly due:fri every month → Team weekly | due 2026-11-20 · every month
    Pay rent every month due:fri → Pay rent | every month · due 2026-11-20
    Pay rent due:fri 9am every month → Pay rent | due 2026-11-20 · 09:00 · every month
    Call Ann 9am due:fri → Call Ann | 09:00 · due 2026-11-20
    Pay due:fri due:mon → Pay due:fri | due 2026-11-23
    """#)

  /// Recurrences.
  static let recurrences = rows(
    #"""
    Pay rent every month → Pay rent | every month
    Pay rent every day → Pay rent | every day
    Pay rent every week → Pay rent | every week
    Pay rent every year → Pay rent | every year
    Pay rent every 2 weeks → Pay rent | every 2 weeks
    Pay rent every 3 days → Pay rent | every 3 days
    Pay rent every other week → Pay rent | every 2 weeks
    Pay rent every other day → Pay rent | every 2 days
    Pay rent every weekday → Pay rent | every weekday
    Pay rent every weekend → Pay rent | every Saturday
    Pay rent every mon → Pay rent | every Monday
    Pay rent every Monday → Pay rent | every Monday
    Pay rent every mon, wed → Pay rent | every Monday and Wednesday
    Pay rent every mon and wed → Pay rent | every Monday and Wednesday
    Pay rent every mon, wed and fri → Pay rent | every Monday, Wednesday and Friday
    Pay rent every mon, wed, and fri → Pay rent | every Monday, Wednesday and Friday
    Pay rent every 1st → Pay rent | every month on the 1st
    Pay rent every 1st and 15th → Pay rent | every month on the 1st and 15th
    Pay rent every 31st → Pay rent | every month on the 31st
    Pay rent every last day → Pay rent | every month on the last day
    Pay rent every last day of the month → Pay rent | every month on the last day
    Pay rent every 1st of the month → Pay rent | every month on the 1st
    Pay rent every 2nd tue → Pay rent | every month on the 2nd Tuesday
    Pay rent every second tuesday → Pay rent | every month on the 2nd Tuesday
    Pay rent every last fri → Pay rent | every month on the last Friday
    Pay rent every last fri of the month → Pay rent | every month on the last Friday
    Pay rent every first mon and third mon → Pay rent | every month on the 1st Monday and 3rd Monday
    Pay rent every 2nd week → Pay rent | every 2 weeks
    Pay rent every third month → Pay rent | every 3 months
    Pay rent every second day → Pay rent | every 2 days
    Pay rent every 2nd day of the month → Pay rent | every month on the 2nd
    Pay rent every 12 dec → Pay rent | every year on 12 December
    Pay rent every dec 12 → Pay rent | every year on 12 December
    Pay rent every month on the 1st → Pay rent | every month on the 1st
    Pay rent every month on the last fri → Pay rent | every month on the last Friday
    Pay rent every 2 months on the 15th → Pay rent | every 2 months on the 15th
    Pay rent every 2 weeks on mon, thu → Pay rent | every 2 weeks on Monday and Thursday
    Pay rent every week on fri → Pay rent | every Friday
    Pay rent every year on 12 dec → Pay rent | every year on 12 December
    Pay rent every quarter → Pay rent | every 3 months
    Pay rent every fortnight → Pay rent | every 2 weeks
    Water plants every! 3 days → Water plants | every 3 days after completion
    Water plants every! week → Water plants | every week after completion
    Water every! 3 days the plants → Water the plants | every 3 days after completion
    Water plants every! mon → Water plants | every Monday after completion
    Pay rent every month until 24 dec → Pay rent | every month until 24 December 2026
    Pay rent every month until 24 dec 2027 → Pay rent | every month until 24 December 2027
    Pay rent every week 5 times → Pay rent | every week, 5 times
    Pay rent every week for 5 times → Pay rent | every week, 5 times
    Pay rent every mon until fri → Pay rent | every Monday until 20 November 2026
    Gym every day at 9am → Gym | every day · 09:00
    Gym every mon, wed 9am → Gym | every Monday and Wednesday · 09:00
    Gym 9am every day → Gym | 09:00 · every day
    Gym fri every 2 weeks → Gym | due 2026-11-20 · every 2 weeks
    Gym every 2 weeks from mon → Gym | every 2 weeks · from 2026-11-23
    Gym daily → Gym | every day
    Gym weekly → Gym | every week
    Gym monthly → Gym | every month
    Gym yearly → Gym | every year
    Gym repeat:daily → Gym | every day
    Gym repeat:every 2 days → Gym | every 2 days
    repeat:daily Gym → Gym | every day
    Gym every 0 days → Gym every 0 days
    Gym every 1000 days → Gym every 1000 days
    Gym every 31 feb → Gym every 31 feb
    Pay rent fri 9am #home @bills !high every month → Pay rent | due 2026-11-20 · 09:00 · #home · @bills · !high · every month
    """#)

  /// Quotes, which are literal.
  static let quotes = rows(
    #"""
    "Friday" song → "Friday" song
    Listen to "Friday" → Listen to "Friday"
    Listen "Friday" → Listen Friday
    Listen "friday" fri → Listen "friday" | due 2026-11-20
    Read "Dune" → Read "Dune"
    Read "Dune" fri → Read "Dune" | due 2026-11-20
    Read "Dune" "fri" → Read "Dune" fri
    Post "#home" sign → Post #home sign
    Post "@bob" "!high" → Post @bob !high
    Call "tomorrow fri" friday → Call "tomorrow fri" | due 2026-11-20
    6" pipe → 6" pipe
    Buy 6" pipe 4" long → Buy 6" pipe 4" long
    say "hi fri → say "hi | due 2026-11-20
    " → "
    "" → ""
    "" fri → "" | due 2026-11-20
    "a" "b" → "a" "b"
    Read "Dune". → Read "Dune".
    Read "Dune", fri → Read "Dune" | due 2026-11-20
    #"open fri → #"open | due 2026-11-20
    """#)

  /// Words of other scripts, and lines without a title.
  static let oddCharacters = rows(
    #"""
    Zahnarzt für Zoë fri → Zahnarzt für Zoë | due 2026-11-20
    买牛奶 fri → 买牛奶 | due 2026-11-20
    🎉 party fri 🎉 → 🎉 party fri 🎉
    🎉 party #🏠 → 🎉 party | #🏠 (new)
    Pay rent ｆｒｉ → Pay rent ｆｒｉ
    Pay rent ٣ dec → Pay rent ٣ dec
    Fri Fri Fri → Fri Fri Fri
    buy milk fri sat → buy milk fri sat
    buy milk fri 12 dec → buy milk fri 12 dec
    today tomorrow → today tomorrow
    fri 9am #home → fri 9am | #home
    #home →  | #home
    @a @b →  | @a · @b
    """#)
}
