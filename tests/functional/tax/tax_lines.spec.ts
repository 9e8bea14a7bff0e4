import Big from 'big.js'
import { test } from '@japa/runner'
import { newId } from '#core/primitives/ids'
import { transaction } from '#core/database/transaction/transaction'
import { credit, debit, post } from '#accounting/ledger'
import {
  resolveTaxes,
  takeBackTaxLines,
  taxedAmounts,
  taxPostings,
  writeTaxLines,
  type AskedTax,
} from '#tax/taxes'
import { aCompany, type Company } from '#tests/company'
import { isInvalid } from '#tests/functional/core/refusals'
import { aBagTax } from '#tests/functional/tax/a_tax'

type Asked = { price: number; taxes?: AskedTax[]; taxRate?: number }

/** Posts a sale as documents do, and answers its id. */
const sell = ({ as }: Company, day: string, asked: Asked[], id = newId()) =>
  as(() =>
    transaction(async () => {
      const lines = await Promise.all(
        asked.map(async ({ price, taxes, taxRate }) => {
          const resolved = await resolveTaxes(
            { taxes, taxRate: taxRate === undefined ? undefined : new Big(taxRate) },
            ...([day, 'SALE', 'items.0'] as const)
          )
          const amounts = taxedAmounts({
            ...{ quantity: new Big(1), unitPrice: new Big(price), discountRate: new Big(0) },
            ...{ includesTax: false, taxes: resolved },
          })
          return { ...amounts, id: newId(), quantity: new Big(1), nature: 'GOODS' as const }
        })
      )
      const total = lines.reduce((sum, line) => sum.plus(line.total), new Big(0))
      const net = lines.reduce((sum, line) => sum.plus(line.subtotal), new Big(0))
      await post({
        ...{ type: 'SALES', concept: 'x', reference: id, date: day },
        lines: [debit('cash', total), credit('income', net), ...(await taxPostings(lines, 'SALE'))],
      })
      await writeTaxLines({
        ...{ documentType: 'INVOICE', documentId: id, day, side: 'SALE', sign: 1 },
        lines: lines.map((line) => ({ ...line, net: line.subtotal })),
      })
      return id
    })
  )

const report = async ({ api }: Company, query = '') =>
  (await api.get(`/reports/tax-lines?from=2026-01-01&to=2026-12-31${query}`)).body

const shown = ({ rows }: any) =>
  rows.map(({ day, sign, code, kind, category, base, amount }: any) => [
    ...[day, sign, code, kind, category],
    ...[base, amount],
  ])

const holds = async ({ api }: Company) => {
  const { checks } = (await api.get('/reports/integrity')).body
  return checks.find(({ name }: any) => name === 'tax lines = their accounts')
}

test.group('Tax lines', () => {
  test('a line has a row for each tax, and one without a tax when it has none', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { body: bag } = await company.api.post('/taxes', aBagTax())
    await sell(company, '2026-03-02', [
      { price: 1_000_000, taxes: [{ code: 'IVA19' }, { taxId: bag.id }] },
      { price: 200_000, taxes: [{ code: 'INC8' }] },
      { price: 500, taxRate: 0 },
    ])
    const answer = await report(company)
    assert.deepEqual(shown(answer), [
      ['2026-03-02', 1, 'IVA19', 'VAT', 'S', 1_000_000, 190_000],
      ['2026-03-02', 1, bag.code, 'PER_UNIT', 'S', 1, 73],
      ['2026-03-02', 1, 'INC8', 'CONSUMPTION', 'E', 200_000, 16_000],
      ['2026-03-02', 1, null, 'VAT', null, 500, 0],
    ])
    assert.deepEqual(answer.totals, { saleAmount: 206_073, purchaseAmount: 0 })
    assert.containSubset(await holds(company), { ok: true, left: 206_073, right: 206_073 })
  })

  test('each kind goes to its account, and a tax may name another', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const [inc] = (await api.get('/taxes?code=INC4')).body.data
    const [own] = (await api.get('/accounts?code=240810')).body.data
    await api.patch(`/taxes/${inc.id}`, { accounts: { sale: own.id } })
    await sell(company, '2026-03-02', [
      { price: 100, taxes: [{ code: 'IVA19' }] },
      { price: 100, taxes: [{ code: 'INC8' }] },
      { price: 100, taxes: [{ code: 'INC4' }] },
    ])
    const { rows, totals } = (await api.get('/reports/tax-summary?from=2026-01-01&to=2026-12-31'))
      .body
    assert.deepEqual(
      rows.map(({ code, kind, amount }: any) => [code, kind, amount]),
      [
        ['240805', 'PAYABLE', 19],
        ['249505', 'PAYABLE', 8],
        ['240810', 'RECOVERABLE', -4],
      ]
    )
    assert.deepEqual(totals, { payable: 27, recoverable: -4, net: 31 })
    assert.containSubset(await holds(company), { ok: true })
  })

  test('the report is filtered by days, tax and side', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    await sell(company, '2026-03-02', [{ price: 100, taxes: [{ code: 'IVA19' }] }])
    await sell(company, '2026-04-02', [{ price: 100, taxes: [{ code: 'IVA5' }] }])
    assert.lengthOf((await report(company, '&tax=IVA5')).rows, 1)
    assert.lengthOf((await report(company, '&side=PURCHASE')).rows, 0)
    const { api } = company
    const april = await api.get('/reports/tax-lines?from=2026-04-01&to=2026-04-30')
    assert.lengthOf(april.body.rows, 1)
    isInvalid(assert, await api.get('/reports/tax-lines?tax=NONE'), 'tax', 'NOT_FOUND')
    isInvalid(assert, await api.get('/reports/tax-lines?side=BOTH'), 'side', 'INVALID_CHOICE')

    const csv = await api.get('/reports/tax-lines?from=2026-01-01&to=2026-12-31', {
      accept: 'text/csv',
    })
    assert.equal(csv.status, 200)
    const lines = csv.text.trim().split(/\r?\n/)
    assert.lengthOf(lines, 3)
    assert.match(lines[0], /^documentType,documentId,lineId,day,side,/)
    assert.match(lines[1], /,IVA19,/)
  })

  test('a document that is taken back on its day leaves nothing, later its opposite', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const taken = (id: string, day: string) =>
      company.as(() => transaction(() => takeBackTaxLines(id, day)))
    const first = await sell(company, '2026-03-02', [{ price: 100, taxRate: 19 }])
    await taken(first, '2026-03-02')
    assert.deepEqual(shown(await report(company)), [])

    const second = await sell(company, '2026-03-02', [{ price: 100, taxRate: 19 }])
    await taken(second, '2026-03-05')
    await sell(company, '2026-03-05', [{ price: 200, taxRate: 19 }], second)
    await taken(second, '2026-03-09')
    assert.deepEqual(
      (await report(company)).rows.map(({ day, sign, base }: any) => [day, sign, base]),
      [
        ['2026-03-02', 1, 100],
        ['2026-03-05', -1, 100],
        ['2026-03-05', 1, 200],
        ['2026-03-09', -1, 200],
      ]
    )
  })
})
