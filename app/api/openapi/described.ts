/** Puts the texts of the domains into schemas, parameters and operations of the document. */
import string from '@adonisjs/core/helpers/string'
import domains from '#app/domains'
import type { Endpoint } from '#api/endpoints'
import common from '#api/openapi/common_fields'
import { fitsExample } from '#api/openapi/fitting_example'
import type { Domain } from '#core/context/domain'
import type { Descriptions, Text } from '#core/resources/descriptions'
import type { JsonSchema } from '#core/resources/transformer'

type Kind = keyof Descriptions
type Named = { domain: string; texts: Descriptions }
type Found<T> = { value: T; use: (part?: string) => void }

/** The note that `confidential` and `openInPart` add to a description. */
const WHO_SEES_IT = /\. ((?:Only|Where `\w+` is true only) with the scope .*)$/s

/** A longer list of values is left to `x-enum-descriptions`. */
const MOST_VALUES = 20

/** Notes on a format, which follow the text of a field instead of taking its place. */
const NOTE =
  /^(At most \d|Percent$|ISO 8601|A calendar day|Not after today|Only with the scope|Where `)/

export const isNote = (description?: unknown) => NOTE.test(String(description ?? ''))

export class Described {
  readonly #used = new Set<string>()
  readonly #ofOperation = new Map<string, Named>()

  /** The last of `all` has the texts that all domains share. */
  constructor(readonly all: readonly Named[]) {
    for (const named of all)
      for (const operation of Object.keys(named.texts.operations ?? {}))
        this.#ofOperation.set(operation, named)
  }

  static async load() {
    const own = Object.entries<Domain>(domains).map(async ([domain, { descriptions }]) => ({
      domain,
      texts: (await descriptions?.())?.default ?? {},
    }))
    return new Described([...(await Promise.all(own)), { domain: 'common', texts: common }])
  }

  operation(name: string): string | undefined {
    const named = this.#ofOperation.get(name)
    const found = named && this.#at(named, 'operations', name)
    found?.use()
    return found?.value
  }

  /** `operation` names the domain whose texts apply to fields that no text names by the schema. */
  schema(title: string, schema: JsonSchema, operation: string): JsonSchema {
    return this.#within(schema, title, operation, [])
  }

  parameters<P extends object>(endpoint: Endpoint, parameters: readonly P[]): P[] {
    return parameters.map((parameter) =>
      '$ref' in parameter ? parameter : this.#parameter(parameter, endpoint)
    )
  }

  /** Shared parameters, which no domain describes. */
  shared<P extends Record<string, any>>(parameters: P): P {
    const entries = Object.entries(parameters).map(([key, one]) => [key, this.#parameter(one)])
    return Object.fromEntries(entries)
  }

  /** `sales: fields.Invoice.numbr` for texts that nothing in the document took. */
  unused(): string[] {
    return this.all.flatMap(({ domain, texts }) =>
      Object.entries(texts).flatMap(([kind, byKey]) =>
        Object.entries(byKey)
          .flatMap(([key, text]) => (kind === 'enums' ? valuesOf(key, text) : [key]))
          .map((key) => `${domain}: ${kind}.${key}`)
          .filter((key) => !this.#used.has(key))
      )
    )
  }

  /* Schemas */

  #within(schema: JsonSchema, title: string, operation: string, path: string[]): JsonSchema {
    const again = (inner: unknown, further: string[] = path) =>
      this.#within(inner as JsonSchema, title, operation, further)
    const { properties, items, additionalProperties, ...rest } = schema as Record<string, any>
    const described: JsonSchema = { ...rest }

    for (const union of ['anyOf', 'oneOf', 'allOf'])
      if (Array.isArray(rest[union])) described[union] = rest[union].map((one) => again(one))
    if (properties)
      described.properties = Object.fromEntries(
        Object.entries<JsonSchema>(properties).map(([name, property]) => [
          name,
          this.#property(again(property, [...path, name]), title, operation, [...path, name]),
        ])
      )
    if (items) described.items = again(items)
    if (additionalProperties !== undefined)
      described.additionalProperties =
        typeof additionalProperties === 'object'
          ? again(additionalProperties)
          : additionalProperties
    return described
  }

  #property(property: JsonSchema, title: string, operation: string, path: string[]) {
    const chain = this.#chain(title, operation, path)
    return this.#with(property, chain('fields'), chain('enums'))
  }

  /** Looks up texts from the most specific key to the least. */
  #chain(title: string, operation: string, path: string[]) {
    const family = title.replace(/^New(?=[A-Z])/, '').replace(/(Create|Update)$/, '')
    const own = this.#ofOperation.get(operation)
    const field = path.at(-1)!
    const short = path.length > 1 ? [`${path.at(-2)}.${field}`, field] : [field]
    const specific = [...new Set([title, family])].map((name) => [name, ...path].join('.'))
    const shared = this.all.at(-1)!

    return <K extends 'fields' | 'enums'>(kind: K) =>
      [
        ...specific
          .flatMap((key) => this.all.map((named) => this.#at<K>(named, kind, key)))
          .map((found) => found && { ...found, isSpecific: true }),
        ...short.map((key) => own && this.#at<K>(own, kind, key)),
        ...short.map((key) => this.#at<K>(shared, kind, key)),
      ].filter((one) => one !== undefined)
  }

  /* Parameters */

  #parameter(parameter: any, endpoint?: Endpoint) {
    const { name } = endpoint ?? { name: '' }
    const title = endpoint?.declaration?.output?.title ?? `${string.pascalCase(name)}Answer`
    const own = this.#ofOperation.get(name)
    const shared = this.all.at(-1)!
    const key = `${name}.${parameter.name}`
    const inOwn = <K extends Kind>(kind: K, at: string) => own && this.#at<K>(own, kind, at)
    const ofField = this.#chain(title, name, [parameter.name])

    const specific = inOwn('parameters', key)
    const texts = [
      specific && { ...specific, isSpecific: true },
      inOwn('parameters', parameter.name),
      this.#at(shared, 'parameters', parameter.name),
      ...ofField('fields').map((found) => ({ ...found, isExampleOnly: true })),
    ].filter((one) => one !== undefined)
    const values = [inOwn('enums', key), ...ofField('enums')].filter((one) => one !== undefined)

    const { description, ...schema } = this.#with(
      { ...parameter.schema, description: parameter.description },
      texts,
      values
    )
    return { ...parameter, ...(description !== undefined && { description }), schema }
  }

  /* Texts */

  #with(
    schema: JsonSchema,
    texts: (Found<Text> & { isExampleOnly?: boolean; isSpecific?: boolean })[],
    values: Found<Record<string, string>>[]
  ): JsonSchema {
    const { description: declared, ...described } = schema
    const [own, note] = partsOf(declared)
    let text = own
    let isOwn = own !== undefined
    for (const { value, use, isExampleOnly, isSpecific } of texts) {
      const { description, example } = typeof value === 'string' ? { description: value } : value
      if (description && !isExampleOnly && (!text || (isOwn && isSpecific))) {
        text = description
        isOwn = false
        use()
      }
      if (example !== undefined && !described.examples && fitsExample(described, example)) {
        described.examples = [example]
        use()
      }
    }
    if (text || note) described.description = [text, note].filter(Boolean).join(' ')
    return withValues(described, values)
  }

  #at<K extends Kind>({ domain, texts }: Named, kind: K, key: string) {
    type T = NonNullable<Descriptions[K]>[string]
    const value = (texts[kind] as Record<string, T> | undefined)?.[key]
    if (value === undefined) return
    return {
      value,
      use: (part = '') => void this.#used.add(`${domain}: ${kind}.${key}${part}`),
    }
  }
}

/** The description of a field in its declaration, and the note at its end. */
function partsOf(declared: unknown): [own?: string, note?: string] {
  if (declared === undefined) return []
  const whole = String(declared)
  if (isNote(whole)) return [undefined, whole]

  const [end, note] = WHO_SEES_IT.exec(whole) ?? []
  return end ? [`${whole.slice(0, -end.length)}.`, note] : [whole]
}

const valuesOf = (key: string, meanings: object) =>
  Object.keys(meanings).map((value) => `${key}=${value}`)

/** The first text that explains a value of the enum is the one for it. */
function withValues(schema: JsonSchema, texts: Found<Record<string, string>>[]): JsonSchema {
  const { items } = schema as { items?: JsonSchema }
  const all = ((schema.enum ?? items?.enum ?? []) as unknown[]).filter(
    (value): value is string => typeof value === 'string'
  )
  const found = texts.find(({ value }) => all.some((one) => Object.hasOwn(value, one)))
  if (!found) return schema

  const meanings = Object.fromEntries(
    Object.entries(found.value).filter(([value]) => all.includes(value))
  )
  for (const value of Object.keys(meanings)) found.use(`=${value}`)
  const list = Object.entries(meanings).map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
  const extension = { 'x-enum-descriptions': meanings }
  return {
    ...schema,
    ...(list.length <= MOST_VALUES && {
      description: [schema.description, list.join('\n')].filter(Boolean).join('\n\n'),
    }),
    ...(schema.enum ? extension : { items: { ...items, ...extension } }),
  }
}
