/** Table of mail events: greetings, daily planning and placeholders. */

type EventType = {
  /** Sent at most once and never after an opt-out; other mails repeat until delivered. */
  isGreeting?: boolean
  /** Planned this many days ahead, unless the template has its own lead. */
  daysBefore?: number
  /** Placeholders beside the name and the day; null when the sender gives the values. */
  values: readonly string[] | null
}

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

export const isGreeting = (type: EventTypeName) => TYPES[type].isGreeting ?? false

/** Null when any placeholder is allowed. */
export function placeholdersOf(type: EventTypeName): readonly string[] | null {
  const { values } = TYPES[type]
  return values && [...ALWAYS, ...values]
}

export const daysBefore = ({
  eventType,
  sendDaysBefore,
}: {
  eventType: EventTypeName
  sendDaysBefore: number | null
}) => sendDaysBefore ?? TYPES[eventType].daysBefore ?? 0
