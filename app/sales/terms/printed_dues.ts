/** When an invoice with payment terms is due, in words for its PDF. */
import type { ApiRecord } from '#core/resources/transformer'
import type { Issuer } from '#documents/issuer'

type Row = { dueDate: string; amount: number }

/** `notes` of the invoice, with its instalments and its early discount. */
export function notesWithDues(record: ApiRecord, { labels, formats }: Issuer): string | null {
  const { notes, installments, earlyDiscount } = record
  const said = ({ dueDate, amount }: Row) =>
    labels('instalment', { day: formats.day(dueDate), amount: formats.money(amount) })
  const dues =
    installments.length > 1
      ? [`${labels('instalments')}: ${installments.map(said).join(' · ')}`]
      : []
  const discount = earlyDiscount
    ? [
        labels('earlyDiscount', {
          day: formats.day(earlyDiscount.until),
          amount: formats.money(earlyDiscount.amount),
        }),
      ]
    : []
  return [...(notes ? [notes] : []), ...dues, ...discount].join('\n') || null
}
