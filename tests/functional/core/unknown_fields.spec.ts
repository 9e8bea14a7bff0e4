import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { aShop } from '../sales/shop.js'
import { isInvalid } from './refusals.js'
import { NOBODYS_ID, aCategory, aCustomer, aProduct, aNote } from './samples.js'

const LENIENT = { prefer: 'handling=lenient' }

/** What the refusal says of a field, and which known one it names. */
const saidOf = (answer: any, field: string) => {
  const { message, meta } = answer.body.errors.find((one: any) => one.field === field)
  return [message, meta?.nearest]
}

test.group('Unknown fields', () => {
  test('unknown fields are refused one by one with all other errors, and nothing is written', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    const answer = await api.post(
      '/customers',
      aCustomer({ 'creditLimt': 1, 'a/b~c': 2, 'name': '' })
    )
    isInvalid(assert, answer, 'creditLimt', 'UNKNOWN_FIELD')
    assert.deepEqual(saidOf(answer, 'creditLimt'), [
      '`creditLimt` is not a field of a customer; did you mean `creditLimit`?',
      'creditLimit',
    ])
    assert.equal(answer.body.errors.find((one: any) => one.field === 'a/b~c').pointer, '/a~1b~0c')
    assert.equal(answer.body.errors.find((one: any) => one.field === 'name').code, 'REQUIRED')
    assert.isNull(answer.headers.get('preference-applied'))
    assert.equal((await api.get('/customers')).body.meta.total, 0)
  })

  test('unknown fields are ignored when lenient, and the answer says so', async ({ assert }) => {
    const { api } = await aCompany()

    const made = await api.post(
      '/customers',
      aCustomer({
        creditLimt: 1,
        tenantId: 1,
        balance: 77,
        version: 9,
        live: 0,
        searchText: 'x',
        createdAt: '2000-01-01',
      }),
      LENIENT
    )
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('preference-applied'), 'handling=lenient')
    assert.containsSubset(made.body, { balance: 0, version: 1 })
    assert.notProperty(made.body, 'creditLimt')
    assert.containsSubset(
      (
        await api.patch(
          `/customers/${made.body.id}`,
          { nme: 'x', balance: 5, version: 40, tenant_id: 3 },
          LENIENT
        )
      ).body,
      { version: 1, balance: 0 }
    )
  })

  test('the preference is read as RFC 7240 writes it, and strict handling may still be asked for', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    for (const prefer of [
      'handling=strict',
      'Handling="strict"',
      'respond-async, handling=strict; wait=10',
      'handling=strict, handling=lenient',
    ]) {
      const answer = await api.post('/customers', aCustomer(), { prefer })
      assert.deepEqual(
        [answer.status, answer.headers.get('preference-applied')],
        [201, 'handling=strict']
      )
      isInvalid(
        assert,
        await api.post('/customers', aCustomer({ x: 1 }), { prefer }),
        'x',
        'UNKNOWN_FIELD'
      )
    }
    for (const prefer of ['Handling="Lenient"', 'respond-async; handling=lenient']) {
      const answer = await api.post('/customers', aCustomer({ x: 1 }), { prefer })
      assert.deepEqual(
        [answer.status, answer.headers.get('preference-applied')],
        [201, 'handling=lenient']
      )
    }
    const unknown = await api.post('/customers', aCustomer({ x: 1 }), {
      prefer: 'handling=careless',
    })
    assert.deepEqual([unknown.status, unknown.headers.get('preference-applied')], [422, null])
  })

  test('unknown fields in the lines of a sale are refused with a suggestion', async ({
    assert,
  }) => {
    const { api, customer, goods } = await aShop({ stock: 5 })
    const line = { productId: goods.id, quantity: 1 }
    const sale = (items: object[], more: object = {}) => ({
      customerId: customer.id,
      items,
      ...more,
    })

    for (const path of ['/invoices', '/quotes']) {
      const refused = await api.post(path, sale([line, { ...line, price: 1, discount: 50 }]))
      isInvalid(assert, refused, 'items.1.price', 'UNKNOWN_FIELD')
      assert.deepEqual(saidOf(refused, 'items.1.price'), [
        '`price` is not a field of a line; did you mean `unitPrice`?',
        'unitPrice',
      ])
      assert.deepEqual(saidOf(refused, 'items.1.discount'), [
        '`discount` is not a field of a line; did you mean `discountRate`?',
        'discountRate',
      ])
    }
    const meant = {
      'qty': 'quantity',
      'product_id': 'productId',
      'UnitPrice': 'unitPrice',
      'discount-rate': 'discountRate',
      'vat': 'taxRate',
    }
    for (const [sent, known] of Object.entries(meant)) {
      const refused = await api.post('/invoices', sale([{ ...line, [sent]: 1 }]))
      assert.deepEqual(saidOf(refused, `items.0.${sent}`)[1], known)
    }
    for (const [sent, known] of Object.entries({
      customer: 'customerId',
      warehouse: 'warehouseId',
      due_date: 'dueDate',
      lines: 'items',
    })) {
      assert.equal(
        saidOf(await api.post('/invoices', sale([line], { [sent]: customer.id })), sent)[1],
        known
      )
    }
    const astray = await api.post('/invoices', sale([line], { quantity: 3 }))
    assert.equal(
      saidOf(astray, 'quantity')[0],
      '`quantity` is not a field of an invoice; it is one of `items`.'
    )
    assert.equal((await api.get('/invoices')).body.meta.total, 0)
    assert.equal((await api.post('/invoices', sale([{ ...line, price: 1 }]), LENIENT)).status, 201)
  })

  test('unknown fields of a product are refused with the field that was meant', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    const refused = await api.post('/products', aProduct({ price: 1, zzz: 1 }))
    assert.match(
      saidOf(refused, 'price')[0],
      /did you mean `(costPrice|sellingPrice)` or `(costPrice|sellingPrice)`\?$/
    )
    assert.match(
      saidOf(refused, 'zzz')[0],
      /^`zzz` is not a field of a product, which has sku, name, /
    )
  })

  test('a verb refuses fields that it does not take, and always another id', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: product } = await api.post('/products', aProduct({ isService: true }))
    const { body: draft } = await api.post('/invoices', {
      customerId: customer.id,
      items: [product.id],
      draft: true,
    })
    const issue = `/invoices/${draft.id}/issue`

    const refused = await api.post(issue, { dueDate: '2030-01-01' })
    isInvalid(assert, refused, 'dueDate', 'UNKNOWN_FIELD')
    assert.equal(
      saidOf(refused, 'dueDate')[0],
      '`dueDate` is not a field of this operation, which has numberingRangeId.'
    )
    isInvalid(assert, await api.post(issue, { id: customer.id }), 'id', 'IMMUTABLE_FIELD')
    assert.equal((await api.get(`/invoices/${draft.id}`)).body.status, 'DRAFT')
    assert.equal(
      (await api.post(issue, draft)).body.status,
      'ISSUED',
      'what was read may be sent back'
    )
    assert.equal(
      (await api.post(`/invoices/${draft.id}/issue`, { dueDate: '2030-01-01' }, LENIENT)).status,
      409
    )
  })

  test('unknown parameters of a read are refused; a missing record is a 404', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: product } = await api.post('/products', aProduct({ isService: true }))
    const { body: invoice } = await api.post('/invoices', {
      customerId: customer.id,
      items: [product.id],
    })
    const paths = [
      `/customers/${customer.id}`,
      `/invoices/${invoice.id}/pdf`,
      '/settings/tenant',
      '/modules',
      '/meta/state-machines',
      '/openapi.json',
    ]

    for (const path of [
      ...paths,
      '/auth/me',
      '/imports/templates/customers',
      '/reports/integrity',
    ]) {
      const refused = await api.get(`${path}?expand=lines`)
      isInvalid(assert, refused, 'expand', 'UNKNOWN_FIELD')
      assert.equal(
        refused.headers.get('content-type'),
        'application/problem+json; charset=utf-8',
        path
      )
      assert.isNull(refused.headers.get('etag'))
      assert.equal(refused.headers.get('cache-control'), 'no-store', path)

      assert.equal((await api.get(path)).status, 200)
      const lenient = await api.get(`${path}?expand=lines`, LENIENT)
      assert.deepEqual(
        [lenient.status, lenient.headers.get('preference-applied')],
        [200, 'handling=lenient'],
        path
      )
    }
    assert.equal((await api.get(`/customers/${NOBODYS_ID}?expand=lines`)).status, 404)
  })

  test('both preferences may be asked for at once', async ({ assert }) => {
    const { api } = await aCompany()

    const answer = await api.post('/customers', aCustomer({ x: 1 }), {
      prefer: 'dry-run, handling=lenient',
    })
    assert.equal(answer.status, 201)
    assert.sameMembers(answer.headers.get('preference-applied')!.split(', '), [
      'dry-run',
      'handling=lenient',
    ])
    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ x: 1 }), { prefer: 'dry-run' }),
      'x',
      'UNKNOWN_FIELD'
    )
    assert.equal((await api.get('/customers')).body.meta.total, 0)
  })

  test('a record that was read may be sent back, also as a dry run answered it', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    const records = [
      [
        '/customers',
        (await api.post('/customers', aCustomer({ email: 'a@b.co', creditLimit: 1.5 }))).body,
      ],
      ['/customers', (await api.post('/customers', aCustomer())).body],
      [
        '/products',
        (
          await api.post(
            '/products',
            aProduct({ categoryId: category.id, barcode: '1', taxRate: 4.5 })
          )
        ).body,
      ],
      ['/categories', category],
    ] as const

    for (const [path, record] of records) {
      const answer = await api.patch(`${path}/${record.id}`, record)
      assert.equal(answer.status, 200, answer.text)
      assert.deepEqual(
        { ...answer.body, version: 0, updatedAt: '' },
        { ...record, version: 0, updatedAt: '' }
      )

      const tried = await api.patch(`${path}/${record.id}`, record, { prefer: 'dry-run' })
      assert.property(tried.body, 'effects')
      assert.equal((await api.patch(`${path}/${record.id}`, tried.body)).status, 200)
      isInvalid(
        assert,
        await api.patch(`${path}/${record.id}`, { ...record, mine: 1 }),
        'mine',
        'UNKNOWN_FIELD'
      )
    }
  })

  test('settings may be sent back as they were read, without a change', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    const { body: accounts } = await api.get('/accounts?code=519595')
    assert.equal(
      (
        await api.patch('/settings/accounting', {
          expenseAccounts: { [category.id]: accounts.data[0].id },
        })
      ).status,
      200
    )

    for (const path of ['/settings/tenant', '/settings/accounting', '/settings/payroll']) {
      const { body: settings } = await api.get(path)
      const answer = await api.patch(path, settings)
      assert.equal(answer.status, 200, `${path}: ${answer.text}`)
      assert.deepEqual(answer.body, settings)
      isInvalid(assert, await api.patch(path, { ...settings, mine: 1 }), 'mine', 'UNKNOWN_FIELD')
    }
    const inside = await api.patch('/settings/tenant', { businessHours: { form: '08:00' } })
    assert.deepEqual(
      saidOf(inside, 'businessHours.form')[0],
      '`form` is not a field of `businessHours`; did you mean `from`?'
    )
  })

  test('lines of an answered sale may be sent to another, invented fields may not', async ({
    assert,
  }) => {
    const { api, customer, goods } = await aShop({ stock: 5 })
    const { body: quote } = await api.post('/quotes', {
      customerId: customer.id,
      items: [goods.id],
    })

    assert.equal(
      (await api.post('/invoices', { customerId: customer.id, items: quote.items })).status,
      201
    )
    const withoutIds = quote.items.map(({ id, ...line }: any) => line)
    assert.equal(
      (await api.post('/quotes', { customerId: customer.id, items: withoutIds })).status,
      201
    )
    assert.equal(
      (await api.post('/invoices', { ...quote, draft: true })).status,
      422,
      'of a quote an invoice knows the lines, not all else'
    )
    const { body: invoice } = await api.post('/invoices', {
      customerId: customer.id,
      items: [goods.id],
      draft: true,
    })
    assert.equal((await api.post('/invoices', { ...invoice, draft: true })).status, 201)
    const { productId } = invoice.items[0]
    const added = await api.patch(`/invoices/${invoice.id}`, {
      ...invoice,
      items: [...invoice.items, { productId, quantity: 1, discount: 5 }],
    })
    isInvalid(assert, added, 'items.1.discount', 'UNKNOWN_FIELD')
    assert.equal(saidOf(added, 'items.1.discount')[1], 'discountRate')
  })

  test('unknown parameters of a list are refused with a suggestion, and ignored when lenient', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    await api.post('/customers', aCustomer())

    const lenient = await api.get('/customers?colour=red&_=1', LENIENT)
    assert.equal(lenient.body.meta.total, 1)
    assert.equal(lenient.headers.get('preference-applied'), 'handling=lenient')
    isInvalid(assert, await api.get('/customers?colour=red&limit=5'), 'colour', 'UNKNOWN_FIELD')
    assert.equal((await api.get('/customers?limit=5&search=&sort=-name&page=1')).status, 200)

    const asked = await api.get('/invoices?customer=x')
    assert.deepEqual(saidOf(asked, 'customer')[1], 'customerId')
    assert.match(
      saidOf(asked, 'customer')[0],
      /^`customer` is not a parameter of this operation; did you mean `customerId`\?$/
    )
    for (const [sent, known] of Object.entries({
      'per_page': 'limit',
      'q': 'search',
      'Status': 'status',
      'from-date': 'from',
    }))
      assert.equal(saidOf(await api.get(`/invoices?${sent}=1`), sent)[1], known)
    assert.match(
      saidOf(await api.get('/invoices?zzz=1'), 'zzz')[0],
      /^`zzz` is not a parameter of this operation, which has page, limit, /
    )
  })

  test('parameters of a write and bodies of a deletion are refused', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers?colour=red', aCustomer(), LENIENT)
    const one = `/customers/${customer.id}`

    const refused = await api.post('/customers?colour=red', aCustomer())
    isInvalid(assert, refused, 'colour', 'UNKNOWN_FIELD')
    assert.equal(
      saidOf(refused, 'colour')[0],
      '`colour` is not a parameter of this operation, which takes none.'
    )
    isInvalid(
      assert,
      await api.patch(`${one}?colour=red`, { name: 'X' }),
      'colour',
      'UNKNOWN_FIELD'
    )
    isInvalid(assert, await api.delete(`${one}?force=true`), 'force', 'UNKNOWN_FIELD')
    isInvalid(assert, await api.delete(one, { force: true }), 'force', 'UNKNOWN_FIELD')
    assert.equal(
      (await api.delete(`/customers/${NOBODYS_ID}?force=true`, { force: true })).status,
      404
    )
    assert.deepEqual((await api.get(one)).body, customer)
    assert.equal((await api.delete(`${one}?force=true`, { force: true }, LENIENT)).status, 204)
  })

  test('an interaction is strict as well', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())

    isInvalid(
      assert,
      await api.post(`/customers/${body.id}/interactions`, aNote({ author: NOBODYS_ID })),
      'author',
      'UNKNOWN_FIELD'
    )
    assert.equal(
      (await api.post(`/customers/${body.id}/interactions`, aNote({ id: body.id }))).status,
      201
    )
  })

  test('unknown fields of a log in are refused before any look-up', async ({ assert }) => {
    const { api } = await aCompany()
    isInvalid(
      assert,
      await api.post('/auth/login', { email: 'a@b.co', password: 'x', tenent: 1 }),
      'tenent',
      'UNKNOWN_FIELD'
    )
  })

  test('a flood of them is cut short, and their names are not repeated at length', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const flood = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]))

    const refused = await api.post('/customers', aCustomer({ ...flood, ['x'.repeat(10_000)]: 1 }))
    assert.lengthOf(refused.body.errors, 100)
    const long = await api.post('/customers', aCustomer({ ['x'.repeat(10_000)]: 1 }))
    assert.isBelow(long.body.detail.length, 300)
  })
})
