/** The third party, cost centre and tax base of lines, and the rules that accounts have for them. */
import type Big from 'big.js'
import { fieldError, ValidationFailed, type FieldError } from '#core/input/validation'
import type { PostingAccount } from '#accounting/ledger/ledger_reads'

/** `taxBase` is the amount of which the line's tax or withholding was computed. */
export type Dimensions = {
  thirdPartyId?: string | null
  costCenterId?: string | null
  taxBase?: Big | null
}

/** Those of every line that names none itself. */
export type Defaults = Pick<Dimensions, 'thirdPartyId' | 'costCenterId'>

/** The line with the defaults that its account takes. */
export function withDefaults<T extends Dimensions>(
  line: T,
  { costCenter }: PostingAccount,
  { thirdPartyId = null, costCenterId = null }: Defaults
): T & Defaults {
  return {
    ...line,
    thirdPartyId: line.thirdPartyId ?? thirdPartyId,
    costCenterId: line.costCenterId ?? (costCenter === 'NONE' ? null : costCenterId),
  }
}

/**
 * 422 REQUIRED where the account wants a third party or a cost centre that the line has not; 422
 * INVALID for a cost centre on an account that takes none. `pathOf` is where the request has a line.
 */
export function mustHaveDimensions(
  lines: readonly Dimensions[],
  accounts: readonly PostingAccount[],
  pathOf: (index: number) => (string | number)[] = () => []
) {
  const errors = lines.flatMap((line, index) => errorsOf(line, accounts[index], pathOf(index)))
  if (errors.length) throw new ValidationFailed(errors)
}

function errorsOf(
  { thirdPartyId, costCenterId }: Dimensions,
  { code, name, requiresThirdParty, costCenter }: PostingAccount,
  path: (string | number)[]
): FieldError[] {
  const errors: FieldError[] = []
  const add = (field: string, error: string, says: string) =>
    errors.push(fieldError([...path, field], error, `Account ${code} ${name} ${says}`))

  if (requiresThirdParty && !thirdPartyId) add('thirdPartyId', 'REQUIRED', 'needs a third party')
  if (costCenter === 'REQUIRED' && !costCenterId)
    add('costCenterId', 'REQUIRED', 'needs a cost centre')
  if (costCenter === 'NONE' && costCenterId) add('costCenterId', 'INVALID', 'takes no cost centre')
  return errors
}
