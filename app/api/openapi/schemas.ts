/** Schemas of the document, each once under its name. */
import { isDeepStrictEqual } from 'node:util'
import type { Described } from '#api/openapi/described'
import type { JsonSchema } from '#core/resources/transformer'

export class Schemas {
  readonly all: Record<string, JsonSchema> = {}

  /** The same without descriptions, for comparison. */
  readonly #declared: Record<string, JsonSchema> = {}

  constructor(
    known: Record<string, JsonSchema>,
    readonly described: Described
  ) {
    for (const [name, schema] of Object.entries(known)) this.ref(name, schema)
  }

  /**
   * Returns a reference; a different schema under the same name gets a numbered name. The domain
   * of the first operation describes the fields.
   */
  ref(name: string, schema: JsonSchema, operation = ''): { $ref: string } {
    for (let attempt = 1; ; attempt++) {
      const free = attempt === 1 ? name : `${name}${attempt}`
      const known = this.#declared[free]
      if (known && !isDeepStrictEqual(known, schema)) continue

      if (!known) this.all[free] = this.described.schema(free, schema, operation)
      this.#declared[free] = schema
      return { $ref: `#/components/schemas/${free}` }
    }
  }

  /** The described schema of a reference. */
  at({ $ref }: { $ref: string }): JsonSchema {
    return this.all[$ref.slice('#/components/schemas/'.length)]
  }
}

export function listSchema(title: string, item: { $ref: string }): JsonSchema {
  return {
    type: 'object',
    title: `${title}List`,
    properties: {
      data: { type: 'array', items: item },
      meta: {
        anyOf: [
          { $ref: '#/components/schemas/PageMeta' },
          { $ref: '#/components/schemas/CursorMeta' },
        ],
      },
    },
    required: ['data', 'meta'],
  }
}
