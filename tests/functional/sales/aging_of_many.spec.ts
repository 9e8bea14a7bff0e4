/** Agings read open documents from one covering index, however many there are. */
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { newId } from '#core/primitives/ids'
import { pool, raw } from '#core/database/connection'
import { execute, rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { cpuSecondsOf } from '#tests/measures'
import { planOf, statementsOf } from '#tests/plans'
import { aCustomer, ok } from './shop.js'

/** The measured figure of bench/README.md is of 200,000. */
const DOCUMENTS = Number(process.env.OPEN_DOCUMENTS ?? 4_000)
const AT_ONCE = 2_000
const PARTNERS = Math.min(2_000, DOCUMENTS / 100)
const ROUNDS = 15

const today = () => todayIn('America/Bogota')
/** Due from 200 days ago to 100 days from now. */
const dueOf = (nth: number) => addDays(today(), (nth % 301) - 200)
const ids = (count: number) => Array.from({ length: count }, () => newId())

async function insert({ as }: Company, head: string, count: number, row: (nth: number) => string) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from)
    const values = Array.from({ length: size }, (_, at) => row(from + at))
    await as(() => execute(`${head} VALUES ${values.join(',')}`))
  }
}

/** Documents of 100 each, so many to each customer and supplier. */
async function owing(company: Company) {
  const { id: tenant } = company.tenant
  const [customers, suppliers] = [ids(PARTNERS), ids(PARTNERS)]
  const stamps = 'NOW(3), NOW(3)'
  for (const [table, all] of Object.entries({ customers, suppliers }))
    await insert(
      company,
      `INSERT INTO ${table} (tenant_id, id, tax_id, name, search_text, created_at, updated_at)`,
      PARTNERS,
      (nth) => `(${tenant}, '${all[nth]}', '9${nth}', 'Socio ${nth}', '', ${stamps})`
    )
  await insert(
    company,
    `INSERT INTO invoices (tenant_id, id, number, status, customer_id, customer_name, date, due_date,
       payment_method, currency, subtotal, discount_total, tax_total, total, balance, issued_at,
       search_text, created_at, updated_at)`,
    DOCUMENTS,
    (nth) =>
      `(${tenant}, '${newId()}', ${nth + 1}, 'ISSUED', '${customers[nth % PARTNERS]}', 'Socio', ` +
      `'${addDays(today(), -210)}', '${dueOf(nth)}', 'CREDIT', 'COP', 100, 0, 0, 100, 100, NOW(3), '', ` +
      `${stamps})`
  )
  await insert(
    company,
    `INSERT INTO bills (tenant_id, id, internal_number, number, number_key, type, status, supplier_id,
       supplier_name, date, posting_date, posting_by_default, due_date, currency, subtotal,
       discount_total, tax_total, total, balance, posted_at, search_text, created_at, updated_at)`,
    DOCUMENTS,
    (nth) =>
      `(${tenant}, '${newId()}', ${nth + 1}, 'F${nth}', 'F${nth}', 'BILL', 'POSTED', ` +
      `'${suppliers[nth % PARTNERS]}', 'Socio', '${addDays(today(), -210)}', ` +
      `'${addDays(today(), -210)}', 1, '${dueOf(nth)}', 'COP', 100, 0, 0, 100, 100, NOW(3), '', ${stamps})`
  )
  await analyzed()
}

async function unguarded(sql: string) {
  const connection = await pool().acquireConnection()
  const [found] = await raw(connection, sql)
  pool().releaseConnection(connection)
  return found
}

/** Counts the rows anew, as the database does by itself after a while. */
const analyzed = () => unguarded('ANALYZE TABLE invoices, bills, customers, suppliers')

/** Milliseconds of processor time that the database, on this machine, takes for `work`. */
async function databaseMsOf(work: () => Promise<unknown>) {
  const [{ file }] = await unguarded('SELECT @@pid_file AS file')
  const pid = Number(readFileSync(file, 'utf8'))
  const before = cpuSecondsOf(pid)
  for (let round = 0; round < ROUNDS; round++) await work()
  return ((cpuSecondsOf(pid) - before) * 1_000) / ROUNDS
}

const agesOf = (counted: number[]) => ({
  ...Object.fromEntries(
    ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'].map((age, index) => [
      age,
      100 * counted[index],
    ])
  ),
  total: 100 * DOCUMENTS,
})

/** How many documents are of each age. */
function counted() {
  const days = Array.from({ length: DOCUMENTS }, (_, nth) => 200 - (nth % 301))
  const between = (from: number, to: number) =>
    days.filter((late) => late >= from && late <= to).length
  return [between(-100, 0), between(1, 30), between(31, 60), between(61, 90), between(91, 200)]
}

test.group('Agings of many open documents', () => {
  test('are summed by the database from the covering index', async ({ assert }) => {
    const company = await aCompany()
    await aCustomer(company)
    await owing(company)

    for (const [report, table] of [
      ['receivables-aging', 'invoices'],
      ['payables-aging', 'bills'],
    ]) {
      const read = () => company.api.get(`/reports/${report}`)
      const { rows: lines, totals } = ok(await read())
      assert.lengthOf(lines, PARTNERS)
      assert.containsSubset(totals, agesOf(counted()))
      const statement = (await statementsOf(read)).find((sql) => sql.includes(`FROM ${table}`))!
      const plan = await company.as(() => planOf(statement))
      const [summed] = plan.filter(({ key }) => key === `${table}__balance__id`)
      assert.include(summed?.Extra, 'Using index', JSON.stringify(plan))

      if (process.env.OPEN_DOCUMENTS) {
        const ms = await databaseMsOf(() => company.as(() => rows(statement)))
        console.info(`${report} of ${DOCUMENTS}: ${Math.round(ms)} ms of the database's processor`)
        assert.isBelow(ms, 300)
      }
    }
  }).timeout(500_000)
})
