import { test } from '@japa/runner'
import Big from 'big.js'
import { insertMany } from '#core/lucid/insert_many'
import { transaction } from '#core/database/transaction/transaction'
import Product from '#catalog/models/product'
import Supplier from '#catalog/models/supplier'
import { aCompany, unique } from '#tests/company'

test.group('Products and suppliers in bulk', () => {
  test('bulk inserts equal single inserts', async ({ assert }) => {
    const { api, as } = await aCompany()
    const sku = unique('SKU')
    await as(() =>
      transaction(async () => {
        await insertMany(Product, [
          {
            sku,
            name: 'Taladro',
            costPrice: new Big(1),
            sellingPrice: new Big(2),
            minStock: new Big(3),
          },
        ])
        await insertMany(Supplier, [{ name: 'Mayorista', taxId: '800-1' }, { name: 'Otro' }])
      })
    )

    assert.containsSubset((await api.get('/products')).body.data, [
      { sku, stock: 0, averageCost: 0 },
    ])
    assert.containsSubset((await api.get('/stock/alerts')).body.data, [{ sku, missing: 3 }])
    assert.deepEqual(
      (await api.get('/suppliers?sort=name')).body.data.map(({ name, taxId }: any) => [
        name,
        taxId,
      ]),
      [
        ['Mayorista', '800-1'],
        ['Otro', null],
      ]
    )
  })
})
