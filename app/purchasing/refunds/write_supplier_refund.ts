/** Money that a supplier gives back: row and entry. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { insertMany } from '#core/lucid/insert_many'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { newId } from '#core/primitives/ids'
import { announce } from '#core/jobs/outbox'
import { readRecord } from '#core/endpoints/operations'
import { conceptOf } from '#accounting/concepts'
import { accountsFor, credit, debit, post, type MoneyAccount } from '#accounting/ledger'
import SupplierRefund from '#purchasing/models/supplier_refund'
import type { Payee } from '#purchasing/payments/supplier'
import { supplierRefundLifecycle } from '#purchasing/refunds/supplier_refund_lifecycle'
import { supplierRefundTransformer } from '#purchasing/transformers/supplier_refund_transformer'

type Refunded = {
  of: { paymentId: string } | { creditNoteId: string; sourceBillId: string }
  /** The account that the refund credits. */
  role: 'supplier_advances' | 'payable'
  payee: Payee
  amount: Big
  date: string
  reference?: string | null
  money: MoneyAccount
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
