import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aProduct } from '#tests/functional/core/samples'
import { aBagTax, taxOf } from '#tests/functional/tax/a_tax'

test.group('Taxes of products', () => {
  test('a product takes codes and ids, and answers ids with the rate of its VAT', async ({
    assert,
  }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const [iva, inc] = [await taxOf(company, 'IVA19'), await taxOf(company, 'INC8')]
    const made = await api.post(
      '/products',
      aProduct({ taxes: ['iva19', inc.id], priceIncludesTax: true })
    )
    assert.equal(made.status, 201, made.text)
    assert.containSubset(made.body, {
      taxes: [iva.id, inc.id],
      taxRate: 19,
      priceIncludesTax: true,
    })
    assert.deepEqual((await api.get(`/products/${made.body.id}`)).body, made.body)

    const same = await api.patch(`/products/${made.body.id}`, made.body)
    assert.equal(same.status, 200, same.text)
    assert.equal(same.body.version, 1)
  })

  test('a rate alone replaces a VAT, and never guesses about other taxes', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const { body: one } = await api.post('/products', aProduct({ taxes: ['IVA19'] }))
    const changed = await api.patch(`/products/${one.id}`, { taxRate: 5 })
    assert.containSubset(changed.body, { taxRate: 5, taxes: null })

    const { body: other } = await api.post('/products', aProduct({ taxes: ['IVA19', 'INC8'] }))
    const answer = await api.patch(`/products/${other.id}`, { taxRate: 5 })
    isInvalid(assert, answer, 'taxRate', 'CONTRADICTION')
    assert.equal((await api.patch(`/products/${other.id}`, { taxRate: 19 })).status, 200)
  })

  test('taxes that do not exist or do not fit are refused', async ({ assert }) => {
    const company = await aCompany({ countryCode: 'CO' })
    const { api } = company
    const post = (more: object) => api.post('/products', aProduct(more))
    isInvalid(assert, await post({ taxes: ['IVA7'] }), 'taxes.0', 'NOT_FOUND')
    isInvalid(assert, await post({ taxes: ['IVA19', 'IVA5'] }), 'taxes.1', 'INVALID')
    isInvalid(assert, await post({ taxes: ['INC8', 'inc8'] }), 'taxes.1', 'INVALID')
    isInvalid(assert, await post({ taxes: ['IVA19'], taxRate: 0 }), 'taxRate', 'CONTRADICTION')
    isInvalid(assert, await post({ taxes: 19 }), 'taxes', 'TYPE')

    const { id } = await taxOf(company, 'IVA5')
    await api.patch(`/taxes/${id}`, { active: false })
    isRefused(assert, await post({ taxes: ['IVA5'] }), 409, 'TAX_INACTIVE')
  })

  test('taxes are taken away by null and by an empty list', async ({ assert }) => {
    const { api } = await aCompany({ countryCode: 'CO' })
    const { body: bag } = await api.post('/taxes', aBagTax())
    const { body: one } = await api.post('/products', aProduct({ taxes: [bag.code] }))
    assert.containSubset(one, { taxes: [bag.id], taxRate: 0 })
    assert.isNull((await api.patch(`/products/${one.id}`, { taxes: [] })).body.taxes)
    const { body: other } = await api.post('/products', aProduct({ taxes: [], taxRate: 5 }))
    assert.containSubset(other, { taxes: null, taxRate: 5 })
  })
})
