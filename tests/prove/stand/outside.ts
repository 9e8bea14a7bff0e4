/** The world outside: a mail server and a receiver of webhooks that now and then fails. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Random } from '../fuzz/random.js'

export type Message = {
  id: string
  at: number
  path: string
  type: string
  data: { id?: string; version?: number }
}

export type Mail = { id: string; at: number }

const BADNESS = 0.005

export class Outside {
  /** Messages that were answered with 204. */
  readonly messages: Message[] = []
  readonly mails: Mail[] = []
  /** Share of webhooks that are answered with 503. */
  badness = BADNESS
  #smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, done) => {
      let head = ''
      stream.on('data', (chunk) => {
        if (head.length < 20_000) head += chunk
      })
      stream.on('end', () => {
        this.mails.push({ id: /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '', at: Date.now() })
        done()
      })
    },
  })
  #receiver = createServer((request, response) => {
    let text = ''
    request.on('error', () => {})
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      if (this.random.chance(this.badness))
        return response.writeHead(503, { 'retry-after': '1' }).end()
      const { type, data } = JSON.parse(text)
      const id = String(request.headers['webhook-id'])
      this.messages.push({ id, at: Date.now(), path: request.url!, type, data })
      response.writeHead(204).end()
    })
  })

  constructor(private random: Random) {}

  async open() {
    this.#smtp.on('error', () => {})
    await new Promise<void>((resolve) => this.#receiver.listen(0, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => this.#smtp.listen(0, '127.0.0.1', () => resolve()))
    return this
  }

  get hooksPort() {
    return (this.#receiver.address() as AddressInfo).port
  }

  get smtpPort() {
    return (this.#smtp.server.address() as AddressInfo).port
  }

  /** Drops what earlier companies were sent. */
  forget() {
    this.messages.length = 0
    this.mails.length = 0
    this.badness = BADNESS
  }

  close() {
    this.#smtp.close()
    this.#receiver.closeAllConnections()
    this.#receiver.close()
  }
}
