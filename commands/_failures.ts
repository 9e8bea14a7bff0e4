/** Failures of commands: sentences or one JSON object on stderr, never a stack trace. */
import { Interrupted } from '#commands/_interruption'
import { plain, plainJson } from '#commands/_plain'

/** Exit codes: 1 refused or failed, 2 wrong usage, 130 Ctrl-C, 143 SIGTERM. */
export class UsageError extends Error {
  readonly status: number
  readonly json: boolean

  constructor(message: string, { status = 2, json = false } = {}) {
    super(message)
    this.status = status
    this.json = json
  }

  /** Called by ace for errors before the command runs. */
  async render(_: unknown, kernel: { exitCode?: number }) {
    kernel.exitCode = await tell(this, { json: this.json })
  }
}

type Failure = { status: number; code: string; sentences: string[]; more?: Record<string, unknown> }

type Options = { json?: boolean; optionOf?: Record<string, string> }

/** Prints the failure and returns the exit code. */
export async function tell(
  error: any,
  { json = false, optionOf = {} }: Options = {}
): Promise<number> {
  const { status, code, sentences, more } = await failureOf(error, optionOf)
  const text = json
    ? plainJson({ error: { code, message: sentences[0], ...more } })
    : sentences.map(plain).join('\n')

  console.error(text)
  if (process.env.LOG_LEVEL === 'debug' && code === 'INTERNAL') console.error(error.stack)
  return status
}

async function failureOf(error: any, optionOf: Record<string, string>): Promise<Failure> {
  if (error instanceof UsageError)
    return {
      status: error.status,
      code: error.status === 2 ? 'USAGE' : 'REFUSED',
      sentences: [error.message],
    }
  if (error instanceof Interrupted)
    return { status: error.status, code: 'CANCELLED', sentences: [error.message] }
  if (error?.code === 'E_PROMPT_CANCELLED')
    return { status: 1, code: 'CANCELLED', sentences: ['Nothing was changed.'] }

  const away = await unreachable(error)
  if (away) return { status: 1, code: 'UNAVAILABLE', sentences: [away] }

  const { UnknownKey } = await import('#core/primitives/secrets')
  if (error instanceof UnknownKey)
    return {
      status: 1,
      code: 'UNKNOWN_KEY',
      sentences: [
        'Something was encrypted with a key that is not set here: APP_KEY must be that of the servers, and an earlier one must be in APP_KEYS_ACCEPTED.',
      ],
    }
  const file = unusable(error)
  if (file) return { status: 1, code: 'FILE', sentences: [file] }

  const { refusalFrom } = await import('#core/errors/refusal')
  const refusal = refusalFrom(error)
  if (!refusal)
    return { status: 1, code: 'INTERNAL', sentences: [`Unexpected: ${firstLine(error)}`] }

  const errors = (refusal.errors ?? []).map(({ field, message, ...rest }) => ({
    ...rest,
    field,
    message: inOptions(field, message, optionOf),
  }))
  const sentences = errors.length ? errors.map(({ message }) => message) : [refusal.message]
  return {
    status: 1,
    code: refusal.code,
    sentences: sentences.map(sentence),
    more: { ...refusal.more, ...(errors.length && { errors }) },
  }
}

/** People at a terminal know options, not fields. */
function inOptions(field: string, message: string, optionOf: Record<string, string>) {
  const option = optionOf[field] ?? optionOf[field.replace(/\.\d+$/, '')]
  if (!option) return message

  const name = `${field.split('.').at(-1)} `
  return message.startsWith(name)
    ? `${option} ${message.slice(name.length)}`
    : `${option}: ${message}`
}

/** Failures of foreign commands such as migration:run; an unknown command is wrong usage. */
export async function tellForOthers(
  error: any,
  kernel: { exitCode?: number },
  render: (error: unknown) => Promise<unknown>
) {
  const isUnknown = error?.code === 'E_COMMAND_NOT_FOUND'
  const away = isUnknown ? undefined : await unreachable(error)

  if (away) console.error(away)
  else await render(error)
  if (isUnknown) kernel.exitCode = 2
}

/** Explains a failed connection with the settings involved; undefined for other errors. */
export async function unreachable(error: any): Promise<string | undefined> {
  const env = await import('#start/env').then(
    (start) => start.default,
    () => undefined
  )
  if (!env) return
  const database = `the database at ${env.get('DB_HOST')}:${env.get('DB_PORT')}`
  const redis = `Redis at ${(await import('#core/redis/connection')).REDIS_PLACE}`
  const code = error?.code ?? ''
  const isRedis = isOfRedis(error, env.get('REDIS_PORT'))

  const unsafe = await notEncrypted(error)
  if (unsafe) return `There is ${isRedis ? redis : database}, but ${unsafe.what}. ${unsafe.remedy}`
  if (isRedis)
    return `Cannot reach ${redis}: is it running, and are ${env.get('REDIS_SENTINELS') ? 'REDIS_SENTINELS, REDIS_SENTINEL_NAME, REDIS_SENTINEL_PASSWORD' : 'REDIS_HOST, REDIS_PORT'}, REDIS_USERNAME, REDIS_PASSWORD and REDIS_TLS right?`
  if (
    [
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_AGAIN',
      'EHOSTUNREACH',
      'ETIMEDOUT',
      'ECONNRESET',
      'PROTOCOL_CONNECTION_LOST',
    ].includes(code) ||
    error?.name === 'KnexTimeoutError'
  )
    return `Cannot reach ${database}: is it running, and are DB_HOST and DB_PORT right?`
  if (code === 'ER_DBACCESS_DENIED_ERROR')
    return `There is ${database}, but ${env.get('DB_USER')} has no right to the database ${env.get('DB_DATABASE')}: grant it, or check DB_DATABASE.`
  if (code === 'ER_ACCESS_DENIED_ERROR')
    return `There is ${database}, but it refuses ${env.get('DB_USER')}: check DB_USER and DB_PASSWORD${await orTls()}.`
  if (code === 'ER_SECURE_TRANSPORT_REQUIRED')
    return `There is ${database}, but it accepts only encrypted connections: set DB_TLS=on.`
  if (isFull(error))
    return `There is ${database}, but it takes no more connections: raise its max_connections, or lower DB_POOL_SIZE.`
  if (code === 'ER_BAD_DB_ERROR')
    return `There is ${database}, but it has no database ${env.get('DB_DATABASE')}: create it, or check DB_DATABASE.`
  if (code === 'ER_NO_SUCH_TABLE' || code === 'ER_BAD_FIELD_ERROR')
    return 'The database is not up to date: run node ace migration:run.'
}

/** Explains a failed TLS connection; undefined for other errors. */
export async function notEncrypted(
  error: any
): Promise<{ what: string; remedy: string } | undefined> {
  const [{ default: env }, { whyRedisNotEncrypted }, { whyNotEncrypted }] = await Promise.all([
    import('#start/env'),
    import('#core/redis/connection'),
    import('#core/redis/tls'),
  ])
  if (isOfRedis(error, env.get('REDIS_PORT'))) return whyRedisNotEncrypted()
  return error?.fatal ? whyNotEncrypted('DB', error) : undefined
}

/** MariaDB reports a wrong password when it requires an encrypted connection. */
export const orTls = async () =>
  (await import('#core/redis/tls')).isEncrypted('DB')
    ? ''
    : ', and set DB_TLS=on if it asks for encrypted connections'

export const isFull = (error: any): boolean =>
  ['ER_CON_COUNT_ERROR', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_USER_LIMIT_REACHED'].includes(
    error?.code
  )

/** Remedy for a full disk of the database. */
export const MAKE_ROOM =
  'Free space on the disk of the database, as the runbook says (docs/how-to/answer-an-alert.md, 3): without it, writes are refused.'

const OF_FILES: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is no folder',
  EISDIR: 'this is a folder',
  EACCES: 'this process may not do that there',
  EPERM: 'this process may not do that there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
}

function unusable({ code, path }: { code?: string; path?: unknown } = {}): string | undefined {
  if (typeof path !== 'string' || !code || !OF_FILES[code]) return
  return `${path}: ${OF_FILES[code]}.`
}

function isOfRedis(error: any, port: number) {
  if (error?.name === 'AggregateError')
    return error.errors?.some((one: any) => isOfRedis(one, port))
  if (['MaxRetriesPerRequestError', 'ReplyError', 'AbortError'].includes(error?.name)) return true
  if (['Connection is closed.', 'Command timed out'].includes(error?.message)) return true
  // Both drivers use this message for a silent server; only mysql2's error is fatal.
  if (error?.message === 'connect ETIMEDOUT') return error.fatal !== true
  return error?.syscall === 'connect' && error.port === port
}

const firstLine = (error: any) =>
  String(error?.sqlMessage ?? error?.message ?? error).split('\n')[0]

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)
