/** Rows below the total of a printed invoice: they lead from the total to what is due. */
import type { ApiRecord } from '#core/resources/transformer'
import type { Issuer } from '#documents/issuer'

/** What an invoice is less by, and what it is more by again, by its label. */
const PARTS = [
  ['withheld', 'withheldTotal', -1],
  ['paid', 'paidAmount', -1],
  ['credited', 'creditedAmount', -1],
  ['writtenOff', 'writtenOffAmount', -1],
  ['creditReceived', 'creditReceived', -1],
  ['creditGiven', 'creditGiven', 1],
  ['refunded', 'refundedAmount', 1],
] as const

/** None where the total is due, and on a void invoice, on which nothing is. */
export function settlementRows(
  record: ApiRecord,
  { labels }: Issuer
): (readonly [label: string, amount: number])[] {
  if (record.status === 'VOID') return []
  const parts = PARTS.flatMap(([label, field, sign]) =>
    record[field] === 0 ? [] : [[labels(label), sign * record[field]] as const]
  )
  return parts.length ? [...parts, [labels('balance'), record.amountDue]] : []
}
