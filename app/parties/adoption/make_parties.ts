import { execute, rows } from '#core/database/query'
import { insertInto, quoted } from '#core/database/sql'
import { folded } from '#core/database/search_text'
import { newId } from '#core/primitives/ids'
import { nameOf } from '#parties/identity/names'
import { keyOfDocument, type Facts } from '#parties/linking/facts'

/**
 * The ids of third parties by document; missing ones are made. Of several facts of one document the
 * first with a right check digit counts. Plain columns, so that a later release runs it, too.
 */
export async function makeParties(
  tenantId: number,
  all: readonly Facts[],
  now: string
): Promise<ReadonlyMap<string, string>> {
  const facts = new Map<string, Facts>()
  for (const one of all.toSorted((a, b) => Number(a.hasWrongDv) - Number(b.hasWrongDv)))
    if (!facts.has(keyOfDocument(one))) facts.set(keyOfDocument(one), one)

  const known = await idsOf(tenantId, [...facts.values()])
  const missing = [...facts].filter(([key]) => !known.has(key))
  if (!missing.length) return known

  const made = missing.map(([, one]) => rowOf(tenantId, one, now))
  await execute(`${insertInto('third_parties', made)} ON DUPLICATE KEY UPDATE version = version`)
  const ids = await idsOf(tenantId, [...facts.values()])
  const mine = new Set(made.map(({ id }) => id))
  const count = [...ids.values()].filter((id) => mine.has(id)).length
  await execute(
    `INSERT INTO record_counts (tenant_id, name, total, stamp)
       VALUES (?, 'third_parties', ?, 1) ON DUPLICATE KEY UPDATE total = total +
       VALUES(total), stamp = stamp + 1`,
    [tenantId, count]
  )
  return ids
}

async function idsOf(tenantId: number, facts: readonly Facts[]) {
  const found = new Map<string, string>()
  for (const [type, some] of Map.groupBy(facts, ({ documentType }) => documentType)) {
    const numbers = some.map(({ documentNumber }) => quoted(documentNumber)).join(',')
    for (const one of await rows(
      `SELECT id, document_type AS documentType, document_number AS documentNumber
         FROM third_parties
         WHERE tenant_id = ? AND document_type = ? AND document_number IN (${numbers})
           AND live = 1 LOCK IN SHARE MODE`,
      [tenantId, type]
    ))
      found.set(keyOfDocument(one as Facts), one.id)
  }
  return found
}

const rowOf = (tenantId: number, facts: Facts, now: string) => ({
  tenant_id: tenantId,
  id: newId(),
  document_type: facts.documentType,
  document_number: facts.documentNumber,
  dv: facts.dv,
  has_wrong_dv: facts.hasWrongDv ? 1 : 0,
  person_kind: facts.personKind,
  name: nameOf(facts),
  legal_name: facts.legalName ?? null,
  first_name: facts.firstName ?? null,
  surname: facts.surname ?? null,
  address: facts.address ?? null,
  country: facts.country,
  email: facts.email ?? null,
  search_text: folded(nameOf(facts), facts.documentNumber + (facts.dv ?? ''), facts.email).slice(
    0,
    1_000
  ),
  created_at: now,
  updated_at: now,
})
