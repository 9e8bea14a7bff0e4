import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid } from './refusals.js'
import { aCustomer, aCategory, aProduct } from './samples.js'

test.group('Search', () => {
  test('search finds customers by name, tax id, e-mail and phone, without case and accents', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await api.post(
      '/customers',
      aCustomer({
        taxId: '900.123-Á',
        name: 'Peña & Muñoz Ltda',
        email: 'ventas@pena.co',
        phone: '+57 300 555',
        address: 'Calle Luna',
      })
    )
    await api.post('/customers', aCustomer({ name: 'Otro' }))
    const found = async (search: string) =>
      (await api.get(`/customers?search=${encodeURIComponent(search)}`)).body

    for (const search of [
      'peña',
      'PENA',
      'munoz',
      'MUÑOZ',
      'eña & mu',
      '900.123',
      '123-a',
      'ventas@',
      '300 555',
      ' peña ',
      'ltda  peña',
      'munoz ventas 900',
      'Pen\u0303a',
    ]) {
      assert.deepEqual(
        await found(search),
        { data: [body], meta: { page: 1, limit: 20, total: 1, totalPages: 1 } },
        search
      )
    }
    for (const search of ['luna', 'peña otro', 'pe x', 'x'])
      assert.equal((await found(search)).meta.total, 0, search)
  })

  test('every word counts, however many there are', async ({ assert }) => {
    const { api } = await aCompany()
    const eight = 'Tornillo hexagonal acero inoxidable rosca fina cabeza plana'
    for (const last of ['M6', 'M8'])
      await api.post('/products', aProduct({ name: `${eight} ${last}` }))
    const names = async (search: string) =>
      (await api.get(`/products?search=${encodeURIComponent(search)}`)).body.data.map(
        (one: any) => one.name
      )

    assert.deepEqual(await names(`${eight} M8`), [`${eight} M8`])
    assert.deepEqual(await names(`${'acero '.repeat(8)} M6`), [`${eight} M6`])
    assert.deepEqual(await names(`${eight} M8 M6`), [])
  })

  test('search finds products by name, sku and barcode, and categories by name', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await api.post('/products', aProduct({ sku: 'TAL-001', name: 'Taladro', barcode: '7701234' }))
    await api.post('/categories', aCategory({ name: 'Jardinería' }))

    for (const search of ['tal-0', 'taladro', '70123'])
      assert.equal((await api.get(`/products?search=${search}`)).body.meta.total, 1, search)
    assert.equal((await api.get('/categories?search=jardineria')).body.meta.total, 1)
    assert.equal((await api.get('/categories?search=taladro')).body.meta.total, 0)
  })

  test('percent, underscore and backslash are themselves', async ({ assert }) => {
    const { api } = await aCompany()
    for (const name of [
      '100% algodón',
      '1000 algodones',
      'a_b',
      'axb',
      'c\\d',
      'cxd',
      'e\\%f',
      "g'h",
    ])
      await api.post('/products', aProduct({ name }))
    const names = async (search: string) =>
      (await api.get(`/products?search=${encodeURIComponent(search)}`)).body.data.map(
        (one: any) => one.name
      )

    assert.deepEqual(await names('100%'), ['100% algodón'])
    assert.sameMembers(await names('%'), ['100% algodón', 'e\\%f'])
    assert.deepEqual(await names('_'), ['a_b'])
    assert.deepEqual(await names('a_b'), ['a_b'])
    assert.sameMembers(await names('\\'), ['c\\d', 'e\\%f'])
    assert.deepEqual(await names('\\%'), ['e\\%f'])
    assert.deepEqual(await names("g'h"), ["g'h"])
    assert.deepEqual(await names('%%%%'), [])
  })

  test('search follows changes of the record', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer({ name: 'Antes', phone: '111' }))
    await api.patch(`/customers/${body.id}`, { name: 'Después', phone: null })

    assert.equal((await api.get('/customers?search=antes')).body.meta.total, 0)
    assert.equal((await api.get('/customers?search=111')).body.meta.total, 0)
    assert.equal((await api.get('/customers?search=despues')).body.meta.total, 1)
  })

  test('commas, long and odd texts are accepted, impossible ones are refused', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await api.post('/customers', aCustomer({ name: 'Gómez, Ana' }))

    assert.equal((await api.get('/customers?search=gomez,%20ana')).body.meta.total, 1)
    assert.equal((await api.get('/customers?search=%20%20')).body.meta.total, 1)
    assert.equal((await api.get(`/customers?search=${encodeURIComponent('🦤\u0301')}`)).status, 200)
    assert.equal((await api.get(`/customers?search=${'x '.repeat(127)}`)).status, 200)
    isInvalid(assert, await api.get(`/customers?search=${'x'.repeat(256)}`), 'search', 'TOO_LONG')
    isInvalid(assert, await api.get('/customers?search=a%00b'), 'search', 'INVALID_CHARACTER')
  })

  test('the longest record is found by each of its parts', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post(
      '/customers',
      aCustomer({
        name: `${'x'.repeat(249)} omega`,
        taxId: 'Ω'.repeat(64),
        phone: `${'9'.repeat(60)}8765`,
        email: `ana@${'b.'.repeat(120)}example.co`,
      })
    )

    for (const search of ['omega', 'ω'.repeat(64), '98765', 'example.co'])
      assert.equal(
        (await api.get(`/customers?search=${encodeURIComponent(search)}`)).body.meta.total,
        1,
        search
      )
  })
})
