/** Settles how a file is read; refuses 422 unknown columns and ambiguous numbers and days. */
import type { FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import { bothDaysOf, type DayOrder } from '#core/input/cells/days'
import { bothReadingsOf, MARKS, type Mark } from '#core/input/cells/numbers'
import { fieldError, type FieldError } from '#core/input/validation'
import { hasHeader, type Format } from '#integrations/imports/formats/format'
import { columnsOf, refused, type Asked } from '#integrations/imports/understanding/columns'
import { headerOf } from '#integrations/imports/understanding/header'
import { prove, type Place, type Proof } from '#integrations/imports/understanding/proof'
import type { Reading } from '#integrations/imports/understanding/reading'

type Said = Asked & { decimal?: Mark | null; dates?: DayOrder | null }

export async function understood(
  file: FileHandle,
  format: Format,
  bulk: ImportDefinition,
  said: Said
): Promise<Reading> {
  const header = await headerOf(file, format, bulk, said)
  if (!hasHeader(format)) return { ...header, fields: [], decimal: null, dates: null, crosses: [] }

  const fields = columnsOf(bulk, header.columns, said)
  const proof = await prove(file, format, bulk, { ...header, fields }, said)
  const errors = [
    ...namelessIn(proof),
    ...(said.decimal ? [] : numbersIn(proof)),
    ...(said.dates ? [] : daysIn(proof)),
  ]
  if (errors.length) throw refused(errors)

  const decimal = said.decimal ?? MARKS.find((mark) => proof.numbers[mark]) ?? null
  const dates = said.dates ?? (['DMY', 'MDY'] as const).find((order) => proof.days[order]) ?? null
  return { ...header, fields, decimal, dates, crosses: proof.crosses }
}

function namelessIn({ nameless }: Proof): FieldError[] {
  if (!nameless) return []
  const message = `Column ${nameless.index + 1} has no name, and row ${nameless.row} (line ${nameless.line}) has ${quoted(nameless)} in it: name the column, or empty it`
  return [
    fieldError(['file'], 'UNKNOWN_FIELD', message, {
      position: nameless.index + 1,
      ...whereOf(nameless),
    }),
  ]
}

function numbersIn({ numbers: { '.': point, ',': comma, either } }: Proof): FieldError[] {
  if (point && comma) {
    const message = `The numbers of the file have two decimal marks: ${placeOf(point)} can only be read with a decimal point, ${placeOf(comma)} only with a decimal comma. Write all of them alike`
    return [
      ambiguous(point, 'AMBIGUOUS_NUMBERS', message, {
        parameter: 'decimal',
        cells: [whereOf(point), whereOf(comma)],
      }),
    ]
  }
  if (point || comma || !either) return []

  const readings = bothReadingsOf(either.text)
  const message = `${placeOf(either)} may be ${readings['.']} or ${readings[',']}, and no other number of the file shows which: send decimal "." or ","`
  return [
    ambiguous(either, 'AMBIGUOUS_NUMBERS', message, {
      parameter: 'decimal',
      cells: [whereOf(either)],
      readings,
    }),
  ]
}

function daysIn({ days: { DMY, MDY, either } }: Proof): FieldError[] {
  if (DMY && MDY) {
    const message = `The days of the file are in two orders: ${placeOf(DMY)} can only be read as day, month, year, ${placeOf(MDY)} only as month, day, year. Write all of them alike`
    return [
      ambiguous(DMY, 'AMBIGUOUS_DATES', message, {
        parameter: 'dates',
        cells: [whereOf(DMY), whereOf(MDY)],
      }),
    ]
  }
  if (DMY || MDY || !either) return []

  const readings = bothDaysOf(either.text)
  const message = `${placeOf(either)} may be ${readings.DMY} or ${readings.MDY}, and no other day of the file shows which: send dates "DMY" or "MDY"`
  return [
    ambiguous(either, 'AMBIGUOUS_DATES', message, {
      parameter: 'dates',
      cells: [whereOf(either)],
      readings,
    }),
  ]
}

const ambiguous = (place: Place, code: string, message: string, meta: Record<string, unknown>) =>
  fieldError([place.column], code, message, { ...whereOf(place), ...meta })

const whereOf = ({ column, row, line, text }: Place) => ({ column, row, line, value: text })

const placeOf = (place: Place) =>
  `${quoted(place)} (column ${place.column}, row ${place.row}, line ${place.line})`

const quoted = ({ text }: Place) => JSON.stringify(text.slice(0, 100))
