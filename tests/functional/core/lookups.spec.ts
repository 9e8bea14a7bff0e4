import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { readAll } from '#tests/cursors'
import { aShop, issued, ok } from '#tests/functional/sales/shop'
import { isInvalid } from './refusals.js'
import { aCustomer, aProduct } from './samples.js'

const encoded = encodeURIComponent

test.group('Look-ups', () => {
  test('exact filters match whole values; case counts in codes alone; several values match any', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    for (const [sku, name] of [
      ['A-1', 'Jarra'],
      ['a-1', 'JARRA'],
      ['A-10', 'Jarrá'],
      ['B,2', 'Jarra, 2 l'],
      ['C"3', 'Tubo 3"'],
    ])
      ok(await api.post('/products', aProduct({ sku, name, barcode: `770-${sku}` })))
    const skus = async (query: string) =>
      ok(await api.get(`/products?sort=sku&${query}`)).data.map(({ sku }: any) => sku)

    const CASES: [string, string[]][] = [
      ['sku=A-1', ['A-1']],
      ['sku=a-1', ['a-1']],
      ['sku=A', []],
      ['sku=A-1,A-10,Z-9', ['A-1', 'A-10']],
      ['sku="B,2", A-1', ['A-1', 'B,2']],
      ['sku=C"3', ['C"3']],
      ['name=jarra', ['A-1', 'A-10', 'a-1']],
      ['name="Jarra, 2 l"', ['B,2']],
      ['name="tubo 3"""', ['C"3']],
      ['barcode=770-A-1&sku=A-1', ['A-1']],
      ['barcode=770-A-1&sku=A-10', []],
      ['sku=A-1,a-1&search=jarra&active=true', ['A-1', 'a-1']],
    ]
    for (const [query, expected] of CASES)
      assert.deepEqual(
        (await skus(query.replace(/=([^&]*)/g, (_, value) => `=${encoded(value)}`))).sort(),
        [...expected].sort(),
        query
      )
    assert.equal(ok(await api.get('/products?sku=A-1,A-10')).meta.total, 2)

    isInvalid(assert, await api.get('/products?sku=A-1,'), 'sku', 'INVALID')
    isInvalid(assert, await api.get(`/products?sku=${encoded('"A')}`), 'sku', 'INVALID')
    isInvalid(assert, await api.get(`/products?name=${'x'.repeat(256)}`), 'name', 'TOO_LONG')
    isInvalid(
      assert,
      await api.get(`/products?sku=${Array.from({ length: 101 }, (_, n) => n)}`),
      'sku',
      'TOO_MANY_ITEMS'
    )
    isInvalid(assert, await api.get('/invoices?number=FV-1'), 'number', 'TYPE')
    isInvalid(assert, await api.get('/assets?assetTag=Ñ'), 'assetTag', 'INVALID')
  })

  test('e-mail addresses are found in any case, and nobody finds the records of another company', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const email = `${unique('Ana')}@Example.com`
    for (const { api } of [ours, theirs])
      ok(
        await api.post(
          '/customers',
          aCustomer({ email, externalId: 'CRM-1', metadata: { a: 'b' } })
        )
      )

    for (const query of [`email=${email.toUpperCase()}`, 'externalId=CRM-1', 'metadata.a=b']) {
      const { data, meta } = ok(await ours.api.get(`/customers?${query}`))
      assert.lengthOf(data, 1, query)
      assert.equal(meta.total, 1)
      assert.equal(data[0].id, ok(await ours.api.get('/customers')).data[0].id)
    }
  })

  test('stock is found by the sku of its product, and totals follow a product that gets another', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 5 })
    const found = async (sku: string) => ok(await shop.api.get(`/stock?sku=${sku}`))

    assert.deepEqual(
      (await found(`${shop.goods.sku},X`)).data.map(({ productId }: any) => productId),
      [shop.goods.id]
    )
    ok(await shop.api.patch(`/products/${shop.goods.id}`, { sku: 'NEW-1' }))
    assert.equal((await found(shop.goods.sku)).meta.total, 0)
    assert.equal((await found('NEW-1')).meta.total, 1)
  })

  test('documents are found by their number among the words that are searched for', async ({
    assert,
  }) => {
    const aCompanyThatSells = await aShop({ stock: 50 })
    const customer = ok(
      await aCompanyThatSells.api.post('/customers', { taxId: 'X-0', name: 'Café Ñandú' })
    )
    const shop = { ...aCompanyThatSells, customer }
    const { api, goods, warehouse } = shop
    const supplier = ok(
      await api.post('/suppliers', { name: 'Ferretería El Páramo', taxId: '900000012' })
    )
    for (let count = 0; count < 12; count++) {
      const invoice = await issued(shop)
      ok(
        await api.post('/quotes', {
          customerId: customer.id,
          items: [{ productId: goods.id, quantity: 1 }],
        })
      )
      ok(
        await api.post('/payments', {
          invoiceId: invoice.id,
          amount: 1,
          paymentMethod: 'CASH',
          reference: `TRX${'abcdefghijkl'[count]}`,
        })
      )
      ok(
        await api.post(`/invoices/${invoice.id}/credit-notes`, {
          reason: 'Back',
          items: [{ productId: goods.id, quantity: 1 }],
        })
      )
      ok(
        await api.post('/purchase-orders', {
          supplierId: supplier.id,
          warehouseId: warehouse.id,
          items: [{ productId: goods.id, quantity: 1 }],
        })
      )
    }
    ok(
      await api.post('/purchase-orders', {
        warehouseId: warehouse.id,
        items: [{ productId: goods.id, quantity: 1 }],
      })
    )

    for (const path of ['invoices', 'quotes', 'payments', 'credit-notes', 'purchase-orders']) {
      const numbers = async (search: string) =>
        ok(await api.get(`/${path}?sort=number&search=${encoded(search)}`)).data.map(
          ({ number }: any) => number
        )
      const party = path === 'purchase-orders' ? 'paramo' : 'ñandu'
      for (const search of [
        '7',
        '#7',
        'FV-7',
        'FV-0007',
        'No. 7',
        'N.º 7',
        'n° 7',
        `7 ${party}`,
        `${party} fac-7`,
      ])
        assert.deepEqual(await numbers(search), [7], `${path} by ${search}`)
      assert.lengthOf(await numbers(party), 12, path)
      assert.deepEqual(await numbers('7 nobody'), [], path)
      assert.deepEqual(await numbers('99999'), [], path)
    }
    assert.deepEqual(ok(await api.get('/purchase-orders?search=900000012')).meta.total, 12)
    assert.deepEqual(
      ok(await api.get('/payments?search=trxf')).data.map(({ number }: any) => number),
      [6]
    )

    ok(await api.patch(`/suppliers/${supplier.id}`, { name: 'Otra' }))
    assert.equal(
      ok(await api.get('/purchase-orders?search=paramo')).meta.total,
      0,
      'the total follows the name of the supplier'
    )
  })

  test('a filter that looks like a number also finds tax ids', async ({ assert }) => {
    const shop = await aShop({ stock: 50 })
    const other = ok(await shop.api.post('/customers', { taxId: '900555', name: 'Zapatería' }))
    const [first, second] = [await issued(shop), await issued({ ...shop, customer: other })]

    const ids = async (search: string) =>
      ok(await shop.api.get(`/invoices?search=${search}`)).data.map(({ id }: any) => id)
    assert.deepEqual(await ids('900555'), [second.id])
    assert.deepEqual(await ids('1'), [first.id])
  })

  test('metadata is found by its exact value, each resource by its own', async ({ assert }) => {
    const { api } = await aCompany()
    const made: string[] = []
    for (const metadata of [
      { channel: 'web', shop: '1' },
      { channel: 'Web' },
      { channel: 'web', shop: '2' },
      { 'other': 'web', 'a.b': 'x, y' },
    ])
      made.push(
        ok(await api.post('/customers', aCustomer({ metadata, taxId: `T${made.length}` }))).id
      )
    ok(await api.post('/products', aProduct({ metadata: { channel: 'web' } })))
    const found = async (query: string) =>
      ok(await api.get(`/customers?${query}`)).data.map(({ id }: any) => made.indexOf(id))

    const CASES: [string, number[]][] = [
      ['metadata.channel=web', [2, 0]],
      ['metadata.channel=web&sort=createdAt', [0, 2]],
      ['metadata.channel=web&sort=-taxId', [2, 0]],
      ['metadata.channel=Web', [1]],
      ['metadata.channel=we', []],
      ['metadata.Channel=web', []],
      ['metadata.channel=web&metadata.shop=2', [2]],
      ['metadata.channel=web&metadata.shop=9', []],
      [`metadata.a.b=${encoded('x, y')}`, [3]],
      ['metadata.channel=&metadata.other=web', [3]],
    ]
    for (const [query, expected] of CASES) {
      assert.deepEqual(await found(query), expected, query)
      assert.deepEqual(await found(`${query}&cursor=&limit=1`), expected.slice(0, 1), query)
      assert.equal(ok(await api.get(`/customers?${query}`)).meta.total, expected.length, query)
      assert.deepEqual(
        (await readAll(api, '/customers', `${query}&limit=1`)).map(({ id }) => made.indexOf(id)),
        expected,
        query
      )
    }
    ok(await api.patch(`/customers/${made[0]}`, { metadata: { channel: 'Web' } }))
    ok(await api.delete(`/customers/${made[2]}`))
    assert.deepEqual(await found('metadata.channel=web'), [])
    assert.deepEqual(await found('metadata.channel=Web'), [1, 0])
    const tooLong = await api.get(`/customers?metadata.${'k'.repeat(41)}=x`)
    assert.containsSubset(tooLong.body, {
      status: 422,
      errors: [{ field: `metadata.${'k'.repeat(41)}`, code: 'INVALID' }],
    })
  })

  test('a copy that is kept by updatedSince misses nothing that changes while it is read', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    for (let index = 0; index < 9; index++)
      ok(await api.post('/products', aProduct({ name: `Product ${index}` })))
    const copy = new Map<string, any>()
    const keep = (rows: any[]) => rows.forEach((row) => copy.set(row.id, row))
    let since = '2000-01-01T00:00:00Z'

    for (let round = 0; round < 3; round++) {
      const rows = await readAll(
        api,
        '/products',
        `updatedSince=${since}&limit=2`,
        async (page, seen) => {
          if (page === 1)
            ok(await api.patch(`/products/${seen[0].id}`, { name: `Changed in ${round}` }))
          if (page === 2) ok(await api.post('/products', aProduct({ name: `Made in ${round}` })))
        }
      )
      assert.deepEqual(
        rows.map(({ updatedAt }) => updatedAt),
        rows.map(({ updatedAt }) => updatedAt).sort(),
        'in the order of changes'
      )
      keep(rows)
      since = rows.at(-1).updatedAt
    }
    keep(await readAll(api, '/products', `updatedSince=${since}`))

    const all = await readAll(api, '/products', '')
    assert.sameDeepMembers([...copy.values()], all)
    isInvalid(
      assert,
      await api.get('/products?updatedSince=2026-11-20'),
      'updatedSince',
      'INVALID_DATE'
    )
    isInvalid(
      assert,
      await api.get('/products?createdSince=yesterday'),
      'createdSince',
      'INVALID_DATE'
    )
  })

  test('the loop of the documentation keeps a copy in step, however often it runs', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const page = await readFile(app.makePath('docs/reference/pagination.md'), 'utf8')
    const [, loop] = /```js\n((?:(?!```)[\s\S])*async function keepInStep[\s\S]*?)```/.exec(page)!
    const get = async (path: string) => ok(await api.get(path))
    const keepInStep = new Function('get', `${loop}; return keepInStep`)(get)
    const copy = new Map<string, any>()

    let since = await keepInStep(copy)
    assert.equal(copy.size, 0)
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < 3; index++)
        ok(await api.post('/products', aProduct({ name: `${round} ${index}` })))
      ok(
        await api.patch(
          `/products/${ok(await api.get('/products?limit=1&sort=name')).data[0].id}`,
          { barcode: `B${round}` }
        )
      )
      since = await keepInStep(copy, since)
      assert.sameDeepMembers([...copy.values()], await readAll(api, '/products', ''))
    }
    assert.isAbove(Date.parse(since), Date.now() - 6 * 60_000)
  })

  test('updatedSince sorts by time unless another sort is given', async ({ assert }) => {
    const { api } = await aCompany()
    const made = []
    for (const name of ['B', 'C', 'A'])
      made.push(ok(await api.post('/customers', aCustomer({ name }))))
    ok(await api.patch(`/customers/${made[0].id}`, { phone: '1' }))
    const names = async (query: string) =>
      ok(await api.get(`/customers?${query}`))
        .data.map(({ name }: any) => name)
        .join('')

    const from = made[0].createdAt
    assert.equal(await names(`createdSince=${from}`), 'BCA')
    assert.equal(await names(`updatedSince=${from}`), 'CAB')
    assert.equal(await names(`createdSince=${from}&sort=-createdAt`), 'ACB')
    assert.equal(await names(`updatedSince=${from}&sort=name`), 'ABC')
    assert.equal(await names(`createdSince=${made[1].createdAt}&updatedSince=${from}`), 'CA')
    assert.equal(
      await names(`createdSince=${from.replace('Z', '+00:00')}`),
      'BCA',
      'a + that was not encoded'
    )
  })

  test('fields select columns, also in files and computed ones', async ({ assert }) => {
    const shop = await aShop({ stock: 5 })
    const invoice = await issued(shop)

    const { headers, body } = await shop.api.get(
      `/invoices/${invoice.id}?fields=number,allowedActions,items`
    )
    assert.deepEqual(Object.keys(body), ['number', 'items', 'allowedActions'])
    assert.deepEqual([body.items, body.allowedActions], [invoice.items, invoice.allowedActions])
    assert.equal(headers.get('etag'), `"${invoice.version}"`)
    assert.equal(
      (
        await shop.api.get(`/invoices/${invoice.id}?fields=number`, {
          'if-none-match': `"${invoice.version}"`,
        })
      ).status,
      304
    )
    assert.equal((await shop.api.get(`/invoices/${shop.goods.id}?fields=nothing`)).status, 404)

    ok(await shop.api.post('/assets', { name: 'Portátil', serial: 'S-1' }))
    assert.equal(
      (await shop.api.get('/assets/export?fields=serial,name', { accept: 'text/csv' })).text,
      'name,serial\r\nPortátil,S-1\r\n'
    )
    assert.deepEqual(ok(await shop.api.get('/assets/export?fields=serial')).data, [
      { serial: 'S-1' },
    ])
    const refused = await shop.api.get('/invoices?fields=id,totl')
    isInvalid(assert, refused, 'fields', 'UNKNOWN_FIELD')
    assert.equal(
      refused.body.errors[0].message,
      'fields names `totl`, which is not a field of an invoice: the nearest is `total`.'
    )
  })
})
