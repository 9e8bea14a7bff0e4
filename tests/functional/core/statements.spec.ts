import { test } from '@japa/runner'
import { onStatement } from '#core/database/connection'
import type { Answer } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { aCategory, aCustomer, aProduct } from './samples.js'

/** The statements a request costs, and the packets (round trips) they travel in. */
async function costOf(request: () => Promise<Answer>) {
  const statements: string[] = []
  const packets = new Set<number>()
  const stop = onStatement((sql, packet) => {
    statements.push(sql)
    packets.add(packet)
  })
  const answer = await request()
  stop()
  return { answer, statements, packets: packets.size }
}

async function aWarmCompany(products = 3) {
  const company = await aCompany()
  for (let index = 0; index < products; index++)
    await company.api.post('/products', aProduct({ name: `Product ${index}` }))
  await company.api.get('/customers')
  return company
}

test.group('Statements', () => {
  test('a list costs two statements in one batch, and authentication none', async ({ assert }) => {
    const { api } = await aWarmCompany()

    for (const path of [
      '/products',
      '/products?page=2&limit=2&sort=-name',
      '/customers',
      '/categories?sort=name',
    ]) {
      const { statements, packets, answer } = await costOf(() => api.get(path))
      assert.equal(answer.status, 200)
      assert.lengthOf(statements, 2, path)
      assert.equal(packets, 1)
      assert.match(statements[0], /^SELECT .* FROM `\w+` t WHERE \(t\.tenant_id = \d+\)/)
      assert.match(statements[1], /^SELECT total FROM record_counts/)
    }
  })

  test('a list of 100 costs as many statements as a list of 20', async ({ assert }) => {
    const { api } = await aWarmCompany(30)

    const costs = await Promise.resolve([5, 20, 100]).then(async (limits) => {
      const found = []
      for (const limit of limits)
        found.push(await costOf(() => api.get(`/products?limit=${limit}`)))
      return found
    })
    assert.deepEqual(
      costs.map(({ answer }) => answer.body.data.length),
      [5, 20, 30]
    )
    assert.deepEqual(
      costs.map(({ statements }) => statements.length),
      [2, 2, 2]
    )
  })

  test('a filtered list counts once, and again only after a change', async ({ assert }) => {
    const { api } = await aWarmCompany()
    const read = () => costOf(() => api.get('/products?search=product&active=true'))
    const counts = (statements: string[]) => /c\.stamp = -1/.test(statements[1])

    const first = await read()
    assert.lengthOf(first.statements, 2)
    assert.isTrue(counts(first.statements))
    const second = await read()
    assert.lengthOf(second.statements, 2)
    assert.isFalse(counts(second.statements))
    assert.deepEqual(second.answer.body, first.answer.body)

    await api.post('/products', aProduct({ name: 'product' }))
    assert.equal((await read()).answer.body.meta.total, first.answer.body.meta.total + 1)
  })

  test('a cursor page costs one, a read one', async ({ assert }) => {
    const { api } = await aWarmCompany()
    const { body } = await api.post('/products', aProduct())

    for (const path of [
      '/products?cursor=',
      '/products?cursor=&sort=name&search=x',
      `/products/${body.id}`,
    ]) {
      const { statements, packets } = await costOf(() => api.get(path))
      assert.lengthOf(statements, 1, path)
      assert.equal(packets, 1)
    }
  })

  test('a refusal before the work costs none', async ({ assert }) => {
    const { api } = await aWarmCompany()

    for (const request of [
      () => api.get('/products/x'),
      () => api.get('/products?limit=0'),
      () => api.post('/products', {}),
      () => api.get('/nope'),
      () => api.delete('/products/x'),
    ]) {
      assert.lengthOf((await costOf(request)).statements, 0)
    }
  })

  test('a creation costs one statement batch, also with an Idempotency-Key', async ({ assert }) => {
    const { api } = await aWarmCompany()

    for (const headers of [{}, { 'idempotency-key': unique() }] as Record<string, string>[]) {
      const { statements, packets, answer } = await costOf(() =>
        api.post('/customers', aCustomer(), headers)
      )
      assert.equal(answer.status, 201)
      assert.equal(packets, 1, statements.join('\n'))
      assert.equal(statements[0], 'START TRANSACTION')
      assert.equal(statements.at(-1), 'COMMIT')
      assert.isTrue(statements.some((sql) => /^INSERT INTO `audit_logs`/.test(sql)))
    }
    const { body: category } = await api.post('/categories', aCategory())
    const withReference = await costOf(() =>
      api.post('/products', aProduct({ categoryId: category.id }))
    )
    assert.isAtMost(withReference.packets, 2)
  })

  test('an update costs three packets at most, a deletion that looks for documents first four', async ({
    assert,
  }) => {
    const { api } = await aWarmCompany()
    const { body } = await api.post('/customers', aCustomer())

    const update = await costOf(() => api.patch(`/customers/${body.id}`, { phone: '1' }))
    assert.equal(update.answer.status, 200)
    assert.isAtMost(update.packets, 3, update.statements.join('\n'))

    const deletion = await costOf(() => api.delete(`/customers/${body.id}`))
    assert.equal(deletion.answer.status, 204)
    assert.isAtMost(deletion.packets, 4, deletion.statements.join('\n'))
  })

  test('a dry run ends with ROLLBACK', async ({ assert }) => {
    const { api } = await aWarmCompany()

    const { statements } = await costOf(() =>
      api.post('/customers', aCustomer(), { prefer: 'dry-run' })
    )
    assert.equal(statements.at(-1), 'ROLLBACK')
    assert.notInclude(statements, 'COMMIT')
  })

  test('a replay costs no second creation', async ({ assert }) => {
    const { api } = await aWarmCompany()
    const [body, headers] = [aCustomer(), { 'idempotency-key': unique() }]
    await api.post('/customers', body, headers)

    const { answer, packets } = await costOf(() => api.post('/customers', body, headers))
    assert.equal(answer.headers.get('idempotent-replayed'), 'true')
    assert.isAtMost(packets, 3)
  })
})
