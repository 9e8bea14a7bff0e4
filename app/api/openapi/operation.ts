/** Operations of the document. */
import string from '@adonisjs/core/helpers/string'
import env from '#start/env'
import { guidesOf } from '#api/docs/guides'
import type { Endpoint } from '#api/endpoints'
import { exampleOf, shownBy } from '#api/openapi/examples'
import { headersWith } from '#api/openapi/headers'
import { answersTag, isReadByTag, parametersOf } from '#api/openapi/parameters'
import { problemsOf } from '#api/openapi/problems'
import { recordedBody, recordedOf } from '#api/openapi/recorded'
import { listSchema, type Schemas } from '#api/openapi/schemas'
import { accessOf } from '#api/openapi/access'
import { summaryOf, tagOf } from '#api/openapi/words'
import type { Declaration } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/resources/transformer'

/** PUT is an alias of PATCH and needs its own operationId. */
export function operationOf(endpoint: Endpoint, method: string, schemas: Schemas) {
  const isAlias = method === 'PUT' && endpoint.methods.includes('PATCH')
  const { security, sentences, ...extensions } = accessOf(endpoint)
  const body = method === 'GET' ? undefined : requestBodyOf(endpoint, schemas)

  return {
    operationId: isAlias ? `${endpoint.name}.put` : endpoint.name,
    summary: summaryOf(endpoint) + (isAlias ? ' (as PATCH)' : ''),
    description: [
      schemas.described.operation(endpoint.name),
      isAlias && 'The same as PATCH: fields that are absent stay as they are.',
      ...sentences,
      endpoint.declaration?.alsoNeeds && `Also needs ${endpoint.declaration.alsoNeeds}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    tags: [tagOf(endpoint)],
    ...guideOf(endpoint),
    ...extensions,
    security,
    parameters: schemas.described.parameters(endpoint, parametersOf(endpoint, method)),
    ...(body && { requestBody: body }),
    responses: {
      ...responsesOf(endpoint, method, schemas),
      ...problemsOf(endpoint, method),
      ...furtherAnswers(endpoint, schemas),
    },
  }
}

/** The most relevant page that mentions the operation. */
function guideOf({ name }: Endpoint) {
  const [guide] = guidesOf(name)
  return (
    guide && {
      externalDocs: { description: guide.title, url: env.get('APP_URL') + guide.address },
    }
  )
}

/* The body */

function requestBodyOf({ name, declaration }: Endpoint, schemas: Schemas) {
  if (!declaration?.input && !declaration?.accepts) return

  const content: Record<string, unknown> = {}
  if (declaration.input) {
    const schema = schemas.ref(
      inputName(name, declaration),
      declaration.input.toJSONSchema() as JsonSchema,
      name
    )
    content['application/json'] = {
      schema,
      example: recordedBody(name) ?? inputExample(schemas, schema, { name, declaration }),
    }
  }
  for (const [type, accepted] of Object.entries(declaration.accepts ?? {})) {
    const schema = schemas.described.schema(inputName(name, declaration), accepted, name)
    const example = recordedBody(name, type)
    content[type] = { schema, ...(example !== undefined && { example }) }
  }
  return {
    required: Boolean(declaration.input?.toJSONSchema()?.required?.length ?? declaration.accepts),
    content,
  }
}

/** `CustomerCreate`, `CustomerUpdate`; verbs use the route's name: `AuthLoginInput`. */
function inputName(name: string, { kind, output, inputTitle }: Declaration) {
  if (inputTitle) return inputTitle
  const title = output?.title?.replace(/^New(?=[A-Z])/, '')
  if (kind === 'create' && title) return `${title}Create`
  if (kind === 'update' && title) return `${title}Update`
  return `${string.pascalCase(name)}Input`
}

/** Shows three changeable fields, because an update need not send the others. */
function inputExample(
  schemas: Schemas,
  schema: { $ref: string },
  { name, declaration }: { name: string; declaration: Declaration }
) {
  const { kind, input, output } = declaration
  const answer = output && schemas.at(schemas.ref(titleOf(name, { output }), output.schema, name))
  const example = exampleOf(schemas.at(schema), '', answer ? shownBy(answer) : {})
  if (kind !== 'update' || typeof example !== 'object') return example

  const changed = Object.entries(example!).filter(
    ([field]) => !input?.immutableFields?.includes(field)
  )
  return Object.fromEntries(changed.slice(0, 3))
}

/* The answer */

function responsesOf(endpoint: Endpoint, method: string, schemas: Schemas) {
  const { declaration, name, isOpen } = endpoint
  if (!declaration) return { 200: { description: 'Done.', headers: headersWith() } }

  const { output, status, answers, parameters } = declaration
  const hasTag = answersTag(declaration)
  const headers = headersWith(
    hasTag && 'ETag',
    (status === 201 || status === 202) && 'Location',
    parameters?.some(({ name }) => name === 'cursor') && 'Link',
    answers?.[status]?.content && 'Content-Disposition',
    'Preference-Applied',
    method === 'POST' && !isOpen && 'Idempotent-Replayed'
  )
  const content = {
    ...(output &&
      status !== 204 && { 'application/json': jsonContent(declaration, name, schemas) }),
    ...contentOf(answers?.[status]?.content),
  }

  return {
    [status]: {
      description: answers?.[status]?.description ?? outcomeOf(declaration),
      headers,
      ...(Object.keys(content).length && { content }),
    },
    ...(isReadByTag(declaration) && {
      304: {
        description: 'The caller has this version.',
        headers: headersWith('ETag', 'Preference-Applied'),
      },
    }),
  }
}

function jsonContent({ kind, output }: Declaration, name: string, schemas: Schemas) {
  const { schema } = output!
  const title = titleOf(name, { output })
  const one = schemas.ref(title, schema, name)
  const recorded = recordedOf(name)?.response.body
  const example = exampleOf(schemas.at(one))
  if (kind !== 'list') return { schema: one, example: recorded ?? example }

  return {
    schema: schemas.ref(`${title}List`, listSchema(title, one), name),
    example: recorded ?? {
      data: [example],
      meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
    },
  }
}

function titleOf(name: string, { output }: Pick<Declaration, 'output'>) {
  return output?.title ?? `${string.pascalCase(name)}Answer`
}

function outcomeOf({ kind, status }: Declaration) {
  if (status === 202) return 'Accepted: the worker does it; the answer tells where to follow it.'
  if (status === 204) return kind === 'delete' ? 'Deleted.' : 'Done.'
  return {
    list: 'A page of the list.',
    read: 'The record.',
    create: 'The record that was made.',
    update: 'The record as it is now.',
    delete: 'Deleted.',
    verb: 'Done.',
  }[kind]
}

function furtherAnswers({ name, declaration }: Endpoint, schemas: Schemas) {
  const further = Object.entries(declaration?.answers ?? {}).filter(
    ([status]) => Number(status) !== declaration!.status
  )
  const known = declaration?.output?.schema

  return Object.fromEntries(
    further.map(([status, { description, content = {} }]) => {
      const types = Object.entries(content).map(([type, schema]) => [
        type,
        {
          schema:
            schema === known ? schemas.ref(titleOf(name, declaration!), schema, name) : schema,
        },
      ])
      return [
        status,
        {
          description,
          headers: headersWith(),
          ...(types.length && { content: Object.fromEntries(types) }),
        },
      ]
    })
  )
}

function contentOf(content: Record<string, JsonSchema> = {}) {
  return Object.fromEntries(Object.entries(content).map(([type, schema]) => [type, { schema }]))
}
