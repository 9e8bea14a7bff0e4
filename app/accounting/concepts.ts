/** Concepts of the entries of documents, in the company's language. */
import { Current } from '#core/context/current'
import {
  DeferredNumber,
  deferredText,
  type MaybeDeferredText,
} from '#core/database/deferred_number'
import { textsOf } from '#core/primitives/texts'

type Values = Record<string, string | number | bigint>

/** Stands for a deferred number while a text is formatted. */
const MARK = '\uE000'

/** A text of `resources/lang/<language>/concepts.json`. */
export const conceptOf = (key: string, values: Values = {}): string =>
  textsOf('concepts', Current.tenant.locale)(
    key,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  )

/** `conceptOf` a document whose number may be assigned at COMMIT. */
export function conceptOfNew(
  key: string,
  number: string | number | bigint | DeferredNumber,
  values: Values = {}
): MaybeDeferredText {
  if (!(number instanceof DeferredNumber)) return conceptOf(key, { ...values, number })
  const [before, after] = conceptOf(key, { ...values, number: MARK }).split(MARK)
  return deferredText`${before}${number}${after}`
}
