/**
 * Errors of the database connection: deadlocks, nodes that hand over, lost connections. Which of
 * them are retried, and which leave the outcome unknown.
 */

/**
 * 1213 is a deadlock, or in a cluster a commit that came second; 1205 a lock waited for too long,
 * or not at all, which MySQL calls 3572; 1020 MariaDB's "record has changed since last read"; 1412
 * a table that a migration has changed since the moment that is read.
 */
export function isContention(error: any) {
  return [1213, 1205, 3572, 1020, 1412].includes(error?.errno)
}

/**
 * 1047: the node has left its cluster. 1290, 1836: it only reads. 1053, 1927: it ends, or has ended
 * the connection.
 */
const GIVES_WAY = [1047, 1290, 1836, 1053, 1927]

const CUT = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'PROTOCOL_CONNECTION_LOST']

/** Messages of an encrypted connection that receives broken data. */
const GARBLED = /^(?:EPROTO|ERR_SSL_\w+)$/

/**
 * mysql2 gives every end before the encryption stands this code; of a line that was cut the words
 * are left.
 */
const CUT_IN_HANDSHAKE = /disconnected before secure|ECONNRESET|EPIPE/

const SILENT = ['ETIMEDOUT', 'ER_CON_COUNT_ERROR']

/**
 * It lets us in no more, such as while its password is changed, while it asks for TLS, has a
 * certificate that is not trusted or none, or is in MySQL's offline mode: what was asked is not to
 * blame, and may be asked again.
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

/**
 * What mysql2 says, as fatal, where there is no way to the database; what other connections say of
 * themselves is not.
 */
const NO_WAY = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** 1021 and 20: its disk is full. 1114: a table cannot grow, 1878 a temporary one. */
const FULL = [20, 1021, 1114, 1878]

/**
 * These name the error of the system in their words: 28 is a full disk. The words of other errors
 * repeat what was asked, which may say anything.
 */
const NAMES_ITS_CAUSE = [3, 1004, 1005, 1026, 1030]

/** The database has no room for what is written; it says so until somebody makes some. */
export function isFull(error: any): boolean {
  return (
    FULL.includes(error?.errno) ||
    (NAMES_ITS_CAUSE.includes(error?.errno) &&
      /\b(?:errcode:|errno:|error) "?28\b/i.test(error.sqlMessage ?? ''))
  )
}

/** ER_NET_PACKET_TOO_LARGE. */
const TOO_LONG = 1153

/**
 * A statement, or what a transaction sends in one batch, is longer than the server's
 * `max_allowed_packet`: it has read none of it, and ends the connection.
 */
export function isTooMuchAtOnce(error: any): boolean {
  return error?.errno === TOO_LONG
}

/**
 * The server's refusal of a statement that is too long, where its own answer was lost with the
 * connection.
 */
export const tooMuchAtOnce = (cause: Error) =>
  Object.assign(new Error('Got a packet bigger than max_allowed_packet bytes', { cause }), {
    errno: TOO_LONG,
    fatal: true,
  })

/**
 * For whoever runs the server, in the log and where jobs are noted: who asked has done nothing
 * wrong.
 */
export const TOO_MUCH =
  'The database takes less at once than what was asked for wants to write, and refused it. Set max_allowed_packet to 64M in the settings of the database, and start it again'

/** Errors after which nothing was committed, so that the work may run again at once. */
export function isPassing(error: any) {
  return isCut(error) || GIVES_WAY.includes(error?.errno)
}

/** The database does not serve us now, at no fault of what was asked. */
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

/** Also what is said on a connection that has died, which mysql2 marks as fatal without a code. */
function isCut(error: any) {
  if (CUT.includes(error?.code)) return true
  if (error?.code === 'HANDSHAKE_SSL_ERROR') return CUT_IN_HANDSHAKE.test(error.message)
  return Boolean(error?.fatal && (!error.code || GARBLED.test(error.code)))
}

/** COMMIT was sent and not answered: everything has happened, or nothing. */
export class OutcomeUnknown extends Error {
  constructor(override readonly cause: unknown) {
    super('The answer to COMMIT is lost')
  }
}

/**
 * 1180: MariaDB could not finish the commit. 1317, 1927, 1053: somebody broke into it. Any other
 * error of the server is a no.
 */
export function isLost(error: any) {
  return (
    isCut(error) || error?.code === 'ETIMEDOUT' || [1180, 1317, 1927, 1053].includes(error?.errno)
  )
}

const ATTEMPTS = 4

/** Connection errors are not retried after this long; the outage is reported. */
const SOON_MS = 1_500

/**
 * Does it again while it fails for what passes, a few times, after random waits, so that two that
 * met do not meet again. `also`: for what else.
 */
export async function repeated<T>(
  work: () => Promise<T>,
  also: (error: unknown) => boolean = () => false
): Promise<T> {
  const began = Date.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const passes =
        isContention(error) || also(error) || (isPassing(error) && Date.now() - began < SOON_MS)
      if (attempt === ATTEMPTS || !passes) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/**
 * Does again what a unique key has refused, since another has written the same at the same moment:
 * `work` reads first what there is, and then finds it.
 */
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

/**
 * For writing down what has happened outside, such as a mail that left: done until the database is
 * there again, since nobody else knows of it. It must not matter if it is done twice.
 */
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
