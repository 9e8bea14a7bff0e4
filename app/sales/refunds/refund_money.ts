/** The account from which a refund is paid. */
import { moneyAccountOf } from '#accounting/ledger'
import type Payment from '#sales/models/payment'

export type RefundMoney = Awaited<ReturnType<typeof moneyAccountOf>>

type Asked = string | null | undefined

/** That of the request, else the one that received the payment, with a warning. */
export async function moneyOfPayment(asked: Asked, payment: Payment): Promise<RefundMoney> {
  const { bankAccountId, paymentMethod } = payment
  if (asked || !bankAccountId) return moneyAccountOf({ bankAccountId: asked, paymentMethod })

  const money = await moneyAccountOf({ bankAccountId })
  const message = 'bankAccountId was not sent, so this is booked to the account of the payment'
  return { ...money, warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', message, bankAccountId }] }
}

/** That of the request, else as for a transfer. */
export const moneyOfCredit = (asked: Asked): Promise<RefundMoney> =>
  moneyAccountOf({ bankAccountId: asked, paymentMethod: 'TRANSFER' })
