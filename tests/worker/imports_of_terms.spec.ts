import { test } from '@japa/runner'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aShop, ok } from '#tests/functional/sales/shop'

test.group('Imports of invoices with payment terms', (group) => {
  group.setup(anImportWorker)

  test('rows name terms, and contradictions are errors of their row', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { api, customer, service } = shop
    const lines = [{ percent: 50 }, { balance: true, months: 1 }]
    const terms = ok(await api.post('/payment-terms', { name: 'Mitad y mitad', lines }))
    const csv = [
      'referencia,customerId,sku,quantity,condiciones de pago,dueDate',
      `A,${customer.id},${service.sku},1,mitad y mitad,`,
      `B,${customer.id},${service.sku},1,Nunca,`,
      `C,${customer.id},${service.sku},1,Mitad y mitad,2031-01-31`,
      `D,${customer.id},${service.sku},1,,2031-01-31`,
    ].join('\n')
    const done = await ended(api, await upload(api, csv, { resource: 'invoices' }))
    assert.deepEqual(await errorsOf(api, done), [
      '2 paymentTerms NOT_FOUND',
      '3 dueDate CONTRADICTION',
    ])
    const { data } = ok(await api.get('/invoices?sort=number'))
    assert.deepEqual(
      data.map(({ paymentTermsId, installments }: any) => [paymentTermsId, installments.length]),
      [
        [terms.id, 2],
        [null, 0],
      ]
    )
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })
})
