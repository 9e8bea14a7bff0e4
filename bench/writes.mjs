/** Writes against both bare servers: in 50 tenants, in one, and without gaps at 64 connections. */
import { connected } from './history_seed.mjs'
import { measure, print } from './measure.mjs'

const CROWD = 64

/** Series that each write takes numbers from. */
const SERIES = {
  invoice: ['invoices', 'journal_entries'],
  payment: ['payments', 'journal_entries'],
  movement: ['journal_entries'],
}

export async function measureWrite({
  scenario,
  bounds: [least, goal],
  targets: [bare, product, byHand],
  ...effort
}) {
  const [plain, fifty, hand, plainOne, one] = await measure({
    scenario,
    ...effort,
    targets: [bare, product, byHand, { ...bare, one: true }, { ...product, one: true }],
  })
  const [crowd] = await measure({
    scenario,
    ...effort,
    rounds: 1,
    connections: CROWD,
    targets: [product],
  })
  const gaps = await gapsOf(scenario)
  const [ratio, ofHand, share] = [fifty.rps / plain.rps, fifty.rps / hand.rps, one.rps / fifty.rps]
  const [byCpu, ofHandByCpu] = [plain, hand].map(
    ({ cpuMs, dbMs }) => (cpuMs + dbMs) / (fifty.cpuMs + fifty.dbMs)
  )
  const isClean = !gaps && ![fifty, one, crowd].some(({ bad }) => bad)

  for (const [what, figures] of Object.entries({
    'bare': plain,
    'by hand': hand,
    'oficio': fifty,
    'bare one': plainOne,
    'oficio one': one,
    'oficio 64': crowd,
  }))
    print({ scenario, what, ...figures })
  console.log(
    `${scenario.padEnd(14)} R ${ratio.toFixed(2)} (${byCpu.toFixed(2)} by CPU)   at least ${least}: ${ratio >= least ? 'yes' : 'NO'}   goal ${goal}: ${ratio >= goal ? 'yes' : 'no'}   of the same by hand ${ofHand.toFixed(2)} (${ofHandByCpu.toFixed(2)} by CPU), at least ${least}: ${ofHand >= least ? 'yes' : 'NO'}   one tenant ${share.toFixed(2)} of fifty, at least 0.85: ${share >= 0.85 ? 'yes' : 'NO'}   p99 under 40 ms: ${fifty.p99 < 40 ? 'yes' : 'NO'}   no error and no gap: ${isClean ? 'yes' : `NO, ${gaps} gaps`}\n`
  )
  return {
    scenario,
    ratio,
    byCpu,
    ofHand,
    ofHandByCpu,
    share,
    gaps,
    plain,
    hand,
    fifty,
    plainOne,
    one,
    crowd,
  }
}

/** Numbers of a series that no row has. */
async function gapsOf(scenario) {
  const connection = await connected()
  let gaps = 0
  for (const series of SERIES[scenario]) {
    const [[{ missing }]] = await connection.query(
      `SELECT SUM(ABS(s.last - (SELECT COUNT(DISTINCT t.number) FROM ${series} t WHERE t.tenant_id = s.tenant_id))) AS missing FROM number_series s WHERE s.name = '${series}'`
    )
    gaps += Number(missing)
  }
  await connection.end()
  return gaps
}
