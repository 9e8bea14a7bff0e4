import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { sumsByMember } from '#accounting/reports/sums_by_member'
import { aCompany, type Company } from '#tests/company'
import { accountNamed } from '#tests/functional/accounting/books'
import { planOf, rowsRead, statementsOf } from '#tests/plans'

const ENTRIES = 1_000
const LINES = 100
const PARTIES = 500
const CENTERS = 20

/** 100,000 lines of 500 third parties and 20 cost centres, over three years. */
async function aLongHistory({ as, tenant }: Company, accounts: readonly string[]) {
  const [parties, centers] = [PARTIES, CENTERS].map((many) =>
    Array.from({ length: many }, () => newId())
  )
  const at = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' }
  await as(async () => {
    await transaction(async () => {
      Current.unit!.defer(
        insertInto(
          'third_parties',
          parties.map((id, index) => ({
            ...{ tenant_id: tenant.id, id, document_type: '31', document_number: `${9e8 + index}` },
            ...{ person_kind: 'LEGAL', name: `Empresa ${index}`, search_text: 'x', version: 1 },
            ...{ live: 1, ...at },
          }))
        )
      )
      Current.unit!.defer(
        insertInto(
          'cost_centers',
          centers.map((id, index) => ({
            ...{ tenant_id: tenant.id, id, code: `CC-${index}`, name: 'x', search_text: 'x' },
            ...{ version: 1, ...at },
          }))
        )
      )
    })
    for (let from = 0; from < ENTRIES; from += 100) {
      const entries: Record<string, unknown>[] = []
      const lines: Record<string, unknown>[] = []
      for (let number = from + 1; number <= from + 100; number++) {
        const id = newId()
        const date = new Date(Date.UTC(2024, 0, 1 + Math.floor(number * 0.9)))
          .toISOString()
          .slice(0, 10)
        entries.push({
          ...{ tenant_id: tenant.id, id, number, entry_date: date, entry_type: 'MANUAL' },
          ...{ concept: 'x', total: 500, ...at },
        })
        for (let line = 1; line <= LINES; line++)
          lines.push({
            ...{ tenant_id: tenant.id, entry_id: id, line, entry_date: date },
            account_id: accounts[line % accounts.length],
            third_party_id: parties[(number * 7 + line * 13) % PARTIES],
            cost_center_id: centers[(number + line) % CENTERS],
            ...(line % 2 ? { debit: 10, credit: 0 } : { debit: 0, credit: 10 }),
          })
      }
      await transaction(async () => {
        Current.unit!.defer(insertInto('journal_entries', entries))
        Current.unit!.defer(insertInto('journal_lines', lines))
      })
    }
  })
  return { parties, centers }
}

test.group('Speed of reports by third party', () => {
  test('sums of 100,000 lines come from an index, and one third party reads its own lines', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, as } = company
    const accounts = await Promise.all(
      ['110505', '519530', '413595', '233540', '513530'].map((code) => accountNamed(company, code))
    )
    const { parties } = await aLongHistory(company, accounts)
    const isSum = (sql: string) => sql.includes('line_count')
    const days = 'from=2025-01-01&to=2026-12-31'

    for (const by of ['third-party', 'cost-center'] as const) {
      const path = `/reports/trial-balance?${days}&by=${by}`
      const sql = (await statementsOf(() => api.get(path))).find(isSum)!
      const [{ Extra }] = await as(() => planOf(sql))
      assert.include(Extra, 'Using index')

      // Other tests share the processors, so one undisturbed run counts.
      const took: number[] = []
      do {
        const started = performance.now()
        await as(() => rows(sql))
        took.push(performance.now() - started)
      } while (Math.min(...took) >= 500 && took.length < 20)
      assert.isBelow(Math.min(...took), 500, `${by} took ${took.map(Math.round)} ms`)
    }

    const [account] = accounts
    const own = `/reports/third-party-ledger?${days}&thirdPartyId=${parties[0]}`
    const lines = (ENTRIES * LINES) / PARTIES
    assert.isBelow(await rowsRead(company, () => api.get(own), isSum), 3 * lines)
    const both = `${own}&accountId=${account}`
    assert.isBelow(await rowsRead(company, () => api.get(both), isSum), lines)
    assert.isBelow(
      await rowsRead(
        company,
        () => api.get(both),
        (sql) => sql.includes('STRAIGHT_JOIN')
      ),
      4 * lines
    )
    assert.isAbove(
      (await as(() => sumsByMember('third-party', { from: '2025-01-01', to: '2026-12-31' })))
        .length,
      PARTIES
    )
  }).timeout(120_000)
})
