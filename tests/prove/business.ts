/** Companies in which clients do business, and what is checked once it is over. */
import { checkAll } from './checks/index.js'
import { Client, type World } from './client.js'
import { openCompanies, type Company } from './company.js'
import { Random } from './fuzz/random.js'
import { Isolation } from './isolation.js'
import { OPERATIONS, stockUp } from './operations/index.js'
import type { Report } from './report.js'
import type { Place } from './stand/stand.js'

/** One operation of a run: the index of its company, and the seed of all its choices. */
export type Performed = readonly [operation: string, company: number, client: number, seed: number]

const COMPANIES = 3

/** Tables whose ids belong to one company. */
const OWNED = [
  ...['invoices', 'payments', 'customers', 'products', 'quotes', 'purchase_orders', 'expenses'],
  ...['journal_entries', 'assets', 'tickets', 'employees', 'users', 'warehouses', 'accounts'],
]

export class Business {
  readonly companies: Company[] = []
  readonly #first: Client
  readonly #isolation: Isolation
  readonly #world: World

  private constructor(
    private stand: Place,
    readonly report: Report,
    random: Random,
    faults?: { isAny: boolean }
  ) {
    this.#isolation = new Isolation(report)
    this.#world = {
      ports: stand.apiPorts,
      report,
      kept: [],
      onAnswer: (company, path, text) => this.#isolation.note(company, path, text),
      isFrozen: () => Boolean(faults?.isAny),
    }
    this.#first = new Client(0, random, this.#world)
  }

  /** Opens companies with different settings and stocks them up. */
  static async open(stand: Place, report: Report, random: Random, faults?: { isAny: boolean }) {
    const business = new Business(stand, report, random, faults)
    const client = business.#first
    const mark = random.uuid().slice(0, 8)
    business.companies.push(
      ...(await openCompanies(client, COMPANIES, stand.outside.hooksPort, mark))
    )
    for (const company of business.companies) {
      await stockUp({ client, company })
      business.#isolation.name(company.number, company.name)
    }
    return business
  }

  client = (number: number) => new Client(number, new Random(number), this.#world)

  /** Does an operation. What it throws is a violation. */
  async perform(client: Client, performed: Performed) {
    const [operation, company, , seed] = performed
    const { report } = this
    report.operations[operation] = (report.operations[operation] ?? 0) + 1
    report.performed.push(performed)
    client.begin(operation, seed)
    await OPERATIONS[operation]
      .run({ client, company: this.companies[company] })
      .catch((error) => report.violate('an operation throws', { operation, error: error.stack }))
  }

  /** Waits until nothing is under way, and compares everything with the models. */
  async check() {
    const { stand, report, companies } = this
    await checkAll(stand, report, this.#first, companies)
    await this.#own()
    this.#isolation.scan()
    for (const error of report.serverErrors.splice(0))
      report.violate('an answer of 5xx other than 503', error)
  }

  async #own() {
    const numbers = new Map(this.companies.map(({ id, number }) => [id, number]))
    for (const table of OWNED)
      for (const { id, company } of await this.stand.query(
        `SELECT r.id, t.public_id AS company FROM ${table} r
         JOIN tenants t ON t.id = r.tenant_id WHERE t.public_id IN (?)`,
        [[...numbers.keys()]]
      ))
        this.#isolation.own(numbers.get(company)!, id)
  }
}

export const anyCompany = (random: Random) => random.int(0, COMPANIES - 1)
