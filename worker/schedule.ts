/** All periodic jobs. BullMQ keeps the ticks: each runs once, however many workers there are. */
import { queue } from '#core/jobs/queues'
import type { QueueName } from '#core/jobs/queue_names'

type Periodic = { name: string; queue: QueueName; everyMs: number; atMidnight?: true; what: string }

const DAY_MS = 86_400_000

/** Tolerated clock difference of workers. A tick further away was set by a wrong clock. */
const CLOCKS_DIFFER_MS = 60_000

/**
 * `name` is the job in processors.ts and the id of its scheduler. A job that does not begin at
 * midnight begins at registration.
 */
export const SCHEDULE: readonly Periodic[] = [
  {
    name: 'seal-audit',
    queue: 'audit',
    everyMs: 20_000,
    what: 'seals new rows of the audit log into the chains of their tenants',
  },
  {
    name: 'plan-communications',
    queue: 'mail',
    everyMs: 60_000,
    what: 'plans the greetings and reminders of the companies where it has become eight in the morning',
  },
  {
    name: 'sweep-outbox',
    queue: 'maintenance',
    everyMs: 5_000,
    what: 'brings back what Redis has lost, and puts aside what has failed for good',
  },
  {
    name: 'sweep-sends',
    queue: 'maintenance',
    everyMs: 15_000,
    what: 'asks for a turn for mails that nobody is about to send',
  },
  {
    name: 'sweep-webhooks',
    queue: 'maintenance',
    everyMs: 15_000,
    what: 'asks for a turn for webhooks that nobody is about to serve, and forgets what was delivered a month ago',
  },
  {
    name: 'sweep-events',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'forgets events after a month',
  },
  {
    name: 'sweep-idempotency-keys',
    queue: 'maintenance',
    everyMs: 600_000,
    what: 'forgets answers that are older than their keys live',
  },
  {
    name: 'sweep-identity',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'forgets revoked tokens and invitations that are past their time',
  },
  {
    name: 'sweep-security',
    queue: 'maintenance',
    everyMs: DAY_MS,
    what: 'forgets log ins that failed, refusals and the like after a year',
  },
  {
    name: 'sweep-requests',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'forgets entries of the request log after a week',
  },
  {
    name: 'adopt-third-parties',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'links third parties to records that servers of the previous release made during an upgrade',
  },
  {
    name: 'complete-tax-lines',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'writes tax lines of documents that servers of the previous release posted during an upgrade',
  },
  {
    name: 'complete-allocations',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'writes allocations of payments that servers of the previous release recorded during an upgrade',
  },
  {
    name: 'sweep-tenants',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'removes companies whose deletion is due, and what imports of companies have left that died',
  },
  {
    name: 'sweep-exports',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'removes exported files after a week, and after a day those that no export has',
  },
  {
    name: 'sweep-imports',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'forgets imports that ended three months ago, or as long as IMPORTS_KEPT_DAYS says',
  },
  {
    name: 'sweep-import-files',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'removes the files of imports that ended a day ago',
  },
  {
    name: 'sweep-files',
    queue: 'maintenance',
    everyMs: 3_600_000,
    what: 'removes files that no record has had for a day',
  },
  {
    name: 'sweep-file-bytes',
    queue: 'maintenance',
    everyMs: DAY_MS,
    what: 'removes stored bytes of files that do not exist, and logs files whose bytes are lost',
  },
  {
    name: 'announce-overdue-assets',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'announces assets that should be back and are not',
  },
  {
    name: 'announce-ending-ranges',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'announces numbering ranges whose last day is near',
  },
  {
    name: 'announce-deadlines',
    queue: 'maintenance',
    everyMs: 900_000,
    what: 'announces licenses that expire, contracts that end and tickets that missed a target',
  },
  {
    name: 'end-departures',
    queue: 'maintenance',
    everyMs: 60_000,
    what: 'ends the employment of people whose last day is over, by the clocks of their company',
  },
  {
    name: 'plan-recurring',
    queue: 'maintenance',
    everyMs: 60_000,
    what: 'asks for the recurring documents of companies where one is due, by the clocks of each',
  },
  {
    name: 'plan-reminders',
    queue: 'maintenance',
    everyMs: 60_000,
    what: 'asks for the reminders of companies where it has become eight in the morning',
  },
  {
    name: 'check-integrity',
    queue: 'maintenance',
    everyMs: DAY_MS,
    atMidnight: true,
    what: 'looks every night, at 00:00 UTC, whether the books of every company tie out',
  },
  {
    name: 'post-depreciation',
    queue: 'maintenance',
    everyMs: DAY_MS,
    what: 'posts what assets have lost in months that are over, where a company wants it',
  },
]

/** Registers the table and removes other schedulers. Repeating it changes nothing. */
export async function registerSchedule(schedule = SCHEDULE) {
  for (const [name, periodics] of Map.groupBy(schedule, (one) => one.queue)) {
    const schedulers = await queue(name)
    const known = await schedulers.getJobSchedulers()

    for (const { name: id, everyMs, atMidnight } of periodics) {
      const there = known.find(({ key }) => key === id)
      const isSoon = Number(there?.next) <= Date.now() + everyMs + CLOCKS_DIFFER_MS
      const isWhenItShould = isSoon && (!atMidnight || Number(there?.next) % DAY_MS === 0)
      if (Number(there?.every) === everyMs && isWhenItShould) continue
      // An unchanged scheduler keeps its time.
      if (there && !isWhenItShould) await schedulers.removeJobScheduler(id)
      await schedulers.upsertJobScheduler(
        id,
        { every: everyMs, ...(atMidnight && { startDate: nextMidnight() }) },
        { name: id, data: {}, opts: { removeOnComplete: { count: 20 } } }
      )
    }
    for (const { key } of known) {
      if (!periodics.some(({ name: id }) => id === key)) await schedulers.removeJobScheduler(key)
    }
  }
}

const nextMidnight = () => (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS
