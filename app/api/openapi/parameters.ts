/** Parameters of operations: path, query, and the headers of their kind. */
import string from '@adonisjs/core/helpers/string'
import type { Endpoint } from '#api/endpoints'
import { REQUEST_HEADERS } from '#api/openapi/headers'
import type { Declaration } from '#core/endpoints/operations'

/** Parameters that are equal in all lists or reads are shared components. */
const SHARED: Record<string, string> = {
  page: 'Page',
  limit: 'Limit',
  cursor: 'Cursor',
  fields: 'Fields',
}

const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/** Takes the shared parameters from any list, since all lists have the same. */
export function sharedParameters(all: readonly Endpoint[]) {
  const declared =
    all.find(({ declaration }) => declaration?.kind === 'list')?.declaration?.parameters ?? []
  const ofLists = declared
    .filter(({ name }) => name in SHARED)
    .map((parameter) => [SHARED[parameter.name], parameter])
  return { ...Object.fromEntries(ofLists), ...REQUEST_HEADERS }
}

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
  return [...pattern.matchAll(/(?<=([^/]*)\/):(\w+)/g)].map(([, collection, name]) => {
    const isId = /^id$|Id$|_id$/.test(name)
    const of = name === 'id' ? string.singular(collection) : name.replace(/_?[iI]d$/, '')
    return {
      name,
      in: 'path',
      required: true,
      ...(isId && { description: `The id of the ${string.noCase(of).replace(/^api\b/, 'API')}.` }),
      schema: { type: 'string', ...(isId && { format: 'uuid' }) },
    }
  })
}

/** If-Match applies to deletions, to updates of versioned records and to verbs on them. */
export function isOfVersion(declaration?: Declaration) {
  const { kind, of } = declaration ?? {}
  return kind === 'delete' || of !== undefined || (kind === 'update' && answersVersion(declaration))
}

export const answersTag = (declaration: Declaration) =>
  declaration.isTagged === true || answersVersion(declaration)

/** If-None-Match applies to tagged answers and to reads of versioned records. */
export const isReadByTag = (declaration: Declaration) =>
  declaration.isTagged === true || (declaration.kind === 'read' && answersVersion(declaration))

/** The version of a record is its ETag. */
function answersVersion({ kind, output }: Partial<Declaration> = {}) {
  const fields = output && ('fields' in output ? output.fields : output.schema.properties)
  const { version } = (fields ?? {}) as Record<string, any>
  return kind !== 'list' && (version?.schema ?? version)?.type === 'integer'
}

function headersOf({ isOpen, asks, declaration }: Endpoint, method: string) {
  const isWrite = method !== 'GET'
  const names: [keyof typeof REQUEST_HEADERS, boolean][] = [
    ['TenantId', !isOpen && asks !== 'platform'],
    ['Environment', !isOpen && asks !== 'platform'],
    ['IdempotencyKey', method === 'POST' && !isOpen],
    ['IfMatch', isOfVersion(declaration)],
    ['IfNoneMatch', declaration !== undefined && isReadByTag(declaration)],
    ['Prefer', isWrite],
    ['PreferHandling', !isWrite],
  ]
  return names.filter(([, applies]) => applies).map(([name]) => refTo(name))
}
