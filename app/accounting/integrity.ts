/**
 * Invariants with two sides that must be equal. Domains define their own; `GET /reports/integrity`,
 * `node ace doctor` and a nightly job check them.
 */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { inJson } from '#core/primitives/decimal'
import { hasScope } from '#core/context/scopes'

type Side = number | string

/** `broken` names records that break it. */
export type Outcome = { left: Side | Big; right: Side | Big; broken?: Record<string, unknown>[] }

/** Amounts that need a further scope: both sides if `sides`, and these fields of broken records. */
type Guard = {
  scope: string
  sides?: boolean
  fields: readonly string[]
  isGuarded?: (broken: Record<string, unknown>) => boolean
}

type Invariant = { check: () => Promise<Outcome>; guard?: Guard }

type Finding = {
  name: string
  left?: Side
  right?: Side
  ok: boolean
  broken: Record<string, unknown>[]
}

const MOST_SHOWN = 20

const invariants = new Map<string, Invariant>()

/**
 * `check` answers both sides for the current tenant; `guard` hides amounts from callers without a
 * further scope.
 */
export function defineInvariant(name: string, check: () => Promise<Outcome>, guard?: Guard) {
  invariants.set(name, { check, guard })
}

/** Checks every invariant of the current tenant, and hides what the caller may not see. */
export async function integrity(): Promise<{ ok: boolean; checks: Finding[] }> {
  const checks: Finding[] = []
  for (const [name, { check, guard }] of invariants)
    checks.push(guarded(judged(name, await check()), guard))
  return { ok: checks.every(({ ok }) => ok), checks }
}

function judged(name: string, { left, right, broken = [] }: Outcome): Finding {
  const isEqual = typeof left === 'object' ? left.eq(right as Big) : String(left) === String(right)
  return {
    name,
    left: shown(left),
    right: shown(right),
    ok: isEqual && broken.length === 0,
    broken: broken.slice(0, MOST_SHOWN),
  }
}

function guarded(finding: Finding, guard?: Guard): Finding {
  if (!guard || hasScope(Current.actor, guard.scope)) return finding
  const { scope: _, sides, fields, isGuarded = () => true } = guard
  const without = (broken: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(broken).filter(([field]) => !fields.includes(field)))
  const { left: _left, right: _right, ...rest } = finding
  return {
    ...(sides ? rest : finding),
    broken: finding.broken.map((broken) => (isGuarded(broken) ? without(broken) : broken)),
  }
}

const shown = (side: Side | Big): Side => (typeof side === 'object' ? inJson(side) : side)
