/** Journal entries of a new payment. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import type { DocumentNumber } from '#core/database/deferred_number'
import { conceptOfNew } from '#accounting/concepts'
import { credit, debit, type Line } from '#accounting/ledger'
import { withholdingPostings, type KeptWithholdings } from '#tax/withholdings'
import { printedNumber } from '#sales/invoices/printed_number'
import type { Allocation } from '#sales/payments/allocations/allocation'
import { deductionPostings } from '#sales/payments/deductions/deduction_postings'
import { withAccounts } from '#sales/postings'
import type { AskedDeduction } from '#sales/validators/payment'

type Posting = {
  account: Line['to']
  amount: Big
  date: string
  settled: Big
  allocations: readonly Allocation[]
  deductions: readonly AskedDeduction[]
  /** Taxes that early discounts take back. */
  taxes: readonly Line[]
  withheld: KeptWithholdings['lines']
}

type Entry = {
  key: 'payment' | 'payment_applied' | 'advance'
  day: string
  lines: readonly Line[]
  /** The invoices in its concept. */
  of: readonly Allocation[]
}

const total = (allocations: readonly Allocation[]) => sum(allocations.map(({ amount }) => amount))

/**
 * Dr money, deductions and withholdings; Cr receivable for invoices of that day or before, and
 * customer_advances for the rest. An invoice of a later day is settled from the advance on its day.
 * Their accounts are locked, so that numbers may be taken next.
 */
export async function paymentEntries({
  account,
  amount,
  date,
  settled,
  allocations,
  deductions,
  taxes,
  withheld,
}: Posting): Promise<Entry[]> {
  const byDay = Map.groupBy(allocations, (one) => one.date)
  const atOnce = total(byDay.get(date) ?? [])
  byDay.delete(date)

  const lines = await withAccounts([
    debit(account, amount),
    ...deductionPostings(deductions),
    ...taxes,
    ...(await withholdingPostings(withheld, 'SUFFERED')),
    credit('receivable', atOnce),
    credit('customer_advances', settled.minus(atOnce)),
  ])
  const later = [...byDay.keys()].sort().map((day): Entry => {
    const of = byDay.get(day)!
    return {
      ...{ key: 'payment_applied', day, of },
      lines: [debit('customer_advances', total(of)), credit('receivable', total(of))],
    }
  })
  const key = allocations.length ? 'payment' : 'advance'
  return [{ key, day: date, lines, of: allocations }, ...later]
}

/** Invoices by their printed numbers. */
export const conceptOfPayment = (
  key: Entry['key'],
  number: DocumentNumber,
  of: readonly Pick<Allocation, 'invoice'>[]
) =>
  conceptOfNew(key, number, { invoice: of.map(({ invoice }) => printedNumber(invoice)).join(', ') })
