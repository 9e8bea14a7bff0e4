/** A whole list as streamed JSON or CSV. */
import type { HttpContext } from '@adonisjs/core/http'
import { accepted } from '#core/http/content_negotiation'
import { csvLine } from '#core/primitives/csv'
import { columnsOf } from '#core/resources/flat_columns'
import { metadataKeys } from '#core/resources/integration/metadata_values'
import type { defineList } from '#core/resources/list/list'
import { LIST_META } from '#core/resources/list/links'
import { operation, type Operation } from '#core/endpoints/operations'
import { preferencesOf } from '#core/http/prefer_header'
import type { JsonSchema, ApiRecord } from '#core/resources/transformer'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'

type List = ReturnType<typeof defineList<any, any, any>>
type Batch = ApiRecord[]
type Batches = AsyncIterable<Batch> | Iterable<Batch>

/** GET of all matching records; one page with `page`, `limit` or `cursor`. */
export function streams(
  list: List,
  { fileName, summary }: { fileName: string; summary: string }
): Operation {
  const answers = {
    200: {
      description: 'Streamed whole, unless a page is asked for. With `Accept: text/csv` as a file',
      content: { 'text/csv': { type: 'string' } },
    },
  }

  return operation(
    {
      kind: 'verb',
      status: 200,
      summary,
      parameters: list.parameters,
      output: { schema: schemaOf(list) },
      answers,
    },
    async (ctx) => {
      const { request, response } = ctx
      const asked = request.qs()
      const { strict } = preferencesOf(ctx)
      const isCsv = accepted(ctx, ['application/json', 'text/csv']) === 'text/csv'
      if (isCsv) response.header('Content-Disposition', `attachment; filename="${fileName}.csv"`)
      response.header(
        'Content-Type',
        isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8'
      )

      if (!isPaged(asked))
        return send(
          ctx,
          await begun(list.all(asked, { strict })),
          isCsv ? await csvOf(list, asked) : json
        )

      const { body, link } = await list.read(asked, { path: request.url(), strict })
      if (link) response.header('Link', link)
      return isCsv ? send(ctx, [body.data], await csvOf(list, asked)) : body
    }
  )
}

const isPaged = (asked: Record<string, unknown>) =>
  asked.page || asked.limit || asked.cursor !== undefined

/** Reads the first batch before the headers are sent, so that errors get their status. */
async function begun(batches: AsyncGenerator<Batch>): Promise<Batches> {
  const { value = [] } = await batches.next()
  return (async function* () {
    yield value
    yield* batches
  })()
}

function send(
  { response }: HttpContext,
  batches: Batches,
  write: (batches: Batches) => AsyncGenerator<string>
) {
  response.stream(streamAsCaller(write(batches), { highWaterMark: 1 }))
}

async function* json(batches: Batches): AsyncGenerator<string> {
  let total = 0
  yield '{"data":['
  for await (const batch of batches) {
    if (batch.length)
      yield (total ? ',' : '') + batch.map((record) => JSON.stringify(record)).join(',')
    total += batch.length
  }
  yield `],"meta":{"total":${total}}}`
}

async function csvOf({ record, fieldsOf }: List, asked: Record<string, unknown>) {
  const properties = Object.fromEntries(
    fieldsOf(asked).map((name) => [name, record.fields[name].schema])
  )
  const columns = columnsOf(
    properties,
    'metadata' in properties ? await metadataKeys(record.table) : []
  )

  return async function* (batches: Batches): AsyncGenerator<string> {
    yield csvLine(columns.map(({ name }) => name))
    for await (const batch of batches)
      if (batch.length)
        yield batch.map((one) => csvLine(columns.map((column) => column.cellOf(one)))).join('')
  }
}

function schemaOf({ record }: List): JsonSchema {
  const whole = {
    type: 'object',
    title: 'WholeMeta',
    properties: { total: { type: 'integer', minimum: 0 } },
    required: ['total'],
  }
  const meta = { anyOf: [whole, LIST_META.PageMeta, LIST_META.CursorMeta] }
  return {
    type: 'object',
    properties: { data: { type: 'array', items: record.schema }, meta },
    required: ['data', 'meta'],
  }
}
