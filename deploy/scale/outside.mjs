/** Mail server and webhook receiver that record arrivals. */
import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../scripts/lib/ports.mjs'

/** Times of arrival by id. */
class Arrivals {
  #of = new Map()

  note(id, what) {
    this.#of.set(id, [...(this.#of.get(id) ?? []), { at: Date.now(), what }])
  }

  get count() {
    return this.#of.size
  }

  get all() {
    return [...this.#of].map(([id, times]) => ({
      id,
      what: times[0].what,
      times: times.map(({ at }) => at),
    }))
  }
}

export async function startOutside() {
  const [mails, webhooks] = [new Arrivals(), new Arrivals()]
  const smtp = await mailServer(mails)
  const http = await receiver(webhooks)
  const close = () => {
    smtp.close()
    http.server.closeAllConnections()
    http.server.close()
  }
  return { mails, webhooks, smtp: smtp.port, webhook: `http://127.0.0.1:${http.port}/`, close }
}

async function mailServer(mails) {
  const port = await freePort()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      let head = ''
      stream.on('data', (chunk) => head.length < 20_000 && (head += chunk))
      stream.on('end', () => {
        mails.note(
          /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? 'none',
          session.envelope.rcptTo[0].address
        )
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { port, close: () => server.close() }
}

/** Always answers 204, so that a repeated id is a duplicate delivery. */
async function receiver(webhooks) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { type, data } = JSON.parse(body)
      webhooks.note(request.headers['webhook-id'], `${type} ${data?.id}`)
      response.writeHead(204).end()
    })
    request.on('error', () => {})
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, server }
}
