import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { execute } from '#core/database/query'
import { ok } from '#tests/functional/sales/shop'
import { aCreditor, aLevel, preview, run } from '#tests/functional/reminders/reminding'

type Creditor = Awaited<ReturnType<typeof aCreditor>>

/** Moves due days and reminders into the past, as if `days` had gone by. */
const daysLater = ({ as, tenant }: Creditor, days: number) =>
  as(async () => {
    for (const [table, column] of [
      ['reminders', 'date'],
      ['invoices', 'due_date'],
    ])
      await execute(
        `UPDATE ${table} SET ${column} = DATE_SUB(${column}, INTERVAL ? DAY) WHERE tenant_id = ?`,
        [days, tenant.id]
      )
  })

const charge = ({ api }: Creditor, { id }: { id: string }) => api.post(`/reminders/${id}/charge`)

/** A company with 24 % a year from day 10 and from day 30, and an invoice that is due. */
async function charging() {
  const company = await aCreditor([])
  for (const days of [10, 30]) await aLevel(company, days, { yearlyRate: 24 })
  return { company, invoice: await company.owes(10) }
}

test.group('Levels and charges of reminders', () => {
  test('a level that was sent is not sent again after its days are raised', async ({ assert }) => {
    const company = await aCreditor([])
    const first = await aLevel(company, 5)
    await aLevel(company, 20)
    const { id } = await company.owes(8)
    assert.equal((await run(company)).reminders[0].levelId, first.id)
    ok(await company.api.patch(`/reminder-levels/${first.id}`, { afterDays: 15 }))
    await daysLater(company, 8)
    assert.deepEqual((await run(company)).reminders, [])

    await company.owes(16)
    const [other] = (await run(company)).reminders
    assert.deepEqual([other.levelId, other.rows.length], [first.id, 1])
    await daysLater(company, 8)
    const [last] = (await run(company)).reminders
    assert.include(
      last.rows.map(({ invoiceId }: any) => invoiceId),
      id
    )
  })

  test('interest of days that a debit note has charged is not charged again', async ({
    assert,
  }) => {
    const { company } = await charging()
    const [first] = (await run(company)).reminders
    assert.equal(first.charge, 7_824.66)
    assert.equal(ok(await charge(company, first)).total, 7_824.66)

    await daysLater(company, 20)
    const [second] = (await run(company)).reminders
    assert.deepEqual([second.rows[0].days, second.charge], [30, 15_649.31])
    assert.equal(ok(await charge(company, second)).total, 15_649.31)
  })

  test('a debit note is reminded of, and no charge is made of a charge', async ({ assert }) => {
    const company = await aCreditor([])
    await aLevel(company, 10, { yearlyRate: 24, fee: 5_000 })
    const { id } = await company.owes(0)
    const items = [{ productId: company.product.id, quantity: 1, unitPrice: 100, taxRate: 0 }]
    const dueDate = addDays(company.today, -10)
    ok(await company.api.post(`/invoices/${id}/debit-notes`, { items, dueDate }))
    const [reminder] = (await run(company)).reminders
    assert.deepEqual([reminder.rows.length, reminder.balance, reminder.charge], [1, 100, 0])
    assert.equal((await charge(company, reminder)).body.code, 'NOTHING_TO_CHARGE')
  })

  test('of two reminders that were sent first, each charge takes what the other has left', async ({
    assert,
  }) => {
    const { company } = await charging()
    const [first] = (await run(company)).reminders
    await daysLater(company, 20)
    const [second] = (await run(company)).reminders
    assert.equal(second.charge, 23_473.97)
    const notes = await Promise.all([second, first].map((one) => charge(company, one)))
    const charged = notes.flatMap(({ status, body }) => (status === 201 ? [body.total] : []))
    assert.closeTo(
      charged.reduce((sum, one) => sum + one, 0),
      23_473.97,
      0.001
    )
    assert.include(['NOTHING_TO_CHARGE', undefined], notes[1].body.code)
  })

  test('a reminder is charged again once its debit note is void', async ({ assert }) => {
    const { company } = await charging()
    const [first] = (await run(company)).reminders
    const note = ok(await charge(company, first))
    assert.containsSubset((await charge(company, first)).body, {
      ...{ status: 409, code: 'INVALID_TRANSITION', debitNoteId: note.id },
    })
    await daysLater(company, 20)
    const [second] = (await run(company)).reminders
    ok(await charge(company, second))
    ok(await company.api.post(`/invoices/${note.id}/void`, { reason: 'x' }))
    const again = ok(await charge(company, first))
    assert.equal(again.total, 7_824.66)
    assert.equal(ok(await company.api.get(`/reminders/${first.id}`)).debitNoteId, again.id)
    assert.isTrue(ok(await company.api.get('/reports/integrity')).ok)
  })

  test('a preview may be of any day that there is', async ({ assert }) => {
    const company = await aCreditor([-3_650, 1, 3_650])
    const { id } = await company.owes(1)
    for (const day of ['9999-12-31', '9990-01-01'])
      assert.equal((await preview(company, day)).reminders[0].rows[0].invoiceId, id)
    for (const day of ['1000-01-01', '1005-01-01'])
      assert.deepEqual((await preview(company, day)).reminders, [])
    assert.lengthOf((await preview(company, addDays(company.today, 3_649))).reminders, 1)
  })
})
