import { ValidationFailed, fieldError } from '#core/input/validation'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeNoControl } from '#accounting/ledger/control_accounts'
import { mustBeOpen, mustTakePostings, post } from '#accounting/ledger'
import { readAccounts } from '#accounting/ledger/ledger_reads'
import { isPayByHand } from '#accounting/pay'
import type { createJournalEntry } from '#accounting/validators/journal_entry'

type Input = InputOf<typeof createJournalEntry>

/** Posts a manual entry. Errors name the line; control accounts are refused. */
export async function postEntry({
  entryDate,
  concept,
  entryType,
  reference,
  lines,
}: Input): Promise<{ id: string }> {
  await mustBeOpen(entryDate, 'entryDate')
  await mustBeAccounts(lines)

  const { id } = await post({
    type: entryType,
    concept,
    reference,
    date: entryDate,
    byHand: true,
    isPay: await isPayByHand(entryType, reference),
    lines: lines.map(({ accountId, debitAmount, creditAmount, description }) => ({
      to: { accountId },
      debit: debitAmount,
      credit: creditAmount,
      description: description ?? null,
    })),
  })
  return { id: id! }
}

async function mustBeAccounts(lines: Input['lines']) {
  const accounts = new Map(
    (await readAccounts(lines.map(({ accountId }) => accountId))).map((account) => [
      account.id,
      account,
    ])
  )

  const errors = lines.flatMap(({ accountId }, index) =>
    accounts.has(accountId)
      ? []
      : [fieldError(['lines', index, 'accountId'], 'NOT_FOUND', 'There is no such account')]
  )
  if (errors.length) throw new ValidationFailed(errors)
  for (const [index, { accountId }] of lines.entries()) {
    const field = `lines.${index}.accountId`
    mustTakePostings(accounts.get(accountId)!, field)
    await mustBeNoControl(accounts.get(accountId)!, field)
  }
}
