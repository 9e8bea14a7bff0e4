import type { PostingAccount } from '#accounting/ledger/ledger_reads'
import { nameFile } from '#files/named_files'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeNoControl } from '#accounting/ledger/control_accounts'
import {
  credit,
  debit,
  feedLedger,
  ledgerReads,
  mustBeOpen,
  mustTakePostings,
  post,
} from '#accounting/ledger'
import { accountsFor } from '#accounting/ledger/ledger_reads'
import Expense from '#accounting/models/expense'
import type { createExpense } from '#accounting/validators/expense'

/**
 * Records an expense: Dr the category's account, Cr the paying account. 422 for a missing,
 * non-ASSET or group account; 409 ACCOUNT_INACTIVE, BANK_ACCOUNT_INACTIVE, CONTROL_ACCOUNT,
 * PERIOD_CLOSED. Announces `expense.created`.
 */
export async function recordExpense(input: InputOf<typeof createExpense>): Promise<Expense> {
  await mustPay(input.paymentAccountId)
  await mustBeOpen(input.expenseDate, 'expenseDate')

  const [expenseAccount] = await accountsFor([
    input.categoryId ? `expense:${input.categoryId}` : 'expense',
  ])
  const id = newId()
  const { amount, description, expenseDate: date, paymentAccountId } = input
  await post({
    type: 'EXPENSE',
    concept: description,
    reference: id,
    date,
    lines: [
      debit({ accountId: expenseAccount.id }, amount),
      credit({ accountId: paymentAccountId }, amount),
    ],
  })

  const expense = await Expense.create({
    ...input,
    id,
    expenseAccountId: expenseAccount.id,
    status: 'POSTED',
  })
  await nameFile({
    ...{ resource: 'expenses', recordId: id, field: 'attachmentUrl' },
    url: input.attachmentUrl,
  })
  await announce('expense.created', { expenseId: id })
  return expense
}

async function mustPay(id: string) {
  const [ledger, [account]] = await selects([
    ledgerReads(),
    [
      `SELECT a.id, a.code, a.name, a.type, a.is_active AS isActive, a.is_group AS isGroup, b.name AS bankName, b.is_active AS isBankActive
         FROM accounts a LEFT JOIN bank_accounts b ON b.tenant_id = a.tenant_id AND b.account_id = a.id WHERE a.tenant_id = ? AND a.id = ? LOCK IN SHARE MODE`,
      [Current.tenantId, id],
    ],
  ])
  feedLedger(ledger)

  if (!account) throw invalid('paymentAccountId', 'NOT_FOUND', 'There is no such account')
  if (account.type !== 'ASSET')
    throw invalid('paymentAccountId', 'INVALID', 'An expense is paid from an account of type ASSET')
  if (account.bankName && !account.isBankActive)
    throw conflict('BANK_ACCOUNT_INACTIVE', `Bank account ${account.bankName} is not active`, {
      field: 'paymentAccountId',
    })
  mustTakePostings(account as PostingAccount, 'paymentAccountId')
  await mustBeNoControl(account as PostingAccount, 'paymentAccountId')
}
