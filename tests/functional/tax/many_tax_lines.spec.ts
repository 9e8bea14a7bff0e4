/** Returns read their sums from covering indexes alone, however many lines there are. */
import { test } from '@japa/runner'
import { newId } from '#core/primitives/ids'
import { execute, rows } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { ok } from '#tests/functional/sales/shop'
import { timed } from '#tests/measures'
import { planOf, statementsOf } from '#tests/plans'

/** The measured figure of bench/README.md is of 200,000. */
const LINES = Number(process.env.TAX_LINES ?? 10_000)
const AT_ONCE = 2_000

const KINDS = ["'VAT', 'S', 19", "'VAT', 'S', 5", "'VAT', 'E', 0", "'NONE', 'E', NULL"]

/** Sales of a bimester, a line each: half at 19 %, and every hundredth of them is a return. */
async function sellMuch({ as, tenant }: Company) {
  for (let from = 0; from < LINES; from += AT_ONCE) {
    const values = Array.from({ length: AT_ONCE }, (_, at) => {
      const number = from + at
      const day = `2026-0${3 + (number % 2)}-${String(1 + (number % 30)).padStart(2, '0')}`
      const kind = KINDS[number % 8 < 4 ? 0 : number % 4]
      return `(${tenant.id}, '${newId()}', 'INVOICE', '${newId()}', '${newId()}', '${day}', 'SALE', ${number % 100 ? 1 : -1}, ${kind}, 100, 10, 'GOODS', 1)`
    })
    await as(() =>
      execute(
        `INSERT INTO tax_lines (tenant_id, id, document_type, document_id, line_id, day, side, sign, tax_kind, category, rate, base, amount, nature, creditable)
           VALUES ${values.join(',')}`
      )
    )
  }
}

test.group('Returns of many lines', () => {
  test('sums come from one statement on the covering index', async ({ assert }) => {
    const company = await aCompany()
    await sellMuch(company)
    const read = () => company.api.get('/reports/vat-return?from=2026-03-01&to=2026-04-30')

    const { boxes } = ok(await read())
    const [gross] = boxes.filter(({ box }: any) => box === 41)
    assert.equal(gross.amount, 100 * (LINES - LINES / 100))

    const statements = await statementsOf(read)
    const sums = statements.filter((sql) => /FROM tax_lines|FROM withholding_lines/.test(sql))
    assert.lengthOf(sums, 2)
    const plan = await company.as(() => planOf(sums[0]))
    const lines = plan.find(({ table }) => table === 'tax_lines')!
    assert.include(lines.Extra, 'Using index')
    assert.notInclude(lines.Extra, 'temporary')

    if (process.env.TAX_LINES)
      for (const sql of sums) {
        const { ms } = await timed(() => company.as(() => rows(sql)))
        console.info(`${Math.round(ms)} ms: ${sql.slice(0, 40)}`)
      }
  })
})
