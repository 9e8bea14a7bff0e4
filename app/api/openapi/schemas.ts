/** Schemas of the document, each once under its name. */
import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '#core/resources/transformer'

export class Schemas {
  readonly all: Record<string, JsonSchema> = {}

  constructor(known: Record<string, JsonSchema>) {
    Object.assign(this.all, known)
  }

  /** Returns a reference; a different schema under the same name gets a numbered name. */
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
