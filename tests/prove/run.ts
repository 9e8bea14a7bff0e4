/** A run: companies, clients that do random business under faults, and the checks at the end. */
import { setTimeout as pause } from 'node:timers/promises'
import { checkAll } from './checks/index.js'
import { Client, type World } from './client.js'
import { openCompanies, type Company } from './company.js'
import { Faults } from './faults.js'
import { Random } from './fuzz/random.js'
import { Isolation } from './isolation.js'
import { OPERATIONS, chooser, stockUp } from './operations/index.js'
import { Report } from './report.js'
import { Stand } from './stand/stand.js'

export type Settings = {
  seed: number
  minutes: number
  clients: number
  only?: readonly string[]
  /** Without faults a violation is one of the rules alone. */
  hasFaults?: boolean
  /** Longest random wait of a client between two operations, in ms. */
  pauseMs?: number
  say?: (line: string) => void
}

const COMPANIES = 3
const SAY_EVERY_MS = 15_000

export async function run(settings: Settings): Promise<Report> {
  const { seed, say = () => {} } = settings
  const report = new Report()
  const stand = await Stand.open(new Random(seed + 1))
  try {
    say(`The stand is up after ${report.now} s; its logs are in ${stand.home}`)
    await business(stand, report, settings)
  } finally {
    await stand.close()
  }
  return report
}

async function business(stand: Stand, report: Report, settings: Settings) {
  const { seed, minutes, clients, only, hasFaults = true, say = () => {} } = settings
  const isolation = new Isolation(report)
  const faults = new Faults(stand, new Random(seed + 2), report)
  const world: World = {
    ports: stand.apiPorts,
    report,
    kept: [],
    onAnswer: (company, path, text) => isolation.note(company, path, text),
    isFrozen: () => faults.isAny,
  }
  const first = new Client(0, new Random(seed + 3), world)
  const mark = first.random.uuid().slice(0, 8)
  const companies = await openCompanies(first, COMPANIES, stand.outside.hooksPort, mark)
  for (const company of companies) await stockUp({ client: first, company })
  for (const { number } of companies) isolation.name(number, `Prove ${mark} ${number}`)
  say(`${COMPANIES} companies are open after ${report.now} s`)

  const before = stand.processes.map((part) => part.use())
  const choose = chooser(only)
  let isOver = false
  const lane = async (number: number) => {
    const client = new Client(number, new Random(seed * 1_000 + number), world)
    while (!isOver) {
      await doOne(client, choose(client.random), client.random.pick(companies))
      await pause(client.random.int(0, settings.pauseMs ?? 15))
    }
  }
  const telling = setInterval(() => say(line(report)), SAY_EVERY_MS)
  const lanes = Array.from({ length: clients }, (_, index) => lane(index + 1))
  const faulting = hasFaults ? faults.run() : Promise.resolve()
  const ending = pause(minutes * 60_000)
  await Promise.race([ending, faulting])
  await ending
  faults.isOver = true
  await faulting
  isOver = true
  await Promise.all(lanes)
  clearInterval(telling)

  stand.outside.badness = 0
  say(`Business is over after ${report.now} s; waiting for what is under way`)
  await checkAll(stand, report, first, companies)
  await ownAll(stand, isolation, companies)
  isolation.scan()
  for (const error of report.serverErrors) report.violate('an answer of 5xx other than 503', error)
  checkUse(stand, report, before)
}

async function doOne(client: Client, operation: string, company: Company) {
  const { report } = client.world
  report.operations[operation] = (report.operations[operation] ?? 0) + 1
  client.operation = operation
  await OPERATIONS[operation]
    .run({ client, company })
    .catch((error) => report.violate('an operation throws', { operation, error: error.stack }))
}

/** Tables whose ids belong to one company. */
const OWNED = [
  ...['invoices', 'payments', 'customers', 'products', 'quotes', 'purchase_orders', 'expenses'],
  ...['journal_entries', 'assets', 'tickets', 'employees', 'users', 'warehouses', 'accounts'],
]

async function ownAll(stand: Stand, isolation: Isolation, companies: readonly Company[]) {
  const numbers = new Map(companies.map(({ id, number }) => [id, number]))
  for (const table of OWNED)
    for (const { id, company } of await stand.query(
      `SELECT r.id, t.public_id AS company FROM ${table} r JOIN tenants t ON t.id = r.tenant_id`
    ))
      if (numbers.has(company)) isolation.own(numbers.get(company)!, id)
}

/** Growth of a process that a run of any length may cause. */
const MOST_MEMORY_MB = 400
const MOST_HANDLES = 100

function checkUse(stand: Stand, report: Report, before: ReturnType<Stand['worker']['use']>[]) {
  for (const [index, part] of stand.processes.entries()) {
    const [was, is] = [before[index], part.use()]
    if (!was || !is) continue
    const detail = { part: part.name, was, is }
    report.check(is.memory - was.memory < MOST_MEMORY_MB, 'a process keeps memory', detail)
    report.check(is.handles - was.handles < MOST_HANDLES, 'a process keeps handles', detail)
  }
}

const line = ({ now, counts, faults, violations }: Report) =>
  `${now} s: ${counts.sent} requests, ${counts.done} done, ${counts.refused} refused, ${counts.repeated} repeated, ${faults.length} faults, ${violations.length} violations`
