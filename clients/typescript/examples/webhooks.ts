/**
 * Takes webhooks: `OFICIO_SECRET=whsec_… node webhooks.ts 8080`. Each message is checked, then used
 * by its type.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { readWebhook, type WebhookMessage } from '../src/index.ts'

function summary(message: WebhookMessage): string {
  switch (message.type) {
    case 'invoice.paid':
      return `Invoice ${message.data.number} of ${message.data.total} is paid`
    case 'stock.low':
      return `${message.data.name} is low: ${message.data.stock} left`
    default:
      return message.type
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const server = createServer(async (request, response) => {
  try {
    console.log(
      summary(readWebhook(await bodyOf(request), request.headers, process.env.OFICIO_SECRET!))
    )
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
})
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => console.log('Listening'))
