import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aCustomer, aProduct, ok } from '#tests/functional/sales/shop'

test.group('Imports into a company whose currency has no decimals', (group) => {
  group.setup(anImportWorker)

  test('an amount with decimals is an error of its row, and computed amounts are whole', async ({
    assert,
  }) => {
    const company = await aCompany({
      countryCode: 'CL',
      currency: 'CLP',
      timezone: 'America/Santiago',
      locale: 'es-CL',
    })
    const { api } = company
    const customers = await ended(
      api,
      await upload(api, 'taxId,name,creditLimit\n1,Ana,1000\n2,Luis,1000.5\n', {
        resource: 'customers',
      })
    )
    assert.containsSubset(customers, { succeeded: 1, failed: 1 })
    assert.deepEqual(await errorsOf(api, customers), ['2 creditLimit TOO_PRECISE'])

    const [customer, product] = [
      await aCustomer(company),
      await aProduct(company, { isService: true, taxRate: 19 }),
    ]
    const file = [
      'reference,customerTaxId,sku,quantity,unitPrice,discountRate',
      `F-1,${customer.taxId},${product.sku},1,1127,0`,
      `F-2,${customer.taxId},${product.sku},3,10.25,100`,
    ].join('\n')
    assert.containsSubset(
      await ended(api, await upload(api, `${file}\n`, { resource: 'invoices' })),
      { succeeded: 2, failed: 0 }
    )
    const { data } = ok(await api.get('/invoices?sort=number'))
    assert.deepEqual(
      data.map(({ status, subtotal, taxTotal, total }: any) => [status, subtotal, taxTotal, total]),
      [
        ['ISSUED', 1127, 214, 1341],
        ['PAID', 31, 0, 0],
      ]
    )
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })
})
