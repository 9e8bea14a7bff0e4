/** Sends malformed HTTP over sockets while another client reads. */
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Client } from './http.js'
import { malformedRequest } from './malformed_requests.js'
import { Random } from './random.js'

export type MalformedResult = {
  /** How often each sequence of statuses was answered, such as `400` or `200+400`. */
  answers: Record<string, number>
  /** Answers of 5xx and connections that the server left open, one per kind. */
  faults: { kind: string; sent: string; answer: string }[]
  /** Reads of the other client meanwhile: how many, those that were not a 200, the slowest in ms. */
  reads: { count: number; failed: number[]; slowest: number }
}

export type MalformedOptions = {
  port: number
  host?: string
  seed: number
  requests: number
  /** The token of an administrator, so that some requests come as far as a body. */
  token: string
  lanes?: number
  /** Requests that stay half sent meanwhile. */
  halfSent?: number
}

/** The server closes a connection whose client has finished well before this. */
const PATIENCE_MS = 10_000

export async function malformed(options: MalformedOptions): Promise<MalformedResult> {
  const { port, host = '127.0.0.1', seed, requests, token, lanes = 8, halfSent = 50 } = options
  const random = new Random(seed)
  const made = Array.from({ length: requests }, () => ({
    text: malformedRequest(random, token),
    isInPieces: random.chance(0.1),
  }))
  const result: MalformedResult = {
    answers: {},
    faults: [],
    reads: { count: 0, failed: [], slowest: 0 },
  }

  const waiting = Array.from({ length: halfSent }, () => halfSentTo(port, host, token))
  let isDone = false
  const reading = readMeanwhile(`http://${host}:${port}/api/v1`, token, result, () => isDone)
  const lane = async () => {
    for (let next = made.pop(); next; next = made.pop())
      note(result, next.text, await exchange(connect(port, host), next.text, next.isInPieces))
  }
  await Promise.all([
    ...Array.from({ length: lanes }, lane),
    ...BOMBS.map((bomb) => explode(`http://${host}:${port}/api/v1`, token, bomb, result)),
  ])
  isDone = true
  await reading
  for (const socket of waiting) socket.destroy()
  return result
}

/** Small bodies that unpack to many megabytes. */
const BOMBS = ['application/json', 'text/csv']

async function explode(baseUrl: string, token: string, type: string, result: MalformedResult) {
  const client = new Client(baseUrl)
  const { status, text } = await client.send(
    'POST',
    type === 'text/csv' ? '/imports?resource=customers' : '/customers',
    { 'authorization': `Bearer ${token}`, 'content-type': type, 'content-encoding': 'gzip' },
    gzipSync(Buffer.alloc(50_000_000, ' '))
  )
  client.close()
  note(result, `gzip of 50 MB as ${type}`, `HTTP/1.1 ${status} ${text}`)
}

/** The end of the sending side makes the server decide, so that nothing waits for a timeout. */
function exchange(socket: Socket, text: string, isInPieces: boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    socket.setEncoding('latin1').setNoDelay(true).setTimeout(PATIENCE_MS)
    socket.on('data', (part) => (answer += part))
    // The server may reset the connection of a request that it has refused already.
    socket.on('error', () => {})
    socket.on('timeout', () => socket.destroy(new Error((answer += LEFT_OPEN))))
    socket.on('close', () => resolve(answer))
    socket.on('connect', () => {
      for (const piece of isInPieces ? text.match(/[^]{1,50}/g)! : [text])
        socket.write(piece, 'latin1')
      socket.end()
    })
  })
}

const LEFT_OPEN = '(left open)'

function note({ answers, faults }: MalformedResult, sent: string, answer: string) {
  const statuses = [...answer.matchAll(/HTTP\/1\.[01] (\d+)/g)].map(([, status]) => status)
  const kind = statuses.join('+') || 'none'
  answers[kind] = (answers[kind] ?? 0) + 1
  const fault = answer.endsWith(LEFT_OPEN)
    ? 'left open'
    : statuses.find((status) => status.startsWith('5') || status === '0')
  if (fault && !faults.some((one) => one.kind === fault))
    faults.push({ kind: fault, sent: sent.slice(0, 2_000), answer: answer.slice(0, 500) })
}

function halfSentTo(port: number, host: string, token: string) {
  const socket = connect(port, host, () =>
    socket.write(
      `POST /api/v1/customers HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
    )
  )
  return socket.on('error', () => {})
}

async function readMeanwhile(
  baseUrl: string,
  token: string,
  { reads }: MalformedResult,
  isDone: () => boolean
) {
  const client = new Client(baseUrl)
  do {
    const began = performance.now()
    const { status } = await client.send('GET', '/customers', { authorization: `Bearer ${token}` })
    reads.count++
    reads.slowest = Math.max(reads.slowest, Math.round(performance.now() - began))
    if (status !== 200) reads.failed.push(status)
  } while (!isDone())
  client.close()
}
