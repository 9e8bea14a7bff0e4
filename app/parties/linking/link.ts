/** The third party of one record, when it is created or changed. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { idKey } from '#core/primitives/id_key'
import {
  factsOfPerson,
  factsOfTaxId,
  isSameDocument,
  type Company,
  type Facts,
  type Person,
} from '#parties/linking/facts'
import { findOrMake } from '#parties/linking/find_or_make'
import { mustBeThirdParty } from '#parties/third_parties'

type Said = { thirdPartyId?: string | null }

/**
 * The id that a new record gets: the one that was sent (422 `NOT_FOUND` if there is none), else
 * that of its document, else null.
 */
export async function linkOfNew(said: Said, facts: Facts | undefined): Promise<string | null> {
  if (!said.thirdPartyId) return facts ? findOrMake(facts) : null
  await mustBeThirdParty(said.thirdPartyId)
  return said.thirdPartyId
}

type Before<Record> = Record & { thirdPartyId: string | null }

/** The change of the link of a customer or supplier, whose tax id may have changed. */
export function linkOfTaxId(said: Said, before: Before<Company>, after: Company): Promise<Said> {
  const [was, is] = [factsOfTaxId(before), factsOfTaxId(after)]
  const isSame = idKey(before.taxId ?? '') === idKey(after.taxId ?? '')
  return linkOfChanged(said, before.thirdPartyId, was, isSame ? (was ?? is) : is)
}

/** The change of the link of an employee, whose document may have changed. */
export const linkOfPerson = (said: Said, before: Before<Person>, after: Person): Promise<Said> =>
  linkOfChanged(said, before.thirdPartyId, factsOfPerson(before), factsOfPerson(after))

/**
 * The third party that was sent, else that of a new document. A new document that names none ends the
 * link that the document before had made, and no other.
 */
async function linkOfChanged(
  said: Said,
  present: string | null,
  before: Facts | undefined,
  after: Facts | undefined
): Promise<Said> {
  if (said.thirdPartyId !== undefined) {
    if (said.thirdPartyId !== present) await mustBeThirdParty(said.thirdPartyId)
    return { thirdPartyId: said.thirdPartyId }
  }
  if (before && after && isSameDocument(before, after)) return {}
  if (after) return { thirdPartyId: await findOrMake(after) }
  return before && present && (await hasDocument(present, before)) ? { thirdPartyId: null } : {}
}

async function hasDocument(id: string, { documentType, documentNumber }: Facts) {
  const [party] = await rows(
    `SELECT document_type AS documentType, document_number AS documentNumber
       FROM third_parties
       WHERE tenant_id = ? AND id = ?`,
    [Current.tenantId, id]
  )
  return isSameDocument(party as Facts, { documentType, documentNumber })
}
