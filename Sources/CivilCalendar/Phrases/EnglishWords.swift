enum EnglishWords: LanguageWords {
  /// English words, which are understood with every language.
  static let all =
    days + units + relations + times + prepositions
    + rules + holidays

  private static let days: [Vocabulary] =
    [
      Vocabulary("today", .day(0)),
      Vocabulary("tod", .day(0), care: .name),
      Vocabulary("tomorrow,tmr,tmrw,tmw,tomorow,2morrow", .day(1)),
      Vocabulary("tom", .day(1), care: .name),
      Vocabulary("day after tomorrow,overmorrow", .day(2)),
      Vocabulary("yesterday", .day(-1)),
      Vocabulary("day before yesterday", .day(-2)),
      Vocabulary("later today,still today", .day(0)),
      Vocabulary("weekend", .weekend),
      Vocabulary(
        "workday,business day,working day,work day,banking day", .workday),
      Vocabulary("workdays,business days,working days,work days", .workday),
      Vocabulary("weekdays,workdays,business days,working days,week days", .habit(workdays)),
      Vocabulary("weekday,week day", .habit(workdays)),
      Vocabulary("weekends", .habit([.saturday])),
      Vocabulary("midweek", .weekday(.wednesday), care: .fieldOnly),
    ]
    + row(
      "monday,mon|tuesday,tues,tue|wednesday,weds|thursday,thurs,thur,thu|friday,fri|saturday|sunday",
      weekday)
    + row("-|-|wed|-|-|sat|sun", care: .weak, weekday)
    + row("mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays", habit)
    + row(
      """
      january,jan|february,feb|march,mar|april,apr|may|june,jun|july,jul|august,aug|\
      september,sept,sep|october,oct|november,nov|december,dec
      """, DateTerm.month)

  private static let units: [Vocabulary] =
    [
      Vocabulary("minute,minutes,min,mins", minute),
      Vocabulary("hour,hours,hr,hrs", hour),
      Vocabulary("day,days", day),
      Vocabulary("week,weeks,wk,wks", week),
      Vocabulary("fortnight,fortnights", fortnight),
      Vocabulary("month,months", month),
      Vocabulary("quarter,quarters", quarter),
      Vocabulary("half year,half-year", halfYear),
      Vocabulary("year,years,yr,yrs", year),
      Vocabulary("half,half a,half an", .halves(1)),
      Vocabulary("and a half", .andHalf),
      Vocabulary("a,an", .number(1)),
      Vocabulary("couple of,a couple of,couple,a couple", .number(2)),
      Vocabulary("quarter of an hour,a quarter of an hour", .amount(DateLength(15, .minutes))),
      Vocabulary("three quarters of an hour", .amount(DateLength(45, .minutes))),
    ]
    + row("one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve", DateTerm.number)
    + [
      Vocabulary("fifteen", .number(15)), Vocabulary("twenty", .number(20)),
      Vocabulary("thirty", .number(30)), Vocabulary("twenty five,twenty-five", .number(25)),
      Vocabulary("last,final", .ordinal(-1)),
    ]
    + row(
      """
      first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\
      thirteenth|fourteenth|fifteenth
      """, DateTerm.ordinal)

  private static let relations: [Vocabulary] = [
    Vocabulary("this", .this),
    Vocabulary("later this,sometime this,some time this", .this),
    Vocabulary("coming,this coming,upcoming,following", .coming),
    Vocabulary("next,nxt,sometime next,some time next", .next),
    Vocabulary("early next", .edge(.start), .next),
    Vocabulary("late next", .edge(.end), .next),
    Vocabulary("after next", .afterNext),
    Vocabulary("last,past", .previous),
    Vocabulary("end,end of,late in,the end of", .edge(.end)),
    Vocabulary("early in", .edge(.start)),
    Vocabulary("start,start of,beginning of,begin of,beginning", .edge(.start)),
    Vocabulary("middle of,mid,mid of", .edge(.middle)),
    Vocabulary("end of day,end of the day,close of business,end of business", .edge(.end), day),
    Vocabulary("eod,cob,eob", .edge(.end), day),
    Vocabulary("eow", .edge(.end), week),
    Vocabulary("eom", .edge(.end), month),
    Vocabulary("eoq", .edge(.end), quarter),
    Vocabulary("eoy", .edge(.end), year),
    Vocabulary("in,within,in about", .within),
    Vocabulary("from now,hence,later", .fromNow),
    Vocabulary("ago", .ago),
    Vocabulary("from,after", .from),
    Vocabulary("of,in", .of),
    Vocabulary("the", .article),
    Vocabulary("and,&", .and),
    Vocabulary("to,through,thru,-,–", .through),
  ]

  private static let times: [Vocabulary] = [
    Vocabulary("noon,midday,lunchtime,at lunchtime", .time(.noon)),
    Vocabulary("midnight", .time(.midnight)),
    Vocabulary("tonight", .day(0), .part(.evening)),
    Vocabulary("morning,first thing", .part(.morning)),
    Vocabulary("afternoon", .part(.afternoon)), Vocabulary("evening", .part(.evening)),
    Vocabulary("night", .part(.night)),
    Vocabulary("first thing,in the morning,first thing in the morning", .partPhrase(.morning)),
    Vocabulary("in the afternoon", .partPhrase(.afternoon)),
    Vocabulary("in the evening", .partPhrase(.evening)),
    Vocabulary("at night", .partPhrase(.night)),
    Vocabulary("mornings,in the mornings", .every, day, .part(.morning)),
    Vocabulary("evenings,in the evenings", .every, day, .part(.evening)),
    Vocabulary("first thing tomorrow,first thing tomorrow morning", .day(1), .part(.morning)),
    Vocabulary("am,a.m.,a.m", .half(isAfternoon: false)),
    Vocabulary("pm,p.m.,p.m", .half(isAfternoon: true)),
    Vocabulary("o'clock,oclock", .hourMark(isSpoken: true)),
    Vocabulary("this time,same time,the same time", .thisTime),
    Vocabulary("past", .past),
    Vocabulary("to", .to),
    Vocabulary("half", .halfHour),
    Vocabulary("quarter,a quarter", .quarterHour),
    Vocabulary(
      """
      utc,gmt,cet,cest,eet,eest,wet,west,bst,est,edt,cst,cdt,mst,mdt,pst,pdt,ist,jst,kst,aest,aedt,msk,mez,mesz,\
      zulu,et,pt
      """, .zone),
  ]

  private static let prepositions: [Vocabulary] = [
    Vocabulary("on,on the", .on),
    Vocabulary("over,during", .on, care: .weak),
    Vocabulary("by,no later than,not later than,at the latest", .by),
    Vocabulary("at the latest,latest,inclusive", .particle),
    Vocabulary("at the earliest", .startBehind),
    Vocabulary("until,till,til,up to,up to and including,until and including", .until),
    Vocabulary("before", .before),
    Vocabulary("due", .due),
    Vocabulary("at,@,at around,at about,around,approx", .at),
    Vocabulary("after", .after),
    Vocabulary("from,start,starting,beginning,defer,as of,starting from", .start),
    Vocabulary("not before,no earlier than,not earlier than,at the earliest", .start),
    Vocabulary("defer until,start from,start on,starting on,starting from,beginning on", .start),
    Vocabulary("onwards,onward,on,and on", .particle),
  ]

  private static let rules: [Vocabulary] = [
    Vocabulary("every,each,ev,every single,once every,once each", .every),
    Vocabulary("other,alternate,alternating", .other),
    Vocabulary("everyday,daily", .every, day),
    Vocabulary("nightly", .every, day, .part(.night)),
    Vocabulary("weekly", .every, week),
    Vocabulary("fortnightly,biweekly,bi-weekly", .every, fortnight),
    Vocabulary("monthly", .every, month),
    Vocabulary("bimonthly,bi-monthly", .every, .other, month),
    Vocabulary("quarterly", .every, quarter),
    Vocabulary("semiannually,semi-annually,biannually,half-yearly", .every, halfYear),
    Vocabulary("yearly,annually", .every, year),
    Vocabulary("biennially", .every, .other, year),
    Vocabulary("once a,once per", .every),
    Vocabulary(
      "after done,after it is done,after it's done,after completion,after completing,when done",
      .afterDone),
    Vocabulary("times", .times),
    Vocabulary("once", .once),
    Vocabulary("for,for the next", .during),
    Vocabulary("hourly,twice,thrice,few,minutely,second,seconds,per", .unheld),
    Vocabulary("so often,now and then,once in a while", .unheld),
  ]

  private static let holidays: [Vocabulary] = [
    Vocabulary("christmas,xmas,christmas day", .holiday(month: 12, day: 25)),
    Vocabulary("christmas eve,xmas eve", .holiday(month: 12, day: 24)),
    Vocabulary("boxing day", .holiday(month: 12, day: 26)),
    Vocabulary("new year's eve,new years eve,nye", .holiday(month: 12, day: 31)),
    Vocabulary(
      "new year,new year's,new year's day,new years day", .holiday(month: 1, day: 1)),
    Vocabulary("halloween", .holiday(month: 10, day: 31)),
    Vocabulary("valentine's day,valentines day,valentine's", .holiday(month: 2, day: 14)),
  ]
}
