import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import Product from '#catalog/models/product'
import { productTransformer } from '#catalog/transformers/product_transformer'
import { code, id, optional, unitPrice } from '#core/input/fields'
import { updates } from '#core/endpoints/operations'
import { updateValidator } from '#core/input/validation'
import { middleware } from '#start/kernel'
import { aCompany } from '#tests/company'
import { isInvalid } from './refusals.js'
import { NOBODYS_ID, aProduct } from './samples.js'

/* Products, as if some of their fields could not be changed any more. */
const input = updateValidator(
  { sku: code(), barcode: optional(code()), costPrice: unitPrice(), categoryId: optional(id()) },
  {
    immutable: ['sku', 'costPrice', 'categoryId'],
    kept: [
      'stock',
      'averageCost',
      'name',
      'sellingPrice',
      'taxRate',
      'isService',
      'unitOfMeasure',
      'minStock',
      'isActive',
    ],
  }
)

router
  .patch('/test/frozen-products/:id', updates(productTransformer, Product, input))
  .use([middleware.auth(), middleware.can('inventory:write'), middleware.execute()])

test.group('Fields that cannot be changed', () => {
  test('another value is refused by name, and nothing changes', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/products', aProduct({ costPrice: 1.5 }))

    for (const [field, value] of Object.entries({
      sku: 'OTHER',
      costPrice: 1.51,
      categoryId: NOBODYS_ID,
    })) {
      isInvalid(
        assert,
        await api.patch(`//test/frozen-products/${body.id}`, { [field]: value, barcode: '1' }),
        field,
        'IMMUTABLE_FIELD'
      )
    }
    const { errors } = (
      await api.patch(`//test/frozen-products/${body.id}`, {
        sku: 'OTHER',
        costPrice: 9,
        id: NOBODYS_ID,
      })
    ).body
    assert.sameMembers(
      errors.map(({ field }: any) => field),
      ['id', 'sku', 'costPrice']
    )
    assert.deepEqual((await api.get(`/products/${body.id}`)).body, body)
  })

  test('the same value passes, and so does the whole record, also in strict handling', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/products', aProduct({ costPrice: 1.5 }))

    for (const sent of [{ sku: ` ${body.sku} `, costPrice: 1.5, categoryId: null }, body]) {
      const answer = await api.patch(`//test/frozen-products/${body.id}`, sent, {
        prefer: 'handling=strict',
      })
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(answer.body, body)
    }
    assert.equal(
      (await api.patch(`//test/frozen-products/${body.id}`, { ...body, barcode: '770' })).body
        .barcode,
      '770'
    )
  })
})
