/**
 * The schemas of the document, each once under a name of its own, referred to from everywhere else.
 */
import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '#core/resources/transformer'

export class Schemas {
  readonly all: Record<string, JsonSchema> = {}

  constructor(known: Record<string, JsonSchema>) {
    Object.assign(this.all, known)
  }

  /**
   * A reference to the schema, kept under `name`, or a similar one where that names another schema.
   */
  ref(name: string, schema: JsonSchema): { $ref: string } {
    for (let attempt = 1; ; attempt++) {
      const free = attempt === 1 ? name : `${name}${attempt}`
      const known = this.all[free]
      if (known && !isDeepStrictEqual(known, schema)) continue

      this.all[free] = schema
      return { $ref: `#/components/schemas/${free}` }
    }
  }
}

/** The envelope of a list of such items. */
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
