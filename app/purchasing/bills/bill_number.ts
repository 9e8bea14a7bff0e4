/** The number of a bill, which its supplier gives once. */
import { daysBetween } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { unaccented } from '#core/database/search_text'
import { conflict, invalid } from '#core/errors/refusal'

/** Numbers of other years repeat: so many days apart, a duplicate may be confirmed. */
const OTHER_YEAR = 300

/** Of the column `number_key`. */
const MOST_OF_KEY = 60

/**
 * The number as it is compared: letters and digits in lower case, each group of digits without its
 * leading zeros. `fv-0012` and `FV 12` are the same. 422 INVALID at `field` for a number of signs alone,
 * TOO_LONG for one whose compared form is, such as `½` many times, which is `12`.
 */
export function numberKeyOf(number: string, field = 'number'): string {
  const groups = unaccented(number).match(/\p{L}+|\p{N}+/gu) ?? []
  const key = groups.map((group) => group.replace(/^0+(?=\p{N})/u, '')).join('')
  if (!key) throw invalid(field, 'INVALID', `${field} must have a letter or a digit`)
  if (key.length > MOST_OF_KEY)
    throw invalid(field, 'TOO_LONG', `${field} must be at most ${MOST_OF_KEY} letters and digits`)
  return key
}

type Numbered = {
  id?: string
  supplierId: string
  number: string
  numberKey: string
  date: string
  confirmDuplicate: boolean
}

/**
 * The key by which the bill stands, unique for its supplier. Drafts and void bills do not count. 409
 * DUPLICATE for a number that another bill of the supplier has, unless it is confirmed and their days
 * differ by more than 300. The supplier must be locked where the bill is to stand.
 */
export async function standingKeyOf(bill: Numbered): Promise<string> {
  const others = await rows(
    `SELECT id, number, date FROM bills
      WHERE tenant_id = ? AND supplier_id = ? AND number_key = ? AND standing_key IS NOT NULL AND id <> ?
      ORDER BY id`,
    [Current.tenantId, bill.supplierId, bill.numberKey, bill.id ?? '']
  )
  const near = others.find(({ date }) => Math.abs(daysBetween(date, bill.date)) <= OTHER_YEAR)
  const other = near ?? others[0]
  if (!other) return bill.numberKey
  if (!near && bill.confirmDuplicate) return `${bill.numberKey}|${bill.date}`

  throw conflict(
    'DUPLICATE',
    near
      ? `Bill ${other.number} of this supplier, of ${other.date}, was recorded before: void it first`
      : `Bill ${other.number} of this supplier, of ${other.date}, has the same number: ` +
          `send confirmDuplicate: true if both exist`,
    { field: 'number', billId: other.id, date: other.date }
  )
}
