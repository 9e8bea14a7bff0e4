import type { Pin } from '#core/tenancy_guard/conditions'
import { pinsOf } from '#core/tenancy_guard/tenant_conditions'
import { parseSql, Unproven } from '#core/tenancy_guard/tokenizer'

/**
 * A bug of ours, never what a caller got wrong: it is answered with 500, and the statement stands
 * in the log.
 */
export class TenancyError extends Error {
  override name = 'TenancyError'
  code = 'E_TENANCY'

  constructor(why: string, sql?: string) {
    super(sql === undefined ? why : `Refused, ${why}: ${sql.slice(0, 500)}`)
  }
}

export type TenancyScope = { tenantId: number } | 'all' | undefined

/** The condition under which a statement passes: none, one tenant at these places, or never. */
type Plan = { kind: 'free' } | { kind: 'pinned'; pins: Pin[] } | { kind: 'refused'; why: string }

const FREE: Plan = { kind: 'free' }
const SCHEMA_CHANGE = /^\s*(create|alter|drop|rename|show|describe|desc|explain|lock|unlock)\b/i
const REMEMBERED = { statements: 5000, length: 4096 }

/**
 * The alarm behind the scope: reads a statement that is about to leave the process and throws a
 * `TenancyError` unless it is provably about one tenant's rows, whoever wrote it.
 *
 * Takes the names of the tenants' tables (lower case or not, without a schema; read once), and the
 * statement with its bindings as the driver will get them, in the scope it runs in.
 *
 * Refuses, on a tenant's table:
 * - anything while no tenant is in context
 * - SELECT, UPDATE, DELETE in which one table, at any depth, lacks `tenant_id = <the tenant>` (or
 *   `= other.tenant_id` of a table that has it) as a condition that nothing can loosen
 * - INSERT with a row that does not carry the tenant, INSERT … SELECT, writing `tenant_id` in an
 * update
 * - REPLACE, TRUNCATE, comments, `;`, and whatever it cannot read
 *
 * Lets through: statements without a tenant's table, a single change of the schema, and everything
 * in scope 'all'. It trusts the server's default sql_mode (backslash escapes, double quotes are
 * text) and sees neither through views and stored procedures nor into PREPARE … FROM 'text'.
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

  /**
   * A formatted statement is new each time it is sent: remembering those would only push out the
   * others.
   */
  #planFor(sql: string, bindings: readonly unknown[]): Plan {
    if (sql.length >= REMEMBERED.length) return this.#read(sql, bindings)

    const known = this.#plans.get(sql)
    if (known) return known

    const plan = this.#read(sql, bindings)
    if (!sql.includes("'") && !sql.includes('"')) {
      if (this.#plans.size >= REMEMBERED.statements) this.#plans.clear()
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

  /** SQL that cannot be parsed is judged by its words, those in texts and comments included. */
  #mayName(sql: string) {
    return (sql.toLowerCase().match(/[\w$]+/g) ?? []).some((word) => this.#tables.has(word))
  }
}

function isTenant(value: unknown, tenantId: number) {
  return value === tenantId || (typeof value === 'string' && value === String(tenantId))
}

/** `mysql2.raw()`: the driver writes it into the statement as it is, after we have read that. */
function isRawSql(value: unknown) {
  return typeof value === 'object' && value !== null && 'toSqlString' in value
}
