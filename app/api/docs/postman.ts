/** The OpenAPI document as a Postman collection (v2.1), with a folder for each tag. */
import { recordedOf } from '#api/openapi/recorded'

type Reference = { $ref: string }

type Parameter = {
  name: string
  in: string
  description?: string
  schema: { default?: unknown; examples?: unknown[]; enum?: unknown[] }
}

type Content = Record<string, { example?: unknown }>

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters: (Parameter | Reference)[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}

export type Described = {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

export function postmanCollection(document: Described) {
  const { info, servers, tags } = document
  const requests = requestsOf(document)

  return {
    info: {
      name: info.title,
      version: info.version,
      description: info.description,
      schema: SCHEMA,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: servers[0].url, type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: requests.filter(({ tag }) => tag === name).map(({ item }) => item),
    })),
  }
}

/** PUT is an alias of PATCH, and left out. */
function requestsOf(document: Described) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { summary }]) => !summary.endsWith('(as PATCH)'))
      .map(([method, operation]) => ({
        tag: operation.tags[0],
        item: itemOf(document, path, method.toUpperCase(), operation),
      }))
  )
}

function itemOf(document: Described, path: string, method: string, operation: Operation) {
  const parameters = operation.parameters.map((one) =>
    '$ref' in one ? document.components.parameters[one.$ref.split('/').at(-1)!] : one
  )
  const body = bodyOf(operation)
  const request = {
    method,
    description: operation.description,
    header: [
      ...(body ? [{ key: 'Content-Type', value: body.type }] : []),
      ...headersOf(parameters),
    ],
    url: urlOf(path, parameters, operation.operationId),
    ...(body && { body: body.raw }),
    ...(!operation.security.length && { auth: { type: 'noauth' } }),
  }

  return {
    name: operation.summary,
    ...(operation.operationId === 'auth.login' && { event: [KEEP_TOKEN] }),
    request,
    response: answersOf(operation, { method, url: request.url }),
  }
}

/** Logging in sets the token of all other requests. */
const KEEP_TOKEN = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: ["pm.collectionVariables.set('token', pm.response.json().accessToken)"],
  },
}

/** Optional headers and parameters are there, switched off. */
function headersOf(parameters: Parameter[]) {
  return parameters
    .filter((one) => one.in === 'header')
    .map((one) => ({
      key: one.name,
      value: valueOf(one),
      description: one.description,
      disabled: true,
    }))
}

function urlOf(path: string, parameters: Parameter[], operationId: string) {
  const segments = path.split('/').slice(1).map(asVariable)
  const sent = new URLSearchParams(recordedOf(operationId)?.request.path.split('?')[1])
  const query = parameters
    .filter((one) => one.in === 'query')
    .map((one) => ({
      key: one.name,
      value: sent.get(one.name) ?? valueOf(one),
      description: one.description,
      disabled: !sent.has(one.name),
    }))
  const asked = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`)
  const variable = parameters
    .filter((one) => one.in === 'path')
    .map((one) => ({ key: one.name, value: '', description: one.description }))

  return {
    raw: `{{baseUrl}}/${segments.join('/')}${asked.length ? `?${asked.join('&')}` : ''}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(query.length && { query }),
    ...(variable.length && { variable }),
  }
}

const asVariable = (segment: string) => segment.replace(/^\{(.+)\}$/, ':$1')

function valueOf({ schema }: Parameter) {
  return String(schema.examples?.[0] ?? schema.default ?? schema.enum?.[0] ?? '')
}

/** The first media type that has an example. */
function bodyOf({ requestBody }: Operation) {
  const found = Object.entries(requestBody?.content ?? {}).find(
    ([, { example }]) => example !== undefined
  )
  if (!found) return

  const [type, { example }] = found
  const isText = typeof example === 'string'
  return {
    type,
    raw: {
      mode: 'raw',
      raw: isText ? example : pretty(example),
      options: { raw: { language: isText ? 'text' : 'json' } },
    },
  }
}

function answersOf({ responses }: Operation, originalRequest: object) {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([status, { description, content }]) => {
      const example = content?.['application/json']?.example
      if (example === undefined) return []
      return {
        name: description,
        originalRequest,
        code: Number(status),
        _postman_previewlanguage: 'json',
        header: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
        body: pretty(example),
      }
    })
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2)
