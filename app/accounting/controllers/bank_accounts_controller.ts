import { flagFilter, choiceFilter } from '#core/input/query_fields'
import {
  creates,
  lists,
  lockOrFail,
  matchVersion,
  nothingOf,
  operation,
  pathId,
  readRecord,
  reads,
  updates,
} from '#core/endpoints/operations'
import { defineList, type Condition } from '#core/resources/list/list'
import { ledgerOf, ledgerParameters, ledgerSchema } from '#accounting/ledger/account_ledger'
import { changeBankAccount, closeBankAccount } from '#accounting/actions/change_bank_account'
import { openBankAccount } from '#accounting/actions/open_bank_account'
import { lockLedger } from '#accounting/ledger/lock_ledger'
import BankAccount from '#accounting/models/bank_account'
import { bankAccountTransformer } from '#accounting/transformers/bank_account_transformer'
import {
  BANK_ACCOUNT_TYPES,
  createBankAccount,
  updateBankAccount,
} from '#accounting/validators/bank_account'

export const bankAccountList = defineList({
  record: bankAccountTransformer,
  sorts: ['name', 'updatedAt'],
  filters: { type: choiceFilter(BANK_ACCOUNT_TYPES), active: flagFilter() },
  where: { active: (active: boolean): Condition => ['t.is_active = ?', active] },
})

export const bankAccounts = {
  index: lists(bankAccountList),
  show: reads(bankAccountTransformer),
  store: creates(bankAccountTransformer, createBankAccount, openBankAccount),
  update: updates(bankAccountTransformer, BankAccount, updateBankAccount, changeBankAccount),

  destroy: operation({ kind: 'delete', status: 204 }, async (ctx) => {
    await lockLedger()
    const bankAccount = await lockOrFail(BankAccount, pathId(ctx))
    matchVersion(ctx, bankAccount)
    await nothingOf(ctx)
    await closeBankAccount(bankAccount)
    ctx.response.status(204)
  }),

  transactions: operation(
    {
      kind: 'read',
      status: 200,
      parameters: ledgerParameters,
      output: { schema: ledgerSchema },
      summary: 'List the transactions of a bank account',
    },
    async (ctx) => {
      const { accountId } = await readRecord(bankAccountTransformer, pathId(ctx))
      return ledgerOf(accountId, ctx)
    }
  ),
}
