/**
 * Databases that are only read, a little behind the one that is written. Lists and reports of a
 * caller come from there, unless the caller has written something lately: what they wrote, they
 * see. One record by its id is read where it was written, since whoever asks for it has just been
 * told of it.
 */
import app from '@adonisjs/core/services/app'
import { Current } from '#core/context/current'
import { redis } from '#core/redis/connection'
import env from '#start/env'

/** Requests alone read from them: what works, works on what it changes. */
export const REPLICAS = app.getEnvironment() === 'web' ? (env.get('DB_REPLICAS') ?? []) : []

/** How far behind a replica may be before callers miss what they wrote. */
const MOST_BEHIND_S = 10

/** After a replica has failed, all is read where it is written for this long. */
const AWAY_MS = 1_000

let awayUntil = 0

const key = () => `wrote:${Current.tenantIfAny?.id ?? 0}:${Current.actor.id}`

/** Runs a read of the current caller, from a replica where it may. */
export async function reading<T>(work: () => T): Promise<T> {
  if (!REPLICAS.length || (await hasWritten())) return work()
  return Current.behind(work)
}

/** Runs a write of the current caller, who then reads where it was written, whatever came of it. */
export async function writing<T>(work: () => Promise<T>): Promise<T> {
  if (!REPLICAS.length) return work()
  return work().finally(() =>
    redis()
      .set(key(), 1, 'EX', MOST_BEHIND_S)
      .catch(() => {})
  )
}

/** Whether a statement outside a transaction goes to a replica. */
export const isReadElsewhere = () => Current.isBehind && Date.now() > awayUntil

/** Of this process alone: others find out for themselves. */
export function replicaFailed() {
  awayUntil = Date.now() + AWAY_MS
}

/** Yes, if nobody can tell. */
const hasWritten = () =>
  redis()
    .exists(key())
    .then(Boolean, () => true)
