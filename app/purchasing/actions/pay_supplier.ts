import type Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { conflict, invalid } from '#core/errors/refusal'
import { readRecord, type InputOf } from '#core/endpoints/operations'
import { bankReads, feedLedger, ledgerReads, moneyAccountOf, mustBeOpen } from '#accounting/ledger'
import { withheldTotal } from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { withheldOfPayment } from '#purchasing/orders/payment_withholdings'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { payableOrder } from '#purchasing/payments/payables'
import { payeeIn, payeeStatement } from '#purchasing/payments/supplier'
import { writePayment } from '#purchasing/payments/write_payment'
import { supplierPaymentTransformer } from '#purchasing/transformers/supplier_payment_transformer'
import type { createSupplierPayment } from '#purchasing/validators/purchase_order'

type Input = InputOf<typeof createSupplierPayment>

/**
 * Pays a locked order's receipts on `date`, by default today: a payment with one allocation. Withholdings
 * come on top of the money. 409 OVERPAYMENT, INVALID_TRANSITION, PERIOD_CLOSED, and errors of
 * `moneyAccountOf` and `withheldOfPayment`. Announces `supplier_payment.created`.
 */
export async function paySupplier(
  order: PurchaseOrder,
  { date: asked, paymentDate, withholdings, autoWithholdings, amount, ...details }: Input
) {
  if (!withholdings?.length && !autoWithholdings) mustFitCurrency(amount, 'amount', order.balance)
  nextStatus(order, 'pay', order.status)
  mustNotOverpay(order, amount)
  const [supplier, ledger, banks] = await selects([
    payeeStatement('?', order.supplierId ?? ''),
    ledgerReads(),
    ...bankReads(details),
  ])
  feedLedger(ledger)
  const payee = payeeIn(supplier)
  const date = await dayOf({ date: asked, paymentDate })
  const { account, bankAccountId, warnings } = await moneyAccountOf(details, banks)
  const withheld = await withheldOfPayment(
    order,
    { withholdings, autoWithholdings },
    { amount, day: date, party: payee }
  )
  const kept = withheldTotal(withheld.lines)
  mustFitCurrency(amount, 'amount', order.balance.minus(kept))
  mustNotOverpay(order, amount, kept)
  const id = await writePayment({
    ...{ payee, date, amount, details, withheld, money: { account, bankAccountId } },
    allocated: [{ payable: payableOrder(order), amount: amount.plus(kept), withheld: kept, date }],
  })
  return { ...(await readRecord(supplierPaymentTransformer, id)), warnings }
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
