/** A part of a payment that settles an invoice. */
import type Big from 'big.js'
import { newId } from '#core/primitives/ids'
import { laterOf } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import type Invoice from '#sales/models/invoice'

/** `amount` is all that it takes off the invoice, `withheld` the withheld part of it. */
export type Allocation = {
  id: string
  invoice: Invoice
  amount: Big
  withheld: Big
  /** The day from which it counts: never before the invoice. */
  date: string
}

export const allocationOf = (
  invoice: Invoice,
  amount: Big,
  date: string,
  withheld: Big = zero
): Allocation => ({
  id: newId(),
  invoice,
  amount,
  withheld,
  date: laterOf(date, invoice.date),
})

/** As `GET /payments/:id` shows it. */
export const shownAllocation = ({ id, invoice, amount, withheld, date }: Allocation) => ({
  id,
  invoiceId: invoice.id,
  invoiceNumber: Number(invoice.number),
  invoiceFiscalNumber: invoice.fiscalNumber,
  amount: amount.toNumber(),
  withheldAmount: withheld.toNumber(),
  date,
  voidedOn: null,
})
