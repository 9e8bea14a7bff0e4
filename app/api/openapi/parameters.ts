/**
 * The parameters of an operation: those in its path, those it declares, and the headers that its
 * kind takes.
 */
import string from '@adonisjs/core/helpers/string'
import type { Endpoint } from '#api/endpoints'
import { REQUEST_HEADERS } from '#api/openapi/headers'
import type { Declaration } from '#core/endpoints/operations'

/**
 * Parameters that are the same in every list, or in every GET of one record, stand once in the
 * document.
 */
const SHARED: Record<string, string> = {
  page: 'Page',
  limit: 'Limit',
  cursor: 'Cursor',
  fields: 'Fields',
}

const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/**
 * The parameters that operations refer to; those of lists are taken from any list, since all have
 * the same.
 */
export function sharedParameters(all: readonly Endpoint[]) {
  const declared =
    all.find(({ declaration }) => declaration?.kind === 'list')?.declaration?.parameters ?? []
  const ofLists = declared
    .filter(({ name }) => name in SHARED)
    .map((parameter) => [SHARED[parameter.name], parameter])
  return { ...Object.fromEntries(ofLists), ...REQUEST_HEADERS }
}

/** As references where many operations share one, such as `limit` of lists. */
export function parametersOf(endpoint: Endpoint, method: string) {
  const { pattern, declaration } = endpoint
  const isShared = (parameter: string) =>
    parameter === 'fields' || (declaration?.kind === 'list' && parameter in SHARED)

  return [
    ...pathParameters(pattern),
    ...(declaration?.parameters ?? []).map((parameter) =>
      isShared(parameter.name) ? refTo(SHARED[parameter.name]) : parameter
    ),
    ...headersOf(endpoint, method),
  ]
}

function pathParameters(pattern: string) {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => {
    const isId = /^id$|Id$|_id$/.test(name)
    const of = name === 'id' ? 'the record' : `the ${string.noCase(name.replace(/_?[iI]d$/, ''))}`
    return {
      name,
      in: 'path',
      required: true,
      ...(isId && { description: `The id of ${of}` }),
      schema: { type: 'string', ...(isId && { format: 'uuid' }) },
    }
  })
}

/**
 * Whether `If-Match` is honoured: by deletions, by updates of what has a version, and by verbs on
 * it.
 */
export function isOfVersion(declaration?: Declaration) {
  const { kind, of } = declaration ?? {}
  return kind === 'delete' || of !== undefined || (kind === 'update' && answersVersion(declaration))
}

/** Whether the answer tells an ETag. */
export const answersTag = (declaration: Declaration) =>
  declaration.isTagged === true || answersVersion(declaration)

/** Whether `If-None-Match` is honoured: whoever has what would be answered gets a 304. */
export const isReadByTag = (declaration: Declaration) =>
  declaration.isTagged === true || (declaration.kind === 'read' && answersVersion(declaration))

/** Whether what is answered has a version, which is its ETag. */
function answersVersion({ kind, output }: Partial<Declaration> = {}) {
  const fields = output && ('fields' in output ? output.fields : output.schema.properties)
  const { version } = (fields ?? {}) as Record<string, any>
  return kind !== 'list' && (version?.schema ?? version)?.type === 'integer'
}

function headersOf({ isOpen, asks, declaration }: Endpoint, method: string) {
  const isWrite = method !== 'GET'
  const names: [keyof typeof REQUEST_HEADERS, boolean][] = [
    ['TenantId', !isOpen && asks !== 'platform'],
    ['IdempotencyKey', method === 'POST' && !isOpen],
    ['IfMatch', isOfVersion(declaration)],
    ['IfNoneMatch', declaration !== undefined && isReadByTag(declaration)],
    ['Prefer', isWrite],
    ['PreferHandling', !isWrite],
  ]
  return names.filter(([, applies]) => applies).map(([name]) => refTo(name))
}
