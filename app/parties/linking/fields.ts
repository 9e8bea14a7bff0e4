/** `thirdPartyId` in the input, the answer and the list of a linked record. */
import { id, optional } from '#core/input/fields'
import { described, flagFilter, idFilter } from '#core/input/query_fields'
import type { Condition } from '#core/database/sql'
import { out } from '#core/resources/transformer'

export const thirdPartyField = { thirdPartyId: optional(id()) }

export const thirdPartyFact = { thirdPartyId: out.orNull(out.id()) }

/** Filters of lists of linked records. */
export const thirdPartyFilters = {
  thirdPartyId: described('Only those of this third party.', idFilter()),
  hasThirdParty: described('Only those with a third party, or those without one.', flagFilter()),
}

export const thirdPartyConditions = {
  hasThirdParty: (has: boolean): Condition => [`t.third_party_id IS ${has ? 'NOT ' : ''}NULL`],
}
