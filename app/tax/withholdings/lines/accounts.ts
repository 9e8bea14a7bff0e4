/** The ledger accounts of withholdings, by their concept and direction. */
import { invalid } from '#core/errors/refusal'
import type { Role } from '#accounting/ledger'
import type { Concept, ConceptType } from '#tax/withholdings/concept'
import type { Direction } from '#tax/withholdings/engine/types'

type Target = Role | { accountId: string }

const SUFFERED: Record<ConceptType, Role> = {
  RENTA: 'withholding_suffered_income',
  SELF: 'withholding_suffered_income',
  VAT: 'withholding_suffered_vat',
  MUNICIPAL: 'withholding_suffered_municipal',
}

/** Income tax has a group, in which each concept names its account. */
const PRACTISED: Record<ConceptType, Role | null> = {
  RENTA: null,
  SELF: 'self_withholding',
  VAT: 'withholding_practised_vat',
  MUNICIPAL: 'withholding_practised_municipal',
}

/** The asset account of withholdings by customers, and of a self-withholding. */
export const sufferedAccount = ({ type, sufferedAccountId }: Concept): Target =>
  sufferedAccountId ? { accountId: sufferedAccountId } : SUFFERED[type]

/** The liability account to the tax office. 422 REQUIRED for a concept of income tax without an account. */
export function practisedAccount({ type, name, practisedAccountId }: Concept): Target {
  if (practisedAccountId) return { accountId: practisedAccountId }
  const role = PRACTISED[type]
  if (role) return role
  throw invalid(
    'withholdings',
    'REQUIRED',
    `${name} has no account for what is withheld from suppliers: send accounts.practised to its concept`
  )
}

/** The account of a line, and the other side of a self-withholding. */
export function accountsOf(concept: Concept, direction: Direction) {
  if (concept.type === 'SELF')
    return { target: practisedAccount(concept), counter: sufferedAccount(concept) }
  return direction === 'SUFFERED'
    ? { target: sufferedAccount(concept), counter: null }
    : { target: practisedAccount(concept), counter: null }
}
