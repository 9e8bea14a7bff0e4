/**
 * What must always hold, each with its two sides. Every domain adds its own: `defineInvariant('receivables', check)`.
 * Read by GET /reports/integrity, by `node ace doctor`, and by the worker every night.
 */
import type Big from 'big.js'
import { inJson } from '#core/decimal'

type Side = number | string

/** `broken`: the records that break it, so that somebody can look. */
export type Outcome = { left: Side | Big; right: Side | Big; broken?: Record<string, unknown>[] }

type Finding = { name: string; left: Side; right: Side; ok: boolean; broken: Record<string, unknown>[] }

const MOST_SHOWN = 20

const invariants = new Map<string, () => Promise<Outcome>>()

/** In one tenant; `check` answers both sides of what must be equal. */
export function defineInvariant(name: string, check: () => Promise<Outcome>) {
  invariants.set(name, check)
}

/** Every invariant of the current tenant. */
export async function integrity(): Promise<{ ok: boolean; checks: Finding[] }> {
  const checks: Finding[] = []
  for (const [name, check] of invariants) checks.push(judged(name, await check()))
  return { ok: checks.every(({ ok }) => ok), checks }
}

function judged(name: string, { left, right, broken = [] }: Outcome): Finding {
  const isEqual = typeof left === 'object' ? left.eq(right as Big) : String(left) === String(right)
  return { name, left: shown(left), right: shown(right), ok: isEqual && broken.length === 0, broken: broken.slice(0, MOST_SHOWN) }
}

const shown = (side: Side | Big): Side => (typeof side === 'object' ? inJson(side) : side)
