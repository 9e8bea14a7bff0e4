import { test } from '@japa/runner'
import type { Api } from '#tests/api'
import { aCompany } from '#tests/company'
import { readAll } from '#tests/cursors'
import { isInvalid } from './refusals.js'
import { aCategory, aCustomer, aProduct, aNote, NOBODYS_ID } from './samples.js'

const SORTS: Record<string, string[]> = {
  '/customers': ['', 'name', 'taxId', 'updatedAt', 'createdAt', 'name,-taxId'],
  '/products': [
    '',
    'name',
    'sku',
    'sellingPrice',
    'costPrice',
    'stock',
    'updatedAt',
    'createdAt',
    '-sellingPrice,name,sku',
  ],
  '/categories': ['', 'name', 'updatedAt', 'createdAt'],
}

const ids = (rows: any[]) => rows.map(({ id }) => id)

/** 13 of each, with names and prices that are equal to others', also but for case and accents. */
async function fill(api: Api) {
  const names = [
    'Ñandú',
    'nandu',
    'Alfa',
    'alfa',
    'ALFA',
    'Álfa',
    'zeta',
    'Zeta ',
    '10',
    '9',
    '',
    '"\\%',
    '🦤',
  ]
  for (const [index, name] of names.entries()) {
    await api.post('/customers', aCustomer({ name: name || 'x' }))
    await api.post(
      '/products',
      aProduct({
        name: name || 'x',
        sellingPrice: [1, 1.5, 10, 9][index % 4],
        costPrice: 0.0001 * (index % 3),
      })
    )
    await api.post('/categories', aCategory())
  }
}

test.group('Cursors', () => {
  for (const [path, sorts] of Object.entries(SORTS)) {
    test(`${path} are read whole by cursor, in the order of the pages, for every sort and its reverse`, async ({
      assert,
    }) => {
      const { api } = await aCompany()
      await fill(api)

      for (const sort of sorts.flatMap((one) =>
        one ? [one, one.startsWith('-') ? one : `-${one}`] : [one]
      )) {
        const { body } = await api.get(`${path}?sort=${sort}&limit=100`)
        assert.lengthOf(body.data, 13)
        for (const limit of [1, 4, 13])
          assert.deepEqual(
            ids(await readAll(api, path, `sort=${sort}&limit=${limit}`)),
            ids(body.data),
            `${sort} by ${limit}`
          )
      }
    })
  }

  test('a cursor reveals nothing about tables', async ({ assert }) => {
    const { api } = await aCompany()
    await fill(api)

    const { body } = await api.get('/products?sort=-sellingPrice,name&limit=1&cursor=')
    const [order] = JSON.parse(Buffer.from(body.meta.nextCursor, 'base64url').toString())
    assert.equal(order, '-sellingPrice,name,id')
  })

  test('interactions are read whole by cursor', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const path = `/customers/${customer.id}/interactions`
    for (let index = 0; index < 5; index++) await api.post(path, aNote())

    for (const sort of ['', 'createdAt', '-createdAt']) {
      assert.deepEqual(
        await readAll(api, path, `sort=${sort}&limit=2`),
        (await api.get(`${path}?sort=${sort}`)).body.data
      )
    }
  })

  test('a cursor keeps to the search and the filters', async ({ assert }) => {
    const { api } = await aCompany()
    for (let index = 0; index < 7; index++)
      await api.post(
        '/products',
        aProduct({ name: index % 2 ? 'Martillo' : 'Sierra', isActive: index < 5 })
      )

    const found = await readAll(api, '/products', 'search=sierra&active=true&limit=1&sort=-name')
    assert.lengthOf(found, 3)
    assert.isTrue(found.every(({ name, isActive }) => name === 'Sierra' && isActive))
  })

  test('rows that are added or deleted meanwhile neither repeat nor hide others', async ({
    assert,
  }) => {
    for (const sort of ['', 'name', '-name', '-updatedAt', 'sku']) {
      const { api } = await aCompany()
      const made: string[] = []
      for (let index = 0; index < 12; index++)
        made.push((await api.post('/products', aProduct({ name: 'Same' }))).body.id)
      const standing = new Set(made)

      const seen = ids(
        await readAll(api, '/products', `sort=${sort}&limit=3`, async (page, rows) => {
          if (page > 3) return
          // The very row that the cursor stands on, and one that is still to come.
          const toCome = made.find((id) => standing.has(id) && !rows.some((row) => row.id === id))
          await api.delete(`/products/${rows.at(-1).id}`)
          standing.delete(rows.at(-1).id)
          if (toCome && page === 1) await api.post('/products', aProduct({ name: 'AAA' }))
        })
      )
      assert.lengthOf(new Set(seen), seen.length, `twice by ${sort}`)
      assert.isTrue(
        made.every((id) => seen.includes(id)),
        `lost by ${sort}`
      )
    }
  })

  test('a cursor continues after the longest names, in any script', async ({ assert }) => {
    const { api } = await aCompany()
    for (const script of ['日', 'é', '🦤', '"']) {
      await api.post('/customers', aCustomer({ name: script.repeat(255) }))
      await api.post('/employees', {
        firstName: script.repeat(255),
        lastName: script.repeat(255),
        hireDate: '2026-01-01',
        baseSalary: 1,
      })
    }

    for (const [path, sort] of [
      ['/customers', 'name,taxId'],
      ['/customers', '-name'],
      ['/employees', 'lastName,firstName'],
    ]) {
      const { body } = await api.get(`${path}?sort=${sort}`)
      assert.lengthOf(body.data, 4)
      assert.deepEqual(ids(await readAll(api, path, `sort=${sort}&limit=1`)), ids(body.data), sort)
    }
  })

  test('a cursor that this list has not given is refused', async ({ assert }) => {
    const { api } = await aCompany()
    await fill(api)
    const { nextCursor } = (await api.get('/products?sort=name&limit=2&cursor=')).body.meta
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

    for (const cursor of [
      'x',
      '0',
      forged([]),
      forged({}),
      forged(null),
      forged(['t.id']),
      forged(['-t.id', null]),
      forged(['-t.id', ['x']]),
      forged(['-t.id', { a: 1 }]),
      nextCursor,
      'x'.repeat(2000),
      'x'.repeat(7000),
      '%00',
    ]) {
      isInvalid(assert, await api.get(`/products?limit=2&cursor=${cursor}`), 'cursor')
    }
    isInvalid(assert, await api.get(`/products?sort=-name&limit=2&cursor=${nextCursor}`), 'cursor')
  })

  test('a forged cursor reaches nothing and breaks nothing', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    await fill(theirs.api)
    await ours.api.post('/products', aProduct())

    const texts = [
      "' or 1=1 -- ",
      '\\',
      'ñ🦤',
      '',
      'ffffffff',
      '2026-02-30 00:00:00',
      '2026-13-01',
      '\0',
      '\ud800',
    ]
    for (const value of [
      ...texts.map((text) => JSON.stringify(text)),
      '1',
      '-1.5',
      '1e300',
      '1e999',
      'null',
      'true',
      '[]',
    ]) {
      for (const [sort, order] of [
        ['', '-id'],
        ['name', 'name,id'],
        ['updatedAt', 'updatedAt,id'],
        ['stock', 'stock,id'],
      ]) {
        const cursor = Buffer.from(
          `["${order}",${order.includes(',') ? `${value},"${NOBODYS_ID}"` : value}]`
        ).toString('base64url')
        const answer = await ours.api.get(`/products?sort=${sort}&cursor=${cursor}`)
        assert.include([200, 422], answer.status, `${sort} ${value}: ${answer.text}`)
        assert.isAtMost(answer.body.data?.length ?? 0, 1)
        if (/At$|stock/.test(sort) && !/^-?[\d.]+(e300)?$/.test(value))
          isInvalid(assert, answer, 'cursor')
      }
    }
  })
})
