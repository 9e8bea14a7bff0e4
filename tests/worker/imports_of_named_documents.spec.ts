/** Rows of payments and bills that name their document by a number. */
import { test } from '@japa/runner'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aBilledBuyer } from '#tests/functional/purchasing/billing'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { brokenChecks } from '#tests/functional/tax/withholding'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports of rows that name a document', (group) => {
  group.setup(anImportWorker)

  test('a row of a supplier that is not there leaves the bill before it whole', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const csv = lines(
      'number,supplierTaxId,date,description,unitCost',
      `F-1,901234567-7,${today},Papel,100`,
      `F-1,,,Tinta,50`,
      `F-1,899999999,${today},Fletes,10`,
      `F-1,,,Peajes,1`,
      `F-2,901234567-7,${today},Papel,7`
    )
    const run = await ended(api, await upload(api, csv, { resource: 'bills' }))
    assert.containsSubset(run, { total: 5, created: 2, failed: 2 })
    assert.deepEqual(await errorsOf(api, run), [
      '3 supplierTaxId NOT_FOUND',
      '4 number REFUSED_TOGETHER',
    ])
    const { data } = ok(await api.get('/bills?sort=total'))
    assert.deepEqual(
      data.map(({ number, total, items }: any) => [number, total, items.length]),
      [
        ['F-2', 7, 1],
        ['F-1', 150, 2],
      ]
    )
  })

  test('the number of an invoice is not that of a debit note', async ({ assert }) => {
    const shop = await aShop()
    const { api, goods } = shop
    const invoice = await issued(shop, 2, { externalId: '77' })
    const items = [{ productId: goods.id, quantity: 2, unitPrice: 5 }]
    const raise = (more: object) =>
      api.post(`/invoices/${invoice.id}/debit-notes`, { reason: 'Price', items, ...more })
    const note = ok(await raise({ externalId: 'ND-1' }))
    assert.equal(note.number, invoice.number)
    const other = await issued(shop, 1, { externalId: String(invoice.number) })
    const csv = lines(
      'invoice,amount,paymentMethod,reference',
      `${invoice.number},10,CASH,R-1`,
      '77,1,CASH,R-2',
      'ND-1,2,CASH,R-3',
      `${other.number},3,CASH,R-4`,
      'ND-2,4,CASH,R-5'
    )
    const run = await ended(api, await upload(api, csv, { resource: 'payments' }))
    assert.deepEqual(await errorsOf(api, run), ['5 invoice NOT_FOUND'])
    const { data } = ok(await api.get('/payments?sort=number'))
    assert.deepEqual(
      data.map(({ invoiceId, amount }: any) => [invoiceId, amount]),
      [
        [invoice.id, 10],
        [invoice.id, 1],
        [note.id, 2],
        [other.id, 3],
      ]
    )
    assert.deepEqual(await brokenChecks(shop), [])
  })
})
