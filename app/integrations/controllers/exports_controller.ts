import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { scopeOfSecrets } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { exportableNames, exportableOf } from '#core/resources/exportable'
import { defineList } from '#core/resources/list/list'
import {
  alsoNeeds,
  does,
  inPath,
  lists,
  lockOrFail,
  operation,
  pathId,
  readRecord,
  reads,
} from '#core/endpoints/operations'
import { mustHaveScope } from '#core/security/permissions'
import { choiceFilter } from '#core/input/query_fields'
import { conflict } from '#core/errors/refusal'
import { startExport } from '#integrations/actions/start_export'
import { EXPORT_STATES, exportLifecycle } from '#integrations/exports/export_lifecycle'
import { pathOf } from '#integrations/exports/files'
import Export from '#integrations/models/export'
import { exportTransformer } from '#integrations/transformers/export_transformer'
import { createExport } from '#integrations/validators/export'

const exportList = defineList({
  record: exportTransformer,
  sorts: ['updatedAt'],
  filters: { status: choiceFilter(EXPORT_STATES), resource: choiceFilter(exportableNames()) },
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
  xlsx: XLSX,
}
const file = { type: 'string', format: 'binary' }
const NOT_READY = {
  description: '`EXPORT_NOT_READY`: there is no file to download.',
  content: { 'application/problem+json': { $ref: '#/components/schemas/Problem' } },
}

export const exports = {
  index: lists(exportList),
  show: reads(exportTransformer),

  store: alsoNeeds(
    'the scope that reads the resource, such as `customers:read`',
    does(
      {
        input: createExport,
        record: exportTransformer,
        status: 202,
        location: '/exports',
        summary: 'Export a resource to a file',
      },
      startExport
    )
  ),

  cancel: does(
    {
      of: inPath(Export),
      record: exportTransformer,
      summary: 'Cancel an export',
    },
    async (_, ctx) => {
      const one = await lockOrFail(Export, pathId(ctx))
      return one.merge({ status: exportLifecycle.next('cancel', one.status) }).save()
    }
  ),

  download: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Download an export',
      alsoNeeds: 'the scope that reads the resource, such as `customers:read`',
      answers: {
        200: {
          description: 'The file',
          content: { 'text/csv': file, 'application/x-ndjson': file, [XLSX]: file },
        },
        409: NOT_READY,
      },
    },
    async (ctx) => {
      const { id, resource, format } = await downloadable(ctx)
      const handle = await open(pathOf(id)).catch(() => null)
      if (!handle) throw conflict('EXPORT_NOT_READY', 'The file was deleted: start a new export')

      ctx.response.header('Content-Type', TYPES[format])
      ctx.response.header('Content-Disposition', `attachment; filename="${resource}.${format}"`)
      ctx.response.stream(createReadStream('', { fd: handle }))
    }
  ),
}

/** A download takes all read scopes that the requester had. */
async function downloadable(ctx: HttpContext): Promise<Export> {
  await readRecord(exportTransformer, pathId(ctx))
  const one = await Export.findOrFail(pathId(ctx))
  if (one.status !== 'COMPLETED')
    throw conflict(
      'EXPORT_NOT_READY',
      `The export is ${one.status}: its file is ready when it is COMPLETED`,
      { currentStatus: one.status }
    )

  const { scope, list, mustSeeAll } = exportableOf(one.resource)
  const further = scopeOfSecrets(list.record)
  mustHaveScope(Current.actor, `${scope}:read`)
  mustSeeAll?.()
  if (further && (one.scopes.includes('all') || one.scopes.includes(further)))
    mustHaveScope(Current.actor, further)
  return one
}
