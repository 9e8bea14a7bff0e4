/** Cost of size: lists of 200,000 rows, a trial balance, and load after growth. */
import fs from 'node:fs'
import { atRest } from './at_rest.mjs'
import { median } from './bare/lib.mjs'
import { connected, seedInvoices } from './history_seed.mjs'
import { databasePid, measure, print, ticks } from './measure.mjs'

const GROWN = 1_000_000
const TRIALS = 50

/** CPU of process and database per request, the figure least affected by other load. */
const cost = ({ cpuMs, dbMs }) => cpuMs + dbMs

/** Compares lists and writes of a tenant with 200,000 invoices with those of a small one. */
export async function measureSize({ targets: [, product], ...effort }) {
  const results = []
  for (const [scenario, most] of Object.entries({
    'invoice-list': 1.3,
    'stock-list': 1.3,
    'invoice': 1.1,
    'payment': 1.1,
  })) {
    const [small, big] = await measure({
      scenario,
      ...effort,
      targets: [
        { ...product, one: true },
        { ...product, big: true },
      ],
    })
    const ratio = cost(big) / cost(small)
    print({ scenario, what: 'small', ...small })
    print({ scenario, what: '200,000', ...big })
    console.log(
      `${scenario.padEnd(14)} 200,000 rows cost ${ratio.toFixed(2)} of a small tenant's   at most ${most}: ${ratio <= most ? 'yes' : 'NO'}\n`
    )
    results.push({ scenario, ratio, small, big })
  }
  return results
}

/** Trial balances of half a year in the big tenant: latency and the database's CPU. */
export async function measureTrial({ targets: [, { fixtures, url }] }) {
  const { token, tenant } = JSON.parse(fs.readFileSync(fixtures)).find(({ big }) => big)
  const connection = await connected()
  const [[{ lines }]] = await connection.query(
    `SELECT COUNT(*) AS \`lines\` FROM journal_lines WHERE tenant_id = ${tenant}`
  )
  await connection.end()

  const took = []
  const before = ticks(databasePid())
  for (let time = 0; time < TRIALS; time++) {
    const started = performance.now()
    const answer = await fetch(
      `${url}/api/v1/reports/trial-balance?from=2026-03-10&to=2026-08-20`,
      { headers: { authorization: `Bearer ${token}` } }
    )
    if (answer.status !== 200) throw new Error(await answer.text())
    await answer.text()
    took.push(performance.now() - started)
  }
  const [ms, dbMs] = [median(took), ((ticks(databasePid()) - before) * 10) / TRIALS]
  console.log(
    `${'trial'.padEnd(14)} over ${lines} journal lines: ${ms.toFixed(1)} ms, of the database ${dbMs.toFixed(1)} ms   under 50 ms: ${dbMs < 50 ? 'yes' : 'NO'}\n`
  )
  return { scenario: 'trial', lines, ms, dbMs }
}

/**
 * The same load before and after a million invoices, relative to the unchanged bare server. The
 * invoice list comes after the writes, so that its first page shows today's sales both times.
 */
export async function measureGrowth({ targets, ...effort }) {
  const scenarios = ['list', 'one', 'invoice', 'payment', 'invoice-list']
  const look = async () => {
    await atRest()
    const shares = {}
    let control
    for (const scenario of scenarios) {
      const found = await measure({
        scenario,
        ...effort,
        targets: scenario === 'invoice-list' ? targets.slice(1) : targets,
      })
      const product = found.at(-1)
      if (found.length > 1) control = found[0]
      shares[scenario] = { product, share: cost(control) / cost(product) }
    }
    return shares
  }
  const before = await look()
  const total = await grow(targets[1].fixtures)
  const after = await look()

  return scenarios.map((scenario) => {
    const change = before[scenario].share / after[scenario].share
    for (const [what, { product }] of Object.entries({
      before: before[scenario],
      after: after[scenario],
    }))
      print({ scenario, what, ...product })
    const [fewRows, manyRows] = [before, after].map((look) => look[scenario].product.rows)
    const rows = manyRows / fewRows
    console.log(
      `${scenario.padEnd(14)} at ${total} invoices costs ${change.toFixed(2)} of before, the bare server taken into account   at most 1.1: ${change <= 1.1 ? 'yes' : 'NO'}   reads ${manyRows.toFixed(1)} rows, ${fewRows.toFixed(1)} before   at most 1.1: ${rows <= 1.1 ? 'yes' : 'NO'}\n`
    )
    return {
      scenario: `growth ${scenario}`,
      change,
      rows,
      before: before[scenario],
      after: after[scenario],
    }
  })
}

async function grow(fixtures) {
  const connection = await connected()
  const count = async () =>
    Number(
      (
        await connection.query(
          'SELECT SUM(last) AS total FROM number_series WHERE name = "invoices"'
        )
      )[0][0].total
    )
  const all = JSON.parse(fs.readFileSync(fixtures))
  const small = all.filter(({ big }) => !big)
  const each = Math.ceil((GROWN - (await count())) / small.length)

  if (each > 0) {
    console.log(`Seeding ${each} invoices in each of ${small.length} tenants …`)
    for (const tenant of small) {
      await seedInvoices(connection, tenant, { after: tenant.past, upTo: tenant.past + each })
      tenant.past += each
      fs.writeFileSync(fixtures, JSON.stringify(all))
    }
    await connection.query(
      'ANALYZE TABLE invoices, invoice_lines, journal_entries, journal_lines, stock_movements, account_balances, audit_logs'
    )
  }
  const total = await count()
  await connection.end()
  return total
}
