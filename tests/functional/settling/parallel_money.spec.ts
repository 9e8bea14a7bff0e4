/** Property 1: money in parallel is never taken twice, and none is lost. */
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Answer } from '#tests/api'
import { ok, times } from '#tests/functional/sales/shop'
import { brokenChecks } from '#tests/functional/tax/withholding'
import { sharedUntilOneFails, tries } from '#tests/properties'
import { inCents, SIDES, sumOf, type Document, type Side } from './sides.js'

const KINDS = [
  ...['ALLOCATE', 'ALLOCATE', 'ALLOCATE', 'PAY', 'PAY_ALL'],
  ...['REFUND', 'VOID', 'VOID_ALLOCATION'],
] as const

const REFUSALS = ['OVERPAYMENT', 'INSUFFICIENT_AMOUNT', 'INVALID_TRANSITION', 'IN_USE']

const someRace = fc.record({
  money: fc.array(fc.integer({ min: 2, max: 200 }), { minLength: 1, maxLength: 3 }),
  owed: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      ...{ from: fc.nat(2), to: fc.nat(2), amount: fc.integer({ min: 1, max: 120 }) },
    }),
    { minLength: 2, maxLength: 9 }
  ),
})

type Race = typeof someRace extends fc.Arbitrary<infer T> ? T : never
type Step = Race['steps'][number]
type Allocation = { id: string; amount: number; voidedOn: string | null }
type Payment = { id: string; status: string; amount: number; allocations: Allocation[] } & Record<
  'allocatedAmount' | 'unallocatedAmount' | 'refundedAmount',
  number
>
type World = { partyId: string; payments: Payment[]; documents: Document[]; first: Document }

/** Advances, each with 1.00 on a document of their own, and documents that are open. */
async function worldOf(side: Side, { money, owed }: Race): Promise<World> {
  const partyId = await side.aParty()
  const first = await side.owes(partyId, 10)
  const documents = await times(owed.length, (nth) => side.owes(partyId, owed[nth]))
  const payments = await times(money.length, async (nth) =>
    ok(
      await side.api.post(side.paths.payments, {
        ...{ [side.partyKey]: partyId, amount: money[nth], paymentMethod: 'CASH' },
        ...{ allocations: [{ [side.documentKey]: first.id, amount: 1 }], excess: 'ADVANCE' },
      })
    )
  )
  return { partyId, payments, documents, first }
}

function taken(side: Side, world: World, { kind, from, to, amount }: Step): Promise<Answer> {
  const { api, paths, documentKey } = side
  const payment = world.payments[from % world.payments.length]
  const at = `${paths.payments}/${payment.id}`
  const one = (document: Document, share: number) => ({
    ...{ [documentKey]: document.id, amount: share },
  })
  const document = world.documents[to % world.documents.length]
  const paid = { [side.partyKey]: world.partyId, paymentMethod: 'CASH' }
  if (kind === 'ALLOCATE') return api.post(`${at}/allocations`, { items: [one(document, amount)] })
  if (kind === 'REFUND') return api.post(`${at}/refunds`, { amount })
  if (kind === 'VOID') return api.post(`${at}/void`, {})
  if (kind === 'VOID_ALLOCATION')
    return api.post(`${at}/allocations/${payment.allocations[0].id}/void`, {})

  const all = kind === 'PAY' ? [document] : to % 2 ? world.documents : world.documents.toReversed()
  const allocations = all.map((each) => one(each, amount))
  return api.post(paths.payments, { ...paid, amount: amount * all.length, allocations })
}

test.group('Money in parallel', () => {
  for (const [who, aSide] of SIDES)
    test(`of ${who} is never more than is free, and nothing is lost (property 1)`, async ({
      assert,
    }) => {
      const inACompany = sharedUntilOneFails(aSide)
      await fc.assert(
        fc.asyncProperty(someRace, (race) =>
          inACompany(async (side) => {
            const { api, paths, partyKey } = side
            const world = await worldOf(side, race)
            const answers = await Promise.all(race.steps.map((step) => taken(side, world, step)))
            for (const { status, body, text } of answers) {
              assert.include([200, 201, 409], status, text)
              if (status === 409) assert.include(REFUSALS, body.code, text)
            }
            const done = race.steps.filter((_, nth) => answers[nth].status < 300)
            const of = (kind: Step['kind'], nth: number) =>
              done.filter((one) => one.kind === kind && one.from % world.payments.length === nth)

            const payments: Payment[] = ok(
              await api.get(`${paths.payments}?${partyKey}=${world.partyId}&limit=100`)
            ).data
            const standing = payments.filter(({ status }) => status !== 'VOID')
            const allocated = standing.flatMap(({ allocations }) =>
              allocations.filter(({ voidedOn }) => !voidedOn)
            )
            for (const one of standing) {
              const { amount, allocatedAmount, unallocatedAmount, refundedAmount } = one
              const own = allocated.filter(({ id }) =>
                one.allocations.some((each) => each.id === id)
              )
              assert.equal(
                sumOf(own, (each) => each.amount),
                inCents(allocatedAmount)
              )
              assert.equal(inCents(allocatedAmount) + inCents(unallocatedAmount), inCents(amount))
              assert.isTrue(unallocatedAmount >= refundedAmount && refundedAmount >= 0)
            }
            assert.lengthOf(
              payments,
              world.payments.length + done.filter(({ kind }) => kind.startsWith('PAY')).length
            )
            for (const [nth, { id }] of world.payments.entries()) {
              const now = payments.find((one) => one.id === id)!
              assert.equal(now.status === 'VOID', of('VOID', nth).length > 0)
              if (now.status === 'VOID') continue
              const first = of('VOID_ALLOCATION', nth).length ? 0 : 1
              assert.equal(
                now.allocatedAmount,
                of('ALLOCATE', nth).reduce((all, { amount }) => all + amount, first)
              )
              assert.equal(
                now.refundedAmount,
                of('REFUND', nth).reduce((all, { amount }) => all + amount, 0)
              )
            }

            const read = async ({ id }: Document) => ok(await api.get(`${paths.documents}/${id}`))
            const documents = await Promise.all([world.first, ...world.documents].map(read))
            for (const { balance, total, paidAmount } of documents) {
              assert.isAtLeast(balance, 0)
              assert.equal(inCents(balance), inCents(total) - inCents(paidAmount))
            }
            assert.equal(
              sumOf(documents, ({ paidAmount }) => paidAmount),
              sumOf(allocated, ({ amount }) => amount)
            )
            const party = ok(await api.get(`${paths.parties}/${world.partyId}`))
            assert.equal(
              inCents(party.advances),
              sumOf(standing, (one) => one.unallocatedAmount - one.refundedAmount)
            )
            assert.deepEqual(await brokenChecks(side), [])
          })
        ),
        tries(20)
      )
    }).timeout(120_000)
})
