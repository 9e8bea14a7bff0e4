/** The API's description explains every operation, parameter, field and value. */
import { test } from '@japa/runner'
import { Described, isNote } from '#api/openapi/described'
import { openApiDocument } from '#api/openapi/document'
import { needsExample } from '#api/openapi/fitting_example'
import { passagesIn, sentencesOf, wordsIn } from '../docs/prose.js'

const MOST_WORDS = 30

type Member = { tag: string; name: string; schema: any; description?: string }

async function described() {
  const texts = await Described.load()
  const document: any = JSON.parse(JSON.stringify(await openApiDocument(texts)))
  const operations = Object.values<any>(document.paths).flatMap((path) => Object.values<any>(path))
  return { texts, document, operations }
}

test.group('The texts of the OpenAPI description', () => {
  test('every operation says in two sentences what it does and when to use another', async ({
    assert,
  }) => {
    const { operations } = await described()
    const short = operations.filter(
      ({ description }) => sentencesOf(passagesIn(description)[0].text).length < 2
    )

    assert.isAbove(operations.length, 300)
    assert.deepEqual(missing(short.map((one) => ({ tag: one.tags[0], name: one.operationId }))), {})
  })

  test('every field and parameter has a description', async ({ assert }) => {
    const members = membersOf(await described())

    assert.isAbove(members.length, 2_000)
    assert.deepEqual(
      missing(members.filter(({ description }) => !description || isNote(description))),
      {}
    )
  })

  test('every field and parameter whose type does not show a value has an example', async ({
    assert,
  }) => {
    const members = membersOf(await described())
    assert.deepEqual(missing(members.filter(({ schema }) => needsExample(schema))), {})
  })

  test('every value of a text enum has a meaning', async ({ assert }) => {
    const members = membersOf(await described()).flatMap((member) => {
      const { schema } = member
      const choice = schema.enum ? schema : schema.items
      const values = (choice?.enum ?? []).filter(
        (value: unknown) => typeof value === 'string' && !['true', 'false'].includes(value)
      )
      return values
        .filter((value: string) => !choice['x-enum-descriptions']?.[value])
        .map((value: string) => ({ ...member, name: `${member.name}=${value}` }))
    })
    assert.deepEqual(missing(members), {})
  })

  test('no text is about an operation, a field, a parameter or a value that does not exist', async ({
    assert,
  }) => {
    const { texts, document } = await described()
    const paths = new Set(
      Object.entries<any>(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
        )
      )
    )
    const named = [
      ...JSON.stringify(texts.all).matchAll(/`((?:GET|POST|PATCH|PUT|DELETE) \/[^`?]*)/g),
    ].map(([, operation]) => operation)

    assert.deepEqual(
      named.filter((operation) => !paths.has(operation)),
      []
    )
    assert.deepEqual(texts.unused(), [])
  })

  test(`no sentence has more than ${MOST_WORDS} words`, async ({ assert }) => {
    const all = await described()
    const texts = [
      ...all.operations.map(({ operationId, description }) => [operationId, description]),
      ...membersOf(all).map(({ name, description = '' }) => [name, description]),
    ]
    const long = texts.flatMap(([name, text]) =>
      passagesIn(text)
        .flatMap((passage) => sentencesOf(passage.text))
        .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
        .map((sentence) => `${name}: ${sentence}`)
    )
    assert.deepEqual([...new Set(long)], [])
  })
})

/** By tag, how many are missing and the first of them. */
function missing(found: { tag: string; name: string }[]) {
  const byTag: Record<string, Set<string>> = {}
  for (const { tag, name } of found) (byTag[tag] ??= new Set()).add(name)
  return Object.fromEntries(
    Object.entries(byTag).map(([tag, names]) => [tag, [names.size, ...[...names].slice(0, 30)]])
  )
}

/** Parameters, and the properties of all schemas at any depth, by the tag that uses them first. */
function membersOf({ document, operations }: Awaited<ReturnType<typeof described>>): Member[] {
  const { schemas, parameters } = document.components
  const seen = new Set<string>()

  const within = (tag: string, name: string, schema: any): Member[] => {
    const reference = schema?.$ref?.split('/').at(-1)
    if (reference) {
      if (seen.has(reference)) return []
      seen.add(reference)
      return within(tag, reference, schemas[reference])
    }
    const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema ?? {}
    const inner = [items, additionalProperties, ...anyOf, ...oneOf].filter(
      (one) => typeof one === 'object'
    )
    return [
      ...Object.entries<any>(properties).flatMap(([field, property]) => [
        { tag, name: `${name}.${field}`, schema: property, description: property.description },
        ...within(tag, `${name}.${field}`, property),
      ]),
      ...inner.flatMap((one) => within(tag, name, one)),
    ]
  }

  const ofParameter = (tag: string, operation: string, { name, schema, description }: any) => ({
    tag,
    name: `${operation}.${name}`,
    schema,
    description,
  })
  const messages = Object.values<any>(document.webhooks).map(({ post }) => post)
  const rest = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }))

  return [
    ...Object.values<any>(parameters).map((one) => ofParameter('Shared', '', one)),
    ...[...operations, ...messages].flatMap(({ tags: [tag], operationId, ...operation }) => [
      ...(operation.parameters ?? [])
        .filter((one: any) => !one.$ref)
        .map((one: any) => ofParameter(tag, operationId, one)),
      ...[operation.requestBody, ...Object.values<any>(operation.responses)]
        .flatMap((body) => Object.values<any>(body?.content ?? {}))
        .flatMap(({ schema }) => within(tag, operationId, schema)),
    ]),
    ...rest.flatMap((one) => within('Shared', '', one)),
  ]
}
