import { test } from '@japa/runner'
import { booksOf } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBuyer } from './buying.js'

const IVA19 = [{ code: 'IVA19' }]

test.group('Purchase orders with taxes', () => {
  test('each tax goes to its account, and tax that is not deductible to the cost', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { goods, service } = buyer
    const order = await buyer.order([
      { productId: goods.id, quantity: 10, unitCost: 1_000, taxes: IVA19 },
      { productId: goods.id, quantity: 5, unitCost: 2_000, taxes: ['INC8'] },
      { productId: service.id, quantity: 1, unitCost: 3_000, taxes: [{ code: 'INC8' }] },
      { productId: service.id, quantity: 1, unitCost: 500, taxes: [] },
    ])
    assert.containsSubset(order, { subtotal: 23_500, taxTotal: 2_940, total: 26_440 })
    assert.containsSubset(order.taxes, [
      { code: 'IVA19', rate: 19, base: 10_000, amount: 1_900 },
      { code: 'INC8', rate: 8, base: 13_000, amount: 1_040 },
    ])
    assert.containsSubset(order.items[1], {
      taxRate: 0,
      tax: 800,
      total: 10_800,
      taxes: [{ code: 'INC8', base: 10_000, amount: 800 }],
      priceIncludesTax: false,
      costCenterId: null,
    })

    ok(await buyer.receive(order.id))
    assert.deepEqual(await postedBy(buyer, order.id), [
      '143505 D 20800',
      '519595 D 3740',
      '240810 D 1900',
      '220505 C 26440',
    ])
    const [receipt] = await buyer.receipts(order.id)
    assert.containsSubset(receipt, { subtotal: 23_500, tax: 2_940, total: 26_440 })
    assert.deepEqual(await taxLinesOf(buyer, receipt.id), [
      '+1 null null SERVICES 500.00 0.00 cost',
      '+1 INC8 E SERVICES 3000.00 240.00 cost',
      '+1 INC8 E GOODS 10000.00 800.00 cost',
      '+1 IVA19 S GOODS 10000.00 1900.00 240810',
    ])
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('an order keeps its cost centre after that is inactive', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, service } = buyer
    const { id: costCenterId } = ok(await api.post('/cost-centers', { code: 'SUR', name: 'Sur' }))
    const order = await buyer.order([
      { productId: service.id, quantity: 1, unitCost: 500, taxes: [], costCenterId },
    ])
    ok(await api.patch(`/cost-centers/${costCenterId}`, { active: false }))

    assert.equal(ok(await buyer.receive(order.id)).balance, 500)
    assert.equal(ok(await api.post(`/purchase-orders/${order.id}/return`)).balance, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('receipts in parts and returns add up to the line, per tax', async ({ assert }) => {
    const buyer = await aBuyer()
    const order = await buyer.order([
      { productId: buyer.goods.id, quantity: 3, unitCost: 33.3333, taxes: ['IVA19'] },
      {
        productId: buyer.service.id,
        quantity: 3,
        unitCost: 9.99,
        taxes: ['IVA19'],
        priceIncludesTax: true,
      },
    ])
    assert.containsSubset(order.items[1], { subtotal: 25.18, tax: 4.79, total: 29.97 })
    const each = order.items.map(({ id: lineId }: any) => ({ lineId, quantity: 1 }))
    for (let round = 0; round < 3; round++) ok(await buyer.receive(order.id, { items: each }))

    const sum = (rows: any[], of: string) =>
      Number(rows.reduce((total, row) => total + row[of], 0).toFixed(2))
    const received = await buyer.receipts(order.id)
    for (const field of ['subtotal', 'tax', 'total'])
      assert.equal(sum(received, field), field === 'tax' ? order.taxTotal : order[field])
    ok(await buyer.api.post(`/purchase-orders/${order.id}/return`, { items: each.slice(0, 1) }))
    ok(await buyer.api.post(`/purchase-orders/${order.id}/return`))

    const all = await buyer.receipts(order.id)
    for (const field of ['subtotal', 'tax', 'total']) assert.equal(sum(all, field), 0)
    const lines = await Promise.all(all.map(({ id }: any) => taxLinesOf(buyer, id)))
    const standing = lines.flat().map((line) => line.split(' '))
    assert.equal(
      Number(
        standing
          .reduce((total, [sign, , , , , tax]) => total + Number(sign) * Number(tax), 0)
          .toFixed(2)
      ),
      0
    )
    assert.containsSubset(ok(await buyer.api.get(`/purchase-orders/${order.id}`)), {
      status: 'ORDERED',
      receivedTotal: 0,
      balance: 0,
    })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('every line of the entry has the third party, costs their cost centre', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const [north, south] = await Promise.all(
      ['N', 'S'].map(async (code) => ok(await api.post('/cost-centers', { code, name: code })))
    )
    const line = { productId: buyer.service.id, quantity: 1, unitCost: 100, taxRate: 19 }
    const order = await buyer.order([
      { ...line, costCenterId: north.id },
      { ...line, costCenterId: south.id },
      line,
    ])
    assert.equal((await api.delete(`/cost-centers/${south.id}`)).body.code, 'IN_USE')
    ok(await buyer.receive(order.id))
    const [{ lines }] = ok(await api.get(`/journal-entries?reference=${order.id}`)).data
    assert.deepEqual(
      lines.map(({ accountCode, costCenterId }: any) => [accountCode, costCenterId]),
      [
        ['519595', north.id],
        ['519595', south.id],
        ['519595', null],
        ['240810', null],
        ['220505', null],
      ]
    )
    for (const one of lines) assert.equal(one.thirdPartyId, supplier.thirdPartyId)
    assert.equal((await api.delete(`/cost-centers/${north.id}`)).status, 409)
  })

  test('lines of a draft are repeated as they were read, and change', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api } = buyer
    const draft = ok(
      await api.post('/purchase-orders', {
        supplierId: buyer.supplier.id,
        warehouseId: buyer.warehouse.id,
        items: [
          {
            productId: buyer.goods.id,
            quantity: 1,
            unitCost: 119,
            taxRate: 19,
            priceIncludesTax: true,
          },
        ],
      })
    )
    const path = `/purchase-orders/${draft.id}`
    const same = ok(await api.patch(path, { items: draft.items }))
    assert.deepEqual([same.items, same.taxes], [draft.items, draft.taxes])

    const [line] = draft.items
    const changed = ok(
      await api.patch(path, { items: [{ ...line, taxes: ['IVA5'], taxRate: undefined }] })
    )
    assert.containsSubset(changed, { subtotal: 113.33, taxTotal: 5.67, total: 119 })
    ok(await api.post(`${path}/order`))
    ok(await api.patch(path, { items: changed.items, notes: 'Urgente' }))
    assert.containsSubset((await api.patch(path, { items: [{ ...line, taxes: [] }] })).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
    })
  })

  test('nothing is ordered with taxes that do not fit', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api } = buyer
    const onSales = ok(
      await api.post('/taxes', {
        ...{ code: 'V19', name: 'Solo ventas', kind: 'VAT', schemeCode: '01', category: 'S' },
        ...{ calculation: 'PERCENT', rates: [{ validFrom: '2017-01-01', rate: 19 }] },
        ...{ creditable: true, appliesTo: 'SALE' },
      })
    )
    const iva5 = ok(await api.get('/taxes?limit=100')).data.find(({ code }: any) => code === 'IVA5')
    ok(await api.patch(`/taxes/${iva5.id}`, { active: false }))
    const line = { productId: buyer.goods.id, quantity: 1, unitCost: 100 }
    const before = await booksOf(buyer)
    const refused: [object, number, string, string][] = [
      [{ taxes: ['NADA'] }, 422, 'items.0.taxes.0.code', 'NOT_FOUND'],
      [{ taxes: [{ taxId: onSales.id }] }, 422, 'items.0.taxes.0.taxId', 'INVALID'],
      [{ taxes: ['IVA5'] }, 409, 'items.0.taxes.0.code', 'TAX_INACTIVE'],
      [{ taxes: IVA19, taxRate: 5 }, 422, 'items.0.taxRate', 'CONTRADICTION'],
      [{ taxes: [{}] }, 422, 'items.0.taxes.0.taxId', 'REQUIRED'],
      [{ unitCost: undefined, priceIncludesTax: true }, 422, 'items.0.unitCost', 'REQUIRED'],
      [
        { costCenterId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' },
        422,
        'items.0.costCenterId',
        'NOT_FOUND',
      ],
      [{ tax: 'IVA19', taxx: 1 }, 422, 'items.0.taxx', 'UNKNOWN_FIELD'],
    ]
    for (const [more, status, field, code] of refused) {
      const { body } = await api.post('/purchase-orders', {
        supplierId: buyer.supplier.id,
        warehouseId: buyer.warehouse.id,
        items: [{ ...line, ...more }],
      })
      assert.containsSubset(
        { status: body.status, errors: body.errors },
        { status, errors: [{ field, code }] },
        JSON.stringify([more, body])
      )
    }
    assert.equal(await booksOf(buyer), before)
  })
})
