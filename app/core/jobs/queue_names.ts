/**
 * The queues of the worker, declared once. What a queue is called is part of the outbox: rename one
 * only when it is empty.
 */

type QueueSettings = {
  /** The purpose of the queue, as `--help` and the administrator's page show it. */
  what: string
  /**
   * How often a job is tried before it is put aside as DEAD, and how long the first wait is; each
   * wait doubles.
   */
  attempts: number
  backoffMs: number
  /** How many of its jobs one worker runs at a time, unless told otherwise. */
  concurrency: number
  /**
   * How many jobs one tenant may have in Redis at a time; the rest wait in its outbox, so that they
   * hold nobody else's back.
   */
  window: number
}

const list = {
  // A mail server may be away for a night: the last try is some ten hours after the first.
  mail: { what: 'e-mails', attempts: 14, backoffMs: 5_000, concurrency: 10, window: 200 },
  // A job is a tenant's turn, not a mail: what fails is kept in the log of mails and tried from
  // there. One that fails soon makes room for the next.
  sends: {
    what: 'turns at the mail server for mails to employees',
    attempts: 5,
    backoffMs: 2_000,
    concurrency: 4,
    window: 1,
  },
  // As with mails, what fails is kept in the log of deliveries.
  webhooks: {
    what: 'turns of companies at delivering to their webhooks',
    attempts: 5,
    backoffMs: 2_000,
    concurrency: 8,
    window: 1,
  },
  imports: { what: 'imports of files', attempts: 10, backoffMs: 1_000, concurrency: 4, window: 1 },
  exports: { what: 'exports to files', attempts: 10, backoffMs: 1_000, concurrency: 2, window: 1 },
  payroll: { what: 'payroll runs', attempts: 10, backoffMs: 1_000, concurrency: 2, window: 1 },
  audit: {
    what: 'sealing of the audit log',
    attempts: 3,
    backoffMs: 1_000,
    concurrency: 1,
    window: 200,
  },
  // Some of these take minutes, such as the removal of a company; what Redis has lost is not to
  // wait for them.
  maintenance: { what: 'sweeping', attempts: 3, backoffMs: 1_000, concurrency: 4, window: 200 },
} satisfies Record<string, QueueSettings>

export type QueueName = keyof typeof list

export const QUEUES: Readonly<Record<QueueName, QueueSettings>> = list

export const QUEUE_NAMES = Object.keys(list) as QueueName[]

export const isQueue = (name: string): name is QueueName => Object.hasOwn(list, name)
