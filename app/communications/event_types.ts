/**
 * What a mail to an employee is about, in one table: what may be lost rather than come twice, what
 * the daily plan looks for, and what fills a letter.
 */

type EventType = {
  /**
   * A kindness: sent at most once, even when it is not known whether it arrived, and not to who
   * wants none. Anything else is sent until it is known to have arrived.
   */
  isGreeting?: boolean
  /**
   * Looked for every morning, this many days before the event unless the template says otherwise.
   */
  daysBefore?: number
  /**
   * What fills its placeholders beside the name and the day; null where whoever sends it gives the
   * values.
   */
  values: readonly string[] | null
}

/** Placeholders of every letter. */
const ALWAYS = ['employeeName', 'date'] as const

const OF_LEAVE = ['startDate', 'endDate', 'days', 'reason'] as const

const table = {
  BIRTHDAY: { isGreeting: true, daysBefore: 0, values: ['years'] },
  WORK_ANNIVERSARY: { isGreeting: true, daysBefore: 0, values: ['years'] },
  PAYROLL_SLIP: { values: ['amount', 'period'] },
  CONTRACT_RENEWAL: { daysBefore: 30, values: [] },
  PROBATION_ENDING: { daysBefore: 7, values: [] },
  TIME_OFF_APPROVED: { values: OF_LEAVE },
  TIME_OFF_REJECTED: { values: OF_LEAVE },
  WELCOME: { isGreeting: true, values: [] },
  FAREWELL: { isGreeting: true, values: [] },
  CUSTOM: { values: null },
} satisfies Record<string, EventType>

export type EventTypeName = keyof typeof table

const TYPES: Record<EventTypeName, EventType> = table

export const EVENT_TYPES = Object.keys(table) as [EventTypeName, ...EventTypeName[]]

export const GREETINGS = EVENT_TYPES.filter((type) => TYPES[type].isGreeting)

export type DailyEvent = {
  [K in EventTypeName]: (typeof table)[K] extends { daysBefore: number } ? K : never
}[EventTypeName]

export const DAILY = EVENT_TYPES.filter(
  (type): type is DailyEvent => TYPES[type].daysBefore !== undefined
)

/** Whether it may be lost rather than come twice, and its reader may want no more of them. */
export const isGreeting = (type: EventTypeName) => TYPES[type].isGreeting ?? false

/** The placeholders that a letter of this event may have; null where it may have any. */
export function placeholdersOf(type: EventTypeName): readonly string[] | null {
  const { values } = TYPES[type]
  return values && [...ALWAYS, ...values]
}

/** How many days before the event a template is sent. */
export const daysBefore = ({
  eventType,
  sendDaysBefore,
}: {
  eventType: EventTypeName
  sendDaysBefore: number | null
}) => sendDaysBefore ?? TYPES[eventType].daysBefore ?? 0
