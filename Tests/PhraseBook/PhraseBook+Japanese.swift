extension PhraseBook {
  static let japaneseDays = PhraseSection(
    "days", .japanese,
    #"""
    [牛乳を買う]
    今日 → due 2026-11-18
    本日 → due 2026-11-18
    明日 → due 2026-11-19
    あした → due 2026-11-19
    あす → due 2026-11-19
    明後日 → due 2026-11-20
    あさって → due 2026-11-20
    tomorrow → due 2026-11-19
    月曜日 → due 2026-11-23
    月曜 → due 2026-11-23
    火曜日 → due 2026-11-24
    水曜日 → due 2026-11-25
    木曜日 → due 2026-11-19
    木曜 → due 2026-11-19
    金曜日 → due 2026-11-20
    金曜 → due 2026-11-20
    土曜日 → due 2026-11-21
    日曜日 → due 2026-11-22
    今週の金曜日 → due 2026-11-20
    来週の月曜日 → due 2026-11-23
    来週の金曜日 → due 2026-11-27
    来週金曜 → due 2026-11-27
    再来週の月曜日 → due 2026-11-30
    来週 → due 2026-11-23
    来月 → due 2026-12-01
    再来月 → due 2027-01-01
    来年 → due 2027-01-01
    今週 → due 2026-11-20
    今月 → due 2026-11-30
    今年 → due 2026-12-31
    週末 → due 2026-11-21
    来週末 → due 2026-11-28
    月末 → due 2026-11-30
    今月末 → due 2026-11-30
    年末 → due 2026-12-31
    今年の末 → due 2026-12-31
    3日後 → due 2026-11-21
    ３日後 → due 2026-11-21
    三日後 → due 2026-11-21
    1週間後 → due 2026-11-25
    2週間後 → due 2026-12-02
    1ヶ月後 → due 2026-12-18
    3ヶ月後 → due 2027-02-18
    3営業日後 → due 2026-11-23
    12月24日 → due 2026-12-24
    １２月２４日 → due 2026-12-24
    十二月二十四日 → due 2026-12-24
    2026年12月24日 → due 2026-12-24
    2027年1月5日 → due 2027-01-05
    11月18日 → due 2026-11-18
    12/24 → due 2026-12-24
    2026/12/24 → due 2026-12-24
    2026-12-24 → due 2026-12-24
    24日 → due 2026-11-24
    1日 → due 2026-12-01
    来月1日 → due 2026-12-01
    来月の15日 → due 2026-12-15
    11月27日(金) → due 2026-11-27
    12月24日（木） → due 2026-12-24
    月曜日に → due 2026-11-23
    明日に → due 2026-11-19
    金曜日まで → due 2026-11-20
    金曜日までに → due 2026-11-20
    明日までに → due 2026-11-19
    12月24日までに → due 2026-12-24
    月末までに → due 2026-11-30
    今週中に → due 2026-11-20
    今月中に → due 2026-11-30
    年内に → due 2026-12-31
    3月に → due 2027-03-01
    ３月に → due 2027-03-01
    三月に → due 2027-03-01
    11月に → due 2026-11-30
    3月中に → due 2027-03-01
    1月中旬 → due 2027-01-15
    1月初め → due 2027-01-01
    来月初め → due 2026-12-01
    来週初め → due 2026-11-23
    クリスマスまでに → due 2026-12-25
    大晦日 → due 2026-12-31
    元日 → due 2027-01-01
    今月の最終金曜日 → due 2026-11-27
    次の月曜日 → due 2026-11-23
    再来週 → due 2026-11-30
    今週末 → due 2026-11-21
    来月末 → due 2026-12-31
    二週間後 → due 2026-12-02
    1か月後 → due 2026-12-18
    半年後 → due 2027-05-18
    1年後 → due 2027-11-18
    翌営業日 → due 2026-11-19
    1月5日 → due 2027-01-05
    11月27日金曜日 → due 2026-11-27
    1月末 → due 2027-01-31
    来月の第1月曜日 → due 2026-12-07
    """#)

  static let japaneseTimes = PhraseSection(
    "times", .japanese,
    #"""
    [歯医者]
    9時 → 09:00
    9時に → 09:00
    9時半 → 09:30
    9時30分 → 09:30
    15時30分 → 15:30
    午前9時 → 09:00
    午後3時 → 15:00
    午後3時半 → 15:30
    午後3時15分 → 15:15
    夜9時 → 21:00
    夕方6時 → 18:00
    九時 → 09:00
    今夜 → due 2026-11-18 · 19:00
    今朝 → due 2026-11-18
    今日の午後 → due 2026-11-18 · 15:00
    今夜8時 → due 2026-11-18 · 20:00
    今日15時 → due 2026-11-18 · 15:00
    今日の15時 → due 2026-11-18 · 15:00
    明朝 → due 2026-11-19 · 09:00
    明日9時 → due 2026-11-19 · 09:00
    明日の9時 → due 2026-11-19 · 09:00
    明日9時に → due 2026-11-19 · 09:00
    明日午後3時 → due 2026-11-19 · 15:00
    明日の午後3時 → due 2026-11-19 · 15:00
    明日 15:30 → due 2026-11-19 · 15:30
    明後日9時半 → due 2026-11-20 · 09:30
    月曜15時 → due 2026-11-23 · 15:00
    月曜日の午前9時 → due 2026-11-23 · 09:00
    来週の月曜日15時 → due 2026-11-23 · 15:00
    12月24日18時 → due 2026-12-24 · 18:00
    12/24 18:00 → due 2026-12-24 · 18:00
    金曜日17時までに → due 2026-11-20 · 17:00
    17時まで → 17:00
    2時間後 → due 2026-11-18 · 12:00
    1時間半後 → due 2026-11-18 · 11:30
    15時 → 15:00
    朝7時 → 07:00
    正午 → 12:00
    15:30 → 15:30
    今晩 → due 2026-11-18 · 19:00
    明日の朝 → due 2026-11-19 · 09:00
    明日の夜 → due 2026-11-19 · 21:00
    明日の午後 → due 2026-11-19 · 15:00
    明日15:30 → due 2026-11-19 · 15:30
    月曜日の15時 → due 2026-11-23 · 15:00
    来週月曜の朝 → due 2026-11-23 · 09:00
    金曜の夜 → due 2026-11-20 · 21:00
    30分後 → due 2026-11-18 · 10:30
    ２時間後 → due 2026-11-18 · 12:00
    """#)

  static let japaneseRecurrences = PhraseSection(
    "recurrences", .japanese,
    #"""
    [薬を飲む]
    毎日 → every day
    毎月 → every month
    毎年 → every year
    毎週月曜 → every Monday
    毎週月曜日に → every Monday
    毎週月曜日と木曜日 → every Monday and Thursday
    毎週月曜、木曜 → every Monday and Thursday
    毎週月・水・金 → every Monday, Wednesday and Friday
    毎週月水金 → every Monday, Wednesday and Friday
    毎週火曜19時 → every Tuesday · 19:00
    毎日9時 → every day · 09:00
    毎日9時に → every day · 09:00
    毎日午前9時 → every day · 09:00
    毎朝 → every day · 09:00
    毎朝7時 → every day · 07:00
    毎晩 → every day · 21:00
    毎晩9時 → every day · 21:00
    平日 → every weekday
    平日の9時 → every weekday · 09:00
    毎週末 → every Saturday
    毎月1日 → every month on the 1st
    毎月1日と15日 → every month on the 1st and 15th
    毎月末 → every month on the last day
    毎月末日 → every month on the last day
    毎月第2火曜日 → every month on the 2nd Tuesday
    毎月第2・第4火曜日 → every month on the 2nd Tuesday and 4th Tuesday
    毎月最初の営業日 → every month on the 1st workday
    毎年12月24日 → every year on 24 December
    隔日 → every 2 days
    隔週 → every 2 weeks
    隔週の金曜日 → every 2 weeks on Friday
    隔月 → every 2 months
    2日ごと → every 2 days
    2日ごとに → every 2 days
    3日ごと → every 3 days
    2週間ごと → every 2 weeks
    3ヶ月ごと → every 3 months
    2週間毎 → every 2 weeks
    1年ごと → every year
    毎日12月24日まで → every day until 24 December 2026
    毎週5回 → every week, 5 times
    明日から毎日 → from 2026-11-19 · every day
    毎日明日から → every day · from 2026-11-19
    12時間ごと
    毎週 → every week
    毎週月曜日 → every Monday
    毎週火曜の19時 → every Tuesday · 19:00
    平日9時 → every weekday · 09:00
    毎月15日 → every month on the 15th
    毎月第1月曜日 → every month on the 1st Monday
    毎月最終金曜日 → every month on the last Friday
    毎月最終営業日 → every month on the last workday
    隔週月曜日 → every 2 weeks on Monday
    毎日金曜日まで → every day until 20 November 2026
    毎時
    1日2回
    """#)

  static let japanesePlaces = PhraseSection(
    "places in a line", .japanese,
    #"""
    明日牛乳を買う → 牛乳を買う | due 2026-11-19
    明日、牛乳を買う → 牛乳を買う | due 2026-11-19
    明日9時に歯医者に電話 → 歯医者に電話 | due 2026-11-19 · 09:00
    明日の9時に歯医者に電話する → 歯医者に電話する | due 2026-11-19 · 09:00
    金曜日までにレポートを出す → レポートを出す | due 2026-11-20
    来週の月曜日に部長に連絡する → 部長に連絡する | due 2026-11-23
    毎週月曜日にゴミを出す → ゴミを出す | every Monday
    毎日薬を飲む → 薬を飲む | every day
    今夜洗濯する → 洗濯する | due 2026-11-18 · 19:00
    3日後に本を返す → 本を返す | due 2026-11-21
    月曜日から日記を書く → 日記を書く | from 2026-11-23
    毎月15日に家賃を払う → 家賃を払う | every month on the 15th
    月末までに経費を精算する → 経費を精算する | due 2026-11-30
    牛乳を買う 明日 #home → 牛乳を買う | due 2026-11-19 · #home
    明日9時歯医者 → 歯医者 | due 2026-11-19 · 09:00
    毎朝7時に薬を飲む → 薬を飲む | every day · 07:00
    12月24日にケーキを買う → ケーキを買う | due 2026-12-24
    """#)

  static let japaneseText = PhraseSection(
    "text", .japanese,
    #"""
    明日の会議の資料を作る
    今日の献立を考える
    金曜日の会議室を予約
    明日は休み
    3月の予定を立てる
    3月号を買う
    今日は何の日
    日本語の勉強
    日記を書く
    金を下ろす
    土を買う
    木を植える
    火を消す
    時間を計る
    一日一善
    三日坊主
    年賀状を書く
    週刊誌を買う
    午後の紅茶を買う
    朝日新聞を解約
    今年の目標
    2時間ドラマを見る
    10分休憩
    第2章を読む
    明日香に電話
    毎日の日課を見直す
    月曜日のたわわ
    日曜大工
    月見団子を買う
    水を買う
    本を読む
    毎日新聞を読む
    3日間の旅行
    1984を読む
    """#)
}
