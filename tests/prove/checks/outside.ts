/** Webhooks arrive at least once and in order, mails once. */
import type { Report } from '../report.js'
import type { Place } from '../stand/stand.js'
import { EVENTS } from '../company.js'
import type { Checking } from './checking.js'

/** A message this long before a fault may not have been noted as delivered. */
const IN_DOUBT_S = 5
const UNDOING = /worker|database|Redis|connections|all|COMMIT|disk/

/** Whether a delivery at `at` (ms) was under way when a fault came. */
const isInDoubt = ({ faults, began }: Report, at: number) =>
  faults.some(({ kind, at: second }) => {
    const after = second - (at - began) / 1_000
    return UNDOING.test(kind) && after > -30 && after < IN_DOUBT_S
  })

export async function checkWebhooks({ stand, company, report, rows }: Checking) {
  const { model } = company
  const arrived = stand.outside.messages.filter(({ path }) => path === company.hooks('business'))
  const seen = new Set(arrived.map(({ type, data }) => `${type} ${data.id}`))
  const of = (type: string, records: readonly { id: string; isVoid?: boolean }[], isVoid = false) =>
    records.filter((one) => !isVoid || one.isVoid).map(({ id }) => `${type} ${id}`)
  const wanted = [
    ...[...model.customers, ...model.limited].map((id) => `customer.created ${id}`),
    ...of('invoice.issued', model.invoices),
    ...of('invoice.voided', model.invoices, true),
    ...of('payment.created', model.payments),
    ...of('payment.voided', model.payments, true),
    ...of('credit_note.created', model.creditNotes),
    ...of('expense.created', model.expenses),
    ...of('expense.voided', model.expenses, true),
    ...of('ticket.created', model.tickets),
    ...of('asset.created', model.assets),
    ...of('supplier_payment.created', model.supplierPayments),
    ...of('supplier_payment.voided', model.supplierPayments, true),
  ]
  const missing = wanted.filter((one) => !seen.has(one))
  report.check(!missing.length, 'webhooks are missing', missing.slice(0, 5))
  const expected = new Set(wanted)
  const more = [...seen].filter(
    (one) => !expected.has(one) && !/^(customer|product)\.created/.test(one)
  )
  report.check(!more.length, 'webhooks of what was not acknowledged', more.slice(0, 5))
  report.check(
    arrived.every(({ type }) => EVENTS.includes(type)),
    'webhooks that nobody wants',
    company.number
  )

  const times = Map.groupBy(arrived, ({ id }) => id)
  const twice = [...times.values()].filter((all) => all.length > 1 && !isInDoubt(report, all[0].at))
  report.check(!twice.length, 'webhooks came twice without a fault', twice.slice(0, 3))

  const versions = new Map<string, number>()
  for (const message of arrived) {
    const { id, version } = message.data
    if (!id || version === undefined || times.get(message.id)!.length > 1) continue
    report.check((versions.get(id) ?? 0) <= version, 'webhooks are out of order', message)
    versions.set(id, version)
  }

  for (const [type, table] of [
    ['journal_entry.created', 'journal_entries'],
    ['stock.moved', 'stock_movements'],
  ]) {
    const ids = new Set(
      stand.outside.messages
        .filter((one) => one.path === company.hooks('books') && one.type === type)
        .map(({ data }) => data.id)
    )
    const [{ many }] = await rows(`SELECT COUNT(*) AS many FROM ${table} WHERE tenant_id = ?`)
    report.check(ids.size === many, `webhooks of ${table}`, { messages: ids.size, rows: many })
  }
}

export async function checkMails({ stand, company, report, rows }: Checking) {
  const arrived = Map.groupBy(
    stand.outside.mails,
    ({ id }) => /^<(?:invoice|quote)-([\da-f-]{36})-/.exec(id)?.[1] ?? ''
  )
  const isVoid = new Set(
    (await rows("SELECT id FROM invoices WHERE tenant_id = ? AND status = 'VOID'")).map(
      ({ id }) => id
    )
  )
  for (const [id, asked] of Map.groupBy(company.model.mailed, (one) => one)) {
    const mails = new Set((arrived.get(id) ?? []).map((mail) => mail.id)).size
    // A mail of an invoice that was voided meanwhile is not sent.
    const isRight = mails === asked.length || (isVoid.has(id) && mails < asked.length)
    report.check(isRight, 'mails of an invoice', { id, asked: asked.length, mails })
  }
}

/** No mail came twice but those in doubt when a fault came. */
export function checkRepeatedMails(stand: Place, report: Report) {
  for (const [id, all] of Map.groupBy(stand.outside.mails, (mail) => mail.id))
    if (all.length > 1)
      report.check(isInDoubt(report, all[0].at), 'a mail came twice without a fault', { id })
}
