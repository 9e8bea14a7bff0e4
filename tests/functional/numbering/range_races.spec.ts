import { test } from '@japa/runner'
import type { Answer } from '#tests/api'
import { aCompany } from '#tests/company'
import { anImportWorker, ended, errorsOf, send } from '#tests/functional/integrations/helpers'
import { anInvoice, aCustomer, aShop, issued, ok, times } from '#tests/functional/sales/shop'
import { eventually } from '#tests/eventually'
import { lockRow, threadsWith } from '#tests/locks'
import { aRange, rangeOf, RANGE } from './range.js'

const fiscalOf = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ status, body }) => (status === 201 ? [body.fiscalNumber] : [])).sort()

const codesOf = (answers: readonly Answer[]) =>
  answers.flatMap(({ status, body }) => (status < 300 ? [] : [`${status} ${body.code}`]))

test.group('Races for fiscal numbers', (group) => {
  group.setup(anImportWorker)

  test('the last numbers of a range go to exactly as many of 20 parallel invoices', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const range = await aRange(shop, { from: 1, to: 7, default: true })
    const customers = [shop.customer, ...(await times(3, () => aCustomer(shop)))]

    const answers = await times(20, (n) =>
      shop.api.post('/invoices', anInvoice({ ...shop, customer: customers[n % 4] }))
    )
    assert.deepEqual(
      fiscalOf(answers),
      Array.from({ length: 7 }, (_, n) => `SETP${n + 1}`)
    )
    assert.deepEqual(codesOf(answers), Array(13).fill('409 RANGE_EXHAUSTED'))
    assert.containsSubset(await rangeOf(shop, range), { used: 7, remaining: 0, nextNumber: null })
    const { ok: isSound, checks } = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })

  test('invoices, issued drafts, quotes and notes of several ranges leave no gap', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const { api } = shop
    const own = await aRange(shop, { from: 1, default: true })
    const named = await aRange(shop, { prefix: 'B', from: 1 })
    const notes = await aRange(shop, {
      documentType: 'CREDIT_NOTE',
      prefix: 'NC',
      from: 1,
      default: true,
    })
    const [drafts, quotes, sold] = [
      await times(6, () => issued(shop, 1, { draft: true })),
      await times(4, async () =>
        ok(await api.post('/quotes', { customerId: shop.customer.id, items: [shop.goods.id] }))
      ),
      await times(4, () => issued(shop)),
    ]
    const answers = await Promise.all([
      ...drafts.map(({ id }) => api.post(`/invoices/${id}/issue`)),
      ...quotes.map(({ id }) => api.post(`/quotes/${id}/convert`, { numberingRangeId: named.id })),
      ...sold.map(({ id }) => api.post(`/invoices/${id}/credit-notes`, { reason: 'x' })),
      ...Array.from({ length: 6 }, (_, n) =>
        api.post('/invoices', anInvoice(shop, 1, n % 2 ? { numberingRangeId: named.id } : {}))
      ),
    ])

    assert.deepEqual(codesOf(answers), [])
    assert.deepEqual(
      [
        (await rangeOf(shop, own)).used,
        (await rangeOf(shop, named)).used,
        (await rangeOf(shop, notes)).used,
      ],
      [4 + 6 + 3, 4 + 3, 4]
    )
    const { ok: isSound, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })

  test('parallel changes of the default leave one default range, beside invoices', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const { api } = shop
    const ranges = [
      await aRange(shop, { prefix: 'A', default: true }),
      await aRange(shop, { prefix: 'B' }),
      await aRange(shop, { prefix: 'C' }),
    ]
    const [changes, sales] = await Promise.all([
      times(12, (n) => api.patch(`/numbering-ranges/${ranges[n % 3].id}`, { default: true })),
      times(12, () => api.post('/invoices', anInvoice(shop))),
    ])
    assert.deepEqual(codesOf([...changes, ...sales]), [])
    assert.isTrue(sales.every(({ body }) => body.fiscalNumber))
    assert.equal(ok(await api.get('/numbering-ranges?default=true')).meta.total, 1)
    const { ok: isSound, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })

  test('an invoice that waits while the default moves takes a number of the new default', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [first, second] = [
      await aRange(shop, { prefix: 'A', from: 1, default: true }),
      await aRange(shop, { prefix: 'B', from: 1 }),
    ]
    ok(await shop.api.post('/invoices', anInvoice(shop)))
    const other = await lockRow(shop, 'numbering_ranges', second.id)
    const move = shop.api.patch(`/numbering-ranges/${second.id}`, { default: true })
    await eventually(
      'the change waits for the ranges',
      async () => (await threadsWith(other, 'default_of AS defaultOf')).length
    )
    const sale = shop.api.post('/invoices', anInvoice(shop))
    await eventually(
      'the invoice waits for the ledger',
      async () => (await threadsWith(other, 'l.closed_through AS closedThrough')).length
    )
    await other.commit()
    await other.end()

    ok(await move)
    assert.equal(ok(await sale).fiscalNumber, 'B1')
    assert.deepEqual(
      [(await rangeOf(shop, first)).used, (await rangeOf(shop, second)).used],
      [1, 1]
    )
  })

  test('a draft that names no range of the company is refused alone in an import', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, goods, customer } = shop
    const range = await aRange(shop, { from: 1 })
    const row = (n: number, id: string) => `F-${n},${customer.taxId},${goods.sku},1,true,${id}\n`
    const csv = `reference,customerTaxId,sku,quantity,draft,numberingRangeId\n${row(1, range.id)}${row(2, customer.id)}${row(3, '')}`

    const done = await ended(api, await send(api, csv, { resource: 'invoices' }))
    assert.containsSubset(done, { status: 'COMPLETED', created: 2, failed: 1 })
    assert.include((await errorsOf(api, done)).join(), 'numberingRangeId NOT_FOUND')
  })

  test('of equal ranges that are created in parallel one stays, and of new defaults the last', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const equal = await times(6, () => api.post('/numbering-ranges', { ...RANGE, default: true }))
    assert.deepEqual(codesOf(equal), Array(5).fill('409 OVERLAP'))
    const others = await times(6, (n) =>
      api.post('/numbering-ranges', { ...RANGE, prefix: `P${n}`, default: true })
    )
    assert.deepEqual(codesOf(others), [])
    assert.equal(ok(await api.get('/numbering-ranges?default=true')).meta.total, 1)
  })

  test('an import takes a number for each invoice, and refused rows give theirs back', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100, settings: { allowNegativeStock: false } })
    const { api, goods, customer } = shop
    const own = await aRange(shop, { from: 1, to: 6, default: true })
    const named = await aRange(shop, { prefix: 'B', from: 1 })
    const row = (n: number, quantity: number, range = '') =>
      `F-${n},${customer.taxId},${goods.sku},${quantity},${range}\n`
    const csv = `reference,customerTaxId,sku,quantity,numberingRangeId\n${row(1, 1)}${row(2, 1, named.id)}${row(3, 500)}${row(4, 1)}${row(5, 1, customer.id)}${row(6, 1)}`

    const first = await ended(api, await send(api, csv, { resource: 'invoices' }))
    assert.containsSubset(first, { created: 4, failed: 2 })
    assert.deepEqual([(await rangeOf(shop, own)).used, (await rangeOf(shop, named)).used], [3, 1])
    const more = `reference,customerTaxId,sku,quantity,numberingRangeId\n${[11, 12, 13, 14, 15].map((n) => row(n, 1)).join('')}`
    const second = await ended(api, await send(api, more, { resource: 'invoices' }))
    assert.containsSubset(second, { created: 3, failed: 2 })
    assert.include((await errorsOf(api, second)).join(), 'RANGE_EXHAUSTED')
    const { ok: isSound, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })
})
