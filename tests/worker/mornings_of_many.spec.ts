/** Mornings of many companies: planning costs statements for batches of companies, not for each. */
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { onStatement } from '#core/database/connection'
import { execute, rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { aCompany } from '#tests/company'
import { timed } from '#tests/measures'
import { anEmptyOutbox } from '#tests/worker/helpers'
import { planCompanies } from '#recurring/daily/companies_to_run'
import { planMornings } from '#reminders/daily/plan_mornings'

/** The measured figure of docs/reference/capacity.md is of 100,000. */
const COMPANIES = Number(process.env.COMPANIES ?? 4_000)

/** Of bench/README.md: a morning. */
const SECONDS = 30

const FIRST = 3_000_001
const OURS = `BETWEEN ${FIRST} AND ${FIRST + COMPANIES - 1}`
const AT_ONCE = 1_000
const NOW = "1, '2026-01-02 03:04:05.678', '2026-01-02 03:04:05.678'"
const NEVER = new AbortController().signal

/** Every company has a series that is due; every tenth reminds of a debt; others have nothing. */
const hasDebt = (nth: number) => nth % 10 === 0

const ROWS: [table: string, columns: string, row: (nth: number) => string | null][] = [
  [
    'recurring_templates',
    'id, kind, status, template, every, unit, start_date, mode, catch_up, prices, send, next_date, ' +
      'due_on, version, created_at, updated_at',
    () =>
      `'${newId()}', 'ENTRY', 'ACTIVE', '{}', 1, 'MONTH', '2026-01-31', 'ISSUE', 'ALL', 'FIXED', 0, ` +
      `'2026-01-31', '2026-01-31', ${NOW}`,
  ],
  [
    'reminder_levels',
    'id, after_days, subject, body, live, version, created_at, updated_at',
    (nth) => (hasDebt(nth) ? `'${newId()}', 1, 'Aviso', 'Debe', 1, ${NOW}` : null),
  ],
  [
    'customers',
    'id, tax_id, name, search_text, version, created_at, updated_at',
    (nth) => (hasDebt(nth) ? `'${customerOf(nth)}', 'D', 'Deudor', '', ${NOW}` : null),
  ],
  [
    'invoices',
    'id, number, status, customer_id, customer_name, date, due_date, payment_method, currency, ' +
      'subtotal, discount_total, tax_total, total, balance, search_text, version, created_at, updated_at',
    (nth) =>
      hasDebt(nth)
        ? `'${newId()}', 1, 'ISSUED', '${customerOf(nth)}', 'Deudor', '2026-01-31', '2026-02-28', ` +
          `'CREDIT', 'COP', 1, 0, 0, 1, 1, '', ${NOW}`
        : null,
  ],
]

const customerOf = (nth: number) => `019a8f5e-7c1b-7d3e-9c55-${String(nth).padStart(12, '0')}`

const anywhere = <T>(work: () => Promise<T>) => Current.acrossTenants('test', work)

async function seed() {
  const { tenant } = await aCompany()
  for (let from = 0; from < COMPANIES; from += AT_ONCE) {
    const nths = Array.from({ length: Math.min(AT_ONCE, COMPANIES - from) }, (_, at) => from + at)
    const ids = nths.map(
      (nth) => `SELECT ${FIRST + nth} AS id, '${newId()}' AS public_id, 'Mañana ${nth}' AS name`
    )
    await anywhere(() =>
      execute(
        `INSERT INTO tenants
           (id, public_id, name, country_code, currency, timezone, locale, enabled_modules, settings,
            search_text, status, version, created_at, updated_at)
           SELECT n.id, n.public_id, n.name, country_code, currency, 'America/Bogota', locale,
                  enabled_modules, settings, '', 'ACTIVE', ${NOW}
           FROM tenants, (${ids.join(' UNION ALL ')}) n WHERE tenants.id = ?`,
        [tenant.id]
      )
    )
    for (const [table, columns, row] of ROWS) {
      const values = nths
        .map((nth) => [FIRST + nth, row(nth)])
        .filter(([, one]) => one !== null)
        .map(([id, one]) => `(${id}, ${one})`)
      await anywhere(() =>
        execute(`INSERT INTO ${table} (tenant_id, ${columns}) VALUES ${values.join(',')}`)
      )
    }
  }
}

const SEEDED = ['outbox_messages', 'reminder_calendars', ...ROWS.map(([table]) => table).reverse()]

async function forget() {
  for (const table of SEEDED)
    await anywhere(() => execute(`DELETE FROM ${table} WHERE tenant_id ${OURS}`))
  await anywhere(() => execute(`DELETE FROM tenants WHERE id ${OURS}`))
}

const countOf = async (table: string, where: string) => {
  const [{ many }] = await anywhere(() =>
    rows(`SELECT COUNT(*) AS many FROM ${table} WHERE tenant_id ${OURS} AND ${where}`)
  )
  return Number(many)
}

/** Statements and seconds of a plan. */
async function measured(plan: () => Promise<unknown>) {
  let statements = 0
  const stop = onStatement(() => void statements++)
  const { ms } = await timed(plan)
  stop()
  return { statements, seconds: ms / 1_000 }
}

test.group('Mornings of many companies', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.setup(() => forget)
  group.each.teardown(() => clock.travelTo(null))

  test('series and reminders are planned by batches, once, and idle companies get no job', async ({
    assert,
  }) => {
    await seed()
    clock.travelTo(new Date('2026-03-15T14:00:00Z'))
    const plans = { recurring: planCompanies, reminders: () => planMornings(NEVER) }
    for (const [name, plan] of Object.entries(plans)) {
      const { statements, seconds } = await measured(plan)
      assert.isBelow(statements, 100 + COMPANIES / 100, name)
      assert.isBelow(seconds, SECONDS, name)
      if (process.env.COMPANIES)
        console.info(`${name}: ${seconds.toFixed(1)} s, ${statements} statements`)
    }
    const jobs = (job: string) => countOf('outbox_messages', `job = '${job}'`)
    assert.equal(await jobs('run'), COMPANIES)
    assert.equal(await jobs('remind'), COMPANIES / 10)
    assert.equal(
      await countOf('reminder_calendars', "planned_through = '2026-03-15'"),
      COMPANIES - COMPANIES / 10
    )

    for (const plan of Object.values(plans)) {
      const again = await measured(plan)
      assert.isBelow(again.statements, 50)
    }
    assert.equal(await jobs('run'), COMPANIES)
    assert.equal(await jobs('remind'), COMPANIES / 10)
  }).timeout(600_000)
})
