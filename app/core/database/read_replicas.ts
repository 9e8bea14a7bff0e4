/**
 * Read replicas. Lists and reports of a caller come from them, unless the caller has written
 * lately. One record by its id is read from the primary, because its caller has often just learned
 * of it.
 */
import app from '@adonisjs/core/services/app'
import { Current } from '#core/context/current'
import { redis } from '#core/redis/connection'
import env from '#start/env'

/** Only requests read from replicas: jobs and commands change what they read. */
export const REPLICAS = app.getEnvironment() === 'web' ? (env.get('DB_REPLICAS') ?? []) : []

/** Replication lag in seconds after which callers would miss their own writes. */
const MOST_BEHIND_S = 10

/** Time for which the primary is read after a replica failed. */
const AWAY_MS = 1_000

let awayUntil = 0

const key = () => `wrote:${Current.tenantIfAny?.id ?? 0}:${Current.actor.id}`

/** Runs a read of the current caller, from a replica where allowed. */
export async function reading<T>(work: () => T): Promise<T> {
  if (!REPLICAS.length || (await hasWritten())) return work()
  return Current.behind(work)
}

/** Runs a write of the current caller, who then reads from the primary, whatever the outcome. */
export async function writing<T>(work: () => Promise<T>): Promise<T> {
  if (!REPLICAS.length) return work()
  return work().finally(() =>
    redis()
      .set(key(), 1, 'EX', MOST_BEHIND_S)
      .catch(() => {})
  )
}

/** True if a statement outside a transaction goes to a replica. */
export const isReadElsewhere = () => Current.isBehind && Date.now() > awayUntil

/** For this process alone: others find out for themselves. */
export function replicaFailed() {
  awayUntil = Date.now() + AWAY_MS
}

/** True when Redis cannot tell. */
const hasWritten = () =>
  redis()
    .exists(key())
    .then(Boolean, () => true)
