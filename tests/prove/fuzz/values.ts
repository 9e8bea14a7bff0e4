/** JSON values from a schema: valid ones, ones at its bounds, and hostile ones. */
import type { Description, Schema } from './description.js'
import { anything, NUMBERS, TEXTS } from './hostile.js'
import type { Ids } from './ids.js'
import type { Random } from './random.js'

export type Kind = 'valid' | 'boundary' | 'hostile'

/** What one company knows, and what the company beside it knows. */
export type Known = { own: Ids; foreign: Ids }

/** Texts at the bound of a column, whose size in bytes, units or letters differs. */
const AT_LENGTH: readonly ((length: number) => string)[] = [
  (length) => 'W'.repeat(length),
  (length) => '💥'.repeat(length),
  (length) => '💥'.repeat(Math.floor(length / 2)),
  (length) => 'ﷺ'.repeat(length),
  (length) => 'İ'.repeat(length),
  (length) => 'ß'.repeat(length),
  (length) => '\u{1D160}'.repeat(length),
  (length) => 'e\u0301'.repeat(Math.ceil(length / 2)).slice(0, length),
  (length) => 'W'.repeat(length + 1),
]

const DOMAIN = `${'d'.repeat(60)}.`.repeat(3)

/** Addresses at the bound of 254, with letters that grow in lower case. */
const EMAILS: readonly string[] = [
  `${'a'.repeat(64)}@${DOMAIN}test`,
  `${'İ'.repeat(32)}@${DOMAIN}test${'t'.repeat(30)}`,
  `${'é'.repeat(32)}@${'ü'.repeat(30)}.test`,
]

/** Fields that two records of a company may not share. */
const UNIQUE =
  /^(name|sku|taxId|code|email|number|assetTag|serial\w*|barcode|externalId|reference)$/

/** A length for texts of which the schema gives none: more than a TEXT column takes in bytes. */
const LONG = 70_000

export class Values {
  /** How often a leaf gets an edge or a hostile value. */
  readonly #share: number
  readonly #atLength: (length: number) => string

  constructor(
    private description: Description,
    private random: Random,
    private known: Known,
    readonly kind: Kind,
    /** The collection of the operation, to which fields such as `parentId` refer. */
    private collection: string,
    /** Ids of the lines of the record that the request is about. */
    private lines: readonly string[] = []
  ) {
    this.#share =
      kind === 'valid' ? 0 : random.pick(kind === 'boundary' ? [0.15, 0.5, 1] : [0.05, 0.3])
    this.#atLength = random.pick(AT_LENGTH)
  }

  /** The value of a schema; `example` is the example of the document where it has one. */
  of(schema: Schema, name: string, example?: unknown): unknown {
    const { random } = this
    const one = this.description.resolve(schema)
    if (this.kind === 'hostile' && random.chance(this.#share)) return anything(random)
    if (one.const !== undefined) return one.const
    if (one.enum && (example === undefined || random.chance(this.#share)))
      return random.pick(one.enum)
    if (one.anyOf) return this.of(this.#choice(one.anyOf), name, example)

    const type = this.#typeOf(one)
    if (type === 'object') return this.#object(one, example)
    if (type === 'array') return this.#array(one, name, example)
    if (type === 'null') return null
    if (type === 'boolean') return example ?? random.chance(0.5)
    return type === 'string' ? this.#text(one, name, example) : this.#number(one, type, example)
  }

  /** An id for a field or a segment of a path. */
  id(collection: string | undefined): string {
    const { random, known, kind } = this
    // `/assets/labels` is about assets.
    const root = `/${this.collection.split('/')[1]}`
    const own =
      (collection && known.own.of(collection, random)) ??
      known.own.of(root, random) ??
      this.#any(known.own)
    if (kind === 'valid') return own
    return random.chance(kind === 'boundary' ? 0.9 : 0.5)
      ? own
      : random.pick([
          () => this.#any(known.foreign),
          () => (collection && known.foreign.of(collection, random)) ?? this.#any(known.foreign),
          () => this.#any(known.own),
          () => random.uuid(),
        ])()
  }

  #any({ all }: Ids) {
    return all.length ? this.random.pick(all) : this.random.uuid()
  }

  #choice(schemas: Schema[]) {
    return this.kind === 'valid' ? schemas[0] : this.random.pick(schemas)
  }

  #typeOf({ type, properties, items }: Schema): string {
    if (!type) return properties ? 'object' : items ? 'array' : 'string'
    const types = [type].flat()
    const some = types.filter((one) => one !== 'null')
    return types.length > some.length && this.kind !== 'valid' && this.random.chance(0.1)
      ? 'null'
      : (some[0] ?? 'null')
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, example: unknown) {
    const { random, kind } = this
    // Of several shapes, the example may have another one.
    const shown = (example instanceof Object ? example : {}) as Record<string, unknown>
    // An optional field that the example leaves out often contradicts another one.
    const further = kind === 'valid' ? 0 : random.pick([0, 0.2, 0.8])
    const dropped = random.pick(kind === 'valid' ? [0, 0, 0, 0.3] : [0, 0, 0.3, 1])
    const made: [string, unknown][] = []

    for (const [field, schema] of Object.entries(properties)) {
      const isRequired = required.includes(field)
      const isLeftOut = isRequired
        ? kind === 'hostile' && random.chance(0.05)
        : random.chance(field in shown ? dropped : 1 - further)
      if (!isLeftOut) made.push([field, this.of(schema, field, shown[field])])
    }
    for (const [field, one] of Object.entries(shown))
      if (additionalProperties && !(field in properties))
        made.push([
          field,
          kind === 'hostile' && random.chance(this.#share) ? random.pick(TEXTS) : one,
        ])
    if (additionalProperties && kind !== 'valid')
      made.push([
        this.#anyText(),
        typeof additionalProperties === 'object'
          ? this.of(additionalProperties, 'value')
          : this.#anyText(),
      ])
    if (kind === 'hostile' && random.chance(0.05)) made.push([random.pick(TEXTS), anything(random)])
    return Object.fromEntries(made)
  }

  #array({ items = {}, minItems = 0, maxItems }: Schema, name: string, example: unknown) {
    const { random, kind } = this
    const shown: unknown[] = Array.isArray(example) ? example : []
    const usual = Math.max(minItems, kind === 'valid' ? shown.length : random.int(0, 3))
    const length =
      kind !== 'valid' && random.chance(0.05)
        ? random.pick([
            minItems,
            Math.min(maxItems ?? 200, 1_000),
            Math.min((maxItems ?? 200) + 1, 1_001),
          ])
        : usual
    return Array.from({ length }, (_, at) => this.of(items, name, shown[at % shown.length]))
  }

  #text(schema: Schema, name: string, example: unknown): string {
    const { random, kind } = this
    const { format, pattern, maxLength, minLength = 0 } = schema
    if (name === 'lineId' && this.lines.length) return random.pick(this.lines)
    if (format === 'uuid' || /(^i|I)ds?$/.test(name))
      return name === 'externalId'
        ? random.uuid()
        : this.id(this.known.own.collectionOf(name) ?? this.collection)
    if (kind !== 'valid' && random.chance(this.#share)) {
      if (kind === 'hostile') return random.pick(TEXTS)
      if (!format && !pattern)
        return random.chance(0.1)
          ? 'W'.repeat(Math.max(0, minLength - random.int(0, 1)))
          : this.#longest(name, maxLength ?? random.pick([255, 5_000, LONG]))
      if (format === 'email') return random.pick(EMAILS)
      if (random.chance(0.1)) return this.#longest(name, maxLength ?? 255)
    }
    if (format === 'email') return `m${random.int(1, 1e9)}@fuzz.test`
    if (format === 'uri') return `https://fuzz.invalid/${random.int(1, 1e9)}`
    if (typeof example === 'string') return this.#unlike(example, name, schema)
    if (format === 'date') return this.#day()
    if (format === 'date-time') return `${this.#day()}T12:00:00.000Z`
    const [first] = schema.examples ?? []
    return typeof first === 'string' ? first : `${name} ${random.int(1, 1e9)}`.slice(0, maxLength)
  }

  #longest(name: string, length: number) {
    const tail = UNIQUE.test(name) && length > 20 ? String(this.random.int(1, 1e9)) : ''
    return this.#atLength(length - tail.length) + tail
  }

  /** The example, made unlike those of earlier requests where two records may not share it. */
  #unlike(
    example: string,
    name: string,
    { maxLength = 60, format, pattern, enum: choices }: Schema
  ) {
    return UNIQUE.test(name) && !format && !pattern && !choices
      ? `${example.slice(0, Math.max(0, maxLength - 8))} ${this.random.int(1, 9_999_999)}`.slice(
          0,
          maxLength
        )
      : example
  }

  #number(
    { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema,
    type: string,
    example: unknown
  ) {
    const { random, kind } = this
    const least = minimum ?? exclusiveMinimum ?? 0
    const most = maximum ?? (exclusiveMaximum ? exclusiveMaximum - 0.0001 : 5_000)
    if (kind !== 'valid' && random.chance(this.#share * 0.5))
      return random.pick([
        least,
        most,
        most,
        least - 1,
        most + 1,
        least + 0.005,
        random.pick(NUMBERS),
      ])
    if (typeof example === 'number') return example
    const value = least + random.next() * (Math.min(most, least + 5_000) - least)
    return type === 'integer' ? Math.ceil(value) : Math.round(value * 100) / 100
  }

  #day() {
    const two = (value: number) => String(value).padStart(2, '0')
    return `${this.random.int(2024, 2026)}-${two(this.random.int(1, 12))}-${two(this.random.int(1, 28))}`
  }

  #anyText() {
    return this.kind === 'hostile'
      ? this.random.pick(TEXTS)
      : this.#atLength(this.random.int(1, 40))
  }
}
