/** Property 3: whatever is paid, allocated, given back and written off, a void takes it back. */
import { test } from '@japa/runner'
import fc from 'fast-check'
import { brokenChecks } from '#tests/functional/tax/withholding'
import { sharedUntilOneFails, tries } from '#tests/properties'
import {
  agings,
  anAccount,
  BEGAN,
  closings,
  factsOf,
  inInstalments,
  owedOn,
  standingPayments,
  voidsOf,
  type Account,
} from './open_account.js'
import { ago, inCents, SIDES, type Side } from './sides.js'

const CASES = 10

const KINDS = [
  ...['ADVANCE', 'PAY', 'ALLOCATE', 'ALLOCATE', 'CREDIT', 'REFUND', 'REFUND_CREDIT'],
  ...['APPLY', 'WRITE_OFF', 'VOID', 'VOID'],
] as const

/** `days` is how long ago it happened; `which` of some it is about. */
const someStep = fc.record({
  kind: fc.constantFrom(...KINDS),
  cents: fc.integer({ min: 1, max: 12_000 }),
  days: fc.nat(BEGAN - 1),
  which: fc.nat(19),
})
const someSteps = fc.record({
  steps: fc.array(someStep, { minLength: 3, maxLength: 9 }),
  last: fc.nat(19),
})

type Step = typeof someStep extends fc.Arbitrary<infer T> ? T : never

/** The request of a step; undefined for one that this side, or this moment, does not have. */
async function requestOf(
  side: Side,
  account: Account,
  { kind, cents, days, which }: Step
): Promise<[path: string, body: object] | undefined> {
  const { paths, partyKey, documentKey } = side
  const { partyId, note } = account
  const [amount, date] = [cents / 100, ago(side, days)]
  const { id } = account.open[which % account.open.length]
  const items = [{ [documentKey]: id, amount }]
  const money = { [partyKey]: partyId, paymentMethod: 'CASH', date }
  if (kind === 'ADVANCE') return [paths.payments, { ...money, amount }]
  if (kind === 'PAY')
    return [
      paths.payments,
      { ...money, amount: amount + which, allocations: items, excess: 'ADVANCE' },
    ]
  if (kind === 'CREDIT') return [`${paths.credits}/${note.id}/allocations`, { items, date }]
  if (kind === 'REFUND_CREDIT') return [`${paths.credits}/${note.id}/refunds`, { amount, date }]
  if (kind === 'VOID') {
    const all = await voidsOf(side, account)
    return all.length ? [all[which % all.length], { date }] : undefined
  }
  if (kind === 'ALLOCATE' || kind === 'REFUND') {
    const all = await standingPayments(side, account)
    const at = all.length ? `${paths.payments}/${all[which % all.length].id}` : undefined
    if (!at) return undefined
    return kind === 'REFUND'
      ? [`${at}/refunds`, { amount, date }]
      : [`${at}/allocations`, { items, date }]
  }
  if (partyKey === 'supplierId') return undefined
  return kind === 'APPLY'
    ? [`/customers/${partyId}/apply-credits`, { date }]
    : [`/invoices/${id}/write-off`, { amount, date, reason: 'Quiebra' }]
}

/** Voids all that stands, from another place of the list each time, until nothing does. */
async function voidAll(side: Side, account: Account, first: number) {
  for (let all = await voidsOf(side, account); all.length; all = await voidsOf(side, account)) {
    const from = first % all.length
    let voided = 0
    for (const path of [...all.slice(from), ...all.slice(0, from)]) {
      const { status, text } = await side.api.post(path, {})
      if (![200, 409].includes(status)) throw new Error(`${path}: ${text}`)
      if (status === 200) voided++
    }
    if (!voided) throw new Error(`These cannot be voided: ${all.join(', ')}`)
  }
}

test.group('Any sequence of settlements', () => {
  for (const [who, aSide] of SIDES)
    test(`of ${who} ends where it began once all is void, and past days stay (property 3)`, async ({
      assert,
    }) => {
      const inACompany = sharedUntilOneFails(async () => inInstalments(await aSide()))
      let done = 0
      await fc.assert(
        fc.asyncProperty(someSteps, ({ steps, last }) =>
          inACompany(async (shared) => {
            const { side } = shared
            const account = await anAccount(shared)
            const [began, books] = [await factsOf(side, account), await closings(side)]
            let known = await agings(side, account)

            for (const step of steps) {
              const request = await requestOf(side, account, step)
              if (!request) continue
              const { status, text } = await side.api.post(...request)
              assert.include([200, 201, 409, 422], status, text)
              if (status < 300) done++
              const now = await agings(side, account)
              const days = BEGAN - step.days
              assert.deepEqual(now.slice(0, days), known.slice(0, days), `${step.kind} ${text}`)
              known = now
            }
            const { total = 0, current = 0 } = known.at(-1) ?? {}
            assert.deepEqual(
              { total: inCents(total), current: inCents(current) },
              await owedOn(side, account)
            )
            assert.deepEqual(await brokenChecks(side), [])

            await voidAll(side, account, last)
            assert.deepEqual(await factsOf(side, account), began)
            assert.deepEqual(await closings(side), books)
            assert.deepEqual(await brokenChecks(side), [])
          })
        ),
        tries(CASES)
      )
      assert.isAbove(done, CASES)
    }).timeout(120_000)
})
