/** Reports: parameters, columns and answer, declared once for JSON, CSV and PDF. */
import type { HttpContext } from '@adonisjs/core/http'
import type Big from 'big.js'
import { accepted } from '#core/http/content_negotiation'
import { csvLine } from '#core/primitives/csv'
import { allInJson } from '#core/primitives/decimal'
import { operation, type Operation } from '#core/endpoints/operations'
import { preferencesOf } from '#core/http/prefer_header'
import { queryOf, type QueryFields } from '#core/input/query_string'
import type { JsonSchema, ApiRecord } from '#core/resources/transformer'

export type Cell = string | number | Big | null

type Cells = ApiRecord

/** `sometimes`: totalled where the rows are of a kind that has it. */
type Columns = Record<string, JsonSchema & { totalled?: boolean | 'sometimes' }>

type Paper = {
  /** Answers the PDF that `make` reads and draws. */
  print(ctx: HttpContext, make: () => Promise<{ fileName: string; pdf: Buffer }>): Promise<Buffer>
  draw(report: { name: string; columns: Columns; answer: Cells }): Promise<Buffer>
}

let paper: Paper

/** Called by the domain of documents, which prints. */
export const printReportsWith = (one: Paper) => void (paper = one)

type Definition<F extends QueryFields, Answer extends Cells> = {
  /** Name of the file, such as `receivables-aging`. */
  name: string
  summary: string
  query: F
  /** Columns of the file in order, and whether totals have them. */
  columns: Columns
  /** Members of the answer beside `rows` and `totals`. */
  head?: Record<string, JsonSchema>
  /** The JSON schema of the answer, unless it is rows and totals of the columns. */
  schema?: JsonSchema
  /** Amounts stay Big, so that all forms show the same sums. */
  read(asked: ReturnType<ReturnType<typeof queryOf<F>>['parse']>, ctx: HttpContext): Promise<Answer>
  /** The columns of this answer, unless it has all. */
  columnsOf?(answer: Answer): readonly string[]
  /** The answer as rows and totals, or sections, for file and paper, where it is not one itself. */
  table?(answer: Answer): Cells
  /** The lines of the file, unless they are rows and totals of the table. */
  lines?(answer: Answer): Cell[][]
  /** The PDF, unless it is the usual table. */
  pdf?(answer: Answer, ctx: HttpContext): Promise<Buffer>
  /** Further forms, by media type. */
  also?: Record<string, (asked: any, ctx: HttpContext) => Promise<unknown>>
}

/** The handler of GET /reports/<name>. */
export function report<F extends QueryFields, Answer extends Cells>({
  name,
  summary,
  query: fields,
  columns,
  head = {},
  schema = schemaOf(head, columns),
  read,
  columnsOf = () => Object.keys(columns),
  table = (answer) => answer,
  lines,
  pdf,
  also = {},
}: Definition<F, Answer>): Operation {
  const query = queryOf(fields)
  const others = {
    'text/csv': { type: 'string' },
    'application/pdf': PDF,
    ...Object.fromEntries(Object.keys(also).map((type) => [type, { type: 'string' }])),
  }
  const answers = {
    200: {
      description:
        'With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print',
      content: others,
    },
  }

  return operation(
    {
      kind: 'read',
      status: 200,
      summary,
      parameters: query.parameters,
      output: { schema },
      answers,
    },
    async (ctx) => {
      const asked = query.parse(ctx.request.qs(), preferencesOf(ctx))
      const form = accepted(ctx, ['application/json', ...Object.keys(others)]) ?? 'application/json'
      if (also[form]) return also[form](asked, ctx)

      if (form === 'application/pdf')
        return paper.print(ctx, async () => ({
          fileName: `${name}.pdf`,
          pdf: await drawn(await read(asked, ctx), ctx),
        }))

      const answer = await read(asked, ctx)
      if (form === 'text/csv')
        return sendCsv(ctx, `${name}.csv`, [
          columnsOf(answer),
          ...(lines ? lines(answer) : linesOf(columnsOf(answer), table(answer))),
        ])
      return allInJson(answer)
    }
  )

  function drawn(answer: Answer, ctx: HttpContext) {
    if (pdf) return pdf(answer, ctx)
    return paper.draw({
      name,
      columns: Object.fromEntries(columnsOf(answer).map((column) => [column, columns[column]])),
      answer: table(answer),
    })
  }
}

export const PDF: JsonSchema = { type: 'string', contentMediaType: 'application/pdf' }

function sendCsv({ response }: HttpContext, fileName: string, lines: readonly (readonly Cell[])[]) {
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', `attachment; filename="${fileName}"`)
  return lines.map((line) => csvLine(line)).join('')
}

function linesOf(names: readonly string[], { rows, totals }: Cells): Cell[][] {
  return [...rows, totals].map((row: Cells) => names.map((column) => row[column] ?? null))
}

function schemaOf(head: Record<string, JsonSchema>, columns: Columns): JsonSchema {
  const cells = Object.fromEntries(
    Object.entries(columns).map(([name, { totalled, ...schema }]) => [name, schema])
  )
  const totals = Object.fromEntries(
    Object.entries(columns).flatMap(([name, { totalled, ...schema }]) =>
      totalled ? [[name, schema]] : []
    )
  )
  const always = Object.keys(totals).filter((name) => columns[name].totalled === true)
  const properties = {
    ...head,
    rows: { type: 'array', items: { type: 'object', properties: cells } },
    totals: { type: 'object', properties: totals, required: always },
  }

  return { type: 'object', properties, required: Object.keys(properties) }
}

/** Kinds of columns. */
export const cell = {
  id: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  day: { type: 'string', format: 'date' },
  count: { type: 'integer', totalled: true },
  amount: { type: 'number', totalled: true },
} as const
