/** What a mail to an employee is about, in one table: what may be lost rather than come twice, and what the daily plan looks for. */

type EventType = {
  /** A kindness: sent at most once, even when it is not known whether it arrived, and not to who wants none. Anything else is sent until it is known to have arrived. */
  isGreeting?: boolean
  /** Looked for every morning, this many days before the event unless the template says otherwise. */
  daysBefore?: number
}

const table = {
  BIRTHDAY: { isGreeting: true, daysBefore: 0 },
  WORK_ANNIVERSARY: { isGreeting: true, daysBefore: 0 },
  PAYROLL_SLIP: {},
  CONTRACT_RENEWAL: { daysBefore: 30 },
  PROBATION_ENDING: { daysBefore: 7 },
  TIME_OFF_APPROVED: {},
  TIME_OFF_REJECTED: {},
  WELCOME: { isGreeting: true },
  FAREWELL: { isGreeting: true },
  CUSTOM: {},
} satisfies Record<string, EventType>

export type EventTypeName = keyof typeof table

const TYPES: Record<EventTypeName, EventType> = table

export const EVENT_TYPES = Object.keys(table) as [EventTypeName, ...EventTypeName[]]

export const GREETINGS = EVENT_TYPES.filter((type) => TYPES[type].isGreeting)

export type DailyEvent = { [K in EventTypeName]: (typeof table)[K] extends { daysBefore: number } ? K : never }[EventTypeName]

export const DAILY = EVENT_TYPES.filter((type): type is DailyEvent => TYPES[type].daysBefore !== undefined)

/** Whether it may be lost rather than come twice, and its reader may want no more of them. */
export const isGreeting = (type: EventTypeName) => TYPES[type].isGreeting ?? false

/** How many days before the event a template is sent. */
export const daysBefore = ({ eventType, sendDaysBefore }: { eventType: EventTypeName; sendDaysBefore: number | null }) => sendDaysBefore ?? TYPES[eventType].daysBefore ?? 0
