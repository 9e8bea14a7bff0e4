/** Fields that are texts in JSON: names, ids, codes, addresses, choices. */
import vine from '@vinejs/vine'
import env from '#start/env'
import { isCurrency } from '#core/primitives/currencies'
import { isTimeZone } from '#core/calendar/days'
import { isOfLength, isText, isWebUrl, refuse } from '#core/input/checks'
import { field, textField, type Field } from '#core/input/fields/field'
import { withPlainHyphens } from '#core/primitives/id_key'
import { composed, type TextKind } from '#core/primitives/text'
import { notAChoice } from '#core/input/validation/not_a_choice'
import { isUuid } from '#core/primitives/ids'

/** A UUID of any version; returned in lower case. */
export const id = () =>
  textField(
    { format: 'uuid', examples: ['019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'] },
    (value, context) => {
      return isUuid(value)
        ? value.toLowerCase()
        : refuse(context, 'INVALID_UUID', 'must be an id (a UUID)')
    }
  )

export { isUuid }

export const name = () => line()

/** One line, without invisible characters. */
export const line = ({ max = 255 } = {}) => ofLength(1, max, 'line')

/**
 * Several lines. 65,535 characters exceed the bytes of a MySQL TEXT, so columns are MEDIUMTEXT.
 * Refuses controls except tabs and line breaks, and characters that change the writing direction.
 */
export const text = ({ min = 1, max = 65_535 } = {}) => ofLength(min, max, 'lines')

const ofLength = (min: number, max: number, kind: TextKind) =>
  textField(
    { minLength: min, maxLength: max },
    (value, context) => (isOfLength(value, min, max, context) ? value : undefined),
    kind
  )

/** One line without look-alike characters, such as a SKU. `as` converts it before the checks. */
export const code = (
  max = 64,
  { matches, like, as }: { matches?: RegExp; like?: string; as?: (written: string) => string } = {}
) => {
  const schema = {
    minLength: 1,
    maxLength: max,
    ...(matches && { pattern: matches.source }),
    ...(like && { examples: [like] }),
  }

  const coded = textField(
    schema,
    (value, context) => {
      if (!isOfLength(value, 1, max, context)) return
      if (matches && !matches.test(value))
        return refuse(
          context,
          'INVALID',
          like ? `must look like ${like}` : 'does not have the right format'
        )
      return value
    },
    'code'
  )
  return as
    ? coded.parse((value) =>
        typeof value === 'string' ? as(composed(value, 'code')) || null : value
      )
    : coded
}

/** A tax id or document number, such as a NIT. Stored as written, compared by `idKey`. */
export const legalId = () => code(64, { as: withPlainHyphens })

/** At most 254 characters; returned in lower case. */
export const email = () =>
  textField(
    { format: 'email', maxLength: 254, examples: ['ana@example.com'] },
    (written, context) => {
      // Some letters are longer in lower case: İ becomes two.
      const value = written.toLowerCase()
      if (!isOfLength(value, 1, 254, context)) return
      if (!PLAIN_EMAIL.test(value) && (/["\s\p{Cc}]/u.test(value) || !vine.helpers.isEmail(value)))
        return refuse(
          context,
          'INVALID_EMAIL',
          'must be an e-mail address, such as ana@example.com'
        )
      return value
    },
    'code'
  )

/** Accepts most addresses without the slower check of RFC 5321. */
const PLAIN_EMAIL =
  /^[a-z\d]+(?:[._+-][a-z\d]+)*(?<=^.{1,64})@(?:[a-z\d]{1,30}(?:-[a-z\d]{1,30})?\.)+[a-z]{2,20}$/i

/** An absolute http or https URL without credentials, of at most 2,048 characters. */
export const url = () =>
  textField(
    {
      format: 'uri',
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
      maxLength: 2048,
      examples: ['https://example.com/receipt.pdf'],
    },
    (value, context) => {
      if (!isOfLength(value, 1, 2048, context)) return
      return isWebUrl(value)
        ? value
        : refuse(
            context,
            'INVALID_URL',
            'must be an http or https URL, such as https://example.com/receipt.pdf'
          )
    }
  )

const FILE = /^\/api\/v1\/files\/[\da-f-]{36}$/i

/** The path in an absolute address of an own file or its bytes. */
function pathOfOwnFile(value: string): string | undefined {
  const here = env.get('APP_URL').replace(/\/$/, '')
  if (!value.toLowerCase().startsWith(`${here.toLowerCase()}/api/`)) return
  const path = value.slice(here.length).replace(/\/content$/, '')
  return FILE.test(path) ? path.toLowerCase() : undefined
}

/**
 * A URL as `url()`, or `/api/v1/files/:id` for an uploaded file; its domain looks for the file. An
 * absolute address of such a file becomes its path.
 */
export const urlOrFile = () =>
  textField(
    {
      format: 'uri-reference',
      pattern: '^([Hh][Tt][Tt][Pp][Ss]?://|/api/v1/files/)',
      maxLength: 2048,
      examples: ['https://example.com/receipt.pdf'],
    },
    (value, context) => {
      if (!isOfLength(value, 1, 2048, context)) return
      if (isWebUrl(value)) return pathOfOwnFile(value) ?? value
      return FILE.test(value)
        ? value.toLowerCase()
        : refuse(
            context,
            'INVALID_URL',
            'must be an http or https URL, such as https://example.com/receipt.pdf, or ' +
              '/api/v1/files/ with the id of a file'
          )
    }
  )

/** A password is neither trimmed nor normalised. */
export const password = ({ min = 1, max = 1024 } = {}) =>
  field<string>(
    { type: 'string', format: 'password', minLength: min, maxLength: max },
    (value, context) => {
      return isText(value, context) && isOfLength(value, min, max, context) ? value : undefined
    }
  ).parse((value) => (value === '' ? null : value))

export const choice = <const Values extends readonly string[]>(values: Values) => {
  const known = new Set<string>(values)

  return textField<Values[number]>({ enum: [...values] }, (value, context) => {
    if (known.has(value)) return value
    const { says, meta } = notAChoice(value, values)
    return refuse(context, 'INVALID_CHOICE', says, meta)
  }) as Field<Values[number]>
}

/** An ISO 3166 code; returned in upper case. */
export const countryCode = () =>
  textField({ pattern: '^[A-Za-z]{2}$', examples: ['CO'] }, (value, context) => {
    return /^[a-z]{2}$/i.test(value)
      ? value.toUpperCase()
      : refuse(context, 'INVALID', 'must be a country code of two letters, such as CO')
  })

/** An ISO 4217 code; returned in upper case. */
export const currency = () =>
  textField({ pattern: '^[A-Za-z]{3}$', examples: ['COP'] }, (value, context) => {
    const upper = value.toUpperCase()
    return isCurrency(upper)
      ? upper
      : refuse(context, 'INVALID', 'must be a currency code, such as COP')
  })

/** An IANA time zone. */
export const timezone = () =>
  textField({ maxLength: 64, examples: ['America/Bogota'] }, (value, context) => {
    return value.length <= 64 && isTimeZone(value)
      ? value
      : refuse(context, 'INVALID', 'must be a time zone, such as America/Bogota')
  })
