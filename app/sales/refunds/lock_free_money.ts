/** Locks a payment whose free money is used: its customer first, in one batch. */
import type Big from 'big.js'
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow, type Statement } from '#core/database/query'
import { pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { modelOf } from '#core/lucid/deferred_update'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { customersOfStatement, type Customer } from '#sales/customer'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import Payment from '#sales/models/payment'

type LockedMoney = { payment: Payment; customer: Customer; also: DatabaseRow[][] }

/** 404 when it is missing. `also` are further statements of the batch. */
export async function lockFreeMoney(id: string, also: Statement[] = []): Promise<LockedMoney> {
  const { tenantId } = Current
  const [customers, [row], ledger, ...more] = await selects([
    customersOfStatement('payments', id),
    ['SELECT * FROM payments WHERE tenant_id = ? AND id = ? FOR UPDATE', [tenantId, id]],
    ledgerReads(),
    ...also,
  ])
  if (!row) throw notFound()
  feedLedger(ledger)

  const payment: Payment = modelOf(Payment, row)
  return { payment, customer: await lockedCustomer(customers, payment.customerId), also: more }
}

/** Money of a payment that no invoice has taken and no refund has given back. */
export const freeOf = ({ unallocatedAmount, refundedAmount }: Payment): Big =>
  unallocatedAmount.minus(refundedAmount)

/** The payment in the path of an action. */
export const freeMoneyInPath = async (ctx: HttpContext) =>
  (await lockFreeMoney(pathId(ctx))).payment
