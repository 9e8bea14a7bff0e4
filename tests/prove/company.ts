/** A company of a run: its model, its administrator, and a reader without the right to write. */
import type { Answer, Client } from './client.js'
import { Model } from './model.js'
import { enrol } from './stand/second_factor.js'
import { PASSWORD, PLATFORM } from './stand/stand.js'

/** Events that the first webhook of a company wants. */
export const EVENTS = [
  'customer.created',
  'product.created',
  'invoice.issued',
  'invoice.voided',
  'payment.created',
  'payment.voided',
  'credit_note.created',
  'expense.created',
  'expense.voided',
  'ticket.created',
  'asset.created',
  'supplier_payment.created',
  'supplier_payment.voided',
]

export class Company {
  readonly model = new Model()
  token = ''
  readerToken = ''
  id = ''

  constructor(
    readonly number: number,
    readonly allowsNegativeStock: boolean,
    /** Tells the companies of a run from those of others. */
    readonly mark: string
  ) {}

  /** One company goes on without numbering ranges. */
  get hasRanges() {
    return this.number !== 3
  }

  get name() {
    return `Prove ${this.mark} ${this.number}`
  }

  /** Path of a receiver of its webhooks. */
  hooks = (name: 'business' | 'books') => `/${name}/${this.mark}/${this.number}`

  get reader() {
    return { number: this.number, token: this.readerToken }
  }
}

/** The JSON of a request that must be done. */
export function must({ isDone, json }: Answer) {
  if (!isDone) throw new Error(`The set up failed: ${JSON.stringify(json)}`)
  return json
}

const logIn = async (client: Client, email: string, password = PASSWORD) =>
  must(
    await client.call({ number: 0, token: '' }, 'POST', '/auth/login', {
      email,
      password,
    })
  ).accessToken as string

/** A password that an administrator set is changed first. */
async function logInWithOwn(client: Client, email: string) {
  const first = { number: 0, token: await logIn(client, email) }
  const own = `${PASSWORD}-chosen`
  must(
    await client.call(first, 'POST', '/auth/password', {
      currentPassword: PASSWORD,
      newPassword: own,
    })
  )
  return logIn(client, email, own)
}

/** By the ports of a stand: an account with a second factor signs in with its password once. */
const platformTokens = new Map<string, string>()

async function platformToken(client: Client) {
  const stand = client.world.ports.join()
  const known = platformTokens.get(stand)
  if (known) return known

  const platform = { number: 0, token: await logIn(client, PLATFORM) }
  await enrol(async (path, body) =>
    must(await client.call(platform, 'POST', path, body, { isCalm: true }))
  )
  platformTokens.set(stand, platform.token)
  return platform.token
}

/** Opens companies with different settings, each with webhooks and a reader. */
export async function openCompanies(client: Client, count: number, hooks: number, mark: string) {
  const platform = { number: 0, token: await platformToken(client) }
  const companies: Company[] = []
  for (let number = 1; number <= count; number++) {
    const company = new Company(number, number !== 2, mark)
    const email = `admin-${number}-${mark}@prove.test`
    company.id = must(
      await client.post(platform, '/tenants', {
        name: company.name,
        admin: { email, name: 'Admin', password: PASSWORD },
      })
    ).id
    company.token = await logIn(client, email)
    await settle(client, company, hooks, mark)
    companies.push(company)
  }
  return companies
}

async function settle(client: Client, company: Company, hooks: number, mark: string) {
  const { number, allowsNegativeStock, model } = company
  const post = async (path: string, body: unknown) => must(await client.post(company, path, body))

  must(
    await client.call(company, 'PATCH', '/settings/tenant', {
      allowNegativeStock: allowsNegativeStock,
      ...(number === 3 && { timezone: 'Asia/Tokyo', locale: 'en' }),
    })
  )
  const url = (name: 'business' | 'books') => `http://127.0.0.1:${hooks}${company.hooks(name)}`
  await post('/webhooks', { url: url('business'), events: EVENTS })
  await post('/webhooks', { url: url('books'), events: ['journal_entry.created', 'stock.moved'] })

  const email = `reader-${number}-${mark}@prove.test`
  await post('/roles', { name: 'READER', permissions: ['customers:read', 'invoices:read'] })
  await post('/users', { email, name: 'Reader', role: 'READER', password: PASSWORD })
  company.readerToken = await logInWithOwn(client, email)

  const users = must(await client.get(company, '/users?limit=10')).data
  model.agents = users
    .filter(({ role }: { role: string }) => role !== 'READER')
    .map(({ id }: { id: string }) => id)

  model.concepts = must(await client.get(company, '/withholding-concepts?limit=100'))
    .data.filter(({ type }: { type: string }) => type === 'RENTA')
    .map(({ id }: { id: string }) => id)

  const { data } = must(await client.get(company, '/accounts?limit=100&search=5'))
  model.expenseAccounts = data
    .filter(({ isGroup, role, code }: any) => !isGroup && !role && /^5/.test(code))
    .slice(0, 5)
    .map(({ id }: { id: string }) => id)
}
