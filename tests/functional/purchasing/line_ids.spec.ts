/** Lines of purchase orders are named by their ids, where their product stands on several. */
import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany, type Company } from '#tests/company'
import { aProduct, aWarehouse, booksOf } from '#tests/functional/inventory/goods'
import { ok } from '#tests/functional/sales/shop'
import { mustTieOut } from './tie_out.js'

const UUID_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Five at 100 and five at 80 of one product, ordered. */
async function atTwoCosts({ api }: Company) {
  const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
  const made = ok(
    await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [100, 80].map((unitCost) => ({ productId: product.id, quantity: 5, unitCost })),
    })
  )
  const at = `/purchase-orders/${made.id}`
  return {
    at,
    product,
    warehouse,
    order: ok(await api.post(`${at}/order`)),
    dear: made.items[0],
    cheap: made.items[1],
  }
}

const receivedOf = ({ items }: any) => items.map(({ receivedQuantity }: any) => receivedQuantity)

test.group('Lines of purchase orders', () => {
  test('a receipt fills the line that it names, at its cost, and a return empties it', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { at, product, dear, cheap } = await atTwoCosts(company)
    for (const { id } of [dear, cheap]) assert.match(id, UUID_7)

    const part = ok(
      await api.post(`${at}/receive`, {
        items: [
          { lineId: cheap.id, quantity: 2 },
          { purchaseOrderLineId: dear.id, productId: product.id, quantity: 1 },
        ],
      })
    )
    assert.containsSubset(part, {
      receivedTotal: 260,
      items: [
        { id: dear.id, receivedQuantity: 1 },
        { id: cheap.id, receivedQuantity: 2 },
      ],
    })
    const back = ok(await api.post(`${at}/return`, { items: [{ lineId: cheap.id, quantity: 1 }] }))
    assert.deepEqual([back.receivedTotal, receivedOf(back)], [180, [1, 1]])
    assert.deepEqual(receivedOf(ok(await api.post(`${at}/receive`, {}))), [5, 5])
    await mustTieOut(assert, company, 900)
  })

  test('a product at different costs or taxes is ambiguous, at equal ones it goes from line to line', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { at, product, dear, cheap, warehouse } = await atTwoCosts(company)
    ok(await api.post(`${at}/receive`, { items: [{ lineId: dear.id, quantity: 1 }] }))
    const before = await booksOf(company)

    for (const verb of ['receive', 'return']) {
      const { status, body } = await api.post(`${at}/${verb}`, {
        items: [{ productId: product.id, quantity: 1 }],
      })
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field: 'items.0.productId', code: 'AMBIGUOUS' }])
      assert.sameDeepMembers(
        body.errors[0].meta.lines,
        [dear, cheap].map(({ id, unitCost }) => ({ lineId: id, unitCost, taxRate: 0 }))
      )
    }
    assert.deepEqual(await booksOf(company), before)

    const items = [
      { productId: product.id, quantity: 2 },
      { productId: product.id, quantity: 2 },
    ]
    const even = ok(await api.post('/purchase-orders', { warehouseId: warehouse.id, items }))
    ok(await api.post(`/purchase-orders/${even.id}/order`))
    assert.deepEqual(
      receivedOf(
        ok(
          await api.post(`/purchase-orders/${even.id}/receive`, {
            items: [{ productId: product.id, quantity: 3 }],
          })
        )
      ),
      [2, 1]
    )
  })

  test('contradictory and unknown lines are refused by field, and change nothing', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [{ at, dear, cheap }, another] = [await atTwoCosts(company), await aProduct(api)]
    const before = await booksOf(company)

    const refused: [item: object, field: string, code: string][] = [
      [{ quantity: 1 }, 'items.0.productId', 'REQUIRED'],
      [
        { lineId: dear.id, purchaseOrderLineId: cheap.id, quantity: 1 },
        'items.0.purchaseOrderLineId',
        'CONTRADICTION',
      ],
      [
        { lineId: dear.id, productId: another.id, quantity: 1 },
        'items.0.productId',
        'CONTRADICTION',
      ],
      [{ lineId: another.id, quantity: 1 }, 'items.0.lineId', 'NOT_FOUND'],
      [{ productId: another.id, quantity: 1 }, 'items.0.productId', 'NOT_FOUND'],
    ]
    for (const [item, field, code] of refused) {
      const { status, body, text } = await api.post(`${at}/receive`, { items: [item] })
      assert.equal(status, 422, text)
      assert.containsSubset(body.errors, [{ field, code }], text)
    }
    assert.containsSubset(
      await api.post(`${at}/receive`, { items: [{ lineId: cheap.id, quantity: 6 }] }),
      { status: 409, body: { code: 'OVER_RECEIPT', open: 5 } }
    )
    assert.containsSubset(
      await api.post(`${at}/receive`, {
        items: [
          { lineId: cheap.id, quantity: 3 },
          { lineId: cheap.id, quantity: 3 },
        ],
      }),
      { status: 409, body: { code: 'OVER_RECEIPT', errors: [{ field: 'items.1.quantity' }] } }
    )
    assert.deepEqual(await booksOf(company), before)
  })

  test('ten parallel receipts of a line never exceed the order', async ({ assert }) => {
    const company = await aCompany()
    const { at, cheap } = await atTwoCosts(company)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        company.api.post(`${at}/receive`, { items: [{ lineId: cheap.id, quantity: 0.75 }] })
      )
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      6
    )
    assert.isTrue(
      answers.every(({ status, body }) => status === 200 || body.code === 'OVER_RECEIPT')
    )
    assert.deepEqual(receivedOf(ok(await company.api.get(at))), [0, 4.5])
    await mustTieOut(assert, company, 360)
  })

  test('lines of a draft keep the ids that they name', async ({ assert }) => {
    const { api } = await aCompany()
    const [product, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const made = ok(
      await api.post('/purchase-orders', {
        warehouseId: warehouse.id,
        items: [product.id, other.id],
      })
    )
    const [first, second] = made.items

    const changed = ok(
      await api.patch(`/purchase-orders/${made.id}`, {
        items: [{ ...second, quantity: 7 }, { productId: product.id, quantity: 2 }, first],
      })
    )
    assert.deepEqual([changed.items[0].id, changed.items[2].id], [second.id, first.id])
    assert.match(changed.items[1].id, UUID_7)
    const same = ok(await api.patch(`/purchase-orders/${made.id}`, changed))
    assert.deepEqual([same.version, same.items], [changed.version, changed.items])
  })

  test('lines of before have an id, too, which stays when they are changed', async ({ assert }) => {
    const company = await aCompany()
    const { api, as, tenant } = company
    const [product, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const made = ok(
      await api.post('/purchase-orders', {
        warehouseId: warehouse.id,
        items: [product.id, other.id],
      })
    )
    const at = `/purchase-orders/${made.id}`
    await as(() =>
      execute(
        'UPDATE purchase_order_lines SET line_id = NULL WHERE tenant_id = ? AND purchase_order_id = ?',
        [tenant.id, made.id]
      )
    )

    const {
      items: [first, second],
    } = ok(await api.get(at))
    for (const { id } of [first, second]) assert.match(id, UUID_7)
    assert.notEqual(first.id, second.id)
    assert.deepEqual(
      ok(await api.get('/purchase-orders')).data[0].items.map(({ id }: any) => id),
      [first.id, second.id]
    )

    const changed = ok(await api.patch(at, { items: [{ ...second, quantity: 4 }, first] }))
    assert.deepEqual(
      changed.items.map(({ id }: any) => id),
      [second.id, first.id]
    )
    ok(await api.post(`${at}/order`))
    assert.deepEqual(
      receivedOf(
        ok(await api.post(`${at}/receive`, { items: [{ lineId: second.id, quantity: 4 }] }))
      ),
      [4, 0]
    )
  })
})
