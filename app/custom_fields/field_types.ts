/** Types of custom fields and the canonical text in which values are stored. */
import Big from 'big.js'
import { readDay } from '#core/input/checks'

export const FIELD_TYPES = ['TEXT', 'NUMBER', 'DATE', 'SELECT', 'BOOLEAN'] as const

export type FieldType = (typeof FIELD_TYPES)[number]

export type Typed = { fieldType: FieldType; options: readonly string[] | null }

type Kind = {
  read(text: string, options: readonly string[]): string | null | undefined
  code: string
  says(options: readonly string[]): string
}

const KINDS: Record<FieldType, Kind> = {
  TEXT: { read: (text) => text, code: 'TYPE', says: () => 'must be a text' },
  NUMBER: {
    read: (text) =>
      /^-?\d{1,20}(\.\d{1,10})?$/.test(text)
        ? new Big(text).toFixed().replace(/^-0$/, '0')
        : undefined,
    code: 'TYPE',
    says: () => 'must be a number, such as 16 or 0.5',
  },
  DATE: {
    read: readDay,
    code: 'INVALID_DATE',
    says: () => 'must be an existing day, such as 2026-11-20',
  },
  SELECT: {
    read: (text, options) => (options.includes(text) ? text : undefined),
    code: 'INVALID_CHOICE',
    says: (options) => `must be one of ${options.join(', ')}`,
  },
  BOOLEAN: {
    read: (text) => (/^(true|false)$/i.test(text) ? text.toLowerCase() : undefined),
    code: 'TYPE',
    says: () => 'must be true or false',
  },
}

/** The canonical text; undefined when the value does not fit. */
export function kept(
  { fieldType, options }: Typed,
  value: string | number | boolean
): string | undefined {
  return KINDS[fieldType].read(asText(value), options ?? []) ?? undefined
}

/** Plain digits: JavaScript writes 0.0000001 as 1e-7. */
const asText = (value: string | number | boolean) =>
  typeof value === 'number' ? new Big(value + 0).toFixed() : String(value)

/** The error code and the end of its sentence. */
export function misfit({ fieldType, options }: Typed): { code: string; says: string } {
  const { code, says } = KINDS[fieldType]
  return { code, says: says(options ?? []) }
}
