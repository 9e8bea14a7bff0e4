/** Suppliers to certify to, with the names of their third parties. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { municipalities } from '#parties/municipalities'
import type { CertifiedParty } from '#tax/certificates/kinds'

export type Payee = { supplierId: string; thirdPartyId: string | null; party: CertifiedParty }

const AT_ONCE = 1_000

const SELECT = `SELECT s.id, s.third_party_id AS thirdPartyId, s.name, s.tax_id AS taxId, s.email, s.address, t.name AS partyName, t.legal_name AS legalName,
    t.document_number AS documentNumber, t.dv, t.address AS partyAddress, t.municipality, t.email AS partyEmail
  FROM suppliers s LEFT JOIN third_parties t ON t.tenant_id = s.tenant_id AND t.id = s.third_party_id`

/** 422 NOT_FOUND for an unknown supplier. */
export async function payeeOf(supplierId: string): Promise<Payee> {
  const [found] = await rows(`${SELECT} WHERE s.tenant_id = ? AND s.id = ?`, [
    Current.tenantId,
    supplierId,
  ])
  if (!found) throw invalid('supplierId', 'NOT_FOUND', 'There is no such supplier')
  return payeeFrom(found)
}

/** The first supplier of each third party; undefined for one without suppliers. */
export async function payeesOf(thirdPartyIds: readonly string[]): Promise<Map<string, Payee>> {
  const payees = new Map<string, Payee>()
  for (let at = 0; at < thirdPartyIds.length; at += AT_ONCE) {
    const found = await rows(
      `${SELECT} WHERE s.tenant_id = ? AND s.third_party_id IN (?) ORDER BY s.id`,
      [Current.tenantId, thirdPartyIds.slice(at, at + AT_ONCE)]
    )
    for (const row of found)
      if (!payees.has(row.thirdPartyId)) payees.set(row.thirdPartyId, payeeFrom(row))
  }
  return payees
}

function payeeFrom(row: Record<string, any>): Payee {
  const { id, thirdPartyId, documentNumber, dv, municipality } = row
  return {
    supplierId: id,
    thirdPartyId,
    party: {
      name: row.legalName ?? row.partyName ?? row.name,
      taxId: documentNumber ? [documentNumber, dv].filter(Boolean).join('-') : row.taxId,
      address: row.partyAddress ?? row.address,
      city: cityOf(municipality),
      email: row.email ?? row.partyEmail,
    },
  }
}

/** The name of a municipality by its DANE code. */
export const cityOf = (code: string | null): string | null =>
  (code && municipalities().get(code)?.name) || null
