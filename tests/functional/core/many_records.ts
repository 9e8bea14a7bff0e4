/**
 * Hundreds of thousands of records of a company in a few seconds, for tests of plans: one INSERT …
 * SELECT for each table, by SQL that both servers take.
 */
import { execute, selects } from '#core/database/query'
import { Current } from '#core/context/current'
import type { Company } from '#tests/company'

const STARTED = Date.UTC(2026, 0, 1)

/** Records are made a second apart. */
export const madeAt = (n: number) => new Date(STARTED + n * 1000)

const ms = (n: string) => `(${STARTED} + (${n}) * 1000)`
const at = (n: string) => `TIMESTAMP('2026-01-01') + INTERVAL (${n}) SECOND`
/** The id of the nth record, as if it had been made then. */
const id = (n: string) =>
  `LOWER(CONCAT(INSERT(LPAD(HEX(${ms(n)}), 12, '0'), 9, 0, '-'), '-7000-8000-', LPAD(HEX(${n}), 12, '0')))`

const DIGIT =
  '(SELECT 0 d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)'
const PLACES = [0, 1, 2, 3, 4, 5]

/** The numbers from 0 to below a million, as `q.n`. */
const NUMBERS = `(SELECT ${PLACES.map((place) => `d${place}.d * ${10 ** place}`).join(' + ')} AS n FROM ${PLACES.map((place) => `${DIGIT} d${place}`).join(' CROSS JOIN ')}) q`

/** What each column of the nth record holds, beside those that all have. */
export type Columns = Record<string, string>

/** `count` records of `table`; of 7 in a row, one was changed a day later. */
export async function fill(
  { tenant, as }: Company,
  table: string,
  count: number,
  columns: Columns
) {
  const all = {
    tenant_id: String(tenant.id),
    id: id('q.n'),
    version: '1',
    created_at: at('q.n'),
    updated_at: at('q.n + IF(q.n % 7 = 0, 86400, 0)'),
    ...columns,
  }
  await Current.acrossTenants('a test', () =>
    execute(
      `INSERT INTO ${table} (${Object.keys(all)}) SELECT ${Object.values(all)} FROM ${NUMBERS} WHERE q.n < ${count}`
    )
  )
  await as(() =>
    execute(
      'INSERT INTO record_counts (tenant_id, name, total, stamp) VALUES (?, ?, ?, 1) ON DUPLICATE KEY UPDATE total = total + VALUES(total), stamp = stamp + 1',
      [Current.tenantId, table, count]
    )
  )
}

/**
 * The values of a key of the metadata of the first `count` records of a table, or of every nth of
 * them.
 */
export async function fillMetadata(
  { tenant }: Company,
  table: string,
  count: number,
  name: string,
  value: string,
  every = 1
) {
  await Current.acrossTenants('a test', () =>
    execute(
      `INSERT INTO metadata_values (tenant_id, resource, name, value, record_id) SELECT ${tenant.id}, '${table}', '${name}', ${value}, ${id('q.n')} FROM ${NUMBERS} WHERE q.n < ${count} AND q.n % ${every} = 0`
    )
  )
}

/** Without fresh statistics the optimiser guesses from what other tests have left. */
export const analyzed = (...tables: string[]) =>
  Current.acrossTenants('a test', async () => {
    // A sample of 20 pages, which is the default, has the optimizer choose by luck.
    for (const table of tables) await execute(`ALTER TABLE ${table} STATS_SAMPLE_PAGES = 512`)
    await selects(tables.map((table) => [`ANALYZE TABLE ${table}`]))
  })
