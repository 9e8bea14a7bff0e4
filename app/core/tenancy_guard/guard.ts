import type { Pin } from '#core/tenancy_guard/conditions'
import { pinsOf } from '#core/tenancy_guard/tenant_conditions'
import { parseSql, Unproven } from '#core/tenancy_guard/tokenizer'

/** A bug in the server, never a fault of the caller: answered with 500 and logged with its SQL. */
export class TenancyError extends Error {
  override name = 'TenancyError'
  code = 'E_TENANCY'

  constructor(why: string, sql?: string) {
    super(sql === undefined ? why : `Refused, ${why}: ${sql.slice(0, 500)}`)
  }
}

export type TenancyScope = { tenantId: number } | 'all' | undefined

/** Free: passes. Pinned: passes if all pins are the tenant. Refused: never passes. */
type Plan = { kind: 'free' } | { kind: 'pinned'; pins: Pin[] } | { kind: 'refused'; why: string }

const FREE: Plan = { kind: 'free' }
const SCHEMA_CHANGE = /^\s*(create|alter|drop|rename|show|describe|desc|explain|lock|unlock)\b/i
const CACHED = { statements: 5000, length: 4096 }

/**
 * Checks every statement before it is sent, as a second defence after the tenant scope. Throws a
 * `TenancyError` for SQL on a tenant's table that is not provably limited to the tenant in scope:
 * - SELECT, UPDATE, DELETE without `tenant_id = <the tenant>` as a condition of every such table
 * - INSERT with a row without the tenant, INSERT … SELECT, an update of `tenant_id`
 * - REPLACE, TRUNCATE, comments, `;`, and SQL that it cannot parse
 *
 * Changes of the schema and scope 'all' pass. It assumes the default sql_mode, and cannot see
 * through views, stored procedures and PREPARE.
 */
export class TenancyGuard {
  #tables: ReadonlySet<string>
  #column: string
  #plans = new Map<string, Plan>()

  constructor(tables: ReadonlySet<string>, { column = 'tenant_id' }: { column?: string } = {}) {
    this.#tables = new Set([...tables].map((table) => table.toLowerCase()))
    this.#column = column.toLowerCase()
  }

  check(sql: string, bindings: readonly unknown[], scope: TenancyScope): void {
    if (scope === 'all') return

    const plan = this.#planFor(sql, bindings)
    if (plan.kind === 'free') return
    if (!scope) throw new TenancyError('no tenant in context', sql)
    if (plan.kind === 'refused') throw new TenancyError(plan.why, sql)

    for (const pin of plan.pins) {
      if (!isTenant('bind' in pin ? bindings[pin.bind] : pin.literal, scope.tenantId)) {
        throw new TenancyError(`${this.#column} is not the tenant in context`, sql)
      }
    }
    if (bindings.some(isRawSql)) throw new TenancyError('a binding is SQL that cannot be read', sql)
  }

  /** Formatted statements contain texts and rarely repeat, so only SQL without quotes is cached. */
  #planFor(sql: string, bindings: readonly unknown[]): Plan {
    if (sql.length >= CACHED.length) return this.#read(sql, bindings)

    const known = this.#plans.get(sql)
    if (known) return known

    const plan = this.#read(sql, bindings)
    if (!sql.includes("'") && !sql.includes('"')) {
      if (this.#plans.size >= CACHED.statements) this.#plans.clear()
      this.#plans.set(sql, plan)
    }
    return plan
  }

  #read(sql: string, bindings: readonly unknown[]): Plan {
    if (SCHEMA_CHANGE.test(sql) && !sql.includes(';')) return FREE

    try {
      const { nodes, names } = parseSql(sql, { hasBindings: bindings.length > 0 })
      if (!names.some((name) => this.#tables.has(name))) return FREE

      const pins = pinsOf(nodes, { tables: this.#tables, column: this.#column })
      return pins.length ? { kind: 'pinned', pins } : FREE
    } catch (error) {
      if (!(error instanceof Unproven)) throw error
      return this.#mayName(sql) ? { kind: 'refused', why: error.message } : FREE
    }
  }

  /** SQL that cannot be parsed is judged by its words, even those in texts and comments. */
  #mayName(sql: string) {
    return (sql.toLowerCase().match(/[\w$]+/g) ?? []).some((word) => this.#tables.has(word))
  }
}

function isTenant(value: unknown, tenantId: number) {
  return value === tenantId || (typeof value === 'string' && value === String(tenantId))
}

/** The driver inserts `mysql2.raw()` into the statement after this check. */
function isRawSql(value: unknown) {
  return typeof value === 'object' && value !== null && 'toSqlString' in value
}
