/** Answers requests that Node refuses before routing, such as with an overlong address. */
import {
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import limiter from '@adonisjs/limiter/services/main'
import { perAddress } from '#start/limiter'
import { plain } from '#core/http/client_address'
import { newId } from '#core/primitives/ids'
import { SECURITY } from '#core/pipeline/middleware/envelope_middleware'
import { headersOf } from '#core/pipeline/middleware/rate_limit_middleware'
import { PROBLEM_TYPE, problem } from '#core/errors/problem_details'
import { Refusal } from '#core/errors/refusal'

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** How long a client may send nothing in the middle of a body; a slow upload goes on. */
const SILENT_BODY_MS = 30_000

/** Ends connections whose request stops in the middle of its body, with a 408. */
export function endHalfSent(server: Server, afterMs = SILENT_BODY_MS) {
  const last = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>()
  server.prependListener('request', (request, response) =>
    last.set(request.socket, { request, response })
  )
  server.setTimeout(afterMs, (socket: Socket) => {
    const one = last.get(socket)
    if (one && !one.request.complete && !one.request.destroyed)
      void answer(socket, REFUSALS.ERR_HTTP_REQUEST_TIMEOUT, false)
    else if (one && !one.response.writableEnded) socket.setTimeout(afterMs)
    else socket.destroy()
  })
}

export function answerUnreadable(server: Server) {
  server.on(
    'clientError',
    (error: ClientError, socket) => void answer(socket as Socket, refusalOf(error), isHead(error))
  )
}

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(
    431,
    'HEADERS_TOO_LARGE',
    'The address and the headers together are longer than 16 KiB: shorten the address'
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(
    408,
    'REQUEST_TIMEOUT',
    'The body did not arrive in time: send the whole request again'
  ),
}
const UNREADABLE = new Refusal(400, 'MALFORMED_REQUEST', 'The request is not valid HTTP')

const refusalOf = ({ code }: NodeJS.ErrnoException) => REFUSALS[code ?? ''] ?? UNREADABLE

/** A body after the answer to a HEAD breaks the client's parser. */
const isHead = ({ rawPacket }: ClientError) =>
  rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '

async function answer(socket: Socket, refusal: Refusal, withoutBody: boolean) {
  const { remoteAddress } = socket
  if (!remoteAddress) return socket.destroy()
  const { key, ...options } = perAddress(plain(remoteAddress))
  const budget = await limiter.use(options).increment(key)
  if (!socket.writable || isAnswering(socket)) return socket.destroy()

  const id = newId()
  const body = Buffer.from(JSON.stringify(problem(refusal, id)))
  const headers = {
    ...SECURITY,
    'X-Request-Id': id,
    ...headersOf(budget),
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': body.length,
    'Connection': 'close',
  }
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const lines = Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
  socket.end(withoutBody ? lines : Buffer.concat([lines, body]))
}

/** The socket is within another answer, which this one would corrupt. */
const isAnswering = (socket: Socket) =>
  Boolean((socket as { _httpMessage?: OutgoingMessage })._httpMessage?.headersSent)
