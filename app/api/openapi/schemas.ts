/** The schemas of the document, each once under a name of its own, referred to from everywhere else. */
import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from '#core/record'

export class Schemas {
  readonly all: Record<string, JsonSchema> = {}

  constructor(known: Record<string, JsonSchema>) {
    Object.assign(this.all, known)
  }

  /** A reference to the schema, kept under `name`, or a similar one where that names another schema. */
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

const whole = (minimum: number, description: string) => ({ type: 'integer', minimum, description })

export const LIST_META = {
  PageMeta: {
    type: 'object',
    title: 'PageMeta',
    properties: { page: whole(1, 'This page'), limit: whole(1, 'Records a page'), total: whole(0, 'Records in all'), totalPages: whole(0, 'Pages in all') },
    required: ['page', 'limit', 'total', 'totalPages'],
  },
  CursorMeta: {
    type: 'object',
    title: 'CursorMeta',
    description: 'When the list is read with cursor.',
    properties: { limit: whole(1, 'Records a page'), nextCursor: { type: ['string', 'null'], description: 'For the next page; null on the last' } },
    required: ['limit', 'nextCursor'],
  },
}

/** The envelope of a list of such items. */
export function listSchema(title: string, item: { $ref: string }): JsonSchema {
  return {
    type: 'object',
    title: `${title}List`,
    properties: {
      data: { type: 'array', items: item },
      meta: { anyOf: [{ $ref: '#/components/schemas/PageMeta' }, { $ref: '#/components/schemas/CursorMeta' }] },
    },
    required: ['data', 'meta'],
  }
}
