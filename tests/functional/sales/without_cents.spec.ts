/** Companies whose currency has no minor unit: what is computed is whole, what is sent must be. */
import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import { print } from '#tests/functional/documents/printed'
import { theBooks } from '#tests/functional/sales/shop'
import { aCustomer, aProduct, ok, receive } from './shop.js'

const CHILE = { countryCode: 'CL', currency: 'CLP', timezone: 'America/Santiago', locale: 'es-CL' }

const SOMEBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

/** Every field that takes an amount, with what reaches it. */
const AMOUNTS: [path: string, body: object, field: string][] = [
  ['/customers', { taxId: '1', name: 'Ana', creditLimit: 10.5 }, 'creditLimit'],
  ['/expenses', { amount: 10.5 }, 'amount'],
  [
    '/journal-entries',
    {
      lines: [
        { accountId: SOMEBODY, debitAmount: 10.5 },
        { accountId: SOMEBODY, creditAmount: 10 },
      ],
    },
    'lines.0.debitAmount',
  ],
  [
    '/journal-entries',
    {
      lines: [
        { accountId: SOMEBODY, debitAmount: 10 },
        { accountId: SOMEBODY, creditAmount: 10.5 },
      ],
    },
    'lines.1.creditAmount',
  ],
  ['/employees', { baseSalary: 10.5 }, 'baseSalary'],
  ['/contracts', { salary: 10.5 }, 'salary'],
  ['/bonuses', { amount: 10.5 }, 'amount'],
  ['/deductions', { fixedAmount: 10.5 }, 'fixedAmount'],
  ['/assets', { name: 'Torno', purchaseCost: 10.5 }, 'purchaseCost'],
  ['/asset-models', { name: 'Torno', salvageValue: 10.5 }, 'salvageValue'],
  ['/licenses', { name: 'Torno', purchaseCost: 10.5 }, 'purchaseCost'],
  ['/maintenances', { cost: 10.5 }, 'cost'],
]

test.group('A currency without decimals', () => {
  test('an invoice comes to whole pesos, is paid to the last, and prints none', async ({
    assert,
  }) => {
    const company = await aCompany(CHILE)
    const { api } = company
    const [customer, product] = [
      await aCustomer(company),
      await aProduct(company, { isService: true, sellingPrice: 1127, taxRate: 19 }),
    ]

    const invoice = ok(
      await api.post('/invoices', { customerId: customer.id, items: [product.id] })
    )
    assert.containsSubset(invoice, {
      currency: 'CLP',
      subtotal: 1127,
      taxTotal: 214,
      total: 1341,
      balance: 1341,
    })
    assert.containsSubset(
      (await api.post('/payments', { invoiceId: invoice.id, amount: 1342, paymentMethod: 'CASH' }))
        .body,
      { code: 'OVERPAYMENT', detail: '1341 is still owed, and 1342 would be paid' }
    )
    ok(await api.post('/payments', { invoiceId: invoice.id, amount: 1341, paymentMethod: 'CASH' }))
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: 0,
    })

    const { text } = await print(api, `/invoices/${invoice.id}/pdf`)
    for (const said of ['1.127', '214', '1.341']) assert.include(text, said)
    assert.notMatch(text, /\d,\d/)
  })

  test('a price of a unit may have decimals, also where it is bought and counted', async ({
    assert,
  }) => {
    const company = await aCompany(CHILE)
    const { api } = company
    const [customer, product] = [
      await aCustomer(company),
      await aProduct(company, { sellingPrice: 10.25, costPrice: 3.3333, taxRate: 0 }),
    ]
    const warehouse = ok(await api.post('/warehouses', { name: 'Principal' }))

    assert.containsSubset(await receive(company, product.id, warehouse.id, 10, 3.3333), {
      unitCost: 3.3333,
      cost: 33,
    })
    assert.containsSubset(ok(await api.get('/stock')).data[0], { value: 33, averageCost: 3.3 })
    const invoice = ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: product.id, quantity: 3 }],
      })
    )
    assert.containsSubset(invoice.items[0], { unitPrice: 10.25, subtotal: 31, total: 31 })
    assert.containsSubset(ok(await api.get(`/stock-movements?reference=${invoice.id}`)).data[0], {
      cost: 10,
    })
  })

  test('the value of goods in several warehouses is whole in each, and adds up', async ({
    assert,
  }) => {
    const company = await aCompany(CHILE)
    const { api } = company
    const product = await aProduct(company)
    const warehouses = await Promise.all(
      ['A', 'B', 'C'].map(async (name) => ok(await api.post('/warehouses', { name })))
    )
    for (const { id } of warehouses) await receive(company, product.id, id, 1, 33.4)
    for (const { id } of warehouses) await receive(company, product.id, id, 0.3333, 100)

    const values = ok(await api.get('/stock')).data.map(({ value }: any) => value)
    assert.isTrue(values.every(Number.isInteger), String(values))
    assert.equal(
      values.reduce((total: number, value: number) => total + value, 0),
      ok(await api.get('/reports/inventory-valuation')).totals.value
    )
  })

  test('an amount with decimals is refused by its field, wherever it is sent', async ({
    assert,
  }) => {
    const company = await aCompany(CHILE)
    const [inPesos, inCents] = [company.api, (await aCompany()).api]
    const before = await theBooks(company)

    for (const [path, body, field] of AMOUNTS) {
      const errorsOf = async (api: typeof inPesos) =>
        ((await api.post(path, body)).body.errors ?? []).filter(
          (error: any) => error.field === field
        )
      const name = field.split('.').at(-1)
      assert.containsSubset(
        await errorsOf(inPesos),
        [
          {
            field,
            code: 'TOO_PRECISE',
            message: `${name} must be a whole amount: CLP has no decimals.`,
            meta: { decimals: 0 },
          },
        ],
        path
      )
      assert.notInclude(
        (await errorsOf(inCents)).map(({ code }: any) => code),
        'TOO_PRECISE',
        `${path} in COP`
      )
    }
    assert.deepEqual(await theBooks(company), before)
  })

  test('a payment with decimals is refused, except for the rest of an older debt', async ({
    assert,
  }) => {
    const company = await aCompany(CHILE)
    const { api, as, tenant } = company
    const [customer, product, warehouse] = [
      await aCustomer(company),
      await aProduct(company, { sellingPrice: 1000, costPrice: 1000, taxRate: 0 }),
      ok(await api.post('/warehouses', { name: 'Principal' })),
    ]
    const invoice = ok(
      await api.post('/invoices', { customerId: customer.id, items: [product.id] })
    )
    const order = ok(
      await api.post('/purchase-orders', { warehouseId: warehouse.id, items: [product.id] })
    )
    for (const verb of ['order', 'receive'])
      ok(await api.post(`/purchase-orders/${order.id}/${verb}`))
    const payments = [
      ['/payments', { invoiceId: invoice.id, paymentMethod: 'CASH' }],
      [`/purchase-orders/${order.id}/payments`, {}],
    ] as const

    for (const [path, body] of payments) {
      assert.containsSubset(await api.post(path, { ...body, amount: 10.5 }), {
        status: 422,
        body: {
          errors: [
            {
              field: 'amount',
              code: 'TOO_PRECISE',
              message: 'amount must be a whole amount: CLP has no decimals.',
            },
          ],
        },
      })
      ok(await api.post(path, { ...body, amount: 999 }))
    }
    // As a release before this one has left them: 0.13 are owed.
    await as(() =>
      execute('UPDATE invoices SET total = 999.13, balance = 0.13 WHERE tenant_id = ? AND id = ?', [
        tenant.id,
        invoice.id,
      ])
    )
    await as(() =>
      execute('UPDATE purchase_orders SET received_total = 999.13 WHERE tenant_id = ? AND id = ?', [
        tenant.id,
        order.id,
      ])
    )
    for (const [path, body] of payments) {
      assert.containsSubset(await api.post(path, { ...body, amount: 0.1 }), {
        status: 422,
        body: { errors: [{ code: 'TOO_PRECISE' }] },
      })
      ok(await api.post(path, { ...body, amount: 0.13 }))
    }
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      total: 999.13,
      balance: 0,
      status: 'PAID',
    })
  })

  test('a draft and a quote of before come to whole amounts when they become invoices', async ({
    assert,
  }) => {
    const company = await aCompany({ ...CHILE, currency: 'PEN' })
    const { api, as, tenant } = company
    const [customer, product] = [
      await aCustomer(company),
      await aProduct(company, { isService: true, sellingPrice: 1127, taxRate: 19 }),
    ]
    const of = { customerId: customer.id, items: [{ productId: product.id, quantity: 1 }] }
    const [draft, quote] = [
      ok(await api.post('/invoices', { ...of, draft: true })),
      ok(await api.post('/quotes', of)),
    ]
    assert.deepEqual([draft.total, quote.total], [1341.13, 1341.13])
    await as(() => execute("UPDATE tenants SET currency = 'CLP' WHERE id = ?", [tenant.id]))
    ok(await api.patch('/settings/tenant', { industry: 'Retail' }))

    const issued = ok(await api.post(`/invoices/${draft.id}/issue`))
    assert.containsSubset(issued, {
      total: 1341,
      taxTotal: 214,
      balance: 1341,
      items: [{ id: draft.items[0].id, tax: 214, total: 1341 }],
    })
    assert.deepEqual(ok(await api.get(`/invoices/${draft.id}`)), issued)
    assert.equal(ok(await api.get(`/quotes/${quote.id}`)).total, 1341.13)
    assert.containsSubset(ok(await api.post(`/quotes/${quote.id}/convert`, {})), {
      total: 1341,
      items: [{ total: 1341 }],
    })
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('partial credits give back exactly the invoiced amount', async ({ assert }) => {
    const company = await aCompany(CHILE)
    const { api } = company
    const [customer, product] = [
      await aCustomer(company),
      await aProduct(company, { isService: true }),
    ]
    const items = [
      { productId: product.id, quantity: 7, unitPrice: 33.35, taxRate: 19, discountRate: 7.5 },
    ]
    const invoice = ok(await api.post('/invoices', { customerId: customer.id, items }))

    const notes = []
    for (const quantity of [1, 0.5, 2.25, 3, 0.25])
      notes.push(
        ok(
          await api.post(`/invoices/${invoice.id}/credit-notes`, {
            reason: 'Devolución',
            items: [{ lineId: invoice.items[0].id, quantity }],
          })
        )
      )
    for (const key of ['subtotal', 'discountTotal', 'taxTotal', 'total']) {
      assert.isTrue(
        notes.every((note) => Number.isInteger(note[key])),
        key
      )
      assert.equal(
        notes.reduce((total, note) => total + note[key], 0),
        invoice[key],
        key
      )
    }
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      balance: 0,
      status: 'PAID',
    })
  })
})
