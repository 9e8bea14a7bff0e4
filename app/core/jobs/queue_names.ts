/** The queues of the worker. Outbox rows hold these names: rename only empty queues. */

type QueueSettings = {
  /** The purpose, as `--help` and the administration page show it. */
  what: string
  /** Attempts before a job is DEAD, and the first delay, which doubles. */
  attempts: number
  backoffMs: number
  /** Jobs that one worker runs at a time, by default. */
  concurrency: number
  /** Jobs of a tenant in Redis at a time; the rest wait in its outbox. */
  window: number
}

const list = {
  // A mail server may be away for a night: the last attempt is some ten hours after the first.
  mail: { what: 'e-mails', attempts: 14, backoffMs: 5_000, concurrency: 10, window: 200 },
  // A job sends many mails of a tenant. Failed ones are retried from the log of mails.
  sends: {
    what: 'mails to employees, one company at a time',
    attempts: 5,
    backoffMs: 2_000,
    concurrency: 4,
    window: 1,
  },
  // Failed deliveries are retried from their log.
  webhooks: {
    what: 'deliveries to webhooks, one company at a time',
    attempts: 5,
    backoffMs: 2_000,
    concurrency: 8,
    window: 1,
  },
  imports: { what: 'imports of files', attempts: 10, backoffMs: 1_000, concurrency: 4, window: 1 },
  exports: { what: 'exports to files', attempts: 10, backoffMs: 1_000, concurrency: 2, window: 1 },
  payroll: { what: 'payroll runs', attempts: 10, backoffMs: 1_000, concurrency: 2, window: 1 },
  recurring: {
    what: 'recurring documents and reminders of a morning, one company at a time',
    attempts: 10,
    backoffMs: 1_000,
    concurrency: 4,
    window: 1,
  },
  audit: {
    what: 'sealing of the audit log',
    attempts: 3,
    backoffMs: 1_000,
    concurrency: 1,
    window: 200,
  },
  // Some take minutes, such as the deletion of a tenant; jobs that Redis lost must not wait for
  // them.
  maintenance: { what: 'sweeping', attempts: 3, backoffMs: 1_000, concurrency: 4, window: 200 },
} satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof list

export const QUEUES: Readonly<Record<QueueName, QueueSettings>> = list

export const QUEUE_NAMES = Object.keys(list) as QueueName[]

export const isQueue = (name: string): name is QueueName => Object.hasOwn(list, name)
