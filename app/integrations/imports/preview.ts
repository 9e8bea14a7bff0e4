/** GET /imports/:id/preview: how a file is read, and its first rows as understood. */
import type { HttpContext } from '@adonisjs/core/http'
import { open } from 'node:fs/promises'
import { pathId, type Declaration } from '#core/endpoints/operations'
import { Refusal } from '#core/errors/refusal'
import type { Row } from '#core/database/sql'
import { Unreadable } from '#core/input/unreadable_value'
import { pathOf } from '#integrations/imports/files'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { type FileRecord, RecordReader } from '#integrations/imports/formats/record_reader'
import { Malformed } from '#integrations/imports/formats/scanner'
import { mustBeReadable } from '#integrations/imports/errors_answer'
import { importOf } from '#integrations/imports/resources'
import { BadRow, bodies } from '#integrations/imports/rows/bodies'
import { readingOf } from '#integrations/imports/understanding/reading'
import { previewSchema } from '#integrations/transformers/import_preview'

const ROWS = 20
const LARGEST = 1 << 20

export const previewOperation: Declaration = {
  kind: 'verb',
  status: 200,
  summary: 'Preview an import',
  alsoNeeds:
    'the scope that reads such records, such as `customers:read`, of all but who sent the file',
  output: { schema: previewSchema, title: 'ImportPreview' },
}

/** Refuses 404 without the import or its file. */
export async function previewAnswer(ctx: HttpContext) {
  const one = await mustBeReadable(pathId(ctx))
  const file = await open(pathOf(one.id)).catch((error) => {
    throw error.code === 'ENOENT'
      ? new Refusal(
          404,
          'NOT_FOUND',
          'The file of this import was deleted: it is kept for a day after the import has ended'
        )
      : error
  })
  try {
    const bulk = importOf(one.resource)
    const format = one.format as Format
    const reading = await readingOf(one, bulk)
    const reader = new RecordReader(
      file,
      scannerOf(format, reading.separator, { line: reading.line }),
      reading.rows
    )
    const bodyOf = bodies(bulk, one, reading)
    const { records, isBroken } = await firstOf(reader)

    const { columns, fields, separator, decimal, dates } = reading
    return {
      format,
      encoding: one.encoding,
      separator: format === 'CSV' ? separator : null,
      decimal,
      dates,
      columns: columns.map((name, index) => ({ name, field: fields[index] })),
      headerLine: reading.headerLine || null,
      data: [
        ...records.map(({ text, line }, index) => ({
          row: index + 1,
          line,
          ...understood(bodyOf, text),
        })),
        ...(isBroken
          ? [
              {
                row: records.length + 1,
                line: records.at(-1)?.nextLine ?? reading.line,
                ...BROKEN,
              },
            ]
          : []),
      ],
    }
  } finally {
    await file.close()
  }
}

/** One by one, so that those before a malformed row are shown. */
async function firstOf(reader: RecordReader) {
  const records: FileRecord[] = []
  try {
    while (records.length < ROWS) {
      const [record] = await reader.next(1, LARGEST)
      if (!record) break
      records.push(record)
    }
    return { records, isBroken: false }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    return { records, isBroken: true }
  }
}

const BROKEN = {
  values: {},
  errors: [
    {
      field: '',
      code: 'MALFORMED',
      message: 'The file cannot be read from this row on; the error of the import says why',
    },
  ],
}

type Wrong = { field: string; code: string; message: string }

function understood(
  bodyOf: (text: string) => Row,
  text: string | undefined
): { values: Row; errors: Wrong[] } {
  if (text === undefined)
    return {
      values: {},
      errors: [{ field: '', code: 'TOO_LONG', message: 'The row is longer than 1 MiB' }],
    }
  try {
    const body = Object.entries(bodyOf(text))
    const errors = body.flatMap(([field, value]) =>
      value instanceof Unreadable
        ? [{ field, code: value.code, message: `${field} ${value.says}` }]
        : []
    )
    return {
      values: Object.fromEntries(
        body
          .filter(([, value]) => !(value instanceof Unreadable))
          // A number with more digits than a double keeps is a RoundedNumber.
          // eslint-disable-next-line @unicorn/no-instanceof-builtins
          .map(([field, value]) => [field, value instanceof Number ? Number(value) : value])
      ),
      errors,
    }
  } catch (error) {
    if (!(error instanceof BadRow)) throw error
    return {
      values: {},
      errors: [{ field: error.field, code: error.code, message: error.message }],
    }
  }
}
