import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { aShop } from '#tests/functional/sales/shop'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports: legal ids', (group) => {
  group.setup(anImportWorker)

  test('an upsert finds its record by tax id, however it is punctuated', async ({ assert }) => {
    for (const resource of ['customers', 'suppliers']) {
      const { api } = await aCompany()
      const { body: made } = await api.post(`/${resource}`, {
        taxId: '900.123.456-7',
        name: 'Antes',
      })
      const file = lines(
        'taxId,name',
        '9001234567,Después',
        '900123456-7,Luego',
        '800-1,Nueva',
        '8001,Nueva dos'
      )

      assert.containsSubset(
        await ended(api, await upload(api, file, { resource, mode: 'upsert' })),
        { status: 'COMPLETED', created: 1, updated: 3, failed: 0 }
      )
      assert.containsSubset((await api.get(`/${resource}/${made.id}`)).body, {
        name: 'Luego',
        taxId: '900123456-7',
      })
      assert.equal((await api.get(`/${resource}`)).body.meta.total, 2)
    }
  })

  test('a new row with an existing tax id is refused, in any punctuation and in a dry run', async ({
    assert,
  }) => {
    for (const dryRun of ['false', 'true']) {
      const { api } = await aCompany()
      await api.post('/customers', { taxId: '900.123.456-7', name: 'Antes' })
      const one = await ended(
        api,
        await upload(api, lines('taxId,name', '9001234567,Otra', '800-1,Nueva', '8001,Nueva'), {
          resource: 'customers',
          dryRun,
        })
      )
      assert.deepEqual(await errorsOf(api, one), ['1 taxId DUPLICATE', '3 taxId DUPLICATE'])
    }
  })

  test('employees are recognised by document type and number, and updated by their number alone', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const header = 'documentType,documentNumber,firstName,lastName,hireDate,baseSalary'
    const first = await ended(
      api,
      await upload(
        api,
        lines(header, 'C.C.,1.020,Ana,G,2024-01-15,1', 'cc,1020,Ana,G,2024-01-15,1'),
        { resource: 'employees' }
      )
    )
    assert.deepEqual(await errorsOf(api, first), ['2 documentNumber DUPLICATE'])

    const changed = await ended(
      api,
      await upload(api, lines('documentNumber,firstName', '10-20,Eva'), {
        resource: 'employees',
        mode: 'upsert',
      })
    )
    assert.containsSubset(changed, { updated: 1, failed: 0 })
    assert.containsSubset((await api.get('/employees')).body.data, [
      { firstName: 'Eva', documentType: 'CC' },
    ])
  })

  test('invoices find their customer by any spelling of the tax id and create a missing one once', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const { body: customer } = await shop.api.post('/customers', {
      taxId: '900.123.456-7',
      name: 'Café',
    })
    const rows = ['a,9001234567', 'b,900123456-7', 'c,700.1', 'd,7001'].map(
      (row) => `${row},${shop.goods.sku},1`
    )
    const one = await ended(
      shop.api,
      await upload(shop.api, lines('reference,customerTaxId,sku,quantity', ...rows), {
        resource: 'invoices',
        createMissing: 'true',
      })
    )

    assert.containsSubset(
      one,
      { status: 'COMPLETED', failed: 0 },
      JSON.stringify(await errorsOf(shop.api, one))
    )
    assert.equal((await shop.api.get(`/invoices?customerId=${customer.id}`)).body.meta.total, 2)
    assert.equal((await shop.api.get('/customers?search=7001')).body.meta.total, 1)
  })

  test('cells are normalised like request bodies, and invisible characters are refused', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const one = await ended(
      api,
      await upload(api, lines('taxId,name', '1\u200b,Ana', '2,Cafe\u0301'), {
        resource: 'customers',
      })
    )
    assert.deepEqual(await errorsOf(api, one), ['1 taxId INVALID_CHARACTER'])
    assert.equal((await api.get('/customers')).body.data[0].name, 'Café')
  })
})
