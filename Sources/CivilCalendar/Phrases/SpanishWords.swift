enum SpanishWords: LanguageWords {
  /// Spanish words.
  static let all =
    days + units + relations + prepositions + times
    + rules

  private static let days: [Vocabulary] =
    [
      Vocabulary("hoy", .day(0)),
      Vocabulary("mañana", .day(1)),
      Vocabulary("pasado mañana", .day(2)),
      Vocabulary("ayer", .day(-1)),
      Vocabulary("anteayer", .day(-2)),
      Vocabulary("fin de semana,fines de semana", .weekend),
      Vocabulary(
        "día laborable,días laborables,día hábil,días hábiles,día de trabajo", .workday),
      Vocabulary("entre semana,de lunes a viernes,los días laborables", .habit(workdays)),
      Vocabulary("los fines de semana", .habit([.saturday])),
    ]
    + row("lunes|martes|miércoles|jueves|viernes|sábado|domingo", weekday)
    + row("lun|-|mié|-|vie|sáb|-", weekday)
    + row("-|mar|-|jue|-|-|dom", care: .weak, shape: .dotted, weekday)
    + row(
      """
      los lunes|los martes|los miércoles|los jueves|los viernes|sábados,los sábados|\
      domingos,los domingos
      """, habit)
    + row(
      """
      enero,ene|febrero|marzo|abril,abr|mayo|junio|julio|agosto,ago|septiembre,setiembre|octubre|\
      noviembre|diciembre,dic
      """, DateTerm.month)

  private static let units: [Vocabulary] =
    [
      Vocabulary("minuto,minutos", minute), Vocabulary("hora,horas", hour),
      Vocabulary("día,días", day), Vocabulary("semana,semanas", week),
      Vocabulary("quincena,quincenas", .unit(DateLength(15, .days))),
      Vocabulary("mes,meses", month), Vocabulary("trimestre,trimestres", quarter),
      Vocabulary("semestre,semestres", halfYear), Vocabulary("año,años", year),
      Vocabulary("medio,media", .halves(1)),
      Vocabulary("hora y media", .amount(DateLength(90, .minutes))),
      Vocabulary("cuarto de hora", .unit(DateLength(15, .minutes))),
      Vocabulary("tres cuartos de hora", .amount(DateLength(45, .minutes))),
      Vocabulary("y medio,y media", .andHalf),
      Vocabulary("un,una,uno", .number(1)),
    ]
    + row("-|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce", DateTerm.number)
    + [
      Vocabulary("quince", .number(15)), Vocabulary("veinte", .number(20)),
      Vocabulary("último,última", .ordinal(-1)),
    ]
    + row(
      "primer,primero,primera|segundo,segunda|tercer,tercero,tercera|cuarto,cuarta|quinto,quinta",
      DateTerm.ordinal)

  private static let relations: [Vocabulary] = [
    Vocabulary("este,esta,estos", .this),
    Vocabulary("próximo,próxima", .next),
    Vocabulary("que viene", .coming),
    Vocabulary("pasado,pasada", .previous),
    Vocabulary(
      "fin de,a fin de,final de,finales de,al final de,a finales de,fines de", .edge(.end)),
    Vocabulary("final del,al final del,finales del", .edge(.end)),
    Vocabulary("principios de,a principios de,principio de,al principio de", .edge(.start)),
    Vocabulary("mediados de,a mediados de", .edge(.middle)),
    Vocabulary("en,dentro de", .within),
    Vocabulary("en el mes de", .inMonth),
    Vocabulary("más tarde", .fromNow),
    Vocabulary("de,del,en", .of),
    Vocabulary("la,las,los,el", .article),
    Vocabulary("y,e", .and),
    Vocabulary("a,al", .through),
  ]

  private static let prepositions: [Vocabulary] = [
    Vocabulary("el,el día", .onThe),
    Vocabulary("al,en", .on),
    Vocabulary("a más tardar,a más tardar el,como tarde,como muy tarde", .by),
    Vocabulary("como tarde,como muy tarde,inclusive", .particle),
    Vocabulary("hasta,hasta el", .until),
    Vocabulary("antes de,antes del", .before),
    Vocabulary("a las,a la,al,a,sobre las,a eso de las,a eso de la,las,la", .at),
    Vocabulary("después de", .after),
    Vocabulary("a partir de,a partir del,desde,desde el", .start),
    Vocabulary("no antes de,no antes del,como pronto", .start),
  ]

  private static let times: [Vocabulary] = [
    Vocabulary("mediodía,al mediodía,a mediodía", .time(.noon)),
    Vocabulary("medianoche,a medianoche", .time(.midnight)),
    Vocabulary("por la mañana", .partPhrase(.morning)),
    Vocabulary("mañana,mañanas", .part(.morning), care: .name),
    Vocabulary("tarde,tardes", .part(.afternoon)), Vocabulary("noche,noches", .part(.night)),
    Vocabulary("por la tarde", .partPhrase(.afternoon)),
    Vocabulary("por la noche", .partPhrase(.night)),
    Vocabulary("de la mañana", .partBehind(.morning)),
    Vocabulary("de la tarde", .partBehind(.afternoon)),
    Vocabulary("de la noche", .partBehind(.night)),
    Vocabulary("horas,h", .hourMark(isSpoken: false)),
    Vocabulary("media", .halfHour),
    Vocabulary("cuarto", .quarterHour),
    Vocabulary("y", .plus),
    Vocabulary("menos", .minus),
  ]

  private static let rules: [Vocabulary] = [
    Vocabulary("cada,todos los,todas las", .every),
    Vocabulary("diariamente,a diario", .every, day),
    Vocabulary("días alternos", .every, .other, day),
    Vocabulary("semanalmente", .every, week),
    Vocabulary("quincenalmente", .every, fortnight),
    Vocabulary("mensualmente", .every, month),
    Vocabulary("trimestralmente", .every, quarter),
    Vocabulary("anualmente", .every, year),
    Vocabulary("veces,vez", .times),
    Vocabulary("durante", .during),
    Vocabulary("después de hecho", .afterDone),
    Vocabulary("navidad", .holiday(month: 12, day: 25)),
    Vocabulary("nochebuena", .holiday(month: 12, day: 24)),
    Vocabulary("nochevieja", .holiday(month: 12, day: 31)),
    Vocabulary("año nuevo", .holiday(month: 1, day: 1)),
    Vocabulary("reyes", .holiday(month: 1, day: 6)),
  ]
}
