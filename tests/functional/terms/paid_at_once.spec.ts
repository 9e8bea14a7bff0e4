import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { aShop, anInvoice, entriesOf, ok, owedBy, theBooks, type Shop } from '../sales/shop.js'

const refused = ({ status, body }: any) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
const sells = (shop: Shop, paid: object, more: object = {}) =>
  shop.api.post('/invoices', anInvoice(shop, 1, { paid, ...more }))
const paymentsOf = async ({ api }: Shop, { id }: { id: string }) =>
  ok(await api.get(`/payments?invoiceId=${id}`)).data

test.group('Invoices that are paid at once', () => {
  test('are issued and paid in one transaction', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(await sells(shop, {}))
    assert.containsSubset(invoice, { status: 'PAID', paidAmount: 29.75, balance: 0, warnings: [] })
    assert.isNumber(invoice.number)
    const { warnings: _, ...read } = ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(invoice, read)
    const [payment] = await paymentsOf(shop, invoice)
    assert.containsSubset(payment, { amount: 29.75, paymentMethod: 'CASH', bankAccountId: null })
    assert.deepEqual(await entriesOf(shop, payment.id), ['Dr cash 29.75', 'Cr receivable 29.75'])
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    const { ok: isWell, checks } = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(isWell, JSON.stringify(checks.filter((one: any) => !one.ok)))
  })

  test('say which bank account was assumed, and take what the request says', async ({ assert }) => {
    const shop = await aShop()
    const bank = ok(await shop.api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
    const assumed = ok(await sells(shop, { method: 'TRANSFER' }))
    assert.containsSubset(assumed.warnings, [
      { code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: bank.id },
    ])
    const yesterday = addDays(todayIn('America/Bogota'), -1)
    const paid = { date: yesterday, bankAccountId: bank.id, method: 'CARD', reference: 'Voucher 7' }
    const invoice = ok(await sells(shop, paid, { paymentMethod: 'CREDIT' }))
    const [payment] = await paymentsOf(shop, invoice)
    assert.containsSubset(payment, {
      ...{ date: yesterday, bankAccountId: bank.id },
      ...{ paymentMethod: 'CARD', reference: 'Voucher 7' },
    })
    assert.deepEqual([invoice.warnings, invoice.status], [[], 'PAID'])
  })

  test('leave everything as it was when the payment is refused', async ({ assert }) => {
    const shop = await aShop()
    const before = await theBooks(shop)
    const tomorrow = addDays(todayIn('America/Bogota'), 1)
    const cases: [object, object, [number, string, string]][] = [
      [{ date: tomorrow }, {}, [422, 'paid.date', 'FUTURE_DATE']],
      [{ bankAccountId: shop.customer.id }, {}, [422, 'paid.bankAccountId', 'NOT_FOUND']],
      [{ method: 'GOLD' }, {}, [422, 'paid.method', 'INVALID_CHOICE']],
      [{ amount: 5 }, {}, [422, 'paid.amount', 'UNKNOWN_FIELD']],
      [{}, { draft: true }, [422, 'paid', 'CONTRADICTION']],
    ]
    for (const [paid, more, answer] of cases)
      assert.deepEqual(refused(await sells(shop, paid, more)), answer)
    assert.deepEqual(await theBooks(shop), before)
  })

  test('of 0 take no payment; a dry run and ten at once keep the books right', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 20 })
    const free = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.service.id, quantity: 1, unitPrice: 0 }],
        paid: {},
      })
    )
    assert.equal(free.status, 'PAID')
    assert.lengthOf(await paymentsOf(shop, free), 0)

    const before = await theBooks(shop)
    const dry = await shop.api.post('/invoices', anInvoice(shop, 1, { paid: {} }), {
      prefer: 'dry-run',
    })
    assert.equal(dry.status, 201)
    assert.deepEqual(await theBooks(shop), before)

    const all = await Promise.all(Array.from({ length: 10 }, () => sells(shop, {})))
    assert.deepEqual(
      all.map(({ status }) => status),
      all.map(() => 201)
    )
    const { ok: isWell, checks } = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(isWell, JSON.stringify(checks.filter((one: any) => !one.ok)))
  })
})
