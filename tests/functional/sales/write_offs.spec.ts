import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { clock } from '#core/primitives/clock'
import { clientOf } from '#tests/api'
import { unique } from '#tests/company'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { listensTo } from '#tests/functional/announced'
import { postedOf } from './posted.js'
import { aShop, issued, ok, owedBy, theBooks, times, type Shop } from './shop.js'

const today = () => todayIn('America/Bogota')
const ago = (days: number) => addDays(today(), -days)
const writeOff = ({ api }: Shop, id: string, more: object = {}) =>
  api.post(`/invoices/${id}/write-off`, { reason: 'Cliente cerrado', ...more })
const invoiceOf = async ({ api }: Shop, id: string) => ok(await api.get(`/invoices/${id}`))
const keyOf = async ({ api }: Shop, ...scopes: string[]) =>
  clientOf(ok(await api.post('/api-keys', { name: unique('Key'), scopes })).key)
const isWhole = async ({ api }: Shop) => ok(await api.get('/reports/integrity')).ok

/** An invoice of 59.50 that was issued so many days ago. */
async function issuedAgo(shop: Shop, days: number) {
  clock.travelTo(new Date(Date.now() - days * 86_400_000))
  const invoice = await issued(shop, 2)
  clock.travelTo(null)
  return invoice
}

test.group('Write-offs', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('what a customer will not pay becomes an expense, in part and then in full', async ({
    assert,
    cleanup,
  }) => {
    const told = listensTo('invoice.written_off', cleanup)
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    assert.include(invoice.allowedActions, 'write-off')
    assert.containsSubset(invoice, { settledAmount: 0, writtenOffAmount: 0, writeOffs: [] })

    const part = ok(await writeOff(shop, invoice.id, { amount: 9.5 }))
    assert.containsSubset(part, {
      status: 'PARTIALLY_PAID',
      writtenOffAmount: 9.5,
      settledAmount: 9.5,
      balance: 50,
      amountDue: 50,
      paidAmount: 0,
      writeOffs: [{ amount: 9.5, date: today(), reason: 'Cliente cerrado', voidedOn: null }],
    })
    assert.deepEqual(await postedOf(shop, part.writeOffs[0].id), [
      [today(), '519595 9.5', '130505 -9.5'],
    ])
    const whole = ok(await writeOff(shop, invoice.id))
    assert.containsSubset(whole, { status: 'PAID', writtenOffAmount: 59.5, balance: 0 })
    assert.deepEqual(
      whole.writeOffs.map(({ amount }: any) => amount),
      [9.5, 50]
    )
    assert.notInclude(whole.allowedActions, 'write-off')
    assert.notInclude(whole.allowedActions, 'void')
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    assert.lengthOf(await told(shop), 2)
    assert.isTrue(await isWhole(shop))
  })

  test('a void write-off is owed again, from its day on, and once', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issuedAgo(shop, 10)
    const [first] = ok(await writeOff(shop, invoice.id, { date: ago(8) })).writeOffs
    const path = `/invoices/${invoice.id}/write-offs/${first.id}/void`

    assert.containsSubset(ok(await shop.api.post(path, { date: ago(3) })), {
      status: 'ISSUED',
      balance: 59.5,
      writtenOffAmount: 0,
      writeOffs: [{ id: first.id, date: ago(8), voidedOn: ago(3) }],
    })
    assert.equal(await owedBy(shop, shop.customer.id), 59.5)
    assert.deepEqual(await postedOf(shop, first.id), [
      [ago(8), '519595 59.5', '130505 -59.5'],
      [ago(3), '519595 -59.5', '130505 59.5'],
    ])
    const again = await shop.api.post(path, {})
    assert.deepEqual([again.status, again.body.code], [409, 'INVALID_TRANSITION'])
    const other = await issued(shop)
    const stranger = `/invoices/${other.id}/write-offs/${first.id}/void`
    assert.equal((await shop.api.post(stranger, {})).status, 404)
    assert.isTrue(await isWhole(shop))
  })

  test('an invoice is neither voided nor reissued while a write-off stands', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const { writeOffs } = ok(await writeOff(shop, invoice.id, { amount: 1 }))
    const voids = () => shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'Error' })
    const changes = () =>
      shop.api.patch(`/invoices/${invoice.id}`, {
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
    for (const { status, body } of [await voids(), await changes()])
      assert.deepEqual([status, body.code], [409, 'INVALID_TRANSITION'])

    ok(await shop.api.post(`/invoices/${invoice.id}/write-offs/${writeOffs[0].id}/void`, {}))
    const voided = ok(await voids())
    assert.containsSubset(voided, { status: 'VOID', balance: 0, amountDue: 0 })
    assert.lengthOf(voided.writeOffs, 1)
    assert.isTrue(await isWhole(shop))
  })

  test('the expense goes to an account of choice, which is no control account', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const accounts = ok(
      await shop.api.get('/accounts?limit=100&code=130505,280505,530505,1305')
    ).data
    const idOf = (code: string) => accounts.find((one: any) => one.code === code).id
    const books = await theBooks(shop)
    for (const [accountId, status, code] of [
      [idOf('130505'), 409, 'CONTROL_ACCOUNT'],
      [idOf('280505'), 409, 'CONTROL_ACCOUNT'],
      [idOf('1305'), 422, 'INVALID'],
      ['019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', 422, 'NOT_FOUND'],
    ] as const) {
      const answer = await writeOff(shop, invoice.id, { accountId })
      assert.deepEqual(
        [answer.status, answer.body.errors[0].field, answer.body.errors[0].code],
        [status, 'accountId', code]
      )
    }
    assert.deepEqual(await theBooks(shop), books)

    const other = idOf('530505')
    const { writeOffs } = ok(await writeOff(shop, invoice.id, { accountId: other }))
    assert.equal(writeOffs[0].accountId, other)
  })

  test('amounts and days that cannot be are refused, and nothing is left of it', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issuedAgo(shop, 10)
    const draft = await issued(shop, 1, { draft: true })
    ok(await shop.api.post('/fiscal-periods/close', { through: ago(9) }))
    const books = await theBooks(shop)
    const refused: [object, number, string, string | undefined][] = [
      [{ amount: 59.51 }, 409, 'OVERPAYMENT', 'amount'],
      [{ amount: 0 }, 422, 'TOO_SMALL', 'amount'],
      [{ amount: 1.001 }, 422, 'TOO_PRECISE', 'amount'],
      [{ date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
      [{ date: ago(11) }, 422, 'INVALID', 'date'],
      [{ date: ago(9) }, 409, 'PERIOD_CLOSED', 'date'],
      [{ reason: '' }, 422, 'REQUIRED', 'reason'],
      [{ account: 'x' }, 422, 'UNKNOWN_FIELD', 'account'],
    ]
    for (const [more, status, code, field] of refused) {
      const answer = await writeOff(shop, invoice.id, more)
      assert.deepEqual(
        [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field],
        [status, code, field],
        answer.text
      )
    }
    assert.equal((await writeOff(shop, draft.id)).body.code, 'INVALID_TRANSITION')
    assert.equal((await writeOff(shop, NOBODYS_ID)).status, 404)
    assert.deepEqual(await theBooks(shop), books)
  })

  test('it needs accounting:write', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    const path = `/invoices/${invoice.id}/write-off`
    const seller = await keyOf(shop, 'invoices:read', 'invoices:write')
    assert.equal((await seller.post(path, { reason: 'x' })).status, 403)
    const accountant = await keyOf(shop, 'invoices:read', 'accounting:write')
    assert.equal((await accountant.post(path, { reason: 'x' })).status, 200)
  })

  test('of parallel write-offs and payments no more is taken than is owed', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const answers = await times(8, (index) =>
      index % 2
        ? writeOff(shop, invoice.id, { amount: 20 })
        : shop.api.post('/payments', {
            ...{ invoiceId: invoice.id, amount: 20, paymentMethod: 'CASH' },
            reference: unique('R'),
          })
    )
    assert.lengthOf(
      answers.filter(({ status }) => status < 300),
      2
    )
    assert.equal((await invoiceOf(shop, invoice.id)).balance, 19.5)
    assert.isTrue(await isWhole(shop))
  })
})
