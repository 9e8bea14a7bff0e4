import { daysBetween, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import type { Texts } from '#core/primitives/texts'

/** A day in words with its distance from today: "31/01/2031 (in 3 days)". */
export function dayAndDistance(
  words: Texts,
  shown: string,
  day: string,
  today = todayIn(Current.tenant.timezone)
): string {
  const days = daysBetween(today, day)
  const distance =
    days === 0
      ? words('days.today')
      : days > 0
        ? words('days.left', { days })
        : words('days.past', { days: -days })
  return `${shown} (${distance})`
}
