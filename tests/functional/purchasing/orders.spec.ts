import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { aCompany } from '#tests/company'
import {
  aProduct,
  aWarehouse,
  assertStockTies,
  balanceOf,
  booksOf,
} from '#tests/functional/inventory/goods'

const aSupplier = async (api: any) =>
  (await api.post('/suppliers', { name: 'Ferretería Mayorista' })).body

test.group('Purchase orders', () => {
  test('an order is drafted, ordered, received in parts and paid, and the books follow', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, admin } = company
    const [supplier, warehouse] = [await aSupplier(api), await aWarehouse(api)]
    const [drill, screw] = [
      await aProduct(api, { taxRate: 19 }),
      await aProduct(api, { costPrice: 0.3333 }),
    ]

    const made = await api.post('/purchase-orders', {
      supplierId: supplier.id,
      warehouseId: warehouse.id,
      notes: 'Urgente',
      items: [
        { productId: drill.id, quantity: 3, unitCost: 80 },
        { productId: screw.id, quantity: 10, taxRate: 5 },
        screw.id,
      ],
    })
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, {
      number: 1,
      status: 'DRAFT',
      supplierId: supplier.id,
      subtotal: 243.66,
      taxTotal: 45.77,
      total: 289.43,
      receivedTotal: 0,
      paidAmount: 0,
      balance: 0,
      createdBy: admin.id,
      version: 1,
    })
    assert.deepEqual(made.body.allowedActions, ['order', 'cancel', 'delete'])
    assert.deepEqual(
      made.body.items.map((line: any) => [
        line.productId,
        line.quantity,
        line.unitCost,
        line.taxRate,
        line.subtotal,
        line.tax,
        line.total,
        line.receivedQuantity,
      ]),
      [
        [drill.id, 3, 80, 19, 240, 45.6, 285.6, 0],
        [screw.id, 10, 0.3333, 5, 3.33, 0.17, 3.5, 0],
        [screw.id, 1, 0.3333, 0, 0.33, 0, 0.33, 0],
      ]
    )
    const path = `/purchase-orders/${made.body.id}`
    assert.deepEqual((await api.get(path)).body, made.body)

    const ordered = await api.post(`${path}/order`)
    assert.deepEqual(
      [ordered.status, ordered.body.status, ordered.body.allowedActions],
      [200, 'ORDERED', ['receive', 'cancel']]
    )
    assert.isString(ordered.body.orderedAt)

    const [, ten, one] = made.body.items
    const part = await api.post(`${path}/receive`, {
      items: [
        { productId: drill.id, quantity: 1 },
        { lineId: ten.id, quantity: 10 },
        { purchaseOrderLineId: one.id, quantity: 0.5 },
      ],
    })
    assert.equal(part.status, 200)
    assert.containsSubset(part.body, {
      status: 'PARTIALLY_RECEIVED',
      receivedTotal: 98.87,
      balance: 98.87,
    })
    assert.deepEqual(
      part.body.items.map((line: any) => line.receivedQuantity),
      [1, 10, 0.5]
    )
    assert.deepEqual(
      [
        await balanceOf(company, 'inventory'),
        await balanceOf(company, 'tax_recoverable'),
        await balanceOf(company, 'payable'),
      ],
      [83.5, 15.37, -98.87]
    )

    const whole = await api.post(`${path}/receive`)
    assert.containsSubset(whole.body, {
      status: 'RECEIVED',
      receivedTotal: 289.43,
      balance: 289.43,
      allowedActions: ['return', 'pay'],
    })
    assert.deepEqual(
      [
        await balanceOf(company, 'inventory'),
        await balanceOf(company, 'tax_recoverable'),
        await balanceOf(company, 'payable'),
      ],
      [243.66, 45.77, -289.43]
    )
    assert.containsSubset((await api.get(`/products/${drill.id}`)).body, {
      stock: 3,
      averageCost: 80,
    })
    await assertStockTies(assert, company)
    assert.equal(
      (await api.get(`/stock-movements?reason=PURCHASE&reference=${made.body.id}`)).body.meta.total,
      5
    )

    const paid = await api.post(`${path}/payments`, {
      amount: 200,
      paymentMethod: 'CASH',
      reference: 'TX-1',
    })
    assert.equal(paid.status, 201)
    assert.containsSubset(paid.body, {
      purchaseOrderId: made.body.id,
      amount: 200,
      paymentMethod: 'CASH',
      reference: 'TX-1',
      bankAccountId: null,
    })
    assert.deepEqual(
      [await balanceOf(company, 'payable'), await balanceOf(company, 'cash')],
      [-89.43, -200]
    )
    await api.post(`${path}/payments`, { amount: 89.43 })
    assert.containsSubset((await api.get(path)).body, {
      paidAmount: 289.43,
      balance: 0,
      allowedActions: ['return'],
    })
    assert.equal((await api.get(`${path}/payments`)).body.meta.total, 2)
    assert.deepEqual(
      (await api.get(`${path}/receipts`)).body.data.map(({ total }: any) => total),
      [190.56, 98.87]
    )
  })

  test('a draft or cancelled order is deleted: references are free, its number is not reused', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [supplier, warehouse, product] = [
      await aSupplier(api),
      await aWarehouse(api),
      await aProduct(api),
    ]
    await aWarehouse(api)
    const anOrder = async () =>
      (
        await api.post('/purchase-orders', {
          supplierId: supplier.id,
          warehouseId: warehouse.id,
          items: [product.id],
        })
      ).body
    const [draft, cancelled] = [await anOrder(), await anOrder()]
    await api.post(`/purchase-orders/${cancelled.id}/order`)
    assert.containsSubset((await api.delete(`/purchase-orders/${cancelled.id}`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'ORDERED',
      allowedActions: ['receive', 'cancel'],
    })
    assert.deepEqual(
      (await api.post(`/purchase-orders/${cancelled.id}/cancel`)).body.allowedActions,
      ['delete']
    )

    for (const path of ['/suppliers/' + supplier.id, '/products/' + product.id])
      assert.equal((await api.delete(path)).body.code, 'IN_USE', path)
    for (const { id } of [draft, cancelled])
      assert.equal((await api.delete(`/purchase-orders/${id}`)).status, 204)
    for (const verb of ['order', 'receive', 'cancel', 'payments'])
      assert.equal(
        (await api.post(`/purchase-orders/${draft.id}/${verb}`, { amount: 1 })).status,
        404,
        verb
      )
    for (const below of ['', '/payments', '/receipts'])
      assert.equal((await api.get(`/purchase-orders/${draft.id}${below}`)).status, 404, below)
    assert.equal((await api.get('/purchase-orders')).body.meta.total, 0)

    const next = await anOrder()
    assert.equal(next.number, 3)
    assert.equal((await api.delete(`/purchase-orders/${next.id}`)).status, 204)
    for (const path of [
      '/suppliers/' + supplier.id,
      '/products/' + product.id,
      '/warehouses/' + warehouse.id,
    ])
      assert.equal((await api.delete(path)).status, 204, path)
  })

  test('services that are bought have no stock and are an expense', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [service, warehouse] = [
      await aProduct(api, { isService: true, taxRate: 19 }),
      await aWarehouse(api),
    ]
    const { body } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [service.id],
    })
    await api.post(`/purchase-orders/${body.id}/order`)

    assert.equal((await api.post(`/purchase-orders/${body.id}/receive`)).body.status, 'RECEIVED')
    assert.deepEqual(
      [
        await balanceOf(company, 'expense'),
        await balanceOf(company, 'tax_recoverable'),
        await balanceOf(company, 'payable'),
        await balanceOf(company, 'inventory'),
      ],
      [100, 19, -119, 0]
    )
    assert.equal((await api.get('/stock-movements')).body.meta.total, 0)
  })

  test('lines are replaced in a draft, and in a draft only', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [one, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [one.id, one.id],
    })
    const path = `/purchase-orders/${order.id}`

    const changed = await api.patch(path, {
      items: [{ productId: other.id, quantity: 2 }],
      notes: 'dos',
    })
    assert.containsSubset(changed.body, { subtotal: 200, total: 200, notes: 'dos', version: 2 })
    assert.deepEqual(
      changed.body.items.map(({ productId, quantity }: any) => [productId, quantity]),
      [[other.id, 2]]
    )

    const { body: ordered } = await api.post(`${path}/order`)
    const before = await booksOf(company)
    const refused = await api.patch(path, { items: [one.id] })
    assert.containsSubset(refused.body, {
      code: 'INVALID_TRANSITION',
      currentStatus: 'ORDERED',
      allowedActions: ['receive', 'cancel'],
    })
    const elsewhere = await aWarehouse(api)
    assert.equal((await api.patch(path, { warehouseId: elsewhere.id })).status, 409)
    assert.deepEqual(await booksOf(company), before)

    const sentBack = await api.patch(path, ordered, { prefer: 'handling=strict' })
    assert.equal(sentBack.status, 200, sentBack.text)
    assert.equal((await api.patch(path, { notes: 'tres' })).body.notes, 'tres')
    assert.equal(
      (await api.patch(path, { status: 'RECEIVED' })).body.errors[0].code,
      'IMMUTABLE_FIELD'
    )
  })

  test('a changed line is a new version in the audit log; an unchanged one is not', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [one, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [{ productId: one.id, quantity: 4, unitCost: 0 }],
    })
    const path = `/purchase-orders/${order.id}`
    const items = [{ productId: other.id, quantity: 4, unitCost: 0 }]

    assert.equal((await api.patch(path, { items })).body.version, 2)
    assert.equal((await api.patch(path, { items }, { 'if-match': '"1"' })).status, 412)
    assert.equal((await api.patch(path, { items })).body.version, 2)
    await api.post(`${path}/order`)
    const versions = []
    for (const [verb, quantity] of [
      ['receive', 1],
      ['receive', 1],
      ['return', 1],
      ['return', 1],
    ] as const) {
      const { body } = await api.post(`${path}/${verb}`, {
        items: [{ productId: other.id, quantity }],
      })
      versions.push([body.version, body.items[0].receivedQuantity, body.status])
    }
    assert.deepEqual(versions, [
      [4, 1, 'PARTIALLY_RECEIVED'],
      [5, 2, 'PARTIALLY_RECEIVED'],
      [6, 1, 'PARTIALLY_RECEIVED'],
      [7, 0, 'ORDERED'],
    ])

    const { body: log } = await api.get(`/audit-logs?entity=purchase_order&entityId=${order.id}`)
    const changes = log.data
      .map(({ before, after }: any) => [before?.items?.[0], after?.items?.[0]])
      .reverse()
    const line = (productId: string) => ({ productId, quantity: 4, unitCost: 0, taxRate: 0 })
    const came = (receivedQuantity: number) => ({ productId: other.id, receivedQuantity })
    assert.deepEqual(changes, [
      [undefined, undefined],
      [line(one.id), line(other.id)],
      [undefined, undefined],
      [came(0), came(1)],
      [came(1), came(2)],
      [came(2), came(1)],
      [came(1), came(0)],
    ])
  })

  test('actions that the state does not allow are refused and change nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const draft = async () =>
      (
        await api.post('/purchase-orders', {
          warehouseId: warehouse.id,
          items: [{ productId: product.id, quantity: 4 }],
        })
      ).body.id
    const at = async (...verbs: string[]) => {
      const id = await draft()
      for (const verb of verbs)
        await api.post(
          `/purchase-orders/${id}/${verb}`,
          verb === 'receive' ? { items: [{ productId: product.id, quantity: 1 }] } : undefined
        )
      return id
    }
    const refused: [string, string[]][] = [
      [await at(), ['receive', 'payments']],
      [await at('order'), ['order', 'payments', 'delete']],
      [await at('order', 'receive'), ['order', 'cancel', 'delete']],
      [await at('cancel'), ['order', 'receive', 'cancel', 'payments']],
      [await at('order', 'cancel'), ['order', 'receive', 'cancel', 'payments']],
    ]
    const before = await booksOf(company)
    for (const [id, verbs] of refused) {
      for (const verb of verbs) {
        const path = `/purchase-orders/${id}`
        const { status, body } =
          verb === 'delete'
            ? await api.delete(path)
            : await api.post(`${path}/${verb}`, verb === 'payments' ? { amount: 1 } : {})
        assert.deepEqual(
          [status, body.code, body.currentStatus],
          [409, 'INVALID_TRANSITION', (await api.get(`/purchase-orders/${id}`)).body.status],
          verb
        )
      }
    }
    assert.deepEqual(await booksOf(company), before)
  })

  test('bad input is refused by its field, and leaves all as it was', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const before = await booksOf(company)

    const bad: [Record<string, unknown>, string, string][] = [
      [{ warehouseId: warehouse.id, items: [] }, 'items', 'TOO_FEW_ITEMS'],
      [{ warehouseId: warehouse.id }, 'items', 'REQUIRED'],
      [{ items: [product.id] }, 'warehouseId', 'REQUIRED'],
      [{ warehouseId: randomUUID(), items: [product.id] }, 'warehouseId', 'NOT_FOUND'],
      [
        { warehouseId: warehouse.id, supplierId: randomUUID(), items: [product.id] },
        'supplierId',
        'NOT_FOUND',
      ],
      [
        { warehouseId: warehouse.id, items: [product.id, randomUUID()] },
        'items.1.productId',
        'NOT_FOUND',
      ],
      [{ warehouseId: warehouse.id, items: ['TAL-001'] }, 'items.0.productId', 'INVALID_UUID'],
      [
        { warehouseId: warehouse.id, items: [{ productId: product.id, quantity: 0 }] },
        'items.0.quantity',
        'TOO_SMALL',
      ],
      [
        {
          warehouseId: warehouse.id,
          items: [{ productId: product.id, quantity: 1, taxRate: 101 }],
        },
        'items.0.taxRate',
        'TOO_LARGE',
      ],
      [
        {
          warehouseId: warehouse.id,
          items: [{ productId: product.id, quantity: 1, unitCost: -1 }],
        },
        'items.0.unitCost',
        'TOO_SMALL',
      ],
      [
        {
          warehouseId: warehouse.id,
          items: [{ productId: product.id, quantity: 9e10, unitCost: 9e10 }],
        },
        'items',
        'TOO_LARGE',
      ],
    ]
    for (const [input, field, code] of bad) {
      const { status, body } = await api.post('/purchase-orders', input)
      assert.deepEqual(
        [status, body.errors?.[0]?.field, body.errors?.[0]?.code],
        [422, field, code]
      )
    }
    assert.deepEqual(await booksOf(company), before)
  })

  test('receipts never exceed the order, and payments never exceed the debt', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [
        { productId: product.id, quantity: 2 },
        { productId: product.id, quantity: 1 },
      ],
    })
    const path = `/purchase-orders/${order.id}`
    await api.post(`${path}/order`)
    await api.post(`${path}/receive`, { items: [{ productId: product.id, quantity: 1 }] })
    const before = await booksOf(company)

    const tooMany = await api.post(`${path}/receive`, {
      items: [
        { productId: product.id, quantity: 1 },
        { productId: product.id, quantity: 1.5 },
      ],
    })
    assert.containsSubset(tooMany.body, {
      status: 409,
      code: 'OVER_RECEIPT',
      productId: product.id,
      errors: [{ field: 'items.1.quantity' }],
    })
    assert.equal(
      (await api.post(`${path}/receive`, { items: [{ productId: other.id, quantity: 1 }] })).body
        .errors[0].field,
      'items.0.productId'
    )
    assert.equal(
      (await api.post(`${path}/receive`, { items: [] })).body.errors[0].code,
      'TOO_FEW_ITEMS'
    )
    assert.equal(
      (await api.post(`${path}/receive`, { items: [{ productId: product.id, quantity: 0 }] }))
        .status,
      422
    )
    assert.containsSubset((await api.post(`${path}/payments`, { amount: 100.01 })).body, {
      status: 409,
      code: 'OVERPAYMENT',
      balance: 100,
    })
    assert.equal((await api.post(`${path}/payments`, { amount: 0 })).status, 422)
    assert.equal(
      (await api.post(`${path}/payments`, { amount: 1.001 })).body.errors[0].code,
      'TOO_PRECISE'
    )
    assert.equal(
      (await api.post(`${path}/payments`, { amount: 1, bankAccountId: randomUUID() })).body
        .errors[0].code,
      'NOT_FOUND'
    )
    assert.deepEqual(await booksOf(company), before)
  })

  test('partial receipts add up to the line, to the cent', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api, { taxRate: 19 }), await aWarehouse(api)]
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [{ productId: product.id, quantity: 7, unitCost: 0.1449 }],
    })
    await api.post(`/purchase-orders/${order.id}/order`)
    for (let piece = 0; piece < 7; piece++)
      await api.post(`/purchase-orders/${order.id}/receive`, {
        items: [{ productId: product.id, quantity: 1 }],
      })

    const { body } = await api.get(`/purchase-orders/${order.id}`)
    assert.deepEqual(
      [body.status, body.receivedTotal, body.total],
      ['RECEIVED', order.total, order.total]
    )
    assert.equal(await balanceOf(company, 'payable'), -order.total)
    assert.equal(await balanceOf(company, 'inventory'), order.subtotal)
    await assertStockTies(assert, company)
  })
})

test.group('Purchase orders under many hands', () => {
  test('an order that is received by several at once comes in once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [{ productId: product.id, quantity: 4 }],
    })
    await api.post(`/purchase-orders/${order.id}/order`)

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post(`/purchase-orders/${order.id}/receive`))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)])
    assert.equal((await api.get(`/products/${product.id}`)).body.stock, 4)
    assert.equal(await balanceOf(company, 'payable'), -400)
    await assertStockTies(assert, company)
  })

  test('a debt that is paid by several at once is paid once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [product.id],
    })
    for (const verb of ['order', 'receive']) await api.post(`/purchase-orders/${order.id}/${verb}`)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.post(`/purchase-orders/${order.id}/payments`, { amount: 60 })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)])
    assert.containsSubset((await api.get(`/purchase-orders/${order.id}`)).body, {
      paidAmount: 60,
      balance: 40,
    })
    assert.equal(await balanceOf(company, 'payable'), -40)
  })

  test('orders with the same products in opposite order are received at once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [one, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const orders = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const items = index % 2 ? [one.id, other.id] : [other.id, one.id]
        const { body } = await api.post('/purchase-orders', { warehouseId: warehouse.id, items })
        await api.post(`/purchase-orders/${body.id}/order`)
        return body
      })
    )
    assert.deepEqual(
      orders.map(({ number }) => number).sort((a, b) => a - b),
      Array.from({ length: 12 }, (_, index) => index + 1)
    )

    const answers = await Promise.all(
      orders.map(({ id }) => api.post(`/purchase-orders/${id}/receive`))
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.equal((await api.get(`/products/${one.id}`)).body.stock, 12)
    await assertStockTies(assert, company)
  })
})

test.group('Suppliers', () => {
  test('a supplier is made, changed, found, and deleted while no document names it', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const made = await api.post('/suppliers', {
      name: 'Distribuidora Ñandú',
      taxId: '800-1',
      email: 'Ventas@Nandu.co',
    })
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, {
      taxId: '800-1',
      email: 'ventas@nandu.co',
      phone: null,
      address: null,
      version: 1,
    })
    assert.deepEqual((await api.get('/suppliers?search=nandu')).body.data, [made.body])
    assert.containsSubset((await api.post('/suppliers', { name: 'Otra', taxId: '800-1' })).body, {
      code: 'DUPLICATE',
      errors: [{ field: 'taxId' }],
    })
    assert.equal((await api.post('/suppliers', { name: ' ' })).status, 422)

    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const { body: order } = await api.post('/purchase-orders', {
      supplierId: made.body.id,
      warehouseId: warehouse.id,
      items: [product.id],
    })
    assert.deepEqual((await api.delete(`/suppliers/${made.body.id}`)).body.code, 'IN_USE')
    await api.patch(`/purchase-orders/${order.id}`, { supplierId: null })
    assert.equal((await api.delete(`/suppliers/${made.body.id}`)).status, 204)
    assert.equal((await api.get(`/suppliers/${made.body.id}`)).status, 404)
  })
})
