import { test } from '@japa/runner'
import { ok } from '#tests/functional/sales/shop'
import { aCreditor, preview, run } from '#tests/functional/reminders/reminding'

test.group('Reminders of changed levels', () => {
  test('a level whose days were raised is not sent twice for an instalment', async ({ assert }) => {
    const company = await aCreditor([15])
    ok(await company.api.patch('/settings/tenant', { reminderMinimumDaysBetween: 0 }))
    await company.owes(20)
    const [{ levelId }] = (await run(company)).reminders
    ok(await company.api.patch(`/reminder-levels/${levelId}`, { afterDays: 18 }))

    const late = await company.owes(19)
    const shown = await preview(company)
    assert.lengthOf(shown.reminders, 1)
    const [sent] = (await run(company)).reminders
    assert.deepEqual(
      sent.rows.map(({ invoiceId }: any) => invoiceId),
      [late.id]
    )
  })

  test('a level that replaces a deleted one of the same days is not sent again', async ({
    assert,
  }) => {
    const company = await aCreditor([15])
    ok(await company.api.patch('/settings/tenant', { reminderMinimumDaysBetween: 0 }))
    await company.owes(20)
    const [{ levelId }] = (await run(company)).reminders
    ok(await company.api.delete(`/reminder-levels/${levelId}`))
    ok(await company.api.post('/reminder-levels', { afterDays: 15, subject: 'A', body: 'B' }))
    assert.deepEqual((await run(company)).reminders, [])
  })
})
