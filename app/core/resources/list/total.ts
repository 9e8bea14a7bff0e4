/** Totals of lists: kept by writes, cached by change stamp, or counted. */
import type { DatabaseRow } from '#core/database/query'
import { Current } from '#core/context/current'

/** `from` names the table `t`. */
type Where = { table: string; from: string; where: string; bindings: readonly unknown[] }

type Total = {
  statement: readonly [sql: string, bindings: readonly unknown[]]
  of(row?: DatabaseRow): number
}

/** Totals of filtered lists, with the table's stamp when they were counted. */
const known = new Map<string, { stamp: number; total: number }>()
const MOST_KNOWN = 5_000

/** The number of rows in the table, which `unit.count` keeps. */
export function keptTotal({ table }: Where): Total {
  return {
    statement: [
      'SELECT total FROM record_counts WHERE tenant_id = ? AND name = ?',
      [Current.tenantId, table],
    ],
    of: (row) => Number(row?.total ?? 0),
  }
}

/** For totals that change without a stamp, such as of filters on other tables. */
export function countedTotal({ from, where, bindings }: Where): Total {
  return {
    statement: [`SELECT COUNT(*) AS total FROM ${from} WHERE ${where}`, bindings],
    of: (row) => Number(row!.total),
  }
}

/** Counts only if the table has changed: CASE does not evaluate the other branch. */
export function cachedTotal({ table, from, where, bindings }: Where): Total {
  const key = JSON.stringify([Current.tenantId, table, where, bindings])
  const cached = known.get(key)

  return {
    statement: [
      `SELECT c.stamp, CASE WHEN c.stamp = ? THEN NULL ELSE (SELECT COUNT(*) FROM ${from} WHERE ${where}) END AS total FROM record_counts c WHERE c.tenant_id = ? AND c.name = ?`,
      [cached?.stamp ?? -1, ...bindings, Current.tenantId, table],
    ],
    of(row) {
      if (!row) return 0
      if (row.total === null) return cached!.total

      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
      known.set(key, { stamp: Number(row.stamp), total: Number(row.total) })
      return Number(row.total)
    },
  }
}
