import { writeAudits } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { countRows, deferRows } from '#core/database/transaction/writes'
import { announce } from '#core/jobs/outbox'
import { preparing } from '#core/lucid/insert_many'
import { planOf } from '#core/lucid/model_metadata'
import type { Facts } from '#parties/linking/facts'
import ThirdParty from '#parties/models/third_party'

/**
 * The id of the third party with this document, locked in share mode; a missing one is made of the
 * facts. Of two requests at once the unique key lets one make it, and the other finds that.
 */
export async function findOrMake(facts: Facts): Promise<string> {
  const found = await idOf(facts)
  if (found) return found

  const { id, values, audit } = preparing(ThirdParty)(facts)
  const keep = ' ON DUPLICATE KEY UPDATE version = version'
  deferRows(planOf(ThirdParty).insert, [values], keep)
  const made = (await idOf(facts))!
  if (made === id) {
    countRows(ThirdParty.table, 1)
    writeAudits([audit!])
    await announce('third_party.created', { thirdPartyId: id })
  }
  return made
}

async function idOf({ documentType, documentNumber }: Facts): Promise<string | undefined> {
  const [found] = await rows(
    `SELECT id
       FROM third_parties
       WHERE tenant_id = ? AND document_type = ? AND document_number = ? AND live = 1 LOCK IN SHARE MODE`,
    [Current.tenantId, documentType, documentNumber]
  )
  return found?.id
}
