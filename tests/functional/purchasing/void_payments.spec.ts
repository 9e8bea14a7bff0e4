import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany, type Company } from '#tests/company'
import { aProduct, aWarehouse, booksOf } from '#tests/functional/inventory/goods'
import { mustTieOut } from '#tests/functional/purchasing/tie_out'

/** An order of 100 that came in, and is owed. */
async function aDebt({ api }: Company) {
  const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
  const { body } = await api.post('/purchase-orders', {
    warehouseId: warehouse.id,
    items: [product.id],
  })
  for (const verb of ['order', 'receive']) await api.post(`/purchase-orders/${body.id}/${verb}`)
  return `/purchase-orders/${body.id}`
}

async function aPaidDebt(company: Company, more: Record<string, unknown> = {}) {
  const order = await aDebt(company)
  const paid = await company.api.post(`${order}/payments`, { amount: 60, ...more })
  return { order, payment: paid.body, at: `${order}/payments/${paid.body.id}` }
}

/** Books, payments and audit log: equal before and after means that nothing happened. */
const allOf = async (company: Company) => ({
  ...(await booksOf(company)),
  payments: await company.as(() =>
    rows('SELECT * FROM supplier_payments WHERE tenant_id = ? ORDER BY id', [Current.tenantId])
  ),
  audits: await company.as(() =>
    rows('SELECT COUNT(*) AS count FROM audit_logs WHERE tenant_id = ?', [Current.tenantId])
  ),
})

test.group('Payments to suppliers that are taken back', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a payment is found where its creation said, and in its order alone', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const order = await aDebt(company)
    const paid = await api.post(`${order}/payments`, { amount: 60 })
    assert.containsSubset(paid.body, {
      status: 'PAID',
      voidedOn: null,
      voidReason: null,
      allowedActions: ['void'],
    })

    const location = paid.headers.get('location')!
    assert.equal(location, `/api/v1${order}/payments/${paid.body.id}`)
    assert.deepEqual((await api.get(location.replace('/api/v1', ''))).body, paid.body)
    assert.deepEqual((await api.get(`${order}/payments`)).body.data, [paid.body])
    assert.equal((await api.get(`${await aDebt(company)}/payments/${paid.body.id}`)).status, 404)
  })

  test('a voided payment is owed again, the bank has it back, and the order can be paid', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const { body: bank } = await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' })
    const inBank = async () => (await api.get(`/bank-accounts/${bank.id}`)).body.balance
    const { order, payment, at } = await aPaidDebt(company, { amount: 100, bankAccountId: bank.id })
    assert.equal(await inBank(), -100)
    await mustTieOut(assert, company, 0)

    const { status, body } = await api.post(`${at}/void`, { reason: 'The bank sent it back' })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      ...payment,
      status: 'VOID',
      voidedOn: todayIn(tenant.timezone),
      voidReason: 'The bank sent it back',
      allocatedAmount: 0,
      allocations: [{ ...payment.allocations[0], voidedOn: todayIn(tenant.timezone) }],
      allowedActions: [],
      version: 2,
      updatedAt: body.updatedAt,
    })
    assert.deepEqual((await api.get(at)).body, body)
    assert.containsSubset((await api.get(order)).body, {
      status: 'RECEIVED',
      paidAmount: 0,
      balance: 100,
      allowedActions: ['return', 'pay'],
    })
    assert.equal(await inBank(), 0)
    await mustTieOut(assert, company, 100)

    const entries = (await api.get(`/journal-entries?reference=${payment.id}&sort=number`)).body
      .data
    assert.deepEqual(
      entries.map(({ reversesId }: any) => reversesId),
      [null, entries[0].id]
    )
    const logged = await company.as(() =>
      rows(
        "SELECT entity FROM audit_logs WHERE tenant_id = ? AND action LIKE '%.updated' AND `before` LIKE '%PAID%' AND entity_id = ?",
        [Current.tenantId, payment.id]
      )
    )
    assert.deepEqual(
      logged.map(({ entity }) => entity),
      ['supplier_payment']
    )

    assert.equal(
      (await api.post(`${order}/payments`, { amount: 100, bankAccountId: bank.id })).status,
      201
    )
    assert.containsSubset((await api.get(order)).body, {
      paidAmount: 100,
      balance: 0,
      allowedActions: ['return'],
    })
    assert.equal(await inBank(), -100)
    await mustTieOut(assert, company, 0)
  })

  test('debts of the days between stay unchanged', async ({ assert }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const today = todayIn(tenant.timezone)
    clock.travelTo(new Date(Date.now() - 5 * 86_400_000))
    const { at } = await aPaidDebt(company)
    clock.travelTo(null)
    await api.post(`${at}/void`, {})

    const owedOn = async (day: string) =>
      (await api.get(`/reports/payables-aging?asOf=${day}`)).body.totals.total
    assert.deepEqual([await owedOn(addDays(today, -1)), await owedOn(today)], [40, 100])
    await mustTieOut(assert, company, 100)
  })

  test('a supplier payment is voided once, below its own order', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { order, at } = await aPaidDebt(company)
    const other = await aPaidDebt(company)
    assert.equal((await api.post(`${at}/void`)).status, 200)
    const before = await allOf(company)

    assert.containsSubset((await api.post(`${at}/void`, {})).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'VOID',
      allowedActions: [],
    })
    assert.equal((await api.post(`${order}/payments/${other.payment.id}/void`, {})).status, 404)
    assert.equal(
      (await api.post(`${other.at}/void`, { reason: 'x'.repeat(1001) })).body.errors[0].field,
      'reason'
    )
    assert.equal((await api.delete(at)).status, 405)
    assert.deepEqual(await allOf(company), before)
  })

  test('the ids of another company are not found', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const [own, foreign] = [await aPaidDebt(ours), await aPaidDebt(theirs)]
    const before = [await allOf(ours), await allOf(theirs)]

    for (const path of [
      foreign.at,
      `${own.order}/payments/${foreign.payment.id}`,
      `${foreign.order}/payments/${own.payment.id}`,
    ]) {
      assert.equal((await ours.api.get(path)).status, 404, path)
      assert.equal((await ours.api.post(`${path}/void`, {})).status, 404, path)
    }
    assert.deepEqual([await allOf(ours), await allOf(theirs)], before)
  })

  test('nothing is voided in a closed period', async ({ assert }) => {
    const company = await aCompany()
    const { api, as, tenant } = company
    const { at } = await aPaidDebt(company)
    await as(() =>
      execute('UPDATE ledgers SET closed_through = ? WHERE tenant_id = ?', [
        addDays(todayIn(tenant.timezone), 1),
        Current.tenantId,
      ])
    )
    const before = await allOf(company)

    assert.containsSubset((await api.post(`${at}/void`, {})).body, {
      status: 409,
      code: 'PERIOD_CLOSED',
    })
    assert.deepEqual(await allOf(company), before)
  })

  test('a dry run shows the entry and does nothing; one key voids once', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { at } = await aPaidDebt(company)
    const before = await allOf(company)

    const dry = await api.post(`${at}/void`, {}, { prefer: 'dry-run' })
    assert.equal(dry.headers.get('preference-applied'), 'dry-run')
    assert.equal(dry.body.status, 'VOID')
    assert.sameMembers(
      dry.body.effects.journal[0].lines.map(({ debit, credit }: any) => debit - credit),
      [60, -60]
    )
    assert.deepEqual(await allOf(company), before)

    const again = () => api.post(`${at}/void`, {}, { 'idempotency-key': 'one' })
    const [first, second] = [await again(), await again()]
    assert.deepEqual([first.status, second.text], [200, first.text])
  })

  test('a void is announced to webhooks, and viewers may not do it', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { at, payment } = await aPaidDebt(company)
    assert.equal(
      (
        await api.post('/webhooks', {
          url: 'https://example.com/hook',
          events: ['supplier_payment.voided'],
        })
      ).status,
      201
    )

    const viewer = await company.aUser('VIEWER')
    assert.equal((await viewer.api.post(`${at}/void`, {})).status, 403)
    assert.equal((await api.post(`${at}/void`, {})).status, 200)
    const told = await company.as(() =>
      rows('SELECT type, subject FROM webhook_messages WHERE tenant_id = ? AND is_subscribed = 1', [
        Current.tenantId,
      ])
    )
    assert.deepEqual(
      told.map(({ type, subject }) => [type, jsonOf(subject)]),
      [
        [
          'supplier_payment.voided',
          { supplierPaymentId: payment.id, purchaseOrderId: payment.purchaseOrderId },
        ],
      ]
    )
  })
})

test.group('Payments to suppliers under many hands', () => {
  test('a payment that is voided by several at once is voided once', async ({ assert }) => {
    const company = await aCompany()
    const { order, at } = await aPaidDebt(company)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => company.api.post(`${at}/void`, {}))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)])
    for (const { status, body } of answers)
      if (status === 409) assert.equal(body.code, 'INVALID_TRANSITION')
    assert.containsSubset((await company.api.get(order)).body, { paidAmount: 0, balance: 100 })
    await mustTieOut(assert, company, 100)
  })

  test('parallel payments and voids never exceed the debt', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { order, at } = await aPaidDebt(company)

    const [gone, ...paid] = await Promise.all([
      api.post(`${at}/void`, {}),
      ...Array.from({ length: 6 }, () => api.post(`${order}/payments`, { amount: 40 })),
    ])
    assert.equal(gone.status, 200, gone.text)
    const count = paid.filter(({ status }) => status === 201).length
    assert.include([1, 2], count)
    for (const { status, body } of paid)
      if (status !== 201) assert.include(['OVERPAYMENT', 'INVALID_TRANSITION'], body.code)
    assert.containsSubset((await api.get(order)).body, {
      paidAmount: 40 * count,
      balance: 100 - 40 * count,
    })
    await mustTieOut(assert, company, 100 - 40 * count)
  })
})
