/** The field `match` of a bill: whether it agrees with what was ordered and received. */
import { jsonOf } from '#core/database/columns'

/** NONE: no line is of an order. ACCEPTED: differences were accepted for a reason. */
export const MATCH_STATES = ['NONE', 'MATCHED', 'MISMATCHED', 'ACCEPTED'] as const

export const MISMATCH_KINDS = ['QUANTITY', 'PRICE', 'NOT_RECEIVED'] as const

/** A difference of a line. `allowed` is the most that tolerances permit: units, or a price. */
export type Mismatch = {
  field: string
  kind: (typeof MISMATCH_KINDS)[number]
  ordered: number
  received: number
  billed: number
  price: number
  allowed: number
}

export type Match = { status: (typeof MATCH_STATES)[number]; lines: Mismatch[] }

export const NO_MATCH: Match = { status: 'NONE', lines: [] }

const number = { type: 'number' }
const line = {
  field: { type: 'string' },
  kind: { type: 'string', enum: [...MISMATCH_KINDS] },
  ordered: number,
  received: number,
  billed: number,
  price: number,
  allowed: number,
}

export const MATCH = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: [...MATCH_STATES] },
    lines: {
      type: 'array',
      items: { type: 'object', properties: line, required: Object.keys(line) },
    },
  },
  required: ['status', 'lines'],
}

/** From the column `mismatches`. */
export const matchIn = (column: unknown): Match =>
  (jsonOf(column ?? null) as Match | null) ?? NO_MATCH
