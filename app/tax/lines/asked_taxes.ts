/** The fields by which a line of a request names its taxes. */
import { code, flag, id, listOf, object, optional } from '#core/input/fields'

const MOST_TAXES = 10

const asked = object(
  { taxId: optional(id()), code: optional(code(64)) },
  { fromText: (written) => ({ code: written }) }
)

/** For the fields of lines: `...lineTaxFields()`. */
export const lineTaxFields = () => ({
  taxes: optional(listOf(asked, { max: MOST_TAXES }).parse(inText)),
  priceIncludesTax: optional(flag()),
})

/** Cells of files name several codes, as exports write them: `IVA19; INC8`. */
const inText = (value: unknown) =>
  typeof value === 'string' ? value.split(/[;,]/).flatMap((written) => written.trim() || []) : value

/** One of both names the tax. */
export type AskedTax = { taxId?: string | null; code?: string | null }

/** The taxes of a line as a product names them: ids and codes. Other values stay for its checks. */
export const codesOfTaxes = (said: unknown): unknown =>
  Array.isArray(said)
    ? said.map((one: AskedTax | string) =>
        one && typeof one === 'object' ? (one.taxId ?? one.code) : one
      )
    : said
