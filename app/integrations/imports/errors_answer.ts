/** GET /imports/:id/errors: a list in the order of rows, or all of it as CSV. */
import type { HttpContext } from '@adonisjs/core/http'
import { accepted } from '#core/http/content_negotiation'
import { scopeOfSecrets } from '#core/resources/field_visibility'
import { i18nOf } from '#core/primitives/texts'
import { Current } from '#core/context/current'
import { defineList } from '#core/resources/list/list'
import { pathId, readRecord, type Declaration } from '#core/endpoints/operations'
import { mustHaveScope } from '#core/security/permissions'
import { preferencesOf } from '#core/http/prefer_header'
import { invalid } from '#core/errors/refusal'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'
import { errorLines } from '#integrations/imports/error_lines'
import { reasonIn } from '#integrations/imports/reasons'
import { importOf } from '#integrations/imports/resources'
import Import from '#integrations/models/import'
import {
  importErrorTransformer,
  importTransformer,
} from '#integrations/transformers/import_transformer'

const LANGUAGES = ['en', 'es'] as const

const errorList = defineList({ record: importErrorTransformer, sorts: ['row'] })

export const errorsOperation: Declaration = {
  kind: 'list',
  status: 200,
  summary: 'List refused rows of an import',
  alsoNeeds:
    'the scope that reads such records, such as `customers:read`, of all but who sent the file',
  parameters: [
    ...errorList.parameters,
    {
      name: 'language',
      in: 'query',
      required: false,
      description: 'The language of the reasons in the CSV.',
      schema: { type: 'string', enum: [...LANGUAGES], default: 'en' },
    },
  ],
  output: importErrorTransformer,
  answers: {
    200: {
      description:
        'A page of refused rows. With `Accept: text/csv` all of them as a file: each row as it ' +
        'was sent, then `error_row`, `error_line`, `error_field`, `error_code` and ' +
        '`error_message`. An import leaves these columns out.',
      content: { 'text/csv': { type: 'string' } },
    },
  },
}

/**
 * 404 when there is no such import; 403 without the read scope, unless the caller sent the file.
 */
export async function errorsAnswer(ctx: HttpContext) {
  const { request, response } = ctx
  const { id } = await mustBeReadable(pathId(ctx))
  const { sort, language, ...asked } = request.qs()
  if (language !== undefined && !LANGUAGES.includes(language))
    throw invalid('language', 'INVALID_CHOICE', `language must be one of ${LANGUAGES.join(', ')}`)
  if (accepted(ctx, ['application/json', 'text/csv']) === 'text/csv')
    return sendCsv(ctx, id, language)

  const { body, link } = await errorList.read(
    { ...asked, sort: sort || 'row' },
    { path: request.url(), strict: preferencesOf(ctx).strict, always: [['t.import_id = ?', id]] }
  )
  if (link) response.header('Link', link)
  return body
}

/**
 * The import, if the caller may see its rows. Reasons quote rows and existing records, so others
 * than the sender need the resource's read scopes.
 */
export async function mustBeReadable(importId: string): Promise<Import> {
  await readRecord(importTransformer, importId)
  const one = await Import.findOrFail(importId)
  if (one.createdBy === Current.actor.id) return one

  const { scope, model } = importOf(one.resource)
  const further = scopeOfSecrets({ title: model.name })
  for (const asked of [scope.replace(':write', ':read'), ...(further ? [further] : [])])
    mustHaveScope(Current.actor, asked)
  return one
}

async function sendCsv({ response }: HttpContext, importId: string, language?: string) {
  const reasonOf = language === 'es' ? inSpanish : undefined
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="import-errors-${importId}.csv"`)
  response.stream(streamAsCaller(errorLines(importId, reasonOf)))
}

const inSpanish = (error: { code: string; message: string }) => reasonIn(i18nOf('es'), error)
