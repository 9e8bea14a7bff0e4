import { sum, zero } from '#core/primitives/decimal'
import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { newId } from '#core/primitives/ids'
import { deferNumbers, nextDocumentNumber, reserveNumbers } from '#core/numbering/number_series'
import { mustFitCurrency } from '#core/money/amounts'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { moneyAccountOf, mustBeOpen, post } from '#accounting/ledger'
import { writeWithholdingLines } from '#tax/withholdings'
import { owe, paymentSearchTextOf } from '#sales/customer'
import Payment from '#sales/models/payment'
import { shownAllocation } from '#sales/payments/allocations/allocation'
import { announcePaid, settleInvoices } from '#sales/payments/allocations/settle_invoices'
import { writeAllocations } from '#sales/payments/allocations/write_allocations'
import { mustBeDeductible, mustSettle } from '#sales/payments/deductions/checked_deductions'
import { deductedTotal, keptDeductions } from '#sales/payments/deductions/kept_deductions'
import { dividedMoney } from '#sales/payments/receiving/divided_money'
import { lockForPayment } from '#sales/payments/receiving/lock_for_payment'
import { conceptOfPayment, paymentEntries } from '#sales/payments/receiving/payment_entries'
import { wantedOf } from '#sales/payments/receiving/wanted'
import { withheldOfPayment } from '#sales/payments/receiving/withheld'
import { discountLines, discountTaxPostings, writeDiscountTaxes } from '#sales/terms/discount_taxes'
import { discountsTaken, mustSettleAll, withoutTaxes } from '#sales/terms/discounts_taken'
import type { NewPayment } from '#sales/validators/payment'

/**
 * Records a payment on `date`, by default today: money, with what the customer deducted and withheld,
 * for one invoice, for several, or for none yet. 409 OVERPAYMENT above a balance, also for parallel
 * payments; refusals of `lockForPayment`, `dividedMoney`, `mustBeDeductible`, `mustSettle`, `discountsTaken`,
 * `withheldOfPayment` and `moneyAccountOf`; 409 PERIOD_CLOSED. Announces `payment.created`, `payment.allocated`
 * unless all of it is an advance, and `invoice.paid` for each invoice that is paid in full.
 */
export async function receivePayment(asked: NewPayment) {
  const wanted = wantedOf(asked)
  const { amount, details, deductions } = partsOf(asked)
  const { invoices, customer, banks } = await lockForPayment(wanted, details)
  mustBeAmount(asked, { isOfOne: Boolean(wanted.invoiceId), balance: invoices[0]?.balance })
  mustBeSame(asked.currency, invoices[0]?.currency)
  const date = asked.date ?? todayIn(Current.tenant.timezone)
  await mustBeOpen(date, asked.date ? 'date' : undefined)
  await mustBeDeductible(
    deductions,
    invoices.map(({ id }) => id)
  )
  const discounts = await discountsTaken(deductions, invoices, date)
  const withheld = await withheldOfPayment(asked, { invoices, customer, deductions, day: date })

  const deducted = deductedTotal(deductions)
  const settled = amount.plus(deducted).plus(withheld.total)
  mustSettle(settled, deductions)
  const { allocations, unallocated } = dividedMoney(wanted, invoices, {
    ...{ amount, settled, excess: asked.excess, withheld: withheld.parts, date },
  })
  mustSettleAll(discounts, allocations)
  const { account, bankAccountId, warnings } = await moneyAccountOf(details, banks)
  const taxed = await discountLines(discounts)
  const entries = await paymentEntries({
    ...{ account, amount, date, settled, allocations },
    deductions: withoutTaxes(deductions, discounts),
    taxes: await discountTaxPostings(taxed),
    withheld: withheld.lines,
  })
  const paid = settleInvoices(allocations)
  const allocated = settled.minus(unallocated)
  owe(customer, allocated.neg(), unallocated)

  if (entries.length > 1) await reserveNumbers('payments', ...entries.map(() => 'journal_entries'))
  else await deferNumbers('payments', 'journal_entries')
  const number = await nextDocumentNumber('payments')
  const id = newId()
  const invoiceId = allocations.length === 1 ? allocations[0].invoice.id : null
  const [written] = await insertMany(Payment, [
    {
      ...details,
      ...{ id, number, status: 'RECEIVED', bankAccountId, invoiceId, date, amount },
      customerId: customer.id,
      customerName: customer.name,
      withholdings: withheld.kept,
      withheldTotal: withheld.total,
      deductions: keptDeductions(deductions),
      deductedTotal: deducted,
      allocatedAmount: allocated,
      unallocatedAmount: unallocated,
      refundedAmount: zero,
      allocations: allocations.map(shownAllocation),
      currency: invoices[0]?.currency ?? Current.tenant.currency,
      searchText: paymentSearchTextOf(customer, details.reference),
    },
  ])
  writeAllocations(id, allocations)
  const { thirdPartyId } = customer
  const posted = []
  for (const { key, day, lines, of } of entries)
    posted.push(
      await post({
        ...{ type: 'PAYMENT', reference: id, thirdPartyId, date: day, lines },
        concept: conceptOfPayment(key, number, of),
      })
    )
  await writeWithholdingLines({
    ...{ documentType: 'PAYMENT', documentId: id, day: date, direction: 'SUFFERED', thirdPartyId },
    ...{ entryId: posted[0].id, personKind: withheld.personKind, withholdings: withheld.lines },
  })
  await writeDiscountTaxes(
    { documentId: id, day: date, thirdPartyId, entryId: posted[0].id },
    taxed
  )

  await announce('payment.created', { paymentId: id, invoiceId })
  if (allocations.length) await announce('payment.allocated', { paymentId: id })
  await announcePaid(paid)
  return { ...written, warnings }
}

/** The details are columns of the payment as they were sent. */
function partsOf({
  amount,
  deductions,
  invoiceId: _invoice,
  customerId: _customer,
  allocations: _allocations,
  excess: _excess,
  currency: _currency,
  date: _date,
  withholdings: _withholdings,
  autoWithholdings: _auto,
  ...details
}: NewPayment) {
  return { amount, details, deductions: deductions ?? [] }
}

/** 422 TOO_PRECISE. Amounts that settle old debts may have cents that the currency has not. */
function mustBeAmount(
  { amount, allocations, deductions }: NewPayment,
  { isOfOne, balance = zero }: { isOfOne: boolean; balance?: NewPayment['amount'] }
) {
  const named = sum((allocations ?? []).map((one) => one.amount))
  const kept = sum((deductions ?? []).map((one) => one.amount))
  mustFitCurrency(amount, 'amount', isOfOne ? balance : named.minus(kept))
}

function mustBeSame(currency: string | null | undefined, wanted: string = Current.tenant.currency) {
  if (currency && currency !== wanted)
    throw invalid(
      'currency',
      'INVALID',
      `The payment must be in ${wanted}, the currency of the invoice`
    )
}
