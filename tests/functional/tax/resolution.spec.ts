import Big from 'big.js'
import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { resolveTaxes, type AskedTaxes, type TaxedProduct } from '#tax/taxes'
import { aCompany, type Company } from '#tests/company'
import { aTax, taxOf } from '#tests/functional/tax/a_tax'

type More = { day?: string; side?: 'SALE' | 'PURCHASE' }

const resolve = ({ as }: Company, asked: AskedTaxes, { day, side }: More = {}) =>
  as(() => transaction(() => resolveTaxes(asked, day ?? '2026-03-02', side ?? 'SALE', 'items.0')))

const codes = async (company: Company, asked: AskedTaxes, more?: More) =>
  (await resolve(company, asked, more)).map(({ code }) => code)

const product = (more: Partial<TaxedProduct>): TaxedProduct => ({
  taxes: null,
  taxRate: new Big(0),
  priceIncludesTax: null,
  ...more,
})

async function refusalOf(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error: any) {
    const [first] = error.errors ?? []
    return [error.status ?? 422, first?.code ?? error.code, first?.field]
  }
}

test.group('The taxes of a line', () => {
  test('a line has the taxes that it names, by id or code', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { id } = await taxOf(company, 'IVA19')
    const taxes = [{ taxId: id }, { code: 'inc8' }]
    assert.deepEqual(await codes(company, { taxes }), ['IVA19', 'INC8'])
    assert.deepEqual(await codes(company, { taxes, taxRate: new Big(19) }), ['IVA19', 'INC8'])
  })

  test('a line with a rate has the VAT of that rate, which its first use makes', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    assert.deepEqual(await codes(company, { taxRate: new Big(19) }), ['IVA19'])
    assert.deepEqual(await codes(company, { taxRate: new Big('12.5') }), ['VAT-12.5'])
    assert.containSubset(await taxOf(company, 'VAT-12.5'), { name: 'IVA 12.5 %', category: 'S' })
    assert.deepEqual(await codes(company, { taxRate: new Big('12.5') }), ['VAT-12.5'])
  })

  test('a VAT gets another code where a tax has its own', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    await company.api.post('/taxes', aTax({ code: 'vat-16', kind: 'OTHER', category: null }))
    assert.deepEqual(await codes(company, { taxRate: new Big(16) }), ['VAT-16-2'])
    assert.deepEqual(await codes(company, { taxRate: new Big(16) }), ['VAT-16-2'])
  })

  test('one VAT is made when many need it at once', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => resolve(company, { taxRate: new Big(16) }))
    )
    assert.lengthOf([...new Set(answers.map(([tax]) => tax.taxId))], 1)
    const found = await company.as(() =>
      rows("SELECT id FROM taxes WHERE tenant_id = ? AND code = 'VAT-16'", [company.tenant.id])
    )
    assert.lengthOf(found, 1)
  })

  test('a line has the taxes of its product, unless it names its own', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const [iva, inc] = [await taxOf(company, 'IVA5'), await taxOf(company, 'INC8')]
    const of = product({ taxes: [iva.id, inc.id], taxRate: new Big(5) })
    assert.deepEqual(await codes(company, { product: of }), ['IVA5', 'INC8'])
    assert.deepEqual(await codes(company, { product: of, taxRate: new Big(19) }), ['IVA19'])
    assert.deepEqual(await codes(company, { product: of, taxes: [] }), [])
    assert.deepEqual(await codes(company, { product: product({ taxRate: new Big(5) }) }), ['IVA5'])
  })

  test('a line at 0 has the category of its product, else of the company, else none', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { id } = await taxOf(company, 'EXENTO')
    const zero = new Big(0)
    assert.deepEqual(await codes(company, { taxRate: zero }), [])
    assert.deepEqual(await codes(company, { taxRate: zero, product: product({ taxes: [id] }) }), [
      'EXENTO',
    ])
    await company.as(async () => {
      await execute(
        `UPDATE tenants
           SET settings = JSON_SET(COALESCE(settings, '{}'), '$.fiscal', JSON_OBJECT('zeroRateCategory', 'E'))
           WHERE id = ?`,
        [company.tenant.id]
      )
      await execute('UPDATE ledgers SET version = version + 1 WHERE tenant_id = ?', [
        company.tenant.id,
      ])
    })
    assert.deepEqual(await codes(company, { taxRate: zero }), ['EXCLUIDO'])
    assert.deepEqual(await codes(company, {}), ['EXCLUIDO'])
  })

  test('a tax has the rate of the day of the document', async ({ assert }) => {
    const company = await aCompany()
    const rates = [
      { validFrom: '2020-01-01', validUntil: '2025-12-31', rate: 12 },
      { validFrom: '2026-07-01', rate: 13 },
    ]
    const { body: tax } = await company.api.post('/taxes', aTax({ rates }))
    const taxes = [{ taxId: tax.id }]
    const rateOn = async (day: string) => (await resolve(company, { taxes }, { day }))[0].rate
    assert.equal(String(await rateOn('2025-12-31')), '12')
    assert.equal(String(await rateOn('2026-07-01')), '13')
    assert.deepEqual(await refusalOf(() => rateOn('2026-06-30')), [
      422,
      'NO_RATE',
      'items.0.taxes.0.taxId',
    ])
  })

  test('unknown, inactive and contradictory taxes are refused on their field', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const { body: bought } = await api.post('/taxes', aTax({ appliesTo: 'PURCHASE' }))
    const { id } = await taxOf(company, 'INC4')
    await api.patch(`/taxes/${id}`, { active: false })
    const refused = (asked: AskedTaxes) => refusalOf(() => resolve(company, asked))

    assert.deepEqual(await refused({ taxes: [{ code: 'NONE' }] }), [
      422,
      'NOT_FOUND',
      'items.0.taxes.0.code',
    ])
    assert.deepEqual(await refused({ taxes: [{}] }), [422, 'REQUIRED', 'items.0.taxes.0.taxId'])
    assert.deepEqual(await refused({ taxes: [{ taxId: id }] }), [
      409,
      'TAX_INACTIVE',
      'items.0.taxes.0.taxId',
    ])
    assert.deepEqual(await refused({ taxes: [{ taxId: bought.id, code: 'IVA19' }] }), [
      422,
      'CONTRADICTION',
      'items.0.taxes.0.code',
    ])
    assert.deepEqual(await refused({ taxes: [{ code: bought.code }] }), [
      422,
      'INVALID',
      'items.0.taxes.0.code',
    ])
    assert.deepEqual(await refused({ taxes: [{ code: 'IVA19' }, { code: 'IVA5' }] }), [
      422,
      'INVALID',
      'items.0.taxes.1.code',
    ])
    assert.deepEqual(await refused({ taxes: [{ code: 'IVA19' }], taxRate: new Big(5) }), [
      422,
      'CONTRADICTION',
      'items.0.taxRate',
    ])
  })

  test('a rate whose VAT is switched off is refused, and not made anew', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { id } = await taxOf(company, 'IVA5')
    await company.api.patch(`/taxes/${id}`, { active: false })
    assert.deepEqual(await refusalOf(() => resolve(company, { taxRate: new Big(5) })), [
      409,
      'TAX_INACTIVE',
      'items.0.taxRate',
    ])
  })

  test('taxes are read once per version of the ledger', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    await resolve(company, { taxRate: new Big(19) })
    const statements: string[] = []
    const stop = onStatement((sql) => statements.push(sql))
    await resolve(company, { taxRate: new Big(19) }).finally(stop)
    assert.isFalse(statements.some((sql) => sql.includes('FROM taxes')))

    const { id } = await taxOf(company, 'IVA19')
    await company.api.patch(`/taxes/${id}`, { name: 'IVA general' })
    const again: string[] = []
    const stopAgain = onStatement((sql) => again.push(sql))
    await resolve(company, { taxRate: new Big(19) }).finally(stopAgain)
    assert.isTrue(again.some((sql) => sql.includes('FROM taxes')))
  })
})
