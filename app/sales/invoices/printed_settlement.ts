/** Rows below the total of a printed invoice: they lead from the total to what is due. */
import type { ApiRecord } from '#core/resources/transformer'
import type { Issuer } from '#documents/issuer'

/** The label, field and sign of each amount between the total and the balance. */
const PARTS = [
  ['withheld', 'withheldTotal', -1],
  ['paid', 'paidAmount', -1],
  ['credited', 'creditedAmount', -1],
  ['writtenOff', 'writtenOffAmount', -1],
  ['creditReceived', 'creditReceived', -1],
  ['creditGiven', 'creditGiven', 1],
  ['refunded', 'refundedAmount', 1],
] as const

/** No rows when the whole total is due, or for a void invoice. */
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
