/** GET /imports/:id/errors: a list in the order of rows, or all of it as CSV. */
import type { HttpContext } from '@adonisjs/core/http'
import { accepted } from '#core/accepted'
import { scopeOfSecrets } from '#core/confidential'
import { csvLine } from '#core/csv'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { defineList } from '#core/list'
import { pathId, readRecord, type Declaration } from '#core/operations'
import { mustHold } from '#core/permissions'
import { preferencesOf } from '#core/preferences'
import { streamAsCaller } from '#core/stream_as_caller'
import { bulkOf } from '#integrations/imports/resources'
import Import from '#integrations/models/import'
import { importErrorRecord, importRecord } from '#integrations/transformers/import_record'

const errorList = defineList({ record: importErrorRecord, sorts: ['row'] })

export const errorsOperation: Declaration = {
  kind: 'list',
  status: 200,
  summary: 'Why rows were not taken, in the order of rows',
  alsoNeeds: 'the scope that reads such records, such as `customers:read`, of all but who sent the file',
  parameters: errorList.parameters,
  output: importErrorRecord,
  answers: { 200: { description: 'With `Accept: text/csv` all of them, as a file', content: { 'text/csv': { type: 'string' } } } },
}

const AT_ONCE = 1_000

/** 404 when there is no such import; 403 to who may not read such records and has not sent the file. */
export async function errorsAnswer(ctx: HttpContext) {
  const { request, response } = ctx
  const id = await readable(ctx)
  if (accepted(ctx, ['application/json', 'text/csv']) === 'text/csv') return sendCsv(ctx, id)

  const { sort, ...asked } = request.qs()
  const { body, link } = await errorList.read({ ...asked, sort: sort || 'row' }, { path: request.url(), strict: preferencesOf(ctx).strict, always: [['t.import_id = ?', id]] })
  if (link) response.header('Link', link)
  return body
}

/** Reasons quote rows and tell what is there: who did not send the file must be allowed to read such records, all of them. */
async function readable(ctx: HttpContext): Promise<string> {
  await readRecord(importRecord, pathId(ctx))
  const { id, resource, createdBy } = await Import.findOrFail(pathId(ctx))
  if (createdBy === Current.actor.id) return id

  const { scope, model } = bulkOf(resource)
  const further = scopeOfSecrets({ title: model.name })
  for (const asked of [scope.replace(':write', ':read'), ...(further ? [further] : [])]) mustHold(Current.actor, asked)
  return id
}

function sendCsv({ response }: HttpContext, importId: string) {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="import-errors-${importId}.csv"`)
  response.stream(streamAsCaller(errorLines(importId)))
}

/** All errors of an import as CSV, its header first. */
export async function* errorLines(importId: string): AsyncGenerator<string> {
  yield csvLine(['row', 'field', 'code', 'message'])

  let after = { row: 0, id: '' }
  for (;;) {
    const some = await rows<{ row: number; id: string; field: string; code: string; message: string }>(
      `SELECT id, \`row\`, field, code, message FROM import_errors WHERE tenant_id = ? AND import_id = ? AND \`row\` >= ? AND (\`row\` > ? OR id > ?) ORDER BY \`row\`, id LIMIT ${AT_ONCE}`,
      [Current.tenantId, importId, after.row, after.row, after.id]
    )
    if (some.length) yield some.map(({ row, field, code, message }) => csvLine([row, field, code, message])).join('')
    if (some.length < AT_ONCE) return
    after = some.at(-1)!
  }
}
