import type Big from 'big.js'
import { newId } from '#core/primitives/ids'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { insertMany } from '#core/lucid/insert_many'
import { conceptOf } from '#accounting/concepts'
import { accountsFor, credit, debit, post, type MoneyAccount, type Role } from '#accounting/ledger'
import { paymentSearchTextOf, type Customer } from '#sales/customer'
import Refund from '#sales/models/refund'
import type { NewRefund } from '#sales/validators/refund'

type Refunded = {
  paymentId: string | null
  creditNoteId: string | null
  sourceInvoiceId: string | null
}

/** 409 INSUFFICIENT_AMOUNT for more than `available`. */
export function mustBeFree(amount: Big, available: Big) {
  mustFitCurrency(amount, 'amount', available)
  if (amount.lte(available)) return

  throw conflict(
    'INSUFFICIENT_AMOUNT',
    `${shownAmount(available)} may be refunded, and ${shownAmount(amount)} would be`,
    { field: 'amount', available: available.toNumber(), amount: amount.toNumber() }
  )
}

/**
 * Writes a checked refund and its entry: Dr `role`, Cr money. Its number is taken last. Announces
 * `refund.created`.
 */
export async function writeRefund(
  { amount, reference }: NewRefund,
  {
    of,
    customer,
    role,
    date,
    money: { account, bankAccountId, warnings },
    currency,
    concept,
  }: {
    of: Refunded
    customer: Customer
    role: Role
    date: string
    money: MoneyAccount
    currency: string
    concept: { key: string; source: string }
  }
) {
  await accountsFor([account, role])
  await reserveNumbers('refunds', 'journal_entries')
  const number = await nextNumber('refunds')
  const refund = {
    ...of,
    ...{ id: newId(), number, status: 'PAID', date, amount, currency, bankAccountId },
    customerId: customer.id,
    customerName: customer.name,
    reference: reference ?? null,
    searchText: paymentSearchTextOf(customer, reference),
  }
  const [written] = await insertMany(Refund, [refund])
  await post({
    type: 'PAYMENT',
    concept: conceptOf(concept.key, { number, source: concept.source }),
    reference: refund.id,
    date,
    lines: [debit(role, amount), credit(account, amount)],
    thirdPartyId: customer.thirdPartyId,
  })
  await announce('refund.created', { refundId: refund.id })
  return {
    ...written,
    source: of.paymentId ? 'PAYMENT' : 'CREDIT_NOTE',
    sourceId: of.paymentId ?? of.creditNoteId,
    warnings,
  }
}
