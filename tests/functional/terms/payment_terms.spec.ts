import { test } from '@japa/runner'
import { sandboxOfCompany } from '#tests/sandbox'
import { aShop, anInvoice, issued, ok } from '../sales/shop.js'

const THIRDS = [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }]
const terms = (more: object = {}) => ({ name: 'Thirds', lines: THIRDS, ...more })
const refused = ({ status, body }: any) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]

test.group('Payment terms', () => {
  test('are created, found by name, changed and deleted', async ({ assert }) => {
    const { api } = await aShop({ stock: 0 })
    const made = ok(await api.post('/payment-terms', terms({ discount: { percent: 2, days: 10 } })))
    const line = { amount: null, balance: false, months: 0, days: 0, endOfMonth: false, addDays: 0 }
    assert.containsSubset(made, {
      name: 'Thirds',
      active: true,
      discount: { percent: 2, days: 10, taxTreatment: 'NEVER' },
      lines: [
        { ...line, percent: 30 },
        { ...line, percent: 30, months: 1 },
        { ...line, percent: null, balance: true, months: 2 },
      ],
    })
    assert.deepEqual(ok(await api.get(`/payment-terms/${made.id}`)), made)
    assert.equal(ok(await api.get('/payment-terms?search=thir')).meta.total, 1)
    assert.equal(ok(await api.patch(`/payment-terms/${made.id}`, made)).version, made.version)

    const changed = ok(
      await api.patch(`/payment-terms/${made.id}`, {
        discount: null,
        lines: [{ balance: true, days: 8 }],
      })
    )
    assert.deepEqual([changed.discount, changed.lines.length], [null, 1])
    assert.deepEqual(refused(await api.post('/payment-terms', terms({ name: 'thirds' }))), [
      409,
      'name',
      'DUPLICATE',
    ])
    assert.equal((await api.delete(`/payment-terms/${made.id}`)).status, 204)
    assert.equal((await api.get(`/payment-terms/${made.id}`)).status, 404)
  })

  test('refuse lines that do not add up, and negative days', async ({ assert }) => {
    const { api } = await aShop({ stock: 0 })
    const balance = { balance: true }
    const cases: [object, string, string][] = [
      [{ lines: [] }, 'lines', 'TOO_FEW_ITEMS'],
      [{ lines: [{ percent: 50 }] }, 'lines', 'INVALID'],
      [{ lines: [balance, { ...balance, days: 3 }] }, 'lines', 'INVALID'],
      [{ lines: [{ percent: 60 }, { percent: 40 }, balance] }, 'lines', 'TOO_LARGE'],
      [{ lines: [{ days: 3 }, balance] }, 'lines.0.percent', 'REQUIRED'],
      [{ lines: [{ percent: 5, amount: 5 }, balance] }, 'lines.0', 'CONTRADICTION'],
      [{ lines: [{ percent: 5, balance: true }] }, 'lines.0', 'CONTRADICTION'],
      [{ lines: [{ percent: 0 }, balance] }, 'lines.0.percent', 'TOO_SMALL'],
      [{ lines: [{ percent: 101 }, balance] }, 'lines.0.percent', 'TOO_LARGE'],
      [{ lines: [{ amount: -5 }, balance] }, 'lines.0.amount', 'TOO_SMALL'],
      [{ lines: [{ ...balance, months: -1 }] }, 'lines.0.months', 'TOO_SMALL'],
      [{ lines: [{ ...balance, days: -1 }] }, 'lines.0.days', 'TOO_SMALL'],
      [{ lines: [{ ...balance, addDays: -1 }] }, 'lines.0.addDays', 'TOO_SMALL'],
      [{ lines: [{ ...balance, days: 1.5 }] }, 'lines.0.days', 'TOO_PRECISE'],
      [{ lines: [{ ...balance, months: 99_999 }] }, 'lines.0.months', 'TOO_LARGE'],
      [{ lines: [{ ...balance, moths: 1 }] }, 'lines.0.moths', 'UNKNOWN_FIELD'],
      [{ name: null }, 'name', 'REQUIRED'],
      [{ discount: { percent: 0, days: 3 } }, 'discount.percent', 'TOO_SMALL'],
      [{ discount: { percent: 100, days: 3 } }, 'discount.percent', 'TOO_LARGE'],
      [{ discount: { percent: 2, days: -3 } }, 'discount.days', 'TOO_SMALL'],
      [{ discount: { percent: 2 } }, 'discount.days', 'REQUIRED'],
      [
        { discount: { percent: 2, days: 1, taxTreatment: 'SOMETIMES' } },
        'discount.taxTreatment',
        'INVALID_CHOICE',
      ],
      [
        { lines: [{ amount: 5 }, balance], discount: { percent: 2, days: 1 } },
        'discount',
        'CONTRADICTION',
      ],
    ]
    for (const [more, field, code] of cases)
      assert.deepEqual(
        refused(await api.post('/payment-terms', terms(more))),
        [422, field, code],
        JSON.stringify(more)
      )
  })

  test('that a document names keep their lines and stay', async ({ assert }) => {
    const shop = await aShop()
    const { api } = shop
    const made = ok(await api.post('/payment-terms', terms()))
    const path = `/payment-terms/${made.id}`
    const invoice = await issued(shop, 1, { paymentTermsId: made.id })

    assert.deepEqual(refused(await api.patch(path, { lines: [{ balance: true }] })), [
      422,
      'lines',
      'IMMUTABLE_FIELD',
    ])
    ok(await api.patch(path, { lines: made.lines, name: 'Tercios' }))
    ok(await api.patch(path, { discount: { percent: 2, days: 3 } }))
    assert.isNull(ok(await api.get(`/invoices/${invoice.id}`)).earlyDiscount)
    assert.equal((await api.delete(path)).body.code, 'IN_USE')

    ok(await api.patch(path, { active: false }))
    assert.deepEqual(
      refused(await api.post('/invoices', anInvoice(shop, 1, { paymentTermsId: made.id }))),
      [409, 'paymentTermsId', 'PAYMENT_TERMS_INACTIVE']
    )
    ok(await api.patch(`/invoices/${invoice.id}`, { notes: 'x', paymentTermsId: made.id }))
  })

  test('of another company are not found, and a sandbox begins with a copy', async ({ assert }) => {
    const [shop, other] = [await aShop(), await aShop({ stock: 0 })]
    const made = ok(await shop.api.post('/payment-terms', terms()))
    const theirs = ok(await other.api.post('/payment-terms', terms()))
    for (const path of ['/invoices', '/quotes'])
      assert.deepEqual(
        refused(await shop.api.post(path, anInvoice(shop, 1, { paymentTermsId: theirs.id }))),
        [422, 'paymentTermsId', 'NOT_FOUND']
      )
    const sandbox = await sandboxOfCompany(shop)
    assert.equal(ok(await sandbox.api.get('/payment-terms')).data[0].name, made.name)
  })
})
