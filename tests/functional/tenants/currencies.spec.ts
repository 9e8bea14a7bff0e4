import { test } from '@japa/runner'
import { execute, rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { aCompany } from '#tests/company'
import { aSuperAdmin } from '#tests/functional/identity/people'
import { aCustomer, aProduct, ok } from '#tests/functional/sales/shop'

test.group('The currency of a company', () => {
  test('a currency with 3 or more decimals is refused, whoever changes it', async ({ assert }) => {
    const { api, tenant } = await aCompany()
    const platform = (await aSuperAdmin()).api

    for (const [client, path] of [
      [api, '/settings/tenant'],
      [platform, `/tenants/${tenant.publicId}`],
    ] as const) {
      const { status, body } = await client.patch(path, { currency: 'KWD', industry: 'Retail' })
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [
        {
          field: 'currency',
          code: 'UNSUPPORTED',
          message: 'KWD has 3 decimals: books are kept in currencies with 2 decimals or none.',
        },
      ])
      assert.containsSubset((await client.get(path)).body, { currency: 'COP', industry: null })
    }
    assert.equal(ok(await api.patch('/settings/tenant', { currency: 'jpy' })).currency, 'JPY')
  })

  test('an older company with such a currency continues with 2 decimals', async ({ assert }) => {
    const company = await aCompany()
    const { api, tenant } = company
    await Current.acrossTenants('a company of before', () =>
      execute("UPDATE tenants SET currency = 'KWD' WHERE id = ?", [tenant.id])
    )
    ok(
      await api.patch('/settings/tenant', {
        ...ok(await api.get('/settings/tenant')),
        industry: 'Retail',
      })
    )

    const [customer, product] = [
      await aCustomer(company),
      await aProduct(company, { isService: true, sellingPrice: 1.125, taxRate: 0 }),
    ]
    assert.containsSubset(
      ok(await api.post('/invoices', { customerId: customer.id, items: [product.id] })),
      { currency: 'KWD', total: 1.13 }
    )
    const [{ currency }] = await Current.acrossTenants('look at a test', () =>
      rows('SELECT currency FROM tenants WHERE id = ?', [tenant.id])
    )
    assert.equal(currency, 'KWD')
  })
})
