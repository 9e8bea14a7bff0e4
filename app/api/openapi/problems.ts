/** Refusals of operations: a response per status, with the codes that the operation answers. */
import { STATUS_CODES } from 'node:http'
import string from '@adonisjs/core/helpers/string'
import env from '#start/env'
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import type { Endpoint } from '#api/endpoints'
import { headersWith, type ResponseHeader } from '#api/openapi/headers'
import { codesOf } from '#api/openapi/refusals'
import type { Refusals } from '#core/endpoints/refusals'

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
      'A refusal as RFC 9457 problem details. Some codes add members of their own, such as ' +
      'currentStatus and allowedActions.',
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

/** Shared responses by name, of codes that mean the same everywhere; filled by `problemsOf`. */
const shared = new Map<string, ReturnType<typeof responseOf>>()

/** The shared responses of all operations that were described so far. */
export const problemResponses = () => Object.fromEntries(shared)

/** An example for each code, which all responses share. */
export const problemExamples = () =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([code, { status, meaning }]) => [
      code,
      { summary: code, value: exampleOf(status, code, meaning) },
    ])
  )

/** The responses of an operation. Only those with conditions of its own are written out. */
export function problemsOf(endpoint: Endpoint, method: string) {
  return Object.fromEntries(
    [...byStatus(codesOf(endpoint, method))].map(([status, codes]) => [
      status,
      isGeneric(codes) ? sharedResponse(codes) : responseOf(codes),
    ])
  )
}

function sharedResponse(codes: Refusals) {
  const name = nameOf(Object.keys(codes))
  if (!shared.has(name)) shared.set(name, responseOf(codes))
  return { $ref: `#/components/responses/${name}` }
}

function byStatus(codes: Refusals) {
  const statuses = new Map<number, Record<string, string>>()
  const inOrder = Object.keys(ERRORS).filter((code) => code in codes)
  for (const code of inOrder) {
    const { status } = ERRORS[code]
    statuses.set(status, { ...statuses.get(status), [code]: codes[code] })
  }
  return statuses
}

const isGeneric = (codes: Refusals) =>
  Object.entries(codes).every(([code, condition]) => condition === ERRORS[code].meaning)

/** `ForbiddenOrInsufficientScope` */
const nameOf = (codes: string[]) =>
  codes.map((code) => string.pascalCase(code.toLowerCase())).join('Or')

function responseOf(codes: Refusals) {
  const names = Object.keys(codes)
  const { status } = ERRORS[names[0]]

  return {
    description: names.map((code) => `\`${code}\`: ${withStop(codes[code])}`).join('\n\n'),
    headers: headersWith(...(SPECIAL[status] ?? [])),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { properties: { code: { enum: names } } },
          ],
        },
        examples: Object.fromEntries(
          names.map((code) => [code, { $ref: `#/components/examples/${code}` }])
        ),
      },
    },
  }
}

const withStop = (condition: string) => condition.replace(/\.?$/, '.')

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
