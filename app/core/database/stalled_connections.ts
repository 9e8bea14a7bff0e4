/**
 * Ends connections to a database that neither answers nor refuses. A timer looks at them once a
 * second, so statements cost nothing more. Where one has waited for long and a new connection gets
 * no answer either, all are ended and their requests get a 503. A slow statement is left alone.
 * Further requests are refused at once, until the database answers a trial connection again.
 *
 * A network device may drop one connection without a word, with a statement or its answer. The
 * database then lists no work for that connection, so it is ended, too.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  createConnection,
  type Connection,
  type ConnectionOptions,
  type RowDataPacket,
} from 'mysql2'
import { isCluster } from '#core/database/galera_writer'

const LOOK_MS = 1000
const LONG_MS = 2000
const PROBE_MS = 2000
const PROBE_AGAIN_MS = 250

/** The command that mysql2 runs on a connection: a new object for each statement. */
type Watched = Connection & {
  config: { host: string; port: number }
  _command?: object | null
  /** A reader of rows has enough for now. */
  _paused?: boolean
  stream: NodeJS.EventEmitter & { destroy: (error: Error) => void }
}

/** `isLost`: the database had no work for the connection at the last look. */
const watched = new Map<Watched, { command: unknown; since: number; isLost?: boolean }>()
let timer: NodeJS.Timeout | undefined
let isLooking = false
let isSilent = false

/** What is needed of Knex's client: it opens the connections of a pool. */
type Opener = {
  config: { connection: ConnectionOptions }
  acquireRawConnection: () => Promise<unknown>
}

/** Makes a pool refuse new connections at once while its server is known to be silent. */
export function refuseWhileSilent(client: Opener) {
  const open = client.acquireRawConnection.bind(client)
  const { connection: hidden } = client.config

  client.acquireRawConnection = async () => {
    if (isSilent) throw silence()
    return open().catch((error) => {
      // Knex makes `password` non-enumerable, so a copy lacks it.
      if (error.code === 'ETIMEDOUT') void suspect({ ...hidden, password: hidden.password })
      throw error
    })
  }
}

/** A process that was busy sees a timeout, too, so a trial connection decides. */
async function suspect(settings: ConnectionOptions) {
  if (isSilent || (await probe(settings)).isAnswered) return
  await becomesSilent(settings)
}

/** Ends once a trial connection is answered. */
async function becomesSilent(settings: ConnectionOptions) {
  if (isSilent) return
  isSilent = true
  while (!(await probe(settings)).isAnswered) await pause(PROBE_AGAIN_MS, undefined, { ref: false })
  isSilent = false
}

/** Watches a connection until it closes; `settings` are for a trial connection. */
export function endWhenSilent(connection: Watched, settings: ConnectionOptions) {
  watched.set(connection, { command: undefined, since: 0 })
  connection.stream.once('close', () => watched.delete(connection))
  timer ??= setInterval(() => void look(settings), LOOK_MS).unref()
}

async function look(settings: ConnectionOptions) {
  if (isLooking) return
  isLooking = true
  for (const together of Map.groupBy(
    thoseThatWait(),
    ({ config: { host, port } }) => `${host}:${port}`
  ).values()) {
    const { host, port } = together[0].config
    const { isAnswered, running } = await probeTwice({ ...settings, host, port })
    if (isAnswered) {
      endLost(together, running)
      continue
    }
    if (isPrimary(settings, host, port)) void becomesSilent(settings)
    for (const connection of together)
      if (watched.get(connection)?.command === connection._command) end(connection)
    for (const connection of watched.keys())
      if (isAt(connection, host, port) && !connection._command) end(connection)
  }
  isLooking = false
}

/** Connections that have been at the same statement for long. */
function thoseThatWait() {
  const now = Date.now()
  const waiting: Watched[] = []

  for (const [connection, seen] of watched) {
    if (seen.command !== connection._command)
      watched.set(connection, { command: connection._command, since: now })
    else if (seen.command && now - seen.since >= LONG_MS) waiting.push(connection)
  }
  return waiting
}

/** Ends those that wait at the same statement while two looks found no work for them. */
function endLost(waiting: readonly Watched[], running: ReadonlySet<number> | undefined) {
  if (!running) return
  for (const connection of waiting) {
    const seen = watched.get(connection)
    if (!seen || seen.command !== connection._command || connection._paused) continue
    if (running.has(connection.threadId)) seen.isLost = false
    else if (seen.isLost) end(connection)
    else seen.isLost = true
  }
}

/** The first try may time out because this process was busy. */
async function probeTwice(settings: ConnectionOptions) {
  const first = await probe(settings)
  return first.isAnswered ? first : probe(settings)
}

/**
 * Opens a trial connection. A greeting and a refusal are both answers. `running` has the threads
 * that work; it is missing where a proxy hides them.
 */
function probe(settings: ConnectionOptions) {
  return new Promise<{ isAnswered: boolean; running?: Set<number> }>((resolve) => {
    const trial = createConnection({ ...settings, connectTimeout: PROBE_MS })
    trial.on('error', () => {})
    trial.connect((error) => {
      const isAnswered = !error || String(error.code).startsWith('ER_')
      if (error) {
        trial.destroy()
        return resolve({ isAnswered })
      }
      trial.query<ThreadRow[]>({ sql: 'SHOW PROCESSLIST', timeout: PROBE_MS }, (_error, rows) => {
        const working = (rows ?? []).filter(({ Command }) => Command !== 'Sleep')
        const running = new Set(working.map(({ Id }) => Number(Id)))
        trial.destroy()
        resolve({ isAnswered, running: running.has(trial.threadId) ? running : undefined })
      })
    })
  })
}

type ThreadRow = RowDataPacket & { Id: number; Command: string }

/** Reads fall back from a silent replica to the primary, and the writer of a cluster moves. */
const isPrimary = (settings: ConnectionOptions, host: string, port: number) =>
  !isCluster && settings.host === host && settings.port === port

const isAt = ({ config }: Watched, host: string, port: number) =>
  config.host === host && config.port === port

function end(connection: Watched) {
  connection.stream.destroy(silence())
}

const silence = () =>
  Object.assign(new Error('The database neither answers nor refuses'), {
    code: 'ETIMEDOUT',
    fatal: true,
  })
