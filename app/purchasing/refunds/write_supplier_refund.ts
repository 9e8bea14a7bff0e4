/** Money that a supplier gives back: row and entry. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { laterOf, todayIn } from '#core/calendar/days'
import { insertMany } from '#core/lucid/insert_many'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { newId } from '#core/primitives/ids'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { readRecord } from '#core/endpoints/operations'
import { conceptOf } from '#accounting/concepts'
import { accountsFor, credit, debit, moneyAccountOf, mustBeOpen, post } from '#accounting/ledger'
import SupplierRefund from '#purchasing/models/supplier_refund'
import type { Payee } from '#purchasing/payments/supplier'
import { supplierRefundLifecycle } from '#purchasing/refunds/supplier_refund_lifecycle'
import { supplierRefundTransformer } from '#purchasing/transformers/supplier_refund_transformer'

type Money = Awaited<ReturnType<typeof moneyAccountOf>>

type Refunded = {
  of: { paymentId: string } | { creditNoteId: string; sourceBillId: string }
  /** What the money lowers. */
  role: 'supplier_advances' | 'payable'
  payee: Payee
  amount: Big
  date: string
  reference?: string | null
  money: Money
}

/** Today by default, and not before `original`. 422 INVALID, 409 PERIOD_CLOSED. */
export async function dayOfRefund(asked: string | null | undefined, original: string) {
  if (asked && asked < original)
    throw invalid(
      'date',
      'INVALID',
      `date is ${asked}, and must not be before ${original}, the day of what is given back`
    )
  const date = asked ?? laterOf(todayIn(Current.tenant.timezone), original)
  await mustBeOpen(date, asked ? 'date' : undefined)
  return date
}

/** The account of the request, else the one that paid, with a warning. */
export async function moneyOfRefund(
  asked: string | null | undefined,
  { bankAccountId, paymentMethod }: { bankAccountId: string | null; paymentMethod: string | null }
): Promise<Money> {
  if (asked || !bankAccountId) return moneyAccountOf({ bankAccountId: asked, paymentMethod })

  const money = await moneyAccountOf({ bankAccountId })
  const message = 'bankAccountId was not sent, so this is booked to the account of the payment'
  return { ...money, warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', message, bankAccountId }] }
}

/** Dr money, Cr `role`. Announces `supplier_refund.created`. */
export async function writeRefund({ of, role, payee, amount, date, reference, money }: Refunded) {
  const { account, bankAccountId, warnings } = money
  await accountsFor([account, role])
  await reserveNumbers('supplier_refunds', 'journal_entries')
  const [id, number] = [newId(), await nextNumber('supplier_refunds')]
  await insertMany(SupplierRefund, [
    {
      ...of,
      ...{ id, number, status: supplierRefundLifecycle.initial, date, amount, bankAccountId },
      supplierId: payee.id,
      supplierName: payee.name,
      currency: Current.tenant.currency,
      reference: reference ?? null,
    },
  ])
  await post({
    type: 'PAYMENT',
    concept: conceptOf('supplier_refund', { number, supplier: payee.name ?? '' }),
    reference: id,
    date,
    lines: [debit(account, amount), credit(role, amount)],
    thirdPartyId: payee.thirdPartyId,
  })
  await announce('supplier_refund.created', { supplierRefundId: id })
  return { ...(await readRecord(supplierRefundTransformer, id)), warnings }
}
