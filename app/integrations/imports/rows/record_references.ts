/** Stores the file reference of each record, so that a second file cannot make it twice. */
import type { ImportDefinition } from '#core/resources/importable'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { sha256 } from '#core/primitives/secrets'
import { name as quotedName, type Row } from '#core/database/sql'
import { errorsOfRecord } from '#integrations/imports/rows/together'
import type { Candidate, RowError, Said } from '#integrations/imports/rows/row'
import { invalid } from '#core/errors/refusal'
import { deferInsert } from '#core/database/transaction/writes'

type Asked = Candidate & Said

const LONGEST = 255

/** Identifying reference of a record, hashed above 255 characters; undefined without one. */
export function referenceOf({ together }: ImportDefinition, body: Row): string | undefined {
  if (!together) return undefined
  const { by, apart } = together
  const [own, beside] = [by, apart].map((field) => String((field && body[field]) ?? '').trim())
  const text = own && beside ? `${own} ${beside}` : own
  return text ? (text.length > LONGEST ? sha256(text) : text) : undefined
}

/** Separates duplicates of earlier imports; drops references of void or deleted records. */
export async function withoutKnown(
  bulk: ImportDefinition,
  asked: readonly Asked[]
): Promise<{ fresh: readonly Asked[]; errors: RowError[] }> {
  const references = [...new Set(asked.flatMap(({ reference }) => reference ?? []))]
  if (!bulk.together || !references.length) return { fresh: asked, errors: [] }

  const live = bulk.model.$hasColumn('live') ? ' AND r.live = 1' : ''
  const found = await rows<{ reference: string; recordId: string; isGone: number }>(
    `SELECT i.reference, i.record_id AS recordId, (r.id IS NULL OR ${bulk.together.goneWhen}) AS isGone FROM import_references i
       LEFT JOIN ${quotedName(bulk.model.table)} r ON r.tenant_id = i.tenant_id AND r.id = i.record_id${live}
      WHERE i.tenant_id = ? AND i.resource = ? AND i.reference IN (?)`,
    [Current.tenantId, bulk.resource, references]
  )
  const gone = found.filter(({ isGone }) => Number(isGone)).map(({ recordId }) => recordId)
  if (gone.length)
    await execute(
      'DELETE FROM import_references WHERE tenant_id = ? AND resource = ? AND record_id IN (?)',
      [Current.tenantId, bulk.resource, gone]
    )

  const known = new Map(
    found
      .filter(({ isGone }) => !Number(isGone))
      .map(({ reference, recordId }) => [reference, recordId])
  )
  const errors = asked.flatMap((one) =>
    known.has(one.reference!) ? duplicateOf(bulk, one, known.get(one.reference!)!) : []
  )
  return { fresh: asked.filter(({ reference }) => !known.has(reference!)), errors }
}

/** Written with the record: a unique key refuses a second one. */
export function noteReference(
  { resource }: ImportDefinition,
  { reference }: Asked,
  recordId: string
) {
  if (reference !== undefined)
    deferInsert('import_references', [
      { tenant_id: Current.tenantId, resource, record_id: recordId, reference },
    ])
}

function duplicateOf(
  bulk: ImportDefinition,
  { row, rows: all = [row] }: Asked,
  recordId: string
): RowError[] {
  const { by, name } = bulk.together!
  return errorsOfRecord(
    bulk,
    all,
    invalid(by, 'DUPLICATE', `An import has made ${name} of this ${by} already (${recordId})`)
  )!
}
