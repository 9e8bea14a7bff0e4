import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, upload } from '#tests/functional/integrations/helpers'

const MADE = { resource: 'invoices', createMissing: 'true' }

const madeOf = async (text: string, file: { name?: string } = {}) => {
  const { api } = await aCompany({ countryCode: 'CO' })
  const done = await ended(api, await upload(api, text, MADE, file))
  const { data } = (await api.get('/invoices?limit=10&sort=number')).body
  return { done, data }
}

test.group('Imports with discounts of documents', (group) => {
  group.setup(anImportWorker)

  test('a file names the discount of an invoice by its rate or its amount', async ({ assert }) => {
    const { done, data } = await madeOf(
      [
        'reference,customerTaxId,customerName,sku,quantity,unitPrice,taxRate,discount.rate,discount.amount',
        'F1,900123456,Ana,A,1,10000,19,10,',
        'F1,900123456,Ana,B,1,10000,19,,',
        'F2,900123456,Ana,A,1,10000,19,,2500',
        'F3,900123456,Ana,A,1,10000,19,,20000',
        'F4,900123456,Ana,A,1,10000,19,,',
        '',
      ].join('\n')
    )
    assert.equal(done.created, 3, JSON.stringify(done))
    assert.equal(done.failed, 1, JSON.stringify(done))
    assert.deepEqual(
      data.map(({ discount, discountTotal }: any) => [discount, discountTotal]),
      [
        [{ rate: 10 }, 2000],
        [{ amount: 2500 }, 2500],
        [null, 0],
      ]
    )
  })

  test('a column called discount is the rate of a line, and rows of JSON have the object', async ({
    assert,
  }) => {
    const { data } = await madeOf(
      [
        'reference,customerTaxId,customerName,sku,quantity,unitPrice,taxRate,discount',
        'F1,900123456,Ana,A,1,10000,19,5',
        '',
      ].join('\n')
    )
    assert.containsSubset(data, [{ discount: null, items: [{ discountRate: 5, discount: 500 }] }])

    const row = { customerTaxId: '900123456', customerName: 'Ana', sku: 'A', quantity: 1 }
    const { done, data: made } = await madeOf(
      JSON.stringify({ ...row, unitPrice: 10_000, taxRate: 19, discount: { amount: 250 } }),
      { name: 'file.ndjson' }
    )
    assert.equal(done.created, 1, JSON.stringify(done))
    assert.containsSubset(made, [{ discount: { amount: 250 }, discountTotal: 250 }])
  })
})
