/** GET /imports/templates/:resource, for whoever may import it. */
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/current'
import type { Declaration } from '#core/operations'
import { mustHold } from '#core/permissions'
import { Refusal } from '#core/refusals'
import { bulkOf, RESOURCES } from '#integrations/imports/resources'
import { templateOf } from '#integrations/imports/template'

export const templateOperation: Declaration = {
  kind: 'verb',
  status: 200,
  summary: 'A CSV to begin with: the columns of a resource and an example row, which can be imported as it is',
  parameters: [{ name: 'resource', in: 'path', required: true, description: 'What the file is to hold', schema: { type: 'string', enum: [...RESOURCES] } }],
  answers: { 200: { description: 'The file', content: { 'text/csv': { type: 'string' } } } },
}

export function templateAnswer({ params, response }: HttpContext) {
  if (!RESOURCES.includes(params.resource)) throw new Refusal(404, 'NOT_FOUND', `There are templates for ${RESOURCES.join(', ')}`)
  const bulk = bulkOf(params.resource)
  mustHold(Current.actor, bulk.scope)

  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${bulk.resource}.csv"`)
  return templateOf(bulk)
}
