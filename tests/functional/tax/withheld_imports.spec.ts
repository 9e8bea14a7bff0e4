import { test } from '@japa/runner'
import { anImportWorker, ended, errorsOf, send } from '#tests/functional/integrations/helpers'
import { ok } from '../sales/shop.js'
import { aBogotaShop, brokenChecks } from './withholding.js'

test.group('Imports of invoices that withhold', (group) => {
  group.setup(anImportWorker)

  test('a refused row leaves the others, also after it was read who withholds', async ({
    assert,
  }) => {
    const shop = await aBogotaShop({ autoWithholdings: true })
    const { api, customer, goods, service } = shop
    ok(await api.patch('/settings/tenant', { allowNegativeStock: false }))
    const row = (n: number, sku: string) => `F-${n},${customer.taxId},${sku},1,1000000\n`
    const csv = `reference,customerTaxId,sku,quantity,unitPrice\n${row(1, service.sku)}${row(2, goods.sku)}${row(3, service.sku)}`

    const done = await ended(api, await send(api, csv, { resource: 'invoices' }))
    assert.containsSubset(done, { status: 'COMPLETED', created: 2, failed: 1 })
    assert.include((await errorsOf(api, done)).join(), 'INSUFFICIENT_STOCK')
    const { data } = ok(await api.get('/invoices'))
    assert.deepEqual(
      data.map(({ number, withheldTotal }: any) => [number, withheldTotal > 0]),
      [
        [2, true],
        [1, true],
      ]
    )
    assert.deepEqual(await brokenChecks(shop), [])
  })
})
