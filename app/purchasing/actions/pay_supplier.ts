import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, moneyAccountOf, mustBeOpen, post } from '#accounting/ledger'
import {
  keptWithholdings,
  withheldTotal,
  withholdingPostings,
  writeWithholdingLines,
} from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import SupplierPayment from '#purchasing/models/supplier_payment'
import { partyAndLedger } from '#purchasing/orders/opened_order'
import { withheldOfPayment } from '#purchasing/orders/payment_withholdings'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'
import type { createSupplierPayment } from '#purchasing/validators/purchase_order'

type Input = InputOf<typeof createSupplierPayment>

/**
 * Pays a locked order's receipts on `date`, by default today. What is withheld comes on top of the
 * money. 409 OVERPAYMENT, INVALID_TRANSITION, PERIOD_CLOSED, and errors of `moneyAccountOf` and
 * `withheldOfPayment`. Announces `supplier_payment.created`.
 */
export async function paySupplier(
  order: PurchaseOrder,
  { date: asked, paymentDate, withholdings, autoWithholdings, ...input }: Input
) {
  if (!withholdings?.length && !autoWithholdings)
    mustFitCurrency(input.amount, 'amount', order.balance)
  nextStatus(order, 'pay', order.status)
  mustNotOverpay(order, input.amount)
  const party = await partyAndLedger(order)
  const date = await dayOf({ date: asked, paymentDate })
  const { account, bankAccountId, warnings } = await moneyAccountOf(input)
  const withheld = await withheldOfPayment(
    order,
    { withholdings, autoWithholdings },
    { amount: input.amount, day: date, party }
  )
  const kept = withheldTotal(withheld.lines)
  mustFitCurrency(input.amount, 'amount', order.balance.minus(kept))
  mustNotOverpay(order, input.amount, kept)
  await order
    .merge({
      paidAmount: order.paidAmount.plus(input.amount),
      withheldTotal: order.withheldTotal.plus(kept),
    })
    .save()

  const payment = await SupplierPayment.create({
    ...input,
    bankAccountId,
    purchaseOrderId: order.id,
    status: supplierPaymentLifecycle.initial,
    paymentDate: date,
    withholdings: keptWithholdings(withheld),
    withheldTotal: kept,
    createdBy: Current.actor.id,
  })
  const { thirdPartyId } = party
  const { id: entryId } = await post({
    type: 'PAYMENT',
    concept: conceptOf('order_paid', { number: order.number }),
    reference: payment.id,
    date,
    thirdPartyId,
    lines: [
      debit('payable', input.amount.plus(kept)),
      credit(account, input.amount),
      ...(await withholdingPostings(withheld.lines, 'PRACTISED')),
    ],
  })
  await writeWithholdingLines({
    ...{ documentType: 'SUPPLIER_PAYMENT', documentId: payment.id, direction: 'PRACTISED' },
    ...{ day: date, thirdPartyId, entryId, personKind: withheld.personKind },
    withholdings: withheld.lines,
  })
  await announce('supplier_payment.created', {
    supplierPaymentId: payment.id,
    purchaseOrderId: order.id,
  })
  return { ...payment.$attributes, id: payment.id, date, warnings }
}

function mustNotOverpay({ balance }: PurchaseOrder, amount: Big, withheld = zero) {
  if (amount.plus(withheld).lte(balance)) return
  const owed = `Only ${shownAmount(balance.gt(0) ? balance : zero)} are owed for the goods that were received`
  throw conflict(
    'OVERPAYMENT',
    withheld.gt(0) ? `${owed}, and ${shownAmount(withheld)} would be withheld on top` : owed,
    { field: 'amount', balance: balance.toNumber() }
  )
}

/** 422 CONTRADICTION when the two date fields differ. */
async function dayOf({ date, paymentDate }: Pick<Input, 'date' | 'paymentDate'>): Promise<string> {
  if (date && paymentDate && date !== paymentDate)
    throw invalid(
      'paymentDate',
      'CONTRADICTION',
      `paymentDate is ${paymentDate}, but date is ${date}: send one of them`
    )

  const day = date ?? paymentDate ?? todayIn(Current.tenant.timezone)
  await mustBeOpen(day, date ? 'date' : paymentDate ? 'paymentDate' : undefined)
  return day
}
