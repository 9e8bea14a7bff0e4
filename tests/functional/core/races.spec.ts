import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { isInvalid } from './refusals.js'
import { aCategory, aCustomer, aProduct } from './samples.js'

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const RACES: Record<string, [path: string, field: string, body: () => object]> = {
  'a SKU': ['/products', 'sku', aProduct],
  'a tax id': ['/customers', 'taxId', aCustomer],
  'a name of a category': ['/categories', 'name', aCategory],
}

test.group('Races', () => {
  for (const [what, [path, field, body]] of Object.entries(RACES)) {
    test(`of 20 who want ${what} at once, one gets it`, async ({ assert }) => {
      const { api } = await aCompany()

      for (let round = 0; round < 3; round++) {
        const wanted = body()
        const answers = await times(20, () => api.post(path, wanted))
        assert.lengthOf(
          answers.filter(({ status }) => status === 201),
          1
        )
        for (const answer of answers)
          if (answer.status !== 201) isInvalid(assert, answer, field, 'DUPLICATE', 409)
        assert.equal((await api.get(path)).body.meta.total, round + 1)
      }
    })
  }

  test('one of 20 parallel renames to the same SKU succeeds', async ({ assert }) => {
    const { api } = await aCompany()
    const made = await times(20, () => api.post('/products', aProduct()))
    const sku = unique('WANTED')

    const answers = await Promise.all(
      made.map(({ body }) => api.patch(`/products/${body.id}`, { sku }))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    for (const answer of answers)
      if (answer.status !== 200) isInvalid(assert, answer, 'sku', 'DUPLICATE', 409)
    assert.equal((await api.get(`/products?search=${sku}`)).body.meta.total, 1)
  })

  test('a record that many delete at once is deleted once', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/products', aProduct())
    await api.post('/products', aProduct())

    const answers = await times(10, () => api.delete(`/products/${body.id}`))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [204, ...Array.from({ length: 9 }, () => 404)]
    )
    assert.equal((await api.get('/products')).body.meta.total, 1)
  })

  test('a SKU that is given up and taken at once is never had by two', async ({ assert }) => {
    const { api } = await aCompany()
    const sku = unique('SKU')
    const { body } = await api.post('/products', aProduct({ sku }))

    await Promise.all([
      api.delete(`/products/${body.id}`),
      ...Array.from({ length: 5 }, () => api.post('/products', aProduct({ sku }))),
    ])
    assert.isAtMost((await api.get(`/products?search=${sku}`)).body.meta.total, 1)
  })

  test('the counts are exact after 50 creations and deletions at once', async ({ assert }) => {
    const { api, as } = await aCompany()
    const made = await times(50, () => api.post('/customers', aCustomer()))
    assert.deepEqual([...new Set(made.map(({ status }) => status))], [201])
    assert.equal((await api.get('/customers')).body.meta.total, 50)

    const taken = made[0].body.taxId
    const answers = await times(50, (index) =>
      index % 2
        ? api.delete(`/customers/${made[index].body.id}`)
        : api.post('/customers', index % 4 ? aCustomer() : aCustomer({ taxId: taken }))
    )
    const [created, deleted] = [201, 204].map(
      (wanted) => answers.filter(({ status }) => status === wanted).length
    )
    assert.equal(deleted, 25)
    assert.equal(created, 12)
    assert.equal((await api.get('/customers')).body.meta.total, 50 + created - deleted)

    const [{ live }] = await as(() =>
      rows('SELECT COUNT(*) AS live FROM customers WHERE tenant_id = ? AND live = 1', [
        Current.tenantId,
      ])
    )
    const [{ kept }] = await as(() =>
      rows('SELECT total AS kept FROM record_counts WHERE tenant_id = ? AND name = ?', [
        Current.tenantId,
        'customers',
      ])
    )
    assert.equal(Number(live), 50 + created - deleted)
    assert.equal(Number(kept), Number(live))
  })

  test('a category and a product that wants it: never one without the other', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    await times(8, async () => {
      const { body: category } = await api.post('/categories', aCategory())
      const [deleted, made] = await Promise.all([
        api.delete(`/categories/${category.id}`),
        api.post('/products', aProduct({ categoryId: category.id })),
      ])
      if (made.status === 201) assert.equal(deleted.status, 409)
      else {
        isInvalid(assert, made, 'categoryId', 'NOT_FOUND')
        assert.equal(deleted.status, 204)
      }
    })
  })
})
