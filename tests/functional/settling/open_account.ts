/** The account of a customer or supplier: documents of 8 days ago, and what settles them. */
import { times, ok } from '#tests/functional/sales/shop'
import { ago, before, sumOf, type Document, type Side } from './sides.js'

export const BEGAN = 8

/** `paid` has a credit note; one of the `open` documents has instalments. */
export type Account = {
  partyId: string
  paid: Document
  paidBy: string
  note: { id: string }
  open: Document[]
}

const THIRDS = [{ percent: 30 }, { percent: 30, days: 4 }, { balance: true, days: 60 }]

export async function inInstalments(side: Side) {
  const terms = ok(await side.api.post('/payment-terms', { name: 'Cuotas', lines: THIRDS }))
  return { side, paymentTermsId: terms.id as string }
}

type Shared = Awaited<ReturnType<typeof inInstalments>>

export const anAccount = ({ side, paymentTermsId }: Shared): Promise<Account> =>
  before(BEGAN, async () => {
    const { api, paths, partyKey, documentKey } = side
    const partyId = await side.aParty()
    const paid = await side.owes(partyId, 300)
    const open = [await side.owes(partyId, 200, { paymentTermsId }), await side.owes(partyId, 50)]
    const money = { [partyKey]: partyId, amount: paid.total, paymentMethod: 'CASH' }
    const allocations = [{ [documentKey]: paid.id, amount: paid.total }]
    const payment = ok(await api.post(paths.payments, { ...money, allocations }))
    const note = ok(
      await api.post(`${paths.documents}/${paid.id}/credit-notes`, { reason: 'Rebaja', net: 100 })
    )
    return { partyId, paid, paidBy: payment.id, note, open }
  })

/** Payments of the account that stand, without the one of before. */
export async function standingPayments({ api, paths, partyKey }: Side, account: Account) {
  const { data } = ok(
    await api.get(`${paths.payments}?${partyKey}=${account.partyId}&limit=100&sort=number`)
  )
  return (data as any[]).filter(({ id, status }) => id !== account.paidBy && status !== 'VOID')
}

/** Paths of the voids of all that stands and began after the account did. */
export async function voidsOf(side: Side, account: Account): Promise<string[]> {
  const { api, paths, partyKey } = side
  const stands = ({ voidedOn }: any) => !voidedOn
  const [payments, refunds, note, ...documents] = await Promise.all([
    standingPayments(side, account),
    api
      .get(`${paths.refunds}?${partyKey}=${account.partyId}&limit=100`)
      .then((all) => ok(all).data),
    api.get(`${paths.credits}/${account.note.id}`).then(ok),
    ...account.open.map(({ id }) => api.get(`${paths.documents}/${id}`).then(ok)),
  ])
  const ofAllocations = (path: string, { id, allocations }: any) =>
    allocations.filter(stands).map((one: any) => `${path}/${id}/allocations/${one.id}/void`)
  return [
    ...payments.map(({ id }) => `${paths.payments}/${id}/void`),
    ...payments.flatMap((one) => ofAllocations(paths.payments, one)),
    ...ofAllocations(paths.credits, note),
    ...refunds.filter(stands).map(({ id }: any) => `${paths.refunds}/${id}/void`),
    ...documents.flatMap(({ id, writeOffs = [] }: any) =>
      writeOffs.filter(stands).map((one: any) => `/invoices/${id}/write-offs/${one.id}/void`)
    ),
  ]
}

/** The party's row of the aging at the end of each day since the account began, the latest day last. */
export const agings = (side: Side, { partyId }: Account) =>
  times(BEGAN + 1, async (nth) => {
    const { rows } = ok(await side.api.get(`${side.paths.aging}?asOf=${ago(side, BEGAN - nth)}`))
    return rows.find((row: any) => row[side.partyKey] === partyId) ?? null
  })

/** Amounts and states of all documents, without versions, allocations and write-offs. */
export async function factsOf({ api, paths }: Side, { partyId, paid, note, open }: Account) {
  const bare = ({ version, updatedAt, writeOffs, allocations, ...rest }: any) => rest
  const at = [
    `${paths.parties}/${partyId}`,
    `${paths.credits}/${note.id}`,
    ...[paid, ...open].map(({ id }) => `${paths.documents}/${id}`),
  ]
  return Promise.all(at.map(async (path) => bare(ok(await api.get(path)))))
}

/** The open amounts of documents or their instalments today, in cents: all, and those not yet overdue. */
export async function owedOn(side: Side, { paid, open }: Account) {
  const documents = await Promise.all(
    [paid, ...open].map(async ({ id }) => ok(await side.api.get(`${side.paths.documents}/${id}`)))
  )
  const rows: { dueDate: string; balance: number }[] = documents.flatMap((one) =>
    one.installments.length ? one.installments : [one]
  )
  const notDue = rows.filter(({ dueDate }) => dueDate >= ago(side, 0))
  return { total: sumOf(rows, balanceIn), current: sumOf(notDue, balanceIn) }
}

const balanceIn = ({ balance }: { balance: number }) => balance

/** Balances of accounts at the end of today, by code, without those at zero. */
export async function closings(side: Side): Promise<Record<string, number>> {
  const path = `/reports/trial-balance?from=2000-01-01&to=${ago(side, 0)}`
  const { rows } = ok(await side.api.get(path))
  return Object.fromEntries(
    rows.filter(({ closing }: any) => closing).map(({ code, closing }: any) => [code, closing])
  )
}
