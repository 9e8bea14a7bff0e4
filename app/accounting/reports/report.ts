/**
 * What a report is: its query, its answer as JSON, and the same as a table. In which form it is answered is the caller's
 * `Accept`; a form is a renderer of a media type, and any domain's report gets them all.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { csvLine } from '#core/csv'
import { operation, type Operation } from '#core/operations'
import { preferencesOf } from '#core/preferences'
import { queryOf, type QueryFields } from '#core/query_fields'
import type { JsonSchema } from '#core/record'

export type Cell = string | number | null

/** A report as rows of cells; `totals` is its last line. `numeric` columns are aligned right where that is a matter. */
export type Table = { title: string; columns: { name: string; isNumeric?: boolean }[]; rows: Cell[][]; totals?: Cell[] }

export type Rendered = { body: string | Buffer; fileName?: string }

type Renderer = (table: Table, name: string, body: object) => Promise<Rendered> | Rendered

type Definition<F extends QueryFields, Body> = {
  /** The last part of its path, such as `trial-balance`. */
  name: string
  summary: string
  query: F
  schema: JsonSchema
  read: (asked: ReturnType<ReturnType<typeof queryOf<F>>['parse']>) => Promise<Body>
  table: (body: Body) => Table
  /** Forms of this report alone, by media type; they read for themselves. */
  also?: Record<string, (asked: any, ctx: HttpContext) => Promise<unknown>>
}

const renderers = new Map<string, Renderer>([['text/csv', csv]])

/** One more form that every report is answered in, such as application/pdf. */
export function renderReportsAs(mediaType: string, renderer: Renderer) {
  renderers.set(mediaType, renderer)
}

/** The handler of GET /reports/<name>. */
export function report<F extends QueryFields, Body extends object>({ name, summary, query: fields, schema, read, table, also = {} }: Definition<F, Body>): Operation {
  const query = queryOf(fields)
  const forms = () => [...renderers.keys(), ...Object.keys(also)]
  const answers = { 200: { description: 'The same in another form, by Accept', get content() { return Object.fromEntries(forms().map((type) => [type, { type: 'string' }])) } } }

  return operation({ kind: 'read', status: 200, parameters: query.parameters, output: { schema }, summary, answers }, async (ctx) => {
    const asked = query.parse(ctx.request.qs(), preferencesOf(ctx))
    const type = ctx.request.accepts(['application/json', ...forms()]) || 'application/json'

    ctx.response.vary('Accept')
    if (also[type]) return also[type](asked, ctx)
    const body = await read(asked)
    const renderer = renderers.get(type)
    return renderer ? sent(ctx, type, await renderer(table(body), name, body), name) : body
  })
}

function sent({ response }: HttpContext, type: string, { body, fileName }: Rendered, name: string) {
  response.header('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
  response.header('Content-Disposition', `attachment; filename="${fileName ?? `${name}.${type.split('/')[1]}`}"`)
  return response.send(body)
}

function csv({ columns, rows, totals }: Table): Rendered {
  return { body: [columns.map(({ name }) => name), ...rows, ...(totals ? [totals] : [])].map(csvLine).join('') }
}
