/** Receivables by age, as of days to come. */
import type { Client } from '../client.js'
import { cents, sum, totalOfAll, type Invoice, type Model } from '../model.js'
import { daysAgo } from '../operations/operation.js'
import { add, compare, type Checking } from './checking.js'

const AHEAD = [1, 20, 50, 80, 130]

const AGES: readonly [name: string, most: number][] = [
  ['current', 0],
  ['days1To30', 30],
  ['days31To60', 60],
  ['days61To90', 90],
  ['over90', Infinity],
]

export async function checkAging(client: Client, checking: Checking) {
  const { company, report } = checking
  for (const asOf of AHEAD.map((days) => daysAgo(-days))) {
    const { json } = await client.get(company, `/reports/receivables-aging?asOf=${asOf}`)
    const found = new Map<string, number>()
    for (const row of json?.rows ?? [])
      for (const [age] of AGES) add(found, `${row.customerId} ${age}`, cents(row[age]))
    compare(
      checking,
      `receivables by age as of ${asOf} differ`,
      expected(company.model, asOf),
      found
    )
    const total = cents(json?.totals?.total ?? 0)
    report.check(total === sum([...found.values()]), 'the total of ages differs', { asOf, total })
  }
}

function expected({ invoices, payments }: Model, asOf: string) {
  const paid = new Map<string, number>()
  for (const { invoice, amount, isVoid } of payments) if (!isVoid) add(paid, invoice, amount)
  const ages = new Map<string, number>()
  for (const one of invoices.filter(({ isVoid }) => !isVoid))
    add(
      ages,
      `${one.customer} ${ageOf(one, asOf)}`,
      totalOfAll(one.lines) - one.withheld - (paid.get(one.id) ?? 0) - one.credited
    )
  return ages
}

function ageOf({ due }: Invoice, asOf: string) {
  const days = (Date.parse(asOf) - Date.parse(due)) / 86_400_000
  return AGES.find(([, most]) => days <= most)![0]
}
