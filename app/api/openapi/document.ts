/** OpenAPI 3.1 description, generated from routes, guards, validators and transformers. */
import env from '#start/env'
import { endpoints, PREFIX } from '#api/endpoints'
import { SECURITY_SCHEMES } from '#api/openapi/access'
import { Described } from '#api/openapi/described'
import { RESPONSE_HEADERS } from '#api/openapi/headers'
import { operationOf } from '#api/openapi/operation'
import { sharedParameters } from '#api/openapi/parameters'
import { PROBLEM_SCHEMAS, problemExamples, problemResponses } from '#api/openapi/problems'
import { Schemas } from '#api/openapi/schemas'
import { LIST_META } from '#core/resources/list/links'
import { webhooksOf } from '#api/openapi/webhooks'
import { tagsOf } from '#api/openapi/words'
import { VERSION } from '#api/version'

const INTRODUCTION = `Log in with \`POST /auth/login\` or make an API key, and send it as \`Authorization: Bearer …\`. JSON in UTF-8 both ways.
Ids are UUIDs, dates ISO 8601, numbers JSON numbers; money is exact and never rounded silently.

- **Lists** take \`page\`, \`limit\`, \`sort\`, and \`cursor\` for deep reading; links to other pages are in the header \`Link\`.
- **Writes** take \`Idempotency-Key\` (POST), \`If-Match\` (changes), and \`Prefer: dry-run\`.
- **Unknown** fields and parameters are a 422 that names the nearest known one; \`Prefer: handling=lenient\` ignores them.
- **Errors** are problem details (RFC 9457) with a \`code\` for programs; each \`type\` leads to its explanation.
- **Methods**: GET also answers HEAD; another method than those below is a 405 with \`Allow\`.`

/** The document of this process, made once. */
export const theDocument = () =>
  (made ??= openApiDocument().catch((error) => {
    made = undefined
    throw error
  }))

let made: ReturnType<typeof openApiDocument> | undefined

export async function openApiDocument(described?: Described) {
  const all = endpoints()
  const texts = described ?? (await Described.load())
  const schemas = new Schemas({ ...PROBLEM_SCHEMAS, ...LIST_META }, texts)
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}

  for (const endpoint of all) {
    const path = endpoint.pattern.replace(/:(\w+)/g, '{$1}')
    for (const method of endpoint.methods)
      (paths[path] ??= {})[method.toLowerCase()] = operationOf(endpoint, method, schemas)
  }

  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const webhooks = webhooksOf(schemas)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Oficio',
      version: VERSION,
      summary: 'One API on which a company runs its business',
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: env.get('APP_URL') + PREFIX }],
    externalDocs: { description: 'Documentation', url: `${env.get('APP_URL')}/docs` },
    tags: tagsOf(new Set(operations.flatMap(({ tags }) => tags))),
    paths: sorted(paths),
    webhooks,
    components: onlyUsed([operations, webhooks], {
      schemas: schemas.all,
      parameters: texts.shared(sharedParameters(all)),
      headers: RESPONSE_HEADERS,
      responses: problemResponses(),
      examples: problemExamples(),
      securitySchemes: SECURITY_SCHEMES,
    }),
  }
}

function sorted<T>(paths: Record<string, T>) {
  return Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Drops components that nothing refers to. */
function onlyUsed<C extends Record<string, Record<string, unknown>>>(
  operations: unknown,
  { securitySchemes, ...components }: C
) {
  const used = new Set<string>()
  const collect = (text: string) => {
    for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue
      used.add(`${kind}/${name}`)
      collect(JSON.stringify(components[kind]?.[name] ?? null))
    }
  }
  collect(JSON.stringify(operations))

  const kept = Object.entries(components).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`))),
  ])
  return { ...Object.fromEntries(kept), securitySchemes }
}
