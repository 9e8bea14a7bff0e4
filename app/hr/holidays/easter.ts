/** Gregorian Easter Sunday, `YYYY-MM-DD` (anonymous algorithm of Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const golden = year % 19
  const [century, ofCentury] = divided(year, 100)
  const [leapCenturies, ofLeapCenturies] = divided(century, 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const [leapYears, ofLeapYears] = divided(ofCentury, 4)
  const weekday = (32 + 2 * ofLeapCenturies + 2 * leapYears - epact - ofLeapYears) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const [month, day] = divided(epact + weekday - 7 * correction + 114, 31)

  return `${year}-0${month}-${String(day + 1).padStart(2, '0')}`
}

const divided = (value: number, by: number) => [Math.floor(value / by), value % by] as const
