/**
 * `Idempotency-Key`: stores the first answer in the transaction of its write, and replays it. Of
 * two parallel requests the second fails on the unique key, rolls back and replays.
 */
import { Current } from '#core/context/current'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { lostRights, rightsOf } from '#core/resources/field_visibility'
import { execute, rows, type DatabaseRow } from '#core/database/query'
import { restored, withPlaceholders, type MaybeDeferredText } from '#core/database/deferred_number'
import { isContention } from '#core/database/errors_and_retries'
import type { FirstRead } from '#core/database/transaction/statement_batch'
import { decrypt, encrypt, keyedHashes, sha256 } from '#core/primitives/secrets'
import { forbidden, invalid, Refusal } from '#core/errors/refusal'
import { quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/** The key was used, but its answer has expired. */
export const EXPIRED = Symbol('expired')

export type Answer<Body = string> = {
  status: number
  headers: Record<string, string>
  body: Body
}

/** The first read found that the key was used. `answer` is undefined if it has expired. */
export class AnsweredBefore extends Error {
  constructor(readonly answer?: Answer) {
    super('The Idempotency-Key was used before')
  }
}

const KEPT_FOR_MS = 24 * 60 * 60 * 1000
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Refusals that the same request would get again. Temporary ones are not stored. */
const KEPT_REFUSALS = [404, 409, 412, 422]

/** A key of the current caller and tenant, with its request. Answers are kept for 24 hours. */
export class IdempotencyClaim {
  readonly #keys: { tenant_id: number; caller: string; key_hash: string }

  private constructor(
    key: string,
    /** The first is stored; the others are hashes under earlier keys, to match older requests. */
    readonly fingerprints: readonly string[]
  ) {
    this.#keys = {
      tenant_id: Current.tenantId,
      caller: Current.actor.id ?? NOBODY,
      key_hash: sha256(key),
    }
  }

  /** `what` is method, path and body. Its hash is keyed, because a body may contain a password. */
  static of(key: string, what: unknown) {
    if (!/^[\x20-\x7e]{1,255}$/.test(key))
      throw invalid(
        'Idempotency-Key',
        'INVALID',
        'Idempotency-Key must be 1 to 255 printable characters'
      )
    return new IdempotencyClaim(key, keyedHashes('fingerprints', written(what)))
  }

  /** Stores the answer. The second of two parallel requests waits here until the first commits. */
  keep(unit: UnitOfWork, { status, headers, body }: Answer<MaybeDeferredText>, isPlain = false) {
    const request = {
      ...this.#keys,
      fingerprint: this.fingerprints[0],
      expires_at: this.#expiry(),
      rights: rightsOf(Current.actor).join(),
    }
    const kept = isPlain ? { plain_body: body } : encrypted(body)
    unit.insert('idempotency_keys', [
      { ...request, status, headers: JSON.stringify(headers), ...kept },
    ])
  }

  /** Stores a refusal in a transaction of its own, because the failed one was rolled back. */
  async keepRefusal(answer: Answer): Promise<Answer> {
    if (!KEPT_REFUSALS.includes(answer.status)) return answer

    try {
      await transaction(async () => this.keep(Current.unit!, answer), { isUnique: true })
      return answer
    } catch (error: any) {
      if (error?.errno !== 1062) throw error
      const first = await this.first()
      return first === EXPIRED ? this.keepRefusal(answer) : (first ?? answer)
    }
  }

  /**
   * Reads the stored answer; deletes it if expired. Refuses IDEMPOTENCY_KEY_REUSED (422) for
   * another request, 403 if the caller has lost rights since.
   */
  async first(): Promise<Answer | typeof EXPIRED | undefined> {
    const { sql, bindings } = this.#look()
    const found = await rows(sql, bindings)
    const first = this.#judged(found)
    if (first === EXPIRED)
      await execute(
        `DELETE FROM idempotency_keys WHERE ${this.#where()} AND expires_at = ${quoted(found[0].expires_at)}`
      )
    return first
  }

  /** Goes before the first statements of a transaction. Throws `AnsweredBefore`. */
  firstRead(): FirstRead {
    return {
      ...this.#look(),
      judge: (found) => {
        const first = this.#judged(found)
        if (first) throw new AnsweredBefore(first === EXPIRED ? undefined : first)
      },
    }
  }

  #look() {
    return {
      sql: `SELECT fingerprint, status, headers, body, late_numbers, plain_body, expires_at, rights FROM idempotency_keys WHERE ${this.#where()}`,
      bindings: [],
    }
  }

  #judged([row]: readonly DatabaseRow[]): Answer | typeof EXPIRED | undefined {
    if (!row) return
    if (row.expires_at <= sqlInstant(clock.now())!) return EXPIRED
    if (!this.fingerprints.includes(row.fingerprint)) {
      throw new Refusal(
        422,
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was used with another request'
      )
    }
    if (lostRights(row.rights?.split(',') ?? [], Current.actor).length)
      throw forbidden(
        'You have lost a right since this Idempotency-Key was used, so its answer is not shown again'
      )
    return {
      status: row.status,
      headers: { ...JSON.parse(row.headers), 'Idempotent-Replayed': 'true' },
      body: row.plain_body ?? restored(decrypt(row.body), row.late_numbers),
    }
  }

  /** Called after an error: returns the answer that another request has stored. */
  async answerInstead(error: unknown): Promise<Answer | typeof EXPIRED | undefined> {
    const first = await this.first()
    if (first) return first
    // Another request has just removed the expired key.
    if (isTaken(error) || error instanceof AnsweredBefore) return EXPIRED
    if (!isContention(error)) return
    if (await this.#isInProgress())
      throw new Refusal(
        409,
        'IDEMPOTENCY_IN_PROGRESS',
        'The first request with this Idempotency-Key is still running',
        { headers: { 'Retry-After': '1' } }
      )
    return this.first()
  }

  /** True while the transaction that has inserted this key is open. Other locks do not count. */
  async #isInProgress() {
    try {
      await rows(`SELECT status FROM idempotency_keys WHERE ${this.#where()} FOR UPDATE NOWAIT`)
      return false
    } catch (error) {
      if (isContention(error)) return true
      throw error
    }
  }

  #where() {
    return Object.entries(this.#keys)
      .map(([column, value]) => `${column} = ${quoted(value)}`)
      .join(' AND ')
  }

  #expiry() {
    return sqlInstant(new Date(clock.now().getTime() + KEPT_FOR_MS))
  }
}

/** Inserts of the same millisecond collide on PRIMARY; primary keys of other tables never do. */
function isTaken({ errno, sqlMessage }: any) {
  return errno === 1062 && /\b(PRIMARY|idempotency_keys__key_hash__unique)'?$/.test(sqlMessage)
}

function encrypted(body: MaybeDeferredText) {
  const { text, numbers } = withPlaceholders(body)
  return { body: encrypt(text), late_numbers: numbers }
}

function written(what: unknown): string {
  try {
    return canonical(what)
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refusal(400, 'MALFORMED_JSON', 'The body is nested too deeply')
    throw error
  }
}

/** The same text for the same content, in any order of keys. */
function canonical(value: any): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value && typeof value === 'object') {
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
      .join()}}`
  }
  return JSON.stringify(value) ?? 'null'
}
