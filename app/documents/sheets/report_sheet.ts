/** Draws any report: title, period, facts, rows and totals, in sections where it has them. */
import Big from 'big.js'
import { isUuid } from '#core/primitives/ids'
import type { ApiRecord, JsonSchema } from '#core/resources/transformer'
import type { Issuer } from '#documents/issuer'
import { letterhead } from '#documents/letterhead'
import { periodOf } from '#documents/printing/period'
import { reportWord, knownWord } from '#documents/printing/report_words'
import { SOFT, written, type Sheet } from '#documents/sheet'
import { table, type Column, type Row } from '#documents/table'

type Cells = ApiRecord

/** `answer` is the API's JSON: `rows` and `totals`, or sections with `rows` and `total`. */
type ReportDocument = { name: string; columns: Record<string, JsonSchema>; answer: Cells }

type Section = { title?: string; rows: readonly Cells[]; totals: Cells }

/** Reports with more columns are printed in landscape. */
const MOST_UPRIGHT = 6

/** Least width in points, to separate columns of small numbers. */
const LEAST_OF_NUMBERS = 62

const NOT_IN_HEAD = new Set(['from', 'to', 'asOf', 'rows', 'totals', 'currency'])

/** Returns the PDF. */
export function reportSheet(
  issuer: Issuer,
  { name, columns, answer }: ReportDocument
): Promise<Buffer> {
  const word = (of: string) => reportWord(of, issuer.locale, name)
  const sections = sectionsOf(answer)
  const shown = shownColumns(columns, sections)
  const title = word(name)

  return written({ title, issuer, landscape: shown.length > MOST_UPRIGHT }, async (sheet) => {
    let y = letterhead(sheet, issuer, title, periodOf(issuer, answer))
    y = head(sheet, y, issuer, answer, shown, word)

    for (const { title, rows, totals } of sections) {
      if (title)
        y =
          sheet.room(y, 90) +
          sheet.text(word(title), sheet.left, sheet.room(y, 90), sheet.width, {
            size: 11,
            bold: true,
            color: sheet.colors.text,
          }) +
          6
      y =
        (await table(
          sheet,
          y,
          shown.map((name) => columnOf(name, columns[name], word)),
          [...rowsOf(issuer, columns, shown, rows, totals)]
        )) + 18
      if (!rows.length && sections.length === 1)
        y += sheet.text(issuer.labels('nothing'), sheet.left, sheet.room(y - 10, 20), sheet.width, {
          color: SOFT,
        })
    }
  })
}

function sectionsOf(answer: Cells): Section[] {
  if (Array.isArray(answer.rows)) return [{ rows: answer.rows, totals: answer.totals ?? {} }]

  return Object.entries(answer).flatMap(([title, part]) => {
    if (!Array.isArray(part?.rows)) return []
    return [
      {
        title,
        rows: part.rows,
        totals: part.totals ?? ('total' in part ? { total: part.total } : {}),
      },
    ]
  })
}

/** Leaves out ids and empty columns; a report without rows shows all columns. */
function shownColumns(columns: Record<string, JsonSchema>, sections: readonly Section[]): string[] {
  const isMet = (name: string) =>
    sections.some(({ rows, totals }) => name in totals || rows.some((row) => isShown(row[name])))
  const named = Object.keys(columns).filter((name) => columns[name].format !== 'uuid')
  const met = named.filter(isMet)
  const isEmpty = sections.length === 1 && !sections[0].rows.length
  return met.length && !isEmpty ? met : named
}

const isShown = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && isUuid(value))

const isNumber = ({ type }: JsonSchema) =>
  [type].flat().some((one) => one === 'number' || one === 'integer')

const isAmount = (value: unknown): value is number | Big =>
  typeof value === 'number' || value instanceof Big

const isQuantity = (name: string) => /quantity|stock$/i.test(name)

/** Only these columns have API terms: a customer named «net» is not translated. */
const OF_TERMS = new Set(['type', 'kind', 'entryType'])

/** A row without account is named by the report itself. */
const isTerm = (name: string, row: Cells) => OF_TERMS.has(name) || row.accountId === null

const isCounted = ({ type }: JsonSchema) => [type].flat().includes('integer')

function columnOf(name: string, schema: JsonSchema, word: (name: string) => string): Column {
  if (isNumber(schema)) return { title: word(name), align: 'right', points: LEAST_OF_NUMBERS }
  return schema.format === 'date'
    ? { title: word(name), whole: true }
    : { title: word(name), share: /name|description|concept/i.test(name) ? 2.6 : 1 }
}

function* rowsOf(
  issuer: Issuer,
  columns: Record<string, JsonSchema>,
  shown: readonly string[],
  rows: readonly Cells[],
  totals: Cells
): Generator<Row> {
  for (const row of rows) {
    const level = Number.isInteger(row.level) ? Math.max(0, row.level - 1) : 0
    yield {
      cells: shown.map((name) => cellOf(issuer, name, columns[name], row)),
      indent: Math.min(level, 5) * 8,
    }
  }
  // The single total of a section stands under its last numeric column.
  const own =
    'total' in totals && !shown.includes('total')
      ? { [shown.findLast((name) => isNumber(columns[name]))!]: totals.total }
      : totals
  if (!shown.some((name) => name in own)) return

  const cells = shown.map((name) => cellOf(issuer, name, columns[name], own))
  const place = cells.findIndex((cell) => !cell)
  if (place >= 0) cells[place] = issuer.labels('totals')
  yield { cells, bold: true, shaded: true }
}

function cellOf({ formats, locale }: Issuer, name: string, schema: JsonSchema, row: Cells): string {
  const value: unknown = row[name]
  if (!isShown(value)) return ''
  if (isAmount(value))
    return !isNumber(schema)
      ? String(value)
      : isCounted(schema) || isQuantity(name)
        ? formats.quantity(value)
        : formats.price(value)
  if (typeof value === 'boolean') return value ? '•' : ''
  if (schema.format === 'date') return formats.day(String(value))
  return (isTerm(name, row) && knownWord(String(value), locale)) || String(value)
}

/** Facts of the answer that are neither in the title nor in the table, such as a result. */
function head(
  sheet: Sheet,
  from: number,
  { labels, currency, formats }: Issuer,
  answer: Cells,
  shown: readonly string[],
  word: (name: string) => string
): number {
  const facts = Object.entries({ ...answer.totals, ...answer }).flatMap(([name, value]) => {
    if (
      NOT_IN_HEAD.has(name) ||
      shown.includes(name) ||
      !(isAmount(value) || typeof value === 'string') ||
      /Id$/.test(name)
    )
      return []
    return [`${word(name)}: ${isAmount(value) ? formats.money(value) : word(value)}`]
  })
  return (
    from +
    sheet.text(
      [`${labels('currency')}: ${currency}`, ...facts].join('   ·   '),
      sheet.left,
      from,
      sheet.width,
      { color: SOFT }
    ) +
    10
  )
}
