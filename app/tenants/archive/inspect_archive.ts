/** Reads an archive to its end before the import: integrity, schema and conflicts. */
import { instantOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { name } from '#core/database/sql'
import { platformKeys, schemaVersion, tenantTables } from '#core/database/tenant_tables'
import { archiveParts } from '#tenants/archive/parts'
import { FILE_BYTES } from '#tenants/archive/file_bytes'
import type { Archive, Batch } from '#tenants/archive/archive'
import { LEFT_BEHIND, type Manifest } from '#tenants/archive/format'

const SHOWN = 3

/** 422 for a damaged archive or another schema; 409 DUPLICATE with the values that are taken. */
export async function inspectArchive(archive: Archive, onRows: (count: number) => void = () => {}) {
  await mustBeOfThisSchema(archive.manifest)
  await mustNotBeHere(archive.manifest)

  const [tables, keys] = [
    [...(await tenantTables()), ...(await partTables())],
    await platformKeys(),
  ]
  for await (const batch of archive.batches()) {
    if (batch.table === FILE_BYTES) {
      onRows(batch.rows.length)
      continue
    }
    const table = tables.find(({ name }) => name === batch.table)
    if (
      !table ||
      table.name in LEFT_BEHIND ||
      table.columns
        .map((column) => column.name)
        .sort()
        .join() !== [...batch.columns].sort().join()
    )
      throw otherTables()
    if (batch.table === 'users' && valuesOf(batch, 'role').includes('SUPER_ADMIN'))
      throw invalid(
        'archive',
        'INVALID',
        'A user of the archive is a SUPER_ADMIN, with rights on the whole platform here: take the ' +
          'role away before the export'
      )

    for (const { columns } of keys.filter((key) => key.table === batch.table))
      await mustBeFree(batch.table, uniquePart(batch, columns))
    onRows(batch.rows.length)
  }
}

async function partTables() {
  const parts = await archiveParts()
  return Promise.all(
    parts.map(async (part) => ({ name: part.name, columns: await part.columns() }))
  )
}

async function mustBeOfThisSchema({ schema }: Manifest) {
  const here = await schemaVersion()
  if (schema !== here)
    throw invalid(
      'archive',
      'INVALID',
      `The archive has the tables of ${schema}, this installation those of ${here}: bring both to ` +
        `the same release, and export again`
    )
}

/** 409 when this tenant, or one of its name, exists or is being imported. */
export async function mustNotBeHere({ tenant }: Manifest) {
  const [found] = await rows(
    `SELECT public_id AS id, status, delete_after AS until
       FROM tenants
       WHERE public_id = ? OR (name = ? AND is_company = 1)
       LIMIT 1`,
    [tenant.public_id, tenant.name]
  )
  if (!found) return
  if (found.status === 'IMPORTING' && found.id === tenant.public_id)
    throw isBeingImported(instantOf(found.until)!)
  const what =
    found.id === tenant.public_id
      ? `${tenant.name} is here already`
      : `Another company here has the name ${tenant.name}`
  throw conflict(
    'DUPLICATE',
    `${what}${found.status === 'DELETING' ? ', and is being deleted: try again when tenant:list does not show it any more' : ''}. Nothing was imported`
  )
}

/** The 409 to throw; `until` is when that import counts as dead. */
export const isBeingImported = (until: string) =>
  conflict(
    'IN_USE',
    `This company is being imported. If that process has died, try again after ${until}`
  )

const otherTables = () =>
  invalid(
    'archive',
    'INVALID',
    'The archive has other tables than this installation: bring both to the same release, and export again'
  )

const valuesOf = (batch: Batch, column: string) =>
  batch.rows.map((row) => row[batch.columns.indexOf(column)])

/** The unique column of a platform-wide key; `live` only marks rows that are not deleted. */
function uniquePart(batch: Batch, columns: readonly string[]) {
  const [column] = columns.filter((one) => one !== 'live')
  const isLive = (index: number) =>
    !columns.includes('live') || batch.rows[index][batch.columns.indexOf('live')] !== null
  return {
    column,
    values: valuesOf(batch, column)
      .filter((value, index) => value !== null && isLive(index))
      .map(String),
    live: columns.includes('live'),
  }
}

async function mustBeFree(
  table: string,
  { column, values, live }: { column: string; values: string[]; live: boolean }
) {
  if (!values.length) return
  const taken = await Current.acrossTenants('look whether what an archive brings is taken', () =>
    rows(
      `SELECT ${name(column)} AS value FROM ${name(table)} WHERE ${name(column)} IN (?)${live ? ' AND live = 1' : ''} LIMIT ${SHOWN}`,
      [values]
    )
  )
  if (taken.length)
    throw conflict(
      'DUPLICATE',
      `Another company here has, in ${table}, the ${column.replaceAll('_', ' ')} ${taken.map(({ value }) => value).join(', ')}. Nothing was imported`
    )
}
