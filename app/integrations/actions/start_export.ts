import { Current } from '#core/context/current'
import { exportableOf, type Exportable } from '#core/resources/exportable'
import { metadataKeys } from '#core/resources/integration/metadata_values'
import { later } from '#core/jobs/outbox'
import { mustHaveScope } from '#core/security/permissions'
import { ValidationFailed, fieldError } from '#core/input/validation'
import Export from '#integrations/models/export'
import type { NewExport } from '#integrations/validators/export'
import { mustHaveRoomToWait } from '#integrations/waiting_jobs'

/**
 * Queues an export. Refuses 403 without the resource's read scope, 422 on a filter that its list
 * does not have, 409 LIMIT_REACHED when too many jobs wait.
 */
export async function startExport({ resource, format, filters, csv }: NewExport): Promise<Export> {
  const exportable = exportableOf(resource)
  const { actor } = Current
  mustHaveScope(actor, `${exportable.scope}:read`)
  exportable.mustSeeAll?.()

  const checkedFilters = checked(exportable, filters)
  await mustHaveRoomToWait()
  const { record } = exportable.list
  const keys =
    'metadata' in record.fields && !exportable.lines ? await metadataKeys(record.table) : null
  const one = await Export.create({
    resource,
    format,
    filters: checkedFilters,
    csv: csv ?? null,
    metadataKeys: keys,
    scopes: actor.scopes === 'all' ? ['all'] : [...actor.scopes],
    status: 'QUEUED',
    createdBy: actor.id,
  })
  await later('exports', 'run', { exportId: one.id })
  return one
}

/** Paging parameters of lists, which an export refuses. */
const PAGES = ['page', 'limit', 'cursor']

function checked({ list }: Exportable, filters: Record<string, unknown>): Record<string, string> {
  const asked = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]]
    )
  )
  const pages = Object.keys(asked).filter((name) => PAGES.includes(name))
  if (pages.length)
    throw new ValidationFailed(
      pages.map((name) =>
        fieldError(
          ['filters', name],
          'UNKNOWN_FIELD',
          `An export has all records: leave out ${name}.`
        )
      )
    )

  try {
    list.conditions(asked, { strict: true })
    return asked
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error
    throw new ValidationFailed(
      error.errors.map(({ field, code, message, meta }) =>
        fieldError(['filters', field], code, message, meta)
      )
    )
  }
}
