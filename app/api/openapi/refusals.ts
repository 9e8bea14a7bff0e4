/** The refusal codes of an operation, each with its condition. */
import { ERRORS } from '#api/errors'
import type { Endpoint } from '#api/endpoints'
import { isOfVersion } from '#api/openapi/parameters'
import type { AnyValidator } from '#core/endpoints/operations/declaration'
import { refusalsOfOperation, type Refusals } from '#core/endpoints/refusals'
import { OBLIGATIONS } from '#identity/obligations'
import { TENANTLESS } from '#core/pipeline/middleware/can_middleware'

/** Codes from the guards and the declaration, and those of the operation alone. */
export function codesOf(endpoint: Endpoint, method: string): Refusals {
  const general = generalCodes(endpoint, method).map((code) => [code, ERRORS[code].meaning])
  const { DUPLICATE, ...own }: Refusals = {
    ...refusalsOfOperation(endpoint.name),
    ...endpoint.declaration?.refusals,
  }
  const duplicate = withExternalId(DUPLICATE, endpoint)
  return {
    ...Object.fromEntries(general),
    ...own,
    ...(duplicate && { DUPLICATE: duplicate }),
  }
}

/** External ids are unique in their collection. */
function withExternalId(duplicate: string | undefined, { declaration }: Endpoint) {
  if (!declaration?.input || !takesExternalId(declaration.input)) return duplicate
  return duplicate ? `${duplicate}, or this \`externalId\`` : 'Another record has this `externalId`'
}

/** By validator, because its schema takes long to make. */
const known = new WeakMap<AnyValidator, boolean>()

function takesExternalId(input: AnyValidator) {
  const takes = known.get(input) ?? 'externalId' in (input.toJSONSchema().properties ?? {})
  known.set(input, takes)
  return takes
}

function generalCodes(endpoint: Endpoint, method: string) {
  const { name, pattern, isOpen, asks, module, declaration } = endpoint
  const isWrite = method !== 'GET'
  const isOnce = method === 'POST' && !isOpen
  const isAllowed = asks === 'anyone' || asks === 'caller'
  const asksTenant = !isOpen && !TENANTLESS.has(asks ?? '')
  const isDrawn = 'application/pdf' in (declaration?.answers?.[declaration.status]?.content ?? {})

  const codes: [string, boolean][] = [
    ['MALFORMED_JSON', isWrite],
    ['TENANT_REQUIRED', asksTenant],
    ['UNAUTHENTICATED', !isOpen],
    ['TOKEN_EXPIRED', !isOpen],
    ['FORBIDDEN', !isOpen && !isAllowed],
    ['INSUFFICIENT_SCOPE', !isOpen && asks !== 'caller'],
    ['IP_NOT_ALLOWED', !isOpen],
    ['WRONG_ENVIRONMENT', !isOpen],
    ['MODULE_NOT_ENABLED', module !== undefined],
    ['TENANT_SUSPENDED', !isOpen],
    ...OBLIGATIONS.map(({ code, routes }): [string, boolean] => [
      code,
      !isOpen && !routes.has(name),
    ]),
    // Also for a company in X-Tenant-Id that does not exist.
    ['NOT_FOUND', pattern.includes(':') || !isOpen],
    ['IDEMPOTENCY_IN_PROGRESS', isOnce],
    ['VERSION_MISMATCH', isOfVersion(declaration)],
    ['PAYLOAD_TOO_LARGE', isWrite || isDrawn],
    ['UNSUPPORTED_MEDIA_TYPE', isWrite],
    ['VALIDATION_FAILED', true],
    ['IDEMPOTENCY_KEY_REUSED', isOnce],
    ['RATE_LIMITED', true],
    ['BUSY', isDrawn],
    ['TOO_MANY_ATTEMPTS', !isOpen],
    ['INTERNAL', true],
    ['UNAVAILABLE', true],
  ]
  return codes.filter(([, applies]) => applies).map(([code]) => code)
}
