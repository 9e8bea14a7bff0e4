/** Bills are overdue by their oldest open instalment. */
import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { ok } from '../sales/shop.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

/** Half is due after 30 days and half after 60. */
async function inHalves({ api }: BilledBuyer) {
  const lines = [
    { percent: 50, days: 30 },
    { balance: true, days: 60 },
  ]
  return ok(await api.post('/payment-terms', { name: 'Mitad y mitad', lines })).id
}

test.group('Overdue bills', () => {
  test('an instalment that is past and open makes a bill overdue', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const terms = { paymentTermsId: await inHalves(buyer) }
    const items = [{ accountId: buyer.fees, unitCost: 1_000 }]
    const since = (days: number) => buyer.posted({ date: addDays(today, -days), ...terms, items })
    const [first, ahead, both] = [await since(40), await since(30), await since(61)]
    const late = await buyer.posted({
      ...{ date: addDays(today, -9), items },
      dueDate: addDays(today, -1),
    })
    const due = await buyer.posted({ ...{ date: addDays(today, -9), items }, dueDate: today })
    ok(await buyer.draft({ date: addDays(today, -40), ...terms, items }))

    const areOverdue = async (...wanted: { id: string }[]) => {
      const listed = ok(await api.get('/bills?overdue=true&limit=50')).data
      assert.sameMembers(
        listed.map(({ id }: any) => id),
        wanted.map(({ id }) => id)
      )
      for (const one of listed) assert.isTrue(one.overdue)
      const others = ok(await api.get('/bills?overdue=false&limit=50')).data
      assert.lengthOf(others, 6 - wanted.length)
      for (const one of others) assert.isFalse(one.overdue)
    }
    await areOverdue(first, both, late)
    assert.isTrue(ok(await api.get(`/bills/${first.id}`)).overdue)
    assert.isFalse(ok(await api.get(`/bills/${ahead.id}`)).overdue)

    const pay = async ({ id: billId }: { id: string }, amount: number) =>
      ok(await api.post('/supplier-payments', { billId, amount }))
    await pay(first, 499.99)
    await areOverdue(first, both, late)
    const { id, allocations } = await pay(first, 0.01)
    await areOverdue(both, late)
    ok(await api.post(`/supplier-payments/${id}/allocations/${allocations[0].id}/void`, {}))
    await areOverdue(first, both, late)

    // A credit takes the last row off, and the first stays open.
    ok(await api.post(`/bills/${first.id}/credit-notes`, { net: 500 }))
    await areOverdue(first, both, late)
    await pay(first, 0.01)
    await areOverdue(both, late)

    await pay(both, 500)
    await areOverdue(both, late)
    await pay(late, 1_000)
    await pay(both, 500)
    await areOverdue()
    assert.isFalse(ok(await api.get(`/bills/${due.id}`)).overdue)
  })
})
