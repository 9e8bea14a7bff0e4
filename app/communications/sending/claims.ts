/** Claims of workers. A SENDING mail may already be at the server: its lease protects it. */
import { randomUUID } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { persisted } from '#core/database/errors_and_retries'
import { quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { countRows, defer } from '#core/database/transaction/writes'
import { GREETINGS, type EventTypeName } from '#communications/event_types'
import { LOST, type Outcome } from '#communications/sending/outcome'

/** A worker counts as dead after this, unless it has prolonged its lease. */
const LEASE_MS = 300_000

export type Claimed = {
  id: string
  employeeId: string
  recipient: string
  subject: string
  placeholders: string
  attempts: number
  templateId: string
}

type Claim = { claim: string; mails: Claimed[] }

export type Settled = { claim: string; outcomes: readonly { id: string; outcome: Outcome }[] }

/**
 * Records the outcomes of a claim that is still valid and claims up to `most` due mails, in one
 * transaction to save a round trip. Claims none when `prepare` throws.
 */
export async function exchange(
  { claim: settled, outcomes }: Settled,
  most: number,
  prepare: (mails: Claimed[]) => Promise<void>
): Promise<Claim> {
  const claim = randomUUID()

  const mails = await transaction(async () => {
    const now = clock.now()
    settle(settled, outcomes, now)
    const found = most ? await take(claim, most, now) : []
    if (found.length) await prepare(found)
    return found
  }).catch(async (error) => {
    await persisted(() => transaction(async () => settle(settled, outcomes, clock.now())))
    throw error
  })
  return { claim, mails }
}

/** Marks mails SENDING before they leave; skips those that others are claiming. */
async function take(claim: string, most: number, now: Date): Promise<Claimed[]> {
  const found = await rows<Claimed>(
    `SELECT id, employee_id AS employeeId, recipient, subject, placeholders, attempts + 1 AS attempts, template_id AS templateId
       FROM communication_sends FORCE INDEX (communication_sends__status__due_at__id)
      WHERE tenant_id = ? AND status = 'QUEUED' AND due_at <= ? ORDER BY due_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED`,
    [Current.tenantId, sqlInstant(now)]
  )
  if (!found.length) return found

  write(
    `status = 'SENDING', claim = ${quoted(claim)}, due_at = ${quoted(after(now, LEASE_MS))}, ` +
      `attempts = attempts + 1`,
    found.map(({ id }) => id)
  )
  countRows('communication_sends', 0)
  return found
}

/** Extends the lease while a slow mail server has the claim's mails. */
export function prolong(claim: string) {
  return transaction(() =>
    execute(
      "UPDATE communication_sends SET due_at = ? WHERE tenant_id = ? AND status = 'SENDING' AND claim = ?",
      [after(clock.now(), LEASE_MS), Current.tenantId, claim]
    )
  )
}

function settle(claim: string, outcomes: Settled['outcomes'], now: Date) {
  if (!outcomes.length) return

  for (const alike of Map.groupBy(outcomes, ({ outcome }) => JSON.stringify(outcome)).values()) {
    write(
      becoming(alike[0].outcome, now),
      alike.map(({ id }) => id),
      `AND status = 'SENDING' AND claim = ${quoted(claim)}`
    )
  }
  countRows('communication_sends', 0)
}

/** Releases mails of dead workers: greetings may have arrived and fail; others are sent again. */
export async function takeOver() {
  await changing(async (now) => {
    const [{ lapsed }] = await rows(
      "SELECT COUNT(*) AS lapsed FROM communication_sends WHERE tenant_id = ? AND status = 'SENDING' AND due_at < ?",
      [Current.tenantId, sqlInstant(now)]
    )
    if (!Number(lapsed)) return

    const ofGreetings =
      'template_id IN (SELECT id FROM communication_templates WHERE tenant_id = ? AND event_type IN (?))'
    const greetings: readonly EventTypeName[] = GREETINGS
    await execute(
      `UPDATE communication_sends SET status = 'FAILED', error = ?, due_at = NULL, claim = NULL, version = version + 1, updated_at = ? WHERE tenant_id = ? AND status = 'SENDING' AND due_at < ? AND ${ofGreetings}`,
      [LOST, sqlInstant(now), Current.tenantId, sqlInstant(now), Current.tenantId, greetings]
    )
    await execute(
      "UPDATE communication_sends SET status = 'QUEUED', error = ?, due_at = ?, claim = NULL WHERE tenant_id = ? AND status = 'SENDING' AND due_at < ?",
      [LOST, sqlInstant(now), Current.tenantId, sqlInstant(now)]
    )
  })
}

export async function noteWaiting(reason: string) {
  const said = reason.slice(0, 500)
  await changing((now) =>
    execute(
      "UPDATE communication_sends SET error = ? WHERE tenant_id = ? AND status = 'QUEUED' AND due_at <= ? AND NOT error <=> ?",
      [said, Current.tenantId, sqlInstant(now), said]
    )
  )
}

/** Milliseconds until the next mail is due; undefined when none is queued. */
export async function nextIn(): Promise<number | undefined> {
  const [{ due }] = await rows(
    "SELECT MIN(due_at) AS due FROM communication_sends WHERE tenant_id = ? AND status IN ('QUEUED', 'SENDING')",
    [Current.tenantId]
  )
  return due
    ? Math.max(Date.parse(`${due.replace(' ', 'T')}Z`) - clock.now().getTime(), 0)
    : undefined
}

function becoming(outcome: Outcome, now: Date): string {
  const done = `due_at = NULL, claim = NULL, version = version + 1, updated_at = ${quoted(sqlInstant(now))}`
  if (outcome.status === 'SENT')
    return `status = 'SENT', error = NULL, sent_at = ${quoted(sqlInstant(now))}, ${done}`

  const error = quoted(outcome.error.slice(0, 500))
  if (outcome.status === 'FAILED') return `status = 'FAILED', error = ${error}, ${done}`
  return `status = 'QUEUED', error = ${error}, due_at = ${quoted(after(now, outcome.inMs))}, claim = NULL, attempts = attempts - ${outcome.isNone ? 1 : 0}`
}

/** Needs no answer, so that it leaves with the next statement batch. */
function write(changes: string, ids: readonly string[], condition = '') {
  defer(
    `UPDATE communication_sends SET ${changes} WHERE tenant_id = ${Current.tenantId} AND id IN (${ids.map(quoted).join(',')}) ${condition}`
  )
}

function changing<T>(work: (now: Date) => Promise<T>): Promise<T> {
  return transaction(async () => {
    const done = await work(clock.now())
    countRows('communication_sends', 0)
    return done
  })
}

const after = (now: Date, ms: number) => sqlInstant(new Date(now.getTime() + ms))
