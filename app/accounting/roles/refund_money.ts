/** The bank account or cash of money that goes back. */
import { moneyAccountOf, type MoneyAccount } from '#accounting/roles/money_accounts'

type Of = { bankAccountId: string | null; paymentMethod: string | null }

/** The account of the request, else that of the payment, with a warning. Errors of `moneyAccountOf`. */
export async function moneyOfRefund(
  asked: string | null | undefined,
  { bankAccountId, paymentMethod }: Of
): Promise<MoneyAccount> {
  if (asked || !bankAccountId) return moneyAccountOf({ bankAccountId: asked, paymentMethod })

  const money = await moneyAccountOf({ bankAccountId })
  const message = 'bankAccountId was not sent, so this is booked to the account of the payment'
  return { ...money, warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', message, bankAccountId }] }
}
