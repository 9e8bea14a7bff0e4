/**
 * How many rows a list has. Of a whole table the writes keep it; of filtered rows it is counted
 * once and remembered until the table's change stamp moves; where neither is kept it is counted.
 * Always one statement.
 */
import { Current } from '#core/context/current'

/** `from` is the table as `t`, or what it is read from. */
type Where = { table: string; from: string; where: string; bindings: readonly unknown[] }

type Total = {
  statement: readonly [sql: string, bindings: readonly unknown[]]
  of(row?: Record<string, any>): number
}

/** Totals of filtered lists, each with the stamp of its table at which it was counted. */
const known = new Map<string, { stamp: number; total: number }>()
const MOST_KNOWN = 5_000

/** Of all rows of the table, as `unit.count` has kept it. */
export function keptTotal({ table }: Where): Total {
  return {
    statement: [
      'SELECT total FROM record_counts WHERE tenant_id = ? AND name = ?',
      [Current.tenantId, table],
    ],
    of: (row) => Number(row?.total ?? 0),
  }
}

/**
 * Counted now: where nothing tells when it changes, such as of filters that other tables decide.
 */
export function countedTotal({ from, where, bindings }: Where): Total {
  return {
    statement: [`SELECT COUNT(*) AS total FROM ${from} WHERE ${where}`, bindings],
    of: (row) => Number(row!.total),
  }
}

/** Counts only when the table has changed since: CASE leaves the other branch alone. */
export function rememberedTotal({ table, from, where, bindings }: Where): Total {
  const key = JSON.stringify([Current.tenantId, table, where, bindings])
  const remembered = known.get(key)

  return {
    statement: [
      `SELECT c.stamp, CASE WHEN c.stamp = ? THEN NULL ELSE (SELECT COUNT(*) FROM ${from} WHERE ${where}) END AS total FROM record_counts c WHERE c.tenant_id = ? AND c.name = ?`,
      [remembered?.stamp ?? -1, ...bindings, Current.tenantId, table],
    ],
    of(row) {
      if (!row) return 0
      if (row.total === null) return remembered!.total

      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
      known.set(key, { stamp: Number(row.stamp), total: Number(row.total) })
      return Number(row.total)
    },
  }
}
