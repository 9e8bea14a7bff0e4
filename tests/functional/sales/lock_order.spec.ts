import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import type { Answer } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { eventually } from '#tests/eventually'
import { anImportWorker, ended, send } from '#tests/functional/integrations/helpers'
import { assertStockTies } from '#tests/functional/inventory/goods'
import { aCustomer, anInvoice, aProduct, aShop, ok, receive, times } from './shop.js'

/**
 * Starts `asking` while a transaction holds some rows, until that waits, and looks then whether
 * these warehouses are held. Answers that, and what was asked for.
 */
async function waiting<T>(
  company: Company,
  [sql, ids]: readonly [string, readonly string[]],
  asking: () => Promise<T>,
  waits: string,
  warehouseIds: readonly string[]
) {
  let asked: Promise<T>
  let areFree = true
  await company.as(() =>
    transaction(async () => {
      await rows(sql, [company.tenant.id, ids])
      await Current.run({ tenant: company.tenant }, async () => {
        asked = asking()
        await eventually(
          `it waits for ${waits}`,
          async () =>
            (
              await rows(
                `SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '${waits}'`
              )
            ).length > 0
        )
      })
      await rows(`${WAREHOUSES} NOWAIT`, [company.tenant.id, warehouseIds]).catch(
        () => (areFree = false)
      )
    })
  )
  return { areFree, answer: await asked! }
}

const GOODS = 'SELECT id FROM products WHERE tenant_id = ? AND id IN (?) ORDER BY id FOR UPDATE'
const WAREHOUSES =
  'SELECT id FROM warehouses WHERE tenant_id = ? AND id IN (?) ORDER BY id FOR UPDATE'

test.group('The order of locks: goods, then warehouses', (group) => {
  group.setup(anImportWorker)

  test('a request that waits for goods locks no warehouse', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [goods, service, later, customer] = [
      await aProduct(company),
      await aProduct(company, { isService: true }),
      await aProduct(company, { isService: true }),
      await aCustomer(company),
    ]
    const [changed, draft] = [
      ok(await api.post('/invoices', { customerId: customer.id, items: [service.id] })),
      ok(await api.post('/invoices', { customerId: customer.id, items: [later.id], draft: true })),
    ]
    ok(await api.patch(`/products/${later.id}`, { isService: false }))
    const quote = ok(await api.post('/quotes', { customerId: customer.id, items: [goods.id] }))
    const [home, gone] = [
      ok(await api.post('/warehouses', { name: 'Casa' })),
      ok(await api.post('/warehouses', { name: 'Vieja' })),
    ]
    const returned = ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: goods.id, quantity: 1 }],
        warehouseId: gone.id,
      })
    )
    ok(
      await api.post('/stock-movements', {
        productId: goods.id,
        warehouseId: gone.id,
        type: 'IN',
        reason: 'ADJUSTMENT',
        quantity: 1,
      })
    )
    ok(await api.delete(`/warehouses/${gone.id}`))

    const waits: Record<string, () => Promise<Answer>> = {
      'a sale': () => api.post('/invoices', { customerId: customer.id, items: [goods.id] }),
      'a change': () => api.patch(`/invoices/${changed.id}`, { items: [goods.id] }),
      'the issue of a draft': () => api.post(`/invoices/${draft.id}/issue`),
      'a quote that is invoiced': () => api.post(`/quotes/${quote.id}/convert`, {}),
      'a void of what left from a warehouse that is gone': () =>
        api.post(`/invoices/${returned.id}/void`, { reason: 'x' }),
    }
    for (const [what, asking] of Object.entries(waits)) {
      const { areFree, answer } = await waiting(
        company,
        [GOODS, [goods.id, later.id]],
        asking,
        '%FROM products p %FOR UPDATE',
        [home.id]
      )
      assert.deepEqual([answer.status < 300, areFree], [true, true], `${what}: ${answer.text}`)
    }

    const csv = `customerTaxId,sku,quantity\n${customer.taxId},${goods.sku},1\n`
    const { areFree, answer } = await waiting(
      company,
      [GOODS, [goods.id]],
      () => send(api, csv, { resource: 'invoices' }),
      '%FROM products p %FOR UPDATE',
      [home.id]
    )
    assert.containsSubset(await ended(api, answer), { created: 1, failed: 0 })
    assert.isTrue(areFree, 'an import')
    await assertStockTies(assert, company)
  })

  test('a change of warehouses locks all of them in order', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [first, second] = [
      ok(await api.post('/warehouses', { name: 'Norte', isDefault: true })),
      ok(await api.post('/warehouses', { name: 'Sur' })),
    ]

    for (const changes of [{ isDefault: true }, { parentWarehouseId: first.id }]) {
      const { areFree, answer } = await waiting(
        company,
        [WAREHOUSES, [first.id]],
        () => api.patch(`/warehouses/${second.id}`, changes),
        '%warehouses%',
        [second.id]
      )
      assert.containsSubset(ok(answer), changes)
      assert.isTrue(areFree, JSON.stringify(changes))
    }
  })

  test('imports beside sales beside changes of the default warehouse: nobody is turned away', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const { api, goods, warehouse: here, customer } = shop
    const [other, there] = [
      await aProduct(shop),
      ok(await api.post('/warehouses', { name: 'Shop' })),
    ]
    await receive(shop, other.id, there.id, 100)
    const customers = [customer, ...(await times(3, () => aCustomer(shop)))]
    const quotes = await times(8, async (n) =>
      ok(
        await api.post('/quotes', { customerId: customers[n % 4].id, items: [goods.id, other.id] })
      )
    )
    const file = (n: number) =>
      `reference,customerTaxId,sku,quantity\n${Array.from({ length: 40 }, (_, row) => `${n}-${row >> 1},${customers[(n + (row >> 1)) % 4].taxId},${(row + n) % 2 ? goods.sku : other.sku},1\n`).join('')}`

    const changing = (async () => {
      const answers: Answer[] = []
      for (let n = 0; n < 16; n++)
        answers.push(
          await api.patch(
            `/warehouses/${n % 2 ? here.id : there.id}`,
            n % 4 < 2 ? { isDefault: true } : { location: `Calle ${n}` }
          )
        )
      return answers
    })()
    const imports = times(4, async (n) =>
      ended(api, await send(api, file(n), { resource: 'invoices' }))
    )
    const sales = await times(32, (n) =>
      n % 4
        ? api.post(
            '/invoices',
            anInvoice({ ...shop, customer: customers[n % 4], goods: n % 3 ? goods : other })
          )
        : api.post(`/quotes/${quotes[n / 4].id}/convert`, {})
    )

    assert.deepEqual(
      [...sales, ...(await changing)].filter(({ status }) => status >= 300).map(({ text }) => text),
      []
    )
    for (const one of await imports)
      assert.containsSubset(one, { status: 'COMPLETED', created: 20, failed: 0 })
    await assertStockTies(assert, shop)
    const { ok: isSound, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })
})
