/** Headers of requests and responses. */
import type { JsonSchema } from '#core/resources/transformer'

type Header = { description: string; schema: JsonSchema }

const text = (description: string, example?: string): Header => ({
  description,
  schema: { type: 'string', ...(example && { examples: [example] }) },
})
const whole = (description: string, example: number): Header => ({
  description,
  schema: { type: 'integer', examples: [example] },
})

export const RESPONSE_HEADERS = {
  'X-Request-Id': text(
    'Names this request in logs, audit and problems: the one that was sent, if sane, else a new one.',
    '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
  ),
  'X-RateLimit-Limit': whole(
    'Requests a minute that are allowed, of the limit that is nearer to its end: by address or by caller.',
    600
  ),
  'X-RateLimit-Remaining': whole('Requests that are left in this minute.', 599),
  'X-RateLimit-Reset': whole('When a new minute begins, in epoch seconds.', 1795197595),
  'Oficio-Environment': {
    description:
      'Where the caller acts: in the company or in its sandbox; absent without a caller.',
    schema: { type: 'string', enum: ['live', 'test'] },
  },
  'ETag': text(
    'The version of what is answered: of a record for If-Match, of any for If-None-Match.',
    '"1"'
  ),
  'Location': text(
    'The path of the record.',
    '/api/v1/customers/019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'
  ),
  'Link': text(
    'Other pages (RFC 8288): first, prev, next, last; with cursor only next.',
    '</api/v1/customers?page=2>; rel="next"'
  ),
  'Content-Disposition': text(
    'The name of the file, where the answer is one.',
    'attachment; filename="trial-balance.csv"'
  ),
  'Retry-After': whole('Seconds to wait.', 5),
  'WWW-Authenticate': text('Which credentials are asked for.', 'Bearer'),
  'Preference-Applied': text('The preferences that were honoured.', 'dry-run'),
  'Idempotent-Replayed': {
    description: 'Present when this is the first answer again.',
    schema: { type: 'string', enum: ['true'] },
  },
} satisfies Record<string, Header>

export type ResponseHeader = keyof typeof RESPONSE_HEADERS

const ALWAYS: ResponseHeader[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Oficio-Environment',
]

export function headersWith(...names: (ResponseHeader | false | undefined)[]) {
  const all = [...ALWAYS, ...names.filter((name) => name !== false && name !== undefined)]
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const header = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

export const REQUEST_HEADERS = {
  TenantId: header(
    'X-Tenant-Id',
    'For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always ' +
      'act in their own.',
    { type: 'string', format: 'uuid' }
  ),
  Environment: header(
    'Oficio-Environment',
    'For people: `test` acts in the sandbox of the company, `live` in the company, which is the ' +
      'default. A key has its own; another word than that of the key is a 403.',
    { type: 'string', examples: ['test'] }
  ),
  IdempotencyKey: header(
    'Idempotency-Key',
    'Makes repeating safe: the same request with the same key gets the first answer again, for 24 ' +
      'hours, with Idempotent-Replayed: true.',
    {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      examples: ['order-2026-1120-7'],
    }
  ),
  IfMatch: header(
    'If-Match',
    'The ETag of the version that this is about; 412 when the record has a newer one.',
    { type: 'string', examples: ['"1"'] }
  ),
  IfNoneMatch: header(
    'If-None-Match',
    'The ETag that is known; 304 when the record still has it.',
    { type: 'string', examples: ['"1"'] }
  ),
  Prefer: header(
    'Prefer',
    '`dry-run`: runs in full, is rolled back, and answers what it would have answered, with its ' +
      '`effects`. `handling=lenient`: unknown fields are ignored instead of refused.',
    {
      type: 'string',
      examples: ['dry-run', 'handling=lenient'],
    }
  ),
  PreferHandling: header(
    'Prefer',
    '`handling=lenient`: unknown parameters are ignored instead of refused.',
    { type: 'string', examples: ['handling=lenient'] }
  ),
}
