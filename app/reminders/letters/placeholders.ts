/** Placeholders of subjects and bodies, such as `{{customerName}}`. */
import { fieldError, ValidationFailed } from '#core/input/validation'
import { nearest } from '#core/primitives/nearest'

export const PLACEHOLDERS = [
  'customerName',
  'companyName',
  'balance',
  'charge',
  'total',
  'invoices',
  'dueDate',
  'days',
] as const

export type Values = Record<(typeof PLACEHOLDERS)[number], string>

const PLACEHOLDER = /\{\{\s*(.*?)\s*\}\}/g

/** Refuses 422 UNKNOWN_PLACEHOLDER on the field, with the nearest name. */
export function mustBeFilled(texts: { subject?: string; body?: string }) {
  const errors = Object.entries(texts).flatMap(([field, text]) =>
    [...(text ?? '').matchAll(PLACEHOLDER)]
      .map(([, name]) => name)
      .filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
      .map((name) => unknown(field, name))
  )
  if (errors.length) throw new ValidationFailed(errors)
}

function unknown(field: string, placeholder: string) {
  const known = PLACEHOLDERS.map((one) => `{{${one}}}`).join(', ')
  const [meant] = nearest(placeholder, PLACEHOLDERS)
  const hint = meant ? `; did you mean {{${meant}}}?` : '.'
  const message = `Nothing fills {{${placeholder}}}${hint} A reminder may have ${known}.`
  return fieldError([field], 'UNKNOWN_PLACEHOLDER', message, {
    placeholder,
    known: PLACEHOLDERS.join(', '),
  })
}

/** A placeholder without a value stays. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: keyof Values) => values[name] ?? whole)
