/** A local receiver of webhooks with configurable answers. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { getActiveTest } from '@japa/runner'

export type Received = { headers: IncomingHttpHeaders; body: string; message: any; path: string }

/** `answer` gets a message and the number of earlier ones; null leaves the request open. */
export async function aReceiver(
  answer: (
    received: Received,
    before: number
  ) => number | { status: number; headers?: Record<string, string>; body?: string } | null = () =>
    204
) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const one = { headers: request.headers, body, message: JSON.parse(body), path: request.url! }
      const said = answer(one, received.length)
      received.push(one)
      if (said === null) return
      const {
        status,
        headers,
        body: text,
      } = typeof said === 'number' ? ({ status: said } as any) : said
      response.writeHead(status, headers).end(text)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  getActiveTest()!.cleanup(() => void (server.closeAllConnections(), server.close()))
  return { received, url: `http://127.0.0.1:${port}/hooks`, server }
}
