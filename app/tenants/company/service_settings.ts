/** Business hours and service levels of tickets. */
import { WEEKDAYS, type Weekday } from '#core/calendar/days'
import { choice, code, listOf, object, whole } from '#core/input/fields'

const time = () => code(5, { matches: /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, like: '08:00' })

export const businessHours = object({
  days: listOf(choice(WEEKDAYS), { min: 1, max: 7 }),
  from: time(),
  to: time(),
})

export const HOURS_BY_DEFAULT = {
  days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as Weekday[],
  from: '08:00',
  to: '18:00',
}

/** In minutes of business hours; 525,600 are a year. */
const target = () => object({ firstResponse: minutes(), resolution: minutes() })
const minutes = () => whole({ min: 1, max: 525_600 })

export const ticketTargets = object({
  LOW: target(),
  MEDIUM: target(),
  HIGH: target(),
  URGENT: target(),
})

export const TARGETS_BY_DEFAULT = {
  LOW: { firstResponse: 960, resolution: 4_800 },
  MEDIUM: { firstResponse: 480, resolution: 2_400 },
  HIGH: { firstResponse: 240, resolution: 960 },
  URGENT: { firstResponse: 60, resolution: 480 },
}
