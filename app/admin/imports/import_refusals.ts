/** Refusals of files in the person's language, with the cells concerned. */
import type { I18n } from '@adonisjs/i18n'
import type { FieldError } from '#core/errors/refusal'
import type { Problem } from '#admin/call_api'

export function refusalsIn(i18n: I18n, { errors = [] }: Problem): string[] {
  return errors.map((error) =>
    i18n.t(`imports.refused.${keyOf(error)}`, valuesOf(error), error.message)
  )
}

function keyOf({ code, field, meta }: FieldError) {
  if (code === 'UNKNOWN_FIELD' && field === 'file') return 'NAMELESS'
  if (/^AMBIGUOUS_/.test(code) && readingsIn(meta).cells.length > 1) return `${code}_BOTH`
  return code
}

type Cell = { value: unknown; column: string; line: number }

/** The cells that can be read in two ways, and the readings of the first. */
const readingsIn = (meta: FieldError['meta']): { cells: Cell[]; readings: object } => ({
  cells: [],
  readings: {},
  ...meta,
})

function valuesOf({ field, meta }: FieldError) {
  const { cells, readings } = readingsIn(meta)
  const [first, second] = cells.map(({ value, column, line }) => `${value} (${column}, ${line})`)
  const [one, other] = Object.values(readings).map(String)
  return {
    column: field.replace(/^(mapping|defaults)\./, ''),
    value: String(meta?.value ?? ''),
    line: meta?.line ?? 0,
    position: meta?.position ?? 0,
    one: one ?? '',
    other: other ?? '',
    first: first ?? '',
    second: second ?? '',
  }
}
