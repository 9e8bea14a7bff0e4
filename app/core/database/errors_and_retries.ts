/** Errors of the database: which are retried, and which leave the outcome unknown. */

/**
 * 1213: deadlock, or a lost certification in a cluster. 1205, 3572: lock wait timeout. 1020:
 * MariaDB's "record has changed since last read". 1412: the table was migrated since the snapshot.
 */
export function isContention(error: any) {
  return [1213, 1205, 3572, 1020, 1412].includes(error?.errno)
}

/** Another transaction has the lock: after a full wait, or at once for NOWAIT. */
const isLockWait = (error: any) => [1205, 3572].includes(error?.errno)

/** A transaction was not admitted in time: see transaction/concurrency_limiter.ts. */
export class WaitedTooLong extends Error {
  constructor() {
    super('Too many transactions of this tenant wait')
  }
}

/** KILL QUERY: the statement was rolled back, the transaction is still open. */
const KILLED = 1317

/** Killed, or above max_statement_time (1969) or max_execution_time (3024). */
export const isInterrupted = (error: any): boolean => [KILLED, 1969, 3024].includes(error?.errno)

/** 1047: left the cluster. 1290, 1836: read-only. 1053, 1927: shut down or killed. */
const GIVES_WAY = [1047, 1290, 1836, 1053, 1927]

const CUT = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'PROTOCOL_CONNECTION_LOST']

/** Messages of an encrypted connection that receives broken data. */
const GARBLED = /^(?:EPROTO|ERR_SSL_\w+)$/

/** mysql2 uses one code for every end before TLS stands; only the message tells a cut line. */
const CUT_IN_HANDSHAKE = /disconnected before secure|ECONNRESET|EPIPE/

const SILENT = ['ETIMEDOUT', 'ER_CON_COUNT_ERROR']

/**
 * The server refuses logins: a password change, required TLS, an untrusted certificate, offline
 * mode. The request is not to blame and may be repeated.
 */
const SHUT = [
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'ER_HOST_IS_BLOCKED',
  'ER_HOST_NOT_PRIVILEGED',
  'ER_ACCOUNT_HAS_BEEN_LOCKED',
  'ER_MUST_CHANGE_PASSWORD',
  'ER_MUST_CHANGE_PASSWORD_LOGIN',
  'ER_SECURE_TRANSPORT_REQUIRED',
  'ER_SERVER_OFFLINE_MODE',
  'HANDSHAKE_SSL_ERROR',
  'HANDSHAKE_NO_SSL_SUPPORT',
]

/** Only when mysql2 says fatal: other connections use these codes too. */
const NO_WAY = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** 1021 and 20: the disk is full. 1114: a table cannot grow, 1878 a temporary one. */
const FULL = [20, 1021, 1114, 1878]

/** Only their messages are the system's (28: full disk); others repeat user input. */
const NAMES_ITS_CAUSE = [3, 1004, 1005, 1026, 1030]

/** True when the disk is full; the error repeats until an operator makes room. */
export function isFull(error: any): boolean {
  return (
    FULL.includes(error?.errno) ||
    (NAMES_ITS_CAUSE.includes(error?.errno) &&
      /\b(?:errcode:|errno:|error) "?28\b/i.test(error.sqlMessage ?? ''))
  )
}

/** ER_NET_PACKET_TOO_LARGE. */
const TOO_LONG = 1153

/** Above `max_allowed_packet`: the server runs nothing and closes the connection. */
export function isTooMuchAtOnce(error: any): boolean {
  return error?.errno === TOO_LONG
}

/** Stands for the server's refusal when its answer was lost with the connection. */
export const tooMuchAtOnce = (cause: Error) =>
  Object.assign(new Error('Got a packet bigger than max_allowed_packet bytes', { cause }), {
    errno: TOO_LONG,
    fatal: true,
  })

/** Text for the operator, in the log and in jobs: the caller did nothing wrong. */
export const TOO_MUCH =
  'The database takes less at once than what was asked for wants to write, and refused it. Set ' +
  'max_allowed_packet to 64M in the settings of the database, and start it again'

/** Errors after which nothing was committed, so that the work may run again at once. */
export function isPassing(error: any) {
  return isCut(error) || GIVES_WAY.includes(error?.errno)
}

/** True when the database is unavailable, at no fault of the request. */
export function isAway(error: any): boolean {
  return (
    isPassing(error) ||
    isFull(error) ||
    SILENT.includes(error?.code) ||
    SHUT.includes(error?.code) ||
    (error?.fatal && NO_WAY.includes(error?.code)) ||
    error?.name === 'KnexTimeoutError'
  )
}

/** Includes errors on a dead connection, which mysql2 marks as fatal without a code. */
function isCut(error: any) {
  if (CUT.includes(error?.code)) return true
  if (error?.code === 'HANDSHAKE_SSL_ERROR') return CUT_IN_HANDSHAKE.test(error.message)
  return Boolean(error?.fatal && (!error.code || GARBLED.test(error.code)))
}

/** COMMIT was sent and not answered: all of the transaction has happened, or none. */
export class OutcomeUnknown extends Error {
  constructor(override readonly cause: unknown) {
    super('The answer to COMMIT is lost')
  }
}

/**
 * 1180: MariaDB could not finish the commit. 1317, 1927, 1053: it was interrupted. Any other server
 * error means that nothing was committed.
 */
export function isLost(error: any) {
  return (
    isCut(error) || error?.code === 'ETIMEDOUT' || [1180, 1317, 1927, 1053].includes(error?.errno)
  )
}

const ATTEMPTS = 4

/** Connection errors and lock waits are not retried after this long; they are reported. */
const SOON_MS = 1_500

/**
 * Retries `work` on deadlocks, killed statements and lost connections, a few times, after random
 * waits so that two conflicting transactions do not meet again. `also` adds errors to retry.
 */
export async function repeated<T>(
  work: () => Promise<T>,
  also: (error: unknown) => boolean = () => false
): Promise<T> {
  const began = Date.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error: any) {
      const passes =
        (isContention(error) && !isLockWait(error)) ||
        error?.errno === KILLED ||
        also(error) ||
        ((isLockWait(error) || isPassing(error)) && Date.now() - began < SOON_MS)
      if (attempt === ATTEMPTS || !passes) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Retries `work` after a duplicate key: it reads first and finds the other row. */
export async function untaken<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error: any) {
    if (error?.errno !== 1062 || tries === 1) throw error
    return untaken(work, tries - 1)
  }
}

const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 500

/** Retries idempotent `work` until the database is back, for facts such as a sent mail. */
export async function persisted<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ;) {
    try {
      return await work()
    } catch (error) {
      if (
        Date.now() > until ||
        !(isAway(error) || isContention(error) || error instanceof OutcomeUnknown)
      )
        throw error
      await pause(LOOK_AGAIN_MS)
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
