/** Requests over the same money at once: one order of locks, so no deadlock reaches a client. */
import { test } from '@japa/runner'
import type { Answer } from '#tests/api'
import { ok, times } from '#tests/functional/sales/shop'
import { brokenChecks } from '#tests/functional/tax/withholding'
import { SIDES, type Document, type Side } from './sides.js'

const money = ({ partyKey }: Side, partyId: string, amount: number) => ({
  ...{ [partyKey]: partyId, amount, paymentMethod: 'CASH' },
})
const one = ({ documentKey }: Side, { id }: Document, amount: number) => ({
  ...{ [documentKey]: id, amount },
})
const advance = async (side: Side, partyId: string, amount: number) =>
  ok(await side.api.post(side.paths.payments, money(side, partyId, amount)))
const allocate = (side: Side, paymentId: string, document: Document, amount: number) =>
  side.api.post(`${side.paths.payments}/${paymentId}/allocations`, {
    items: [one(side, document, amount)],
  })
const balanceOf = async ({ api, paths }: Side, { id }: Document) =>
  ok(await api.get(`${paths.documents}/${id}`)).balance
const codes = (answers: Answer[]) =>
  answers.map(({ status, body }) => (status < 300 ? 'done' : body.code)).sort()
const many = <T>(count: number, value: T) => Array<T>(count).fill(value)

for (const [who, aSide] of SIDES)
  test.group(`Races over money of ${who}`, () => {
    test('12 allocations of one payment take what is free, no more', async ({ assert }) => {
      const side = await aSide()
      const partyId = await side.aParty()
      const paid = await advance(side, partyId, 100)
      const documents = await times(12, () => side.owes(partyId, 100))
      const answers = await times(12, (nth) => allocate(side, paid.id, documents[nth], 30))
      assert.deepEqual(codes(answers), [...many(9, 'INSUFFICIENT_AMOUNT'), ...many(3, 'done')])
      assert.containsSubset(ok(await side.api.get(`${side.paths.payments}/${paid.id}`)), {
        ...{ allocatedAmount: 90, unallocatedAmount: 10 },
      })
      assert.deepEqual(await brokenChecks(side), [])
    })

    test('12 payments to one document settle it, no more', async ({ assert }) => {
      const side = await aSide()
      const partyId = await side.aParty()
      const [document, other] = [await side.owes(partyId, 100), await side.owes(partyId, 1_000)]
      const answers = await times(12, (nth) => {
        const both = [one(side, document, 40), one(side, other, 5)]
        return side.api.post(side.paths.payments, {
          ...money(side, partyId, 45),
          allocations: nth % 2 ? both : both.toReversed(),
        })
      })
      assert.deepEqual(codes(answers), [...many(10, 'OVERPAYMENT'), ...many(2, 'done')])
      assert.equal(await balanceOf(side, document), 39)
      assert.equal(await balanceOf(side, other), 1_180)
      assert.deepEqual(await brokenChecks(side), [])
    })

    test('a void of the document, or of the payment, and an allocation: one happens first', async ({
      assert,
    }) => {
      const side = await aSide()
      const partyId = await side.aParty()
      await times(4, async (nth) => {
        const [paid, document] = [await advance(side, partyId, 100), await side.owes(partyId, 50)]
        const ended = nth % 2 ? side.paths.documents : side.paths.payments
        const { id } = nth % 2 ? document : paid
        const [gone, taken] = await Promise.all([
          side.api.post(`${ended}/${id}/void`, { reason: 'x' }),
          allocate(side, paid.id, document, 20),
        ])
        const said = `${gone.status} ${gone.text} ${taken.status} ${taken.text}`
        for (const { status } of [gone, taken]) assert.include([200, 409], status, said)
        if (nth % 2) assert.notEqual(gone.status, taken.status, said)
        else assert.equal(gone.status, 200, said)
        if (nth % 2 === 0) assert.equal(await balanceOf(side, document), 59.5)
      })
      assert.deepEqual(await brokenChecks(side), [])
    })

    test('40 requests of all kinds at once: each is done or refused by a rule', async ({
      assert,
    }) => {
      const side = await aSide()
      const { api, paths, partyKey } = side
      const partyId = await side.aParty()
      const documents = await times(4, () => side.owes(partyId, 500))
      const payments = await times(3, () => advance(side, partyId, 400))
      const paid = await side.owes(partyId, 300)
      const settled = { ...money(side, partyId, 357), allocations: [one(side, paid, 357)] }
      ok(await api.post(paths.payments, settled))
      const credit = `${paths.documents}/${paid.id}/credit-notes`
      const note = ok(await api.post(credit, { reason: 'x', net: 200 }))
      const first = ok(await allocate(side, payments[0].id, documents[0], 10)).allocations[0]

      const kinds: ((nth: number) => Promise<Answer>)[] = [
        (nth) => allocate(side, payments[nth % 3].id, documents[nth % 4], 30),
        (nth) =>
          api.post(paths.payments, {
            ...money(side, partyId, 40),
            allocations: [documents[(nth + 1) % 4], documents[nth % 4]].map((each) =>
              one(side, each, 20)
            ),
          }),
        (nth) => api.post(`${paths.payments}/${payments[nth % 3].id}/refunds`, { amount: 15 }),
        (nth) =>
          api.post(`${paths.credits}/${note.id}/allocations`, {
            items: [one(side, documents[nth % 4], 25)],
          }),
        () => api.post(`${paths.credits}/${note.id}/refunds`, { amount: 20 }),
        (nth) =>
          api.post(`${paths.documents}/${documents[nth % 4].id}/credit-notes`, {
            ...{ reason: 'x', net: 35 },
          }),
        () => api.post(`${paths.payments}/${payments[0].id}/allocations/${first.id}/void`, {}),
        (nth) => api.post(`${paths.payments}/${payments[nth % 3].id}/void`, {}),
        (nth) => api.post(`${paths.documents}/${documents[nth % 4].id}/void`, { reason: 'x' }),
        (nth) =>
          partyKey === 'customerId'
            ? api.post(`/customers/${partyId}/apply-credits`, {})
            : allocate(side, payments[nth % 3].id, documents[(nth + 2) % 4], 10),
      ]
      const answers = await times(40, (nth) => kinds[nth % kinds.length](nth))
      for (const { status, text } of answers) assert.include([200, 201, 409], status, text)
      assert.include(codes(answers), 'done')
      assert.deepEqual(await brokenChecks(side), [])
    })
  })
