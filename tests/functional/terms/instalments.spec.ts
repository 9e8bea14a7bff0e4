import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { inPatientSlot } from '#documents/drawing_slot'
import { invoiceLetter } from '#sales/mail/letters'
import { print } from '../documents/printed.js'
import { aProduct, aShop, anInvoice, ok, type Shop } from '../sales/shop.js'

const THIRDS = [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }]

/** An invoice of G3: 1,190,000.01 on 31 January, when the shop has the clock of that day. */
async function thirds(shop: Shop, more: object = {}) {
  const terms = ok(await shop.api.post('/payment-terms', { name: 'Thirds', lines: THIRDS }))
  const service = await aProduct(shop, { isService: true, sellingPrice: 1_190_000.01, taxRate: 0 })
  const items = [{ productId: service.id, quantity: 1 }]
  return {
    terms,
    invoice: ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items,
        paymentTermsId: terms.id,
        ...more,
      })
    ),
  }
}

const rowsOf = ({ installments }: any) =>
  installments.map((row: any) => [row.dueDate, row.amount, row.paidAmount, row.balance])
const balances = ({ installments }: any) => installments.map(({ balance }: any) => balance)
const refused = ({ status, body }: any) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
const pays = ({ api }: Shop, { id }: { id: string }, amount: number) =>
  api.post('/payments', { invoiceId: id, amount, paymentMethod: 'CASH' })

test.group('Instalments of an invoice', (group) => {
  group.each.setup(() => clock.travelTo(new Date('2025-01-31T15:00:00Z')))
  group.each.teardown(() => clock.travelTo(null))

  test('follow from its terms, to the cent, with the day clamped', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { invoice } = await thirds(shop)
    assert.deepEqual(rowsOf(invoice), [
      ['2025-01-31', 357_000, 0, 357_000],
      ['2025-02-28', 357_000, 0, 357_000],
      ['2025-03-31', 476_000.01, 0, 476_000.01],
    ])
    assert.equal(invoice.dueDate, '2025-03-31')
    const read = async () => ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.deepEqual((await read()).installments, invoice.installments)

    ok(await pays(shop, invoice, 400_000))
    assert.deepEqual(balances(await read()), [0, 314_000, 476_000.01])
    const letter: any = await shop.as(() => inPatientSlot(() => invoiceLetter(invoice.id)))
    assert.deepEqual(letter.said[1], 'Vence el 28/02/2025.')
    assert.match(letter.facts[2][1], /^28\/02\/2025 \(en 28 días\)$/)
    const { ok: isWell, checks } = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(isWell, JSON.stringify(checks))
    assert.containsSubset(
      checks.find(({ name }: any) => name === 'instalments = totals less credits'),
      { left: 1_190_000.01, right: 1_190_000.01 }
    )
  })

  test('are lowered from the last by credits, and settled from the first by money', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const terms = ok(await shop.api.post('/payment-terms', { name: 'Thirds', lines: THIRDS }))
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.service.id, quantity: 10, taxRate: 0 }],
        paymentTermsId: terms.id,
      })
    )
    ok(await pays(shop, invoice, 350))
    ok(
      await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'x',
        items: [{ productId: shop.service.id, quantity: 5 }],
      })
    )
    const after = ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.deepEqual(rowsOf(after), [
      ['2025-01-31', 300, 300, 0],
      ['2025-02-28', 200, 50, 150],
      ['2025-03-31', 0, 0, 0],
    ])
    assert.equal(after.balance, 150)
  })

  test('of a draft are computed anew when it is issued', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { invoice: draft } = await thirds(shop, { draft: true })
    assert.deepEqual(balances(draft), [357_000, 357_000, 476_000.01])

    clock.travelTo(new Date('2025-02-10T15:00:00Z'))
    const invoice = ok(await shop.api.post(`/invoices/${draft.id}/issue`))
    const days = ['2025-02-10', '2025-03-10', '2025-04-10']
    assert.deepEqual(
      [invoice, ok(await shop.api.get(`/invoices/${draft.id}`))].map(({ installments }) =>
        installments.map(({ dueDate }: any) => dueDate)
      ),
      [days, days]
    )
    assert.equal(invoice.dueDate, days[2])
  })

  test('change with items and terms; a dueDate that contradicts them is refused', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { invoice, terms } = await thirds(shop)
    const path = `/invoices/${invoice.id}`
    const change = async (more: object) => ok(await shop.api.patch(path, more))

    for (const body of [
      { dueDate: '2025-05-01' },
      { paymentTermsId: terms.id, dueDate: '2025-05-01' },
    ])
      assert.deepEqual(refused(await shop.api.patch(path, body)), [422, 'dueDate', 'CONTRADICTION'])
    assert.deepEqual(
      refused(
        await shop.api.post('/invoices', {
          ...anInvoice(shop),
          paymentTermsId: terms.id,
          dueDate: '2025-02-01',
        })
      ),
      [422, 'dueDate', 'CONTRADICTION']
    )
    ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.service.id, quantity: 1 }],
        paymentTermsId: terms.id,
        dueDate: '2025-03-31',
      })
    )

    const [line] = invoice.items
    const more = await change({ items: [{ ...line, unitPrice: 1_000 }] })
    assert.deepEqual(balances(more), [300, 300, 400])
    const other = ok(
      await shop.api.post('/payment-terms', {
        name: 'Net 30',
        lines: [{ balance: true, days: 30 }],
        discount: { percent: 2, days: 10 },
      })
    )
    const net = await change({ ...more, paymentTermsId: other.id })
    assert.deepEqual(rowsOf(net), [['2025-03-02', 1_000, 0, 1_000]])
    assert.deepEqual(net.earlyDiscount, { amount: 20, until: '2025-02-10' })
    const none = await change({ paymentTermsId: null })
    assert.containsSubset(none, { installments: [], earlyDiscount: null, dueDate: '2025-01-31' })
  })

  test('make an invoice overdue as soon as the first open one is past', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { invoice } = await thirds(shop)
    const isOverdue = async () => ok(await shop.api.get(`/invoices/${invoice.id}`)).overdue
    const listed = async () =>
      ok(await shop.api.get('/invoices?overdue=true&sort=dueDate')).meta.total
    assert.deepEqual([await isOverdue(), await listed()], [false, 0])
    clock.travelTo(new Date('2025-02-01T15:00:00Z'))
    assert.deepEqual([await isOverdue(), await listed()], [true, 1])
    ok(await pays(shop, invoice, 357_000))
    assert.deepEqual([await isOverdue(), await listed()], [false, 0])
    clock.travelTo(new Date('2025-03-01T15:00:00Z'))
    assert.deepEqual([await isOverdue(), await listed()], [true, 1])
    assert.equal(ok(await shop.api.get('/invoices?overdue=false')).meta.total, 0)
  })

  test('stand on the PDF of the invoice', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { invoice } = await thirds(shop)
    const { words } = await print(shop.api, `/invoices/${invoice.id}/pdf`)
    assert.match(words, /(Cuotas|Instalments): .*357[.,]000[.,]00.*476[.,]000[.,]01/)
  })

  test('of a quote are those of its invoice', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const terms = ok(await shop.api.post('/payment-terms', { name: 'Thirds', lines: THIRDS }))
    const items = [{ productId: shop.service.id, quantity: 10, taxRate: 0 }]
    const quoted = { customerId: shop.customer.id, items, paymentTermsId: terms.id }
    const convert = async (body: object) => {
      const quote = ok(await shop.api.post('/quotes', quoted))
      assert.equal(quote.paymentTermsId, terms.id)
      return ok(await shop.api.post(`/quotes/${quote.id}/convert`, body))
    }
    assert.deepEqual(balances(await convert({})), [300, 300, 400])
    const dated = await convert({ dueDate: '2025-02-05' })
    assert.deepEqual([dated.paymentTermsId, dated.dueDate], [null, '2025-02-05'])
  })
})
