import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, errorsOf, upload } from '#tests/functional/integrations/helpers'
import { taxOf } from '#tests/functional/tax/a_tax'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports of products with taxes', (group) => {
  group.setup(anImportWorker)

  test('rows name codes of taxes, and an upsert changes them', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const [iva, inc] = [await taxOf(company, 'IVA19'), await taxOf(company, 'INC8')]
    const file = lines(
      'SKU,Nombre,Costo,Precio de venta,Impuestos,IVA incluido,Tarifa de IVA',
      'A-1,Café,1,2,IVA19; INC8,sí,',
      'A-2,Té,1,2,,,5',
      'A-3,Agua,1,2,NOPE,,',
      'A-4,Pan,1,2,IVA19,,5'
    )
    const one = await ended(api, await upload(api, file, { resource: 'products' }))
    assert.containsSubset(one, { status: 'COMPLETED', succeeded: 2, failed: 2 })
    assert.sameMembers(await errorsOf(api, one), ['3 taxes.0 NOT_FOUND', '4 taxRate CONTRADICTION'])
    const bySku = async (sku: string) => (await api.get(`/products?sku=${sku}`)).body.data[0]
    assert.containsSubset(await bySku('A-1'), {
      taxes: [iva.id, inc.id],
      taxRate: 19,
      priceIncludesTax: true,
    })
    assert.containsSubset(await bySku('A-2'), { taxes: null, taxRate: 5, priceIncludesTax: null })

    const changes = lines(
      'SKU,Nombre,Costo,Precio de venta,Impuestos',
      'A-1,Café,1,2,IVA5',
      'A-5,Sal,1,2,IVA5'
    )
    const two = await ended(
      api,
      await upload(api, changes, { resource: 'products', mode: 'upsert' })
    )
    assert.containsSubset(two, { status: 'COMPLETED', succeeded: 2 })
    const { id } = await taxOf(company, 'IVA5')
    for (const sku of ['A-1', 'A-5'])
      assert.containsSubset(await bySku(sku), { taxes: [id], taxRate: 5 })
  })
})
