/** Lines of an account, by page number or after a cursor. */
import Big from 'big.js'
import type { HttpContext } from '@adonisjs/core/http'
import { seesPay } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { rows, selects, type Statement, type DatabaseRow } from '#core/database/query'
import { readDay } from '#core/input/checks'
import { isUuid } from '#core/input/fields'
import { askedBy, cursorOf, readCursor, cursorLinks, pageLinks } from '#core/resources/list/links'
import { PAY_ROW } from '#accounting/pay'
import {
  countStatement,
  lastDayStatement,
  movedStatement,
  orderOf,
  picked,
  type Place,
  type Range,
} from '#accounting/ledger/picked_lines'

export type { Place, Range } from '#accounting/ledger/picked_lines'

/** A page and the account's movement before it, in reading order. */
type Page = {
  lines: DatabaseRow[]
  moved: Big
  meta: Record<string, unknown>
  link?: string
}

/** The picked lines with facts of their entries. */
function linesStatement(range: Range, [sql, ...bindings]: ReturnType<typeof picked>): Statement {
  return [
    `SELECT e.id AS entryId, e.number, page.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, page.debit, page.credit, page.line, page.entry_id AS place
       FROM (${sql}) page
       LEFT JOIN journal_lines l ON l.tenant_id = ? AND l.entry_id = page.entry_id AND l.line = page.line
       LEFT JOIN journal_entries e ON e.tenant_id = ? AND e.id = page.entry_id ${orderOf(range, 'page')}`,
    [...bindings, Current.tenantId, Current.tenantId],
  ]
}

/** Without the cursor's fields. */
const shown = ({ place, ...line }: DatabaseRow) =>
  line.entryId === null ? { ...line, ...PAY_ROW } : line

/** A page by number, from 1, and the total. */
export async function byPage(range: Range, page: number, ctx: HttpContext): Promise<Page> {
  const { limit, descending } = range
  const offset = (page - 1) * limit
  const [before, ...skippedBindings] = picked(range, { most: offset })
  const [[count], [skipped], lines] = await selects([
    countStatement(range),
    [`SELECT SUM(debit - credit) AS net FROM (${before}) before_page`, skippedBindings],
    linesStatement(range, picked(range, { most: limit, offset })),
  ])

  return {
    lines: lines.map(shown),
    moved: new Big(skipped.net ?? 0).times(descending ? -1 : 1),
    ...pageLinks(askedBy(ctx), { page, limit, total: Number(count.total) }),
  }
}

/** Marks cursors of descending order, which do not fit the other. */
const orderIn = ({ descending }: Range) => (descending ? ['-entryDate'] : [])

/** The place of a cursor; 422 when it is for another range or order. */
export function placeOf(cursor: string, range: Range): Place {
  const [day, entryId, line] = readCursor(cursor, ([day, entryId, line, ...order]) => {
    return (
      typeof day === 'string' &&
      readDay(day) === day &&
      day >= range.from &&
      day <= range.to &&
      isUuid(String(entryId)) &&
      Number.isSafeInteger(line) &&
      order.join() === orderIn(range).join()
    )
  })
  return { day, entryId, line } as Place
}

/**
 * The page after `place`, or the first. Sums before the day are kept; those of the day are
 * computed, so that any page costs like the first.
 */
export async function behind(
  range: Range,
  place: Place | undefined,
  ctx: HttpContext
): Promise<Page> {
  const { limit } = range
  const [last] = seesPay() ? [] : await rows(...lastDayStatement(range, place, limit + 1))
  const [found, [skipped] = []] = await selects([
    linesStatement(range, picked(range, { place, most: limit + 1, payThrough: last?.entry_date })),
    ...(place ? [movedStatement(range, place)] : []),
  ])
  const {
    page: lines,
    meta,
    link,
  } = cursorLinks(askedBy(ctx), found, limit, (last) =>
    cursorOf([last.entryDate, last.place, Number(last.line), ...orderIn(range)])
  )

  return { lines: lines.map(shown), moved: new Big(skipped?.net ?? 0), meta, link }
}
