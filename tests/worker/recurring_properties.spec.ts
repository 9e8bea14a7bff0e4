/** Property 11: any set of crashes, workers, clocks and pauses makes each period once. */
import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays } from '#core/calendar/days'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { aShopOn, monthly, onDay } from '#tests/functional/recurring/series'
import { ok, type Shop } from '#tests/functional/sales/shop'
import { anEmptyOutbox } from '#tests/worker/helpers'
import { runCompany } from '#recurring/daily/run_company'
import { invoices } from '#recurring/kinds/invoices'
import { makeNext } from '#recurring/occurrences/make_next'
import { indexFrom, periodAt } from '#recurring/schedule/rhythm'

const FIRST = '2027-01-01'
const NEVER = new AbortController().signal

type Step =
  | { does: 'clock'; days: number }
  | { does: 'work'; workers: number }
  | { does: 'die'; made: number; inside: boolean }
  | { does: 'pause' }

const step: fc.Arbitrary<Step> = fc.oneof(
  /** A wrong clock goes back, too. */
  fc.record({ does: fc.constant('clock' as const), days: fc.integer({ min: -40, max: 70 }) }),
  fc.record({ does: fc.constant('work' as const), workers: fc.integer({ min: 1, max: 3 }) }),
  /** A worker makes some periods, and dies after them or inside the transaction of the next. */
  fc.record({
    does: fc.constant('die' as const),
    made: fc.integer({ min: 0, max: 3 }),
    inside: fc.boolean(),
  }),
  /** Pauses a series, or resumes a paused one. */
  fc.record({ does: fc.constant('pause' as const) })
)

const life = fc.record({
  unit: fc.constantFrom('WEEK', 'MONTH', 'YEAR'),
  every: fc.integer({ min: 1, max: 3 }),
  day: fc.integer({ min: 0, max: 60 }),
  catchUp: fc.constantFrom('ALL', 'LATEST', 'SKIP'),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
})

class Death extends Error {}

/** A worker that ends before COMMIT. */
const dieInside = (work: () => Promise<unknown>) =>
  transaction(async () => {
    await work()
    throw new Death()
  }).catch((error) => {
    if (!(error instanceof Death)) throw error
  })

/** Lives through the steps, and answers the last day that a clock showed and those of work. */
async function lived(shop: Shop, id: string, steps: readonly Step[]) {
  let [today, last, isPaused] = [FIRST, FIRST, false]
  const workedOn = new Set<string>()
  const next = () => shop.as(() => makeNext(invoices, id))
  const works = () => shop.as(() => runCompany({ signal: NEVER }))
  const turn = async () => {
    ok(await shop.api.post(`/recurring-invoices/${id}/${isPaused ? 'resume' : 'pause'}`))
    isPaused = !isPaused
  }
  const doers: { [K in Step['does']]: (one: Extract<Step, { does: K }>) => Promise<unknown> } = {
    async clock({ days }) {
      today = addDays(today, days)
      if (today > last) last = today
      onDay(today)
    },
    work({ workers }) {
      workedOn.add(today)
      return Promise.all(Array.from({ length: workers }, works))
    },
    async die({ made, inside }) {
      workedOn.add(today)
      for (let left = made; left > 0; left--) await next()
      if (inside) await shop.as(() => dieInside(() => makeNext(invoices, id)))
    },
    pause: turn,
  }
  for (const one of steps) await doers[one.does](one as never)

  if (isPaused) await turn()
  onDay(last)
  workedOn.add(last)
  while (await next());
  return { last, workedOn }
}

const startsOf = ({ as }: Shop, sql: string, id: string): Promise<string[]> =>
  as(async () =>
    (await rows<{ start: string }>(sql, [Current.tenantId, id])).map(({ start }) => start)
  )

const occurrencesOf = (shop: Shop, id: string, status: string) =>
  startsOf(
    shop,
    `SELECT period_start AS start FROM recurring_occurrences
      WHERE tenant_id = ? AND template_id = ? AND status IN (${status})
      ORDER BY period_start`,
    id
  )

const invoicesOf = (shop: Shop, id: string) =>
  startsOf(
    shop,
    'SELECT period_start AS start FROM invoices WHERE tenant_id = ? AND recurring_invoice_id = ? ORDER BY period_start',
    id
  )

test.group('Property 11: recurring documents', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('each period is made once or passed over, whatever crashes and whatever clocks show', async ({
    assert,
  }) => {
    const shop = await aShopOn(FIRST)
    const property = fc.asyncProperty(life, async ({ unit, every, day, catchUp, steps }) => {
      onDay(FIRST)
      const startDate = addDays(FIRST, day)
      const rhythm = { startDate, every, unit, endDate: null, occurrences: null } as const
      const { id } = await monthly(shop, startDate, { unit, every, catchUp, mode: 'DRAFT' })
      const { last, workedOn } = await lived(shop, id, steps)

      const due = Array.from({ length: indexFrom(rhythm, addDays(last, 1)) }, (_, index) =>
        periodAt(rhythm, index)
      )
      assert.deepEqual(await occurrencesOf(shop, id, "'MADE', 'SKIPPED', 'FAILED'"), due)
      const made = await occurrencesOf(shop, id, "'MADE'")
      assert.deepEqual(await invoicesOf(shop, id), made)
      if (catchUp === 'ALL') assert.deepEqual(made, due)
      if (catchUp === 'LATEST' && due.length) assert.include(made, due.at(-1)!)
      if (catchUp === 'SKIP') for (const start of made) assert.isTrue(workedOn.has(start))
      ok(await shop.api.post(`/recurring-invoices/${id}/cancel`))
    })
    await fc.assert(property, { numRuns: 150 })
  }).timeout(540_000)
})
