/**
 * Limits failed attempts, such as log ins. An attempt counts before the check, because `penalize`
 * of `@adonisjs/limiter` counts after it, so parallel guesses pass.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { forgiveHere, settleHere, takeHere, waitHere } from '#core/security/login_throttle_local'
import { countAlone, countsAlone } from '#core/redis/local_counting'
import { redis } from '#core/redis/connection'
import { Refusal } from '#core/errors/refusal'

/** An attempt that is not settled within this time counts as a failure: its process has died. */
const PENDING_MS = 10_000
const LOOK_AGAIN_MS = 25

type Limits = Record<string, number>

type Taken = { settle: (outcome: { failed: boolean }) => Promise<unknown> | void }

/**
 * Runs `work`, which returns null for a failure; an exception does not count as one. Refuses 429
 * TOO_MANY_ATTEMPTS once a key has had its limit of failures within the window.
 */
export async function penalize<T>(
  limits: Limits,
  windowSeconds: number,
  work: () => Promise<T | null>
): Promise<T | null> {
  const taken = await take(limits, windowSeconds * 1_000)
  let failed = false
  try {
    const result = await work()
    failed = result === null
    return result
  } finally {
    await taken.settle({ failed })
  }
}

/** Forgets the failures of a key, such as those before a new password. */
export async function forgive(key: string) {
  forgiveHere(key)
  if (!countsAlone())
    await redis()
      .del(takenBy(key))
      .catch(() => {})
}

/** Waits while pending attempts decide. Local counts still apply after Redis has come back. */
async function take(limits: Limits, windowMs: number): Promise<Taken> {
  const giveUpAt = Date.now() + PENDING_MS

  for (;;) {
    const own = waitHere(limits)
    const taken = own || ((await takeThere(limits, windowMs)) ?? takenHere(limits, windowMs))
    if (typeof taken === 'object') return taken

    if (taken > 0) throw tooMany(Math.ceil(taken / 1_000))
    if (Date.now() > giveUpAt) throw tooMany(1)
    await sleep(LOOK_AGAIN_MS * (0.5 + Math.random()))
  }
}

function takenHere(limits: Limits, windowMs: number): Taken | number {
  const keys = Object.keys(limits)
  const wait = waitHere(limits)
  if (wait) return wait

  takeHere(keys, windowMs)
  return { settle: (outcome) => settleHere(keys, outcome) }
}

async function takeThere(limits: Limits, windowMs: number): Promise<Taken | number | undefined> {
  if (countsAlone()) return undefined
  const id = randomUUID()
  try {
    return (
      Number(await command(id, limits, windowMs)) || {
        settle: (outcome) => settleThere(id, limits, outcome).catch(() => {}),
      }
    )
  } catch (error: any) {
    void countAlone(error)
    // Redis may still run a command that timed out; this one reverts it afterwards.
    void settleThere(id, limits, { failed: false }).catch(() => {})
    return undefined
  }
}

function command(id: string, limits: Limits, windowMs: number): Promise<number> {
  const keys = Object.keys(limits).flatMap((key) => [takenBy(key), atWorkOn(key)])
  return redis().takeAttempt(
    keys.length,
    ...keys,
    id,
    windowMs,
    PENDING_MS,
    ...Object.values(limits)
  )
}

function settleThere(id: string, limits: Limits, { failed }: { failed: boolean }) {
  const steps = redis().multi()
  for (const key of Object.keys(limits)) {
    steps.zrem(atWorkOn(key), id)
    if (!failed) steps.zrem(takenBy(key), id)
  }
  return steps.exec()
}

const takenBy = (key: string) => `attempts:${key}`
const atWorkOn = (key: string) => `attempts:${key}:at-work`

function tooMany(seconds: number) {
  return new Refusal(
    429,
    'TOO_MANY_ATTEMPTS',
    `Too many failed attempts; try again in ${seconds} s`,
    { headers: { 'Retry-After': String(seconds) } }
  )
}
