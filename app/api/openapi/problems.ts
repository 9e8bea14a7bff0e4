/** Refusals of operations: one shared response per status, with all its codes. */
import { STATUS_CODES } from 'node:http'
import env from '#start/env'
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import type { Endpoint } from '#api/endpoints'
import { headersWith, type ResponseHeader } from '#api/openapi/headers'
import { isOfVersion } from '#api/openapi/parameters'
import { TENANTLESS } from '#core/pipeline/middleware/can_middleware'

const RESPONSES: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
}

const SPECIAL: Record<number, ResponseHeader[]> = {
  401: ['WWW-Authenticate', 'Preference-Applied'],
  403: ['WWW-Authenticate', 'Preference-Applied'],
  404: ['Preference-Applied', 'Idempotent-Replayed'],
  409: ['Retry-After', 'Preference-Applied', 'Idempotent-Replayed'],
  412: ['ETag', 'Preference-Applied', 'Idempotent-Replayed'],
  422: ['Preference-Applied', 'Idempotent-Replayed'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

const text = { type: 'string' }

const FIELD_CODES = Object.entries(FIELD_ERRORS)
  .map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  .join('\n')

export const PROBLEM_SCHEMAS = {
  Problem: {
    type: 'object',
    title: 'Problem',
    description:
      'A refusal as RFC 9457 problem details. Some codes add members of their own, such as currentStatus and allowedActions.',
    properties: {
      type: { type: 'string', format: 'uri', description: 'Where the code is explained' },
      title: text,
      status: { type: 'integer', minimum: 400, maximum: 599 },
      code: {
        type: 'string',
        enum: Object.keys(ERRORS),
        description: 'For programs: decide by this',
      },
      detail: { type: 'string', description: 'For people' },
      requestId: text,
      errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
      currentStatus: { type: 'string', description: 'With INVALID_TRANSITION' },
      allowedActions: { type: 'array', items: text, description: 'With INVALID_TRANSITION' },
    },
    required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  },
  FieldError: {
    type: 'object',
    title: 'FieldError',
    properties: {
      field: { type: 'string', examples: ['items.0.quantity'] },
      pointer: {
        type: 'string',
        description: 'A JSON pointer into the body',
        examples: ['/items/0/quantity'],
      },
      code: {
        type: 'string',
        description: `The reason, for programs. Later releases may add others.\n\n${FIELD_CODES}`,
        examples: ['REQUIRED'],
      },
      message: text,
      meta: {
        type: 'object',
        description:
          'With some codes: the bounds that were passed, or what else the message speaks of',
      },
    },
    required: ['field', 'pointer', 'code', 'message'],
  },
}

export function problemResponses() {
  return Object.fromEntries(
    Object.entries(RESPONSES).map(([status, name]) => [name, problemResponse(Number(status))])
  )
}

function problemResponse(status: number) {
  const codes = Object.entries(ERRORS).filter(([, error]) => error.status === status)

  return {
    description: codes.map(([code, { meaning }]) => `\`${code}\`: ${meaning}`).join('\n\n'),
    headers: headersWith(...(SPECIAL[status] ?? [])),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map(([code, { meaning }]) => [code, { value: exampleOf(status, code, meaning) }])
        ),
      },
    },
  }
}

function exampleOf(status: number, code: string, detail: string) {
  const errors = {
    VALIDATION_FAILED: [
      {
        field: 'items.0.quantity',
        pointer: '/items/0/quantity',
        code: 'REQUIRED',
        message: 'quantity is required.',
      },
    ],
    DUPLICATE: [
      {
        field: 'taxId',
        pointer: '/taxId',
        code: 'DUPLICATE',
        message: 'Another record has this taxId already',
      },
    ],
  }[code]

  return {
    type: `${env.get('APP_URL')}/docs/errors#${code}`,
    title: STATUS_CODES[status],
    status,
    code,
    detail,
    requestId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90',
    ...(errors && { errors }),
    ...(code === 'INVALID_TRANSITION' && { currentStatus: 'PAID', allowedActions: ['void'] }),
  }
}

export function problemsOf({ pattern, isOpen, asks, declaration }: Endpoint, method: string) {
  const isWrite = method !== 'GET'
  const hasBody = isWrite && Boolean(declaration?.input ?? declaration?.accepts)
  const asksTenant = !isOpen && !TENANTLESS.has(asks ?? '')
  const isLogin = isOpen && hasBody

  const statuses: [number, boolean][] = [
    [400, isWrite || asksTenant],
    [401, !isOpen || isLogin],
    [403, !isOpen || isLogin],
    // 404 also for a company in X-Tenant-Id that does not exist.
    [404, pattern.includes(':') || !isOpen],
    [409, isWrite && !isOpen],
    [412, isOfVersion(declaration)],
    [413, isWrite],
    [415, isWrite],
    [422, true],
    [429, true],
    [500, true],
    [503, true],
  ]
  return Object.fromEntries(
    statuses
      .filter(([, applies]) => applies)
      .map(([status]) => [status, { $ref: `#/components/responses/${RESPONSES[status]}` }])
  )
}
