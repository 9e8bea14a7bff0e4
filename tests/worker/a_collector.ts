/** A local collector of traces, which takes OTLP over HTTP as JSON. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getActiveTest } from '@japa/runner'

export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, string | number>
  isError: boolean
  service: string
}

export async function aCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const parts = await Array.fromAsync(request)
    if (request.url === '/v1/traces')
      spans.push(...spansIn(JSON.parse(Buffer.concat(parts).toString())))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  getActiveTest()!.cleanup(() => void (server.closeAllConnections(), server.close()))
  return { spans, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` }
}

function spansIn({ resourceSpans }: any): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }: any) =>
    scopeSpans.flatMap((scope: any) =>
      scope.spans.map((span: any) => ({
        ...span,
        attributes: plain(span.attributes),
        isError: span.status?.code === 2,
        service: plain(resource.attributes)['service.name'],
      }))
    )
  )
}

const plain = (attributes: any[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ])
  )
