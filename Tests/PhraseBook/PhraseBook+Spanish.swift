extension PhraseBook {
  static let spanishDays = PhraseSection(
    "days", .spanish,
    #"""
    [Comprar leche]
    hoy → due 2026-11-18
    mañana → due 2026-11-19
    manana
    pasado mañana → due 2026-11-20
    tomorrow → due 2026-11-19
    lunes → due 2026-11-23
    el lunes → due 2026-11-23
    lun → due 2026-11-23
    martes → due 2026-11-24
    miércoles → due 2026-11-25
    jueves → due 2026-11-19
    el viernes → due 2026-11-20
    sábado → due 2026-11-21
    sabado → due 2026-11-21
    domingo → due 2026-11-22
    este viernes → due 2026-11-20
    el próximo lunes → due 2026-11-23
    el próximo viernes → due 2026-11-27
    el lunes próximo → due 2026-11-23
    el viernes que viene → due 2026-11-20
    la semana que viene → due 2026-11-23
    próxima semana → due 2026-11-23
    el lunes de la próxima semana → due 2026-11-23
    el mes que viene → due 2026-12-01
    el próximo mes → due 2026-12-01
    próximo mes → due 2026-12-01
    el año que viene → due 2027-01-01
    el próximo año → due 2027-01-01
    este mes → due 2026-11-30
    este fin de semana → due 2026-11-21
    fin de semana → due 2026-11-21
    el fin de semana → due 2026-11-21
    el próximo fin de semana → due 2026-11-28
    en 3 días → due 2026-11-21
    en 3 dias → due 2026-11-21
    en un día → due 2026-11-19
    en dos semanas → due 2026-12-02
    dentro de 3 días → due 2026-11-21
    dentro de una semana → due 2026-11-25
    dentro de 6 meses → due 2027-05-18
    en un año → due 2027-11-18
    en 3 días laborables → due 2026-11-23
    en 3 días hábiles → due 2026-11-23
    el próximo día laborable → due 2026-11-19
    antes del viernes → due 2026-11-19
    antes de mañana → due 2026-11-18
    hasta el viernes → due 2026-11-20
    a más tardar el viernes → due 2026-11-20
    antes de Navidad → due 2026-12-24
    en Navidad → due 2026-12-25
    fin de mes → due 2026-11-30
    a fin de mes → due 2026-11-30
    a finales de mes → due 2026-11-30
    final de mes → due 2026-11-30
    antes de fin de mes → due 2026-11-30
    fin de año → due 2026-12-31
    a fin de año → due 2026-12-31
    a finales de año → due 2026-12-31
    a finales de enero → due 2027-01-31
    en marzo → due 2027-03-01
    en marzo de 2028 → due 2028-03-01
    en noviembre → due 2026-11-30
    en el mes de mayo → due 2027-05-01
    principios de enero → due 2027-01-01
    a principios de enero → due 2027-01-01
    mediados de enero → due 2027-01-15
    a mediados de enero → due 2027-01-15
    a principios de la próxima semana → due 2026-11-23
    el 24 de diciembre → due 2026-12-24
    24 diciembre → due 2026-12-24
    24 dic → due 2026-12-24
    el 24 de diciembre de 2026 → due 2026-12-24
    24 de diciembre del 2026 → due 2026-12-24
    1 de enero → due 2027-01-01
    el 1 de enero → due 2027-01-01
    el 1º de enero → due 2027-01-01
    el 15 → due 2026-12-15
    el día 15 → due 2026-12-15
    3 de marzo → due 2027-03-03
    el 5 de mayo → due 2027-05-05
    el 24/12 → due 2026-12-24
    24/12 → due 2026-12-24
    24/12/2026 → due 2026-12-24
    24-12-2026 → due 2026-12-24
    viernes 27 de noviembre → due 2026-11-27
    último día del mes → due 2026-11-30
    el último viernes del mes → due 2026-11-27
    Mañana → due 2026-11-19
    miercoles → due 2026-11-25
    viernes → due 2026-11-20
    próximo viernes → due 2026-11-27
    la próxima semana → due 2026-11-23
    el viernes de la semana que viene → due 2026-11-27
    esta semana → due 2026-11-20
    en tres días → due 2026-11-21
    en una semana → due 2026-11-25
    dentro de quince días → due 2026-12-03
    en un mes → due 2026-12-18
    en Nochevieja → due 2026-12-31
    al final del mes → due 2026-11-30
    finales de noviembre → due 2026-11-30
    24 de diciembre → due 2026-12-24
    el primero de enero → due 2027-01-01
    el viernes 27 de noviembre → due 2026-11-27
    viernes, 27 de noviembre → due 2026-11-27
    el último día del mes → due 2026-11-30
    el primer lunes de diciembre → due 2026-12-07
    [Comprar leche]
    no antes del viernes → from 2026-11-20
    como muy tarde el viernes → due 2026-11-20
    hasta el viernes inclusive → due 2026-11-20
    24 de diciembre del próximo año → due 2027-12-24
    del 1 al 5 de diciembre
    """#)

  static let spanishTimes = PhraseSection(
    "times", .spanish,
    #"""
    [Llamar a mamá]
    a las 9:30 → 09:30
    a las 15:00 → 15:00
    a las nueve → 09:00
    a las nueve y media → 09:30
    a las cinco menos cuarto → 16:45
    a la una → 13:00
    a las 9h → 09:00
    a las 9 de la mañana → 09:00
    a las 5pm → 17:00
    a mediodía → 12:00
    por la mañana → 09:00
    por la tarde → 15:00
    esta tarde → due 2026-11-18 · 15:00
    esta noche → due 2026-11-18 · 21:00
    esta noche a las 21:00 → due 2026-11-18 · 21:00
    hoy a las 17:00 → due 2026-11-18 · 17:00
    mañana por la mañana → due 2026-11-19 · 09:00
    mañana por la tarde → due 2026-11-19 · 15:00
    mañana por la noche → due 2026-11-19 · 21:00
    mañana a las 9 → due 2026-11-19 · 09:00
    mañana 9:30 → due 2026-11-19 · 09:30
    mañana a las nueve y media → due 2026-11-19 · 09:30
    mañana a mediodía → due 2026-11-19 · 12:00
    lunes a las 15:00 → due 2026-11-23 · 15:00
    el lunes a las 15:00 → due 2026-11-23 · 15:00
    el lunes por la mañana → due 2026-11-23 · 09:00
    el viernes por la noche → due 2026-11-20 · 21:00
    lunes 15:00 → due 2026-11-23 · 15:00
    el 24 de diciembre a las 18:00 → due 2026-12-24 · 18:00
    antes de las 17:00 → 17:00
    antes del viernes a las 17:00 → due 2026-11-20 · 17:00
    en una hora → due 2026-11-18 · 11:00
    en media hora → due 2026-11-18 · 10:30
    en 20 minutos → due 2026-11-18 · 10:20
    dentro de 20 min → due 2026-11-18 · 10:20
    a las 9 → 09:00
    a las nueve y cuarto → 09:15
    a las 9 de la noche → 21:00
    a las 5 de la tarde → 17:00
    a las 5 p.m. → 17:00
    al mediodía → 12:00
    a medianoche → 00:00
    por la noche → 21:00
    esta noche a las 8 → due 2026-11-18 · 20:00
    pasado mañana a las 9 → due 2026-11-20 · 09:00
    en 2 horas → due 2026-11-18 · 12:00
    dentro de 2 horas → due 2026-11-18 · 12:00
    [Llamar a mamá]
    a eso de las tres → 15:00
    en hora y media → due 2026-11-18 · 11:30
    en un cuarto de hora → due 2026-11-18 · 10:15
    antes de las 3
    """#)

  static let spanishRecurrences = PhraseSection(
    "recurrences", .spanish,
    #"""
    [Regar las plantas]
    todos los días → every day
    cada semana → every week
    todas las semanas → every week
    cada año → every year
    todos los años → every year
    cada lunes → every Monday
    todos los lunes → every Monday
    los lunes → every Monday
    los lunes y jueves → every Monday and Thursday
    cada lunes y jueves → every Monday and Thursday
    todos los martes a las 19:00 → every Tuesday · 19:00
    cada día laborable → every weekday
    todos los días laborables → every weekday
    los fines de semana → every Saturday
    todos los fines de semana → every Saturday
    cada fin de semana → every Saturday
    cada dos días → every 2 days
    cada 3 semanas → every 3 weeks
    cada dos semanas → every 2 weeks
    cada 15 días → every 15 days
    cada 3 meses → every 3 months
    cada seis meses → every 6 months
    cada dos años → every 2 years
    cada dos semanas el lunes → every 2 weeks on Monday
    un día sí y otro no
    semanalmente → every week
    mensualmente → every month
    anualmente → every year
    trimestralmente → every 3 months
    cada primer lunes del mes → every month on the 1st Monday
    cada último viernes del mes → every month on the last Friday
    el último viernes de cada mes → every month on the last Friday
    el último día de cada mes → every month on the last day
    el primer día laborable de cada mes → every month on the 1st workday
    cada último día laborable del mes → every month on the last workday
    el 1 de cada mes → every month on the 1st
    el 15 de cada mes → every month on the 15th
    cada 15 del mes → every month on the 15th
    cada mes el 15 → every month on the 15th
    cada mes el día 1 → every month on the 1st
    cada 24 de diciembre → every year on 24 December
    cada año el 24 de diciembre → every year on 24 December
    cada mañana → every day · 09:00
    todas las mañanas → every day · 09:00
    cada noche → every day · 21:00
    todas las noches → every day · 21:00
    cada noche a las 9 → every day · 21:00
    todos los días a las 9 → every day · 09:00
    cada lunes por la mañana → every Monday · 09:00
    cada semana a partir del viernes → every week · from 2026-11-20
    cada día desde mañana → every day · from 2026-11-19
    cada día hasta el viernes → every day until 20 November 2026
    cada día hasta el 24 de diciembre → every day until 24 December 2026
    cada 12 horas
    cada hora
    dos veces al día
    cada día → every day
    cada mes → every month
    todos los meses → every month
    los lunes, miércoles y viernes → every Monday, Wednesday and Friday
    los martes a las 7 de la tarde → every Tuesday · 19:00
    de lunes a viernes → every weekday
    entre semana → every weekday
    cada 2 días → every 2 days
    cada quince días → every 15 days
    cada trimestre → every 3 months
    diariamente → every day
    quincenalmente → every 2 weeks
    el primer lunes de cada mes → every month on the 1st Monday
    el día 15 de cada mes → every month on the 15th
    cada semana 5 veces → every week, 5 times
    [Regar las plantas]
    todos los días menos el domingo
    días alternos → every 2 days
    """#)

  static let spanishPlaces = PhraseSection(
    "places in a line", .spanish,
    #"""
    Mañana llamar al veterinario → llamar al veterinario | due 2026-11-19
    mañana llamar al veterinario → llamar al veterinario | due 2026-11-19
    Viernes 9:00 dentista → dentista | due 2026-11-20 · 09:00
    llamar al veterinario mañana por el gato → llamar al veterinario por el gato | due 2026-11-19
    Comida con Sam el martes a las 12:30 en casa → Comida con Sam en casa | due 2026-11-24 · 12:30
    Declaración a partir del lunes → Declaración | from 2026-11-23
    Esta noche sacar la basura → sacar la basura | due 2026-11-18 · 21:00
    Cada lunes sacar la basura → sacar la basura | every Monday
    mañana a las 9 dentista → dentista | due 2026-11-19 · 09:00
    Declaración desde el lunes → Declaración | from 2026-11-23
    """#)
}
