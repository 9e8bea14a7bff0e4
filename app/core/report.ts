/** A report: parameters, rows and totals, declared once; answered as JSON, or as CSV or PDF by `Accept`. */
import type { HttpContext } from '@adonisjs/core/http'
import { csvLine } from '#core/csv'
import { operation, type Operation } from '#core/operations'
import { preferencesOf } from '#core/preferences'
import { queryOf, type QueryFields } from '#core/query_fields'
import type { JsonSchema } from '#core/record'

type Cells = Record<string, any>

export type Report = { rows: Cells[]; totals: Cells } & Cells

type Columns = Record<string, JsonSchema & { totalled?: boolean }>

type PdfWriter = (report: { name: string; columns: Columns; answer: Report }) => Promise<Buffer>

let pdfWriter: PdfWriter

/** How a report looks on paper is known to the domain of documents, which says so here. */
export const writeReportsWith = (writer: PdfWriter) => void (pdfWriter = writer)

type Definition<F extends QueryFields> = {
  /** Of the file, such as `receivables-aging`. */
  name: string
  summary: string
  query: F
  /** Members of the answer beside `rows` and `totals`. */
  head: Record<string, JsonSchema>
  /** What a row may have, in the order of the file, and whether totals have it, too. */
  columns: Columns
  read(asked: { [K in keyof F]?: F[K] extends { read(...args: any[]): infer T } ? Exclude<T, undefined> : never }, ctx: HttpContext): Promise<Report>
  /** Its PDF, where it is to look otherwise than reports do. */
  pdf?(answer: Report, ctx: HttpContext): Promise<Buffer>
}

export function report<F extends QueryFields>({ name, summary, query, head, columns, read, pdf }: Definition<F>): Operation {
  const parameters = queryOf(query)
  const names = Object.keys(columns)
  const schema = schemaOf(head, columns)
  const answers = { 200: { description: 'With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print', content: { 'text/csv': { type: 'string' }, 'application/pdf': PDF } } }

  return operation({ kind: 'verb', status: 200, summary, parameters: parameters.parameters, output: { schema }, answers }, async (ctx) => {
    const { request, response } = ctx
    const found = await read(parameters.parse(request.qs(), { strict: preferencesOf(ctx).strict }) as any, ctx)
    const form = request.accepts(['json', 'text/csv', 'application/pdf'])
    if (form === 'application/pdf') return sendPdf(ctx, `${name}.pdf`, await (pdf ? pdf(found, ctx) : pdfWriter({ name, columns, answer: found })))
    if (form !== 'text/csv') return found

    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename="${name}.csv"`)
    const shown = names.filter((column) => found.rows.some((row) => column in row) || column in found.totals)
    return [shown, ...[...found.rows, found.totals].map((row) => shown.map((column) => row[column]))].map(csvLine).join('')
  })
}

/** A PDF in the description of the API. */
export const PDF: JsonSchema = { type: 'string', contentMediaType: 'application/pdf' }

/** Answers with a PDF that browsers show. */
export function sendPdf({ response }: HttpContext, fileName: string, pdf: Buffer) {
  response.header('Content-Type', 'application/pdf')
  response.header('Content-Disposition', `inline; filename="${fileName}"`)
  return pdf
}

function schemaOf(head: Record<string, JsonSchema>, columns: Definition<{}>['columns']): JsonSchema {
  const cells = Object.fromEntries(Object.entries(columns).map(([name, { totalled, ...schema }]) => [name, schema]))
  const totals = Object.fromEntries(Object.entries(columns).flatMap(([name, { totalled, ...schema }]) => (totalled ? [[name, schema]] : [])))
  const properties = { ...head, rows: { type: 'array', items: { type: 'object', properties: cells } }, totals: { type: 'object', properties: totals, required: Object.keys(totals) } }

  return { type: 'object', properties, required: Object.keys(properties) }
}

/** The kinds of columns that reports have. */
export const cell = {
  id: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  day: { type: 'string', format: 'date' },
  count: { type: 'integer', totalled: true },
  amount: { type: 'number', totalled: true },
} as const
