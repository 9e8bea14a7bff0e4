import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

/** The number of a third party's document, a NIT with its check digit. The caller has locked it. */
export async function taxIdOfParty(id: string): Promise<string> {
  const [{ documentNumber, dv }] = await rows(
    'SELECT document_number AS documentNumber, dv FROM third_parties WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  return dv === null ? documentNumber : `${documentNumber}-${dv}`
}
