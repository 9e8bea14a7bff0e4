import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import { isInvalid } from './refusals.js'
import { aCategory, aCustomer, aProduct, aNote } from './samples.js'

const LISTS = ['/customers', '/products', '/categories', '/customers/:id/interactions']

/** Links by their relation. */
function linksOf(header: string | null): Record<string, string> {
  return Object.fromEntries(
    [...(header ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url])
  )
}

async function withCustomers(count: number, more: (index: number) => object = () => ({})) {
  const company = await aCompany()
  const made: any[] = []
  for (let index = 0; index < count; index++)
    made.push(
      (
        await company.api.post(
          '/customers',
          aCustomer({ name: `Customer ${index}`, ...more(index) })
        )
      ).body
    )
  return { ...company, made }
}

async function pathOf(company: Company, list: string) {
  return list.includes(':id')
    ? list.replace(':id', (await company.api.post('/customers', aCustomer())).body.id)
    : list
}

test.group('Lists', () => {
  test('a list is empty in a new company, and says so', async ({ assert }) => {
    const company = await aCompany()

    for (const list of ['/customers', '/products', '/categories']) {
      const { status, body, headers } = await company.api.get(list)
      assert.equal(status, 200)
      assert.deepEqual(body, { data: [], meta: { page: 1, limit: 20, total: 0, totalPages: 0 } })
      assert.sameMembers(Object.keys(linksOf(headers.get('link'))), ['first', 'last'])
      assert.deepEqual((await company.api.get(`${list}?cursor=`)).body, {
        data: [],
        meta: { limit: 20, nextCursor: null },
      })
      assert.deepEqual((await company.api.get(`${list}?page=7`)).body.data, [])
    }
  })

  test('20 of the newest come first, with links to the rest', async ({ assert }) => {
    const { api, made } = await withCustomers(23)

    const first = await api.get('/customers')
    assert.deepEqual(first.body.data, made.slice(3).reverse())
    assert.deepEqual(first.body.meta, { page: 1, limit: 20, total: 23, totalPages: 2 })

    const links = linksOf(first.headers.get('link'))
    assert.sameMembers(Object.keys(links), ['first', 'next', 'last'])
    const second = await api.get(links.next)
    assert.deepEqual(second.body.data, made.slice(0, 3).reverse())
    assert.sameMembers(Object.keys(linksOf(second.headers.get('link'))), ['first', 'prev', 'last'])
    assert.deepEqual((await api.get(linksOf(second.headers.get('link')).prev)).body, first.body)
  })

  test('links of a long query leave room for other headers', async ({ assert }) => {
    const { api } = await aCompany()
    for (const name of ['One', 'Two']) await api.post('/customers', aCustomer({ name }))
    const long = (letters: number) =>
      `/customers?limit=1&createdSince=2020-01-01T00:00:00Z&prefer=${'x'.repeat(letters)}`
    const lenient = { prefer: 'handling=lenient' }

    const [short, middle, longest] = await Promise.all(
      [1_000, 3_000, 13_000].map((letters) => api.get(long(letters), lenient))
    )
    assert.sameMembers(Object.keys(linksOf(short.headers.get('link'))), ['first', 'next', 'last'])
    assert.sameMembers(Object.keys(linksOf(middle.headers.get('link'))), ['next'])
    assert.equal(longest.status, 431)
    assert.equal(longest.body.code, 'HEADERS_TOO_LARGE')
  })

  test('links keep the query', async ({ assert }) => {
    const { api } = await withCustomers(5)

    const { headers } = await api.get(
      '/customers?limit=2&sort=-name,taxId&search=customer%20&odd=a%26b%3D%22%3E',
      { prefer: 'handling=lenient' }
    )
    const next = new URL(linksOf(headers.get('link')).next, 'http://x')
    assert.equal(next.pathname, '/api/v1/customers')
    assert.deepEqual(Object.fromEntries(next.searchParams), {
      limit: '2',
      sort: '-name,taxId',
      search: 'customer ',
      odd: 'a&b=">',
      page: '2',
    })
    assert.equal(
      (await api.get(next.pathname + next.search, { prefer: 'handling=lenient' })).body.data.length,
      2
    )
  })

  test('pages never overlap and leave nothing out, whatever the limit', async ({ assert }) => {
    const { api, made } = await withCustomers(11, () => ({ name: 'Same' }))

    for (const sort of ['', 'name', '-name', 'createdAt', 'updatedAt,-name', '-name,updatedAt']) {
      for (const limit of [1, 3, 10, 11, 100]) {
        const seen: string[] = []
        for (let page = 1; page <= Math.ceil(11 / limit); page++) {
          const { body } = await api.get(`/customers?limit=${limit}&page=${page}&sort=${sort}`)
          assert.deepEqual(body.meta, { page, limit, total: 11, totalPages: Math.ceil(11 / limit) })
          seen.push(...body.data.map((one: any) => one.id))
        }
        assert.sameMembers(
          seen,
          made.map(({ id }) => id),
          `${sort} by ${limit}`
        )
      }
    }
  })

  test('page and limit outside their range are refused', async ({ assert }) => {
    const company = await aCompany()

    for (const list of LISTS) {
      const path = await pathOf(company, list)
      for (const limit of [
        '0',
        '101',
        '-1',
        'x',
        '1.5',
        '1e1',
        '0x10',
        '9999999999999999999',
        '%00',
        'NaN',
      ])
        isInvalid(assert, await company.api.get(`${path}?limit=${limit}`), 'limit')
      for (const page of ['0', '-1', 'x', '1.5', '9999999999999999999', 'Infinity'])
        isInvalid(assert, await company.api.get(`${path}?page=${page}`), 'page')
      for (const query of ['limit=100', 'limit=1', 'page=2147483647&limit=100'])
        assert.equal((await company.api.get(`${path}?${query}`)).status, 200, query)
    }
  })

  test('an unknown sort is refused, and so is the same field twice', async ({ assert }) => {
    const company = await aCompany()

    for (const list of LISTS) {
      const path = await pathOf(company, list)
      for (const sort of [
        'passwordHash',
        'tenantId',
        'name;drop',
        '--createdAt',
        '-',
        ',',
        'createdAt,',
        'createdAt,-createdAt',
        'CREATEDAT',
        'created_at',
        '1',
        'createdAt desc',
        '`id`',
      ]) {
        isInvalid(assert, await company.api.get(`${path}?sort=${encodeURIComponent(sort)}`), 'sort')
        isInvalid(
          assert,
          await company.api.get(`${path}?cursor=&sort=${encodeURIComponent(sort)}`),
          'sort'
        )
      }
    }
  })

  test('an empty parameter counts as absent, a repeated one is refused', async ({ assert }) => {
    const { api, made } = await withCustomers(2)

    const { body } = await api.get('/customers?page=&limit=&sort=&search=')
    assert.deepEqual(body.data, [...made].reverse())
    assert.deepEqual(body.meta, { page: 1, limit: 20, total: 2, totalPages: 1 })
    assert.equal((await api.get('/products?category=&active=&in_stock=')).status, 200)

    for (const query of [
      'page=1&page=2',
      'limit[]=5',
      'sort[a]=name',
      'search=a&search=b',
      'cursor=&cursor=',
    ]) {
      isInvalid(assert, await api.get(`/customers?${query}`), /\w+/.exec(query)![0], 'TYPE')
    }
  })

  test('a sort by several fields goes by the first, then by the next', async ({ assert }) => {
    const { api } = await aCompany()
    for (const [name, price] of [
      ['B', 2],
      ['A', 1],
      ['B', 1],
      ['A', 2],
      ['B', 3],
    ] as const)
      await api.post('/products', aProduct({ name, sellingPrice: price }))
    const read = async (sort: string) =>
      (await api.get(`/products?sort=${sort}`)).body.data
        .map((one: any) => one.name + one.sellingPrice)
        .join()

    assert.equal(await read('name,sellingPrice'), 'A1,A2,B1,B2,B3')
    assert.equal(await read('-name,sellingPrice'), 'B1,B2,B3,A1,A2')
    assert.equal(await read('name,-sellingPrice'), 'A2,A1,B3,B2,B1')
    assert.equal(await read('-sellingPrice,%20-name'), 'B3,B2,A2,B1,A1')
  })

  test('interactions are those of their customer alone', async ({ assert }) => {
    const { api } = await aCompany()
    const [one, other] = [
      (await api.post('/customers', aCustomer())).body.id,
      (await api.post('/customers', aCustomer())).body.id,
    ]
    const made: any[] = []
    for (const type of ['CALL', 'NOTE', 'CALL'])
      made.push((await api.post(`/customers/${one}/interactions`, aNote({ type }))).body)
    await api.post(`/customers/${other}/interactions`, aNote())

    const { body } = await api.get(`/customers/${one}/interactions`)
    assert.deepEqual(body, {
      data: [...made].reverse(),
      meta: { page: 1, limit: 20, total: 3, totalPages: 1 },
    })
    assert.equal((await api.get(`/customers/${one}/interactions?type=CALL`)).body.meta.total, 2)
    isInvalid(
      assert,
      await api.get(`/customers/${one}/interactions?customerId=${other}`),
      'customerId',
      'UNKNOWN_FIELD'
    )
    isInvalid(
      assert,
      await api.get(`/customers/${one}/interactions?type=SMS`),
      'type',
      'INVALID_CHOICE'
    )
  })

  test('totals follow every write, also filtered ones that were asked before', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const total = async (query = '') => (await api.get(`/products?${query}`)).body.meta.total
    const { body: category } = await api.post('/categories', aCategory())
    const filters = ['', 'search=taladro', 'active=true', `category=${category.id}`]
    const totals = async () => [
      await total(filters[0]),
      await total(filters[1]),
      await total(filters[2]),
      await total(filters[3]),
    ]

    assert.deepEqual(await totals(), [0, 0, 0, 0])
    const { body: product } = await api.post('/products', aProduct({ categoryId: category.id }))
    assert.deepEqual(await totals(), [1, 1, 1, 1])
    await api.patch(`/products/${product.id}`, {
      name: 'Sierra',
      isActive: false,
      categoryId: null,
    })
    assert.deepEqual(await totals(), [1, 0, 0, 0])
    await api.post('/products', aProduct())
    assert.deepEqual(await totals(), [2, 1, 1, 0])
    await api.delete(`/products/${product.id}`)
    assert.deepEqual(await totals(), [1, 1, 1, 0])
  })
})
