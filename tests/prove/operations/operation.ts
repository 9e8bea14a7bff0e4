/** An operation of the business: what is sent, and what the model then expects. */
import type { Answer, Client } from '../client.js'
import type { Company } from '../company.js'
import type { Line } from '../model.js'

export type Doing = { client: Client; company: Company }

export type Operation = {
  /** Relative frequency. */
  weight: number
  /** Endpoints of the OpenAPI document that it models, such as `POST /invoices/{id}/void`. */
  covers: readonly string[]
  run: (doing: Doing) => Promise<unknown>
}

export type Operations = Record<string, Operation>

/** Violates unless the answer is done or refused with one of `codes`. Returns whether it is done. */
export function expects({ client }: Doing, what: string, answer: Answer, codes: readonly string[]) {
  if (answer.isDone) return true
  client.world.report.check(codes.includes(answer.code!), `${what} is refused`, {
    status: answer.status,
    body: answer.json,
  })
  return false
}

export function check({ client }: Doing, isSo: boolean, what: string, detail: unknown) {
  client.world.report.check(isSo, what, detail)
}

/** A verb that is done once to a record, whoever else wants it. Notes it under `flag`. */
export async function doOnce<Flag extends string>(
  doing: Doing,
  one: ({ id: string } & Partial<Record<Flag, boolean>>) | undefined,
  flag: Flag,
  {
    what,
    path,
    body,
    codes,
  }: { what: string; path: string; body?: object; codes: readonly string[] }
) {
  if (!one) return
  const answer = await doing.client.post(doing.company, path, body)
  if (!expects(doing, what, answer, codes)) return
  check(doing, !one[flag], `${what}: it is done twice`, { id: one.id })
  Object.assign(one, { [flag]: true })
}

/** The last of a list, in which records of other clients are changed meanwhile. */
export function recent<T>({ client }: Doing, list: readonly T[], many = 25): T | undefined {
  const last = list.slice(-many)
  return last.length ? client.random.pick(last) : undefined
}

/** Now and then reads back what was acknowledged. */
export async function readBack(doing: Doing, path: string) {
  const { client, company } = doing
  if (!client.random.chance(0.15)) return
  const { isDone, status } = await client.get(company, path)
  check(doing, isDone, 'what was acknowledged cannot be read', { path, status })
}

/** One to three lines of different products. */
export function someLines({ client: { random }, company: { model } }: Doing): Line[] {
  const goods = [...model.products.slice(0, 8).map(({ id }) => id), ...model.services]
  return random
    .shuffled(goods)
    .slice(0, random.int(1, 3))
    .map((product) => ({
      product,
      quantity: random.int(1, 12) * 25,
      price: random.int(100, 99_999),
      discount: random.pick([0, 0, 10, 33.33]),
      tax: random.pick([0, 5, 19]),
      consumption: random.pick([0, 0, 0, 8]),
      isInclusive: random.chance(0.25),
    }))
}

/** `YYYY-MM-DD`, this many days ago in UTC; periods are closed by months of the past. */
export const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Now and then these cents are withheld; whatever is sold, comes in or is paid is more. */
export function withheld({ client: { random }, company: { model } }: Doing, cents: number) {
  const [base, amount] = [cents / 100, cents / 100]
  if (random.chance(0.3))
    return { withholdings: [{ conceptId: random.pick(model.concepts), base, amount }] }
}

/** A day by which customers pay. */
export const someDueDate = ({ client: { random } }: Doing) => daysAgo(-random.int(1, 60))

/** Last day of the month that many months ago. */
export function monthEnd(monthsAgo: number) {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo + 1, 0))
    .toISOString()
    .slice(0, 10)
}
