import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { lockLedger } from '#accounting/ledger/lock_ledger'
import { aCompany, type Company } from '#tests/company'
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { accountNamed } from '#tests/functional/accounting/books'

let numbers = 50_000_000

const aParty = async ({ api }: Company) =>
  (
    await api.post('/third-parties', {
      documentType: '13',
      documentNumber: String(++numbers),
      legalName: 'Ana Gómez',
    })
  ).body

test.group('Merging third parties while they are posted to', () => {
  test('every line names the one that stays, whether it was posted before or after', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const [cash, capital] = [
      await accountNamed(company, '110505'),
      await accountNamed(company, '311505'),
    ]
    const [double, into] = [await aParty(company), await aParty(company)]
    const post = () =>
      api.post('/journal-entries', {
        entryDate: '2026-05-10',
        concept: 'Aporte',
        lines: [
          { accountId: cash, debitAmount: 10, thirdPartyId: double.id },
          { accountId: capital, creditAmount: 10 },
        ],
      })
    const before = await Promise.all([post(), post(), post(), post()])
    assert.isTrue(
      before.every(({ status }) => status === 201),
      before[0].text
    )

    const [merged, ...during] = await Promise.all([
      api.post(`/third-parties/${double.id}/merge`, { intoId: into.id }),
      ...Array.from({ length: 12 }, post),
      ...before.map(({ body }) => api.post(`/journal-entries/${body.id}/reverse`, {})),
    ])
    assert.equal(merged.status, 200, merged.text)
    assert.isTrue(
      during.every(({ status }) => [200, 201, 422].includes(status)),
      `${during.map(({ status }) => status)}`
    )
    const lines = await company.as(() =>
      rows(
        'SELECT DISTINCT third_party_id AS id FROM journal_lines WHERE tenant_id = ? AND third_party_id IS NOT NULL',
        [tenant.id]
      )
    )
    assert.deepEqual(
      lines.map(({ id }) => id),
      [into.id]
    )
    assert.equal((await api.get('/reports/integrity')).body.ok, true)
  })

  test('a reversal that waits for a merge names the one that stays', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [double, into] = [await aParty(company), await aParty(company)]
    const { body: entry } = await api.post('/journal-entries', {
      entryDate: '2026-05-10',
      concept: 'Aporte',
      lines: [
        {
          accountId: await accountNamed(company, '110505'),
          debitAmount: 10,
          thirdPartyId: double.id,
        },
        { accountId: await accountNamed(company, '311505'), creditAmount: 10 },
      ],
    })

    let reversal: ReturnType<typeof api.post>
    await company.as(() =>
      transaction(async () => {
        await lockLedger()
        reversal = api.post(`/journal-entries/${entry.id}/reverse`, {})
        await setTimeout(500)
        await execute(
          'UPDATE journal_lines SET third_party_id = ? WHERE tenant_id = ? AND third_party_id = ?',
          [into.id, company.tenant.id, double.id]
        )
      })
    )
    const { status, text, body } = await reversal!
    assert.equal(status, 200, text)
    assert.deepEqual(
      body.lines.map((line: any) => line.thirdPartyId),
      [into.id, null]
    )
  })
})
