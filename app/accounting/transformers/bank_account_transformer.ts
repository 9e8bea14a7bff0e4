import { defineTransformer, out } from '#core/resources/transformer'
import { BANK_ACCOUNT_TYPES } from '#accounting/validators/bank_account'

const BALANCE =
  '(SELECT COALESCE(SUM(b.debit - b.credit), 0) FROM account_balances b WHERE b.tenant_id = t.tenant_id AND b.account_id = t.account_id)'

export const bankAccountTransformer = defineTransformer('BankAccount', 'bank_accounts', {
  id: out.id(),
  name: out.text({ example: 'Bancolombia ahorros' }),
  type: out.choice(BANK_ACCOUNT_TYPES),
  accountNumber: out.orNull(out.text()),
  bankName: out.orNull(out.text()),
  isActive: out.flag({ initial: true, description: 'Whether it takes payments.' }),
  accountId: out.id({ description: 'Its account in the ledger. Read-only.' }),
  balance: out.number({
    sql: BALANCE,
    initial: 0,
    description:
      'The balance of its account in the ledger, in the currency of the company. Read-only.',
  }),
})
