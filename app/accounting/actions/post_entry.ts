import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { ValidationFailed, fieldError } from '#core/input/validation'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeNoControl } from '#accounting/ledger/control_accounts'
import { mustBeCostCenters, mustBeOpen, mustTakePostings, post } from '#accounting/ledger'
import { mustHaveDimensions } from '#accounting/ledger/dimensions'
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
  await mustBeThirdParties(lines)
  await mustBeOpen(entryDate, 'entryDate')
  await mustBeAccounts(lines)
  await mustBeCostCenters(
    lines.flatMap(({ costCenterId: id }, index) =>
      id ? [{ id, field: `lines.${index}.costCenterId` }] : []
    )
  )

  const { id } = await post({
    type: entryType,
    concept,
    reference,
    date: entryDate,
    byHand: true,
    isPay: await isPayByHand(entryType, reference),
    lines: lines.map(({ accountId, debitAmount, creditAmount, description, ...dimensions }) => ({
      ...dimensions,
      to: { accountId },
      debit: debitAmount,
      credit: creditAmount,
      description: description ?? null,
    })),
  })
  return { id: id! }
}

/** Locks them before the ledger, in the order in which a merge does. */
async function mustBeThirdParties(lines: Input['lines']) {
  const ids = [...new Set(lines.flatMap(({ thirdPartyId }) => thirdPartyId ?? []))].sort()
  if (!ids.length) return

  const found = await rows(
    'SELECT id FROM third_parties WHERE tenant_id = ? AND id IN (?) AND live = 1 ORDER BY id LOCK IN SHARE MODE',
    [Current.tenantId, ids]
  )
  const known = new Set(found.map(({ id }) => id))
  const errors = lines.flatMap(({ thirdPartyId }, index) =>
    thirdPartyId && !known.has(thirdPartyId)
      ? [fieldError(['lines', index, 'thirdPartyId'], 'NOT_FOUND', 'There is no such third party')]
      : []
  )
  if (errors.length) throw new ValidationFailed(errors)
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
    const account = accounts.get(accountId)!
    const field = `lines.${index}.accountId`
    mustTakePostings(account, field)
    await mustBeNoControl(account, field)
  }
  mustHaveDimensions(
    lines,
    lines.map(({ accountId }) => accounts.get(accountId)!),
    (index) => ['lines', index]
  )
}
