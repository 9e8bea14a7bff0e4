/**
 * Where the numbers of a company's documents begin: it may say so in its settings, before there is
 * one of them.
 */
import { jsonOf } from '#core/database/columns'

/** Each series that may, and the setting that says it. */
export const FIRST_NUMBERS = {
  invoices: 'firstInvoiceNumber',
  credit_notes: 'firstCreditNoteNumber',
  quotes: 'firstQuoteNumber',
  payments: 'firstPaymentNumber',
  purchase_orders: 'firstPurchaseOrderNumber',
} as const

/** Of who says nothing. */
export const FIRST_BY_DEFAULT = 1

/** By `settings` of the company's row. */
export function firstNumberOf(series: keyof typeof FIRST_NUMBERS, settings: unknown): number {
  return (
    (jsonOf(settings) as Record<string, number> | null)?.[FIRST_NUMBERS[series]] ?? FIRST_BY_DEFAULT
  )
}
