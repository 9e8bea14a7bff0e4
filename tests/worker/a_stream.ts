/** Streams of events over a raw socket, read as far as the test wants. */
import { connect, type Socket } from 'node:net'
import { getActiveTest } from '@japa/runner'
import { eventually } from '#tests/eventually'

type Frame = { id: string; event: string; data: any }

/** Asks for a stream. It is read at once; `pause` stops reading, so that the server must wait. */
export async function aStream(
  origin: string,
  token: string,
  query = '',
  headers: Record<string, string> = {}
) {
  const { hostname, port } = new URL(origin)
  const socket: Socket = connect(Number(port), hostname)
  getActiveTest()!.cleanup(() => void socket.destroy())
  const stream = { text: '', isClosed: false, socket }
  socket.setEncoding('utf8').on('data', (part) => (stream.text += part))
  socket.on('error', () => {})
  socket.on('close', () => (stream.isClosed = true))
  const all = {
    host: `${hostname}:${port}`,
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET /api/v1/events?${query} HTTP/1.1\r\n${lines.join('')}\r\n`)

  const head = () => stream.text.split('\r\n\r\n')[0]
  await eventually('the server answers', () => stream.text.includes('\r\n\r\n'))
  return {
    head,
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head())![1]),
    text: () => stream.text,
    isClosed: () => stream.isClosed,
    frames: () => framesIn(stream.text),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    close: () => void socket.destroy(),
  }
}

/** The frames of a body in chunks; sizes of chunks stand in lines of their own. */
function framesIn(text: string): Frame[] {
  const body = text.slice(text.indexOf('\r\n\r\n') + 4).replace(/\r\n[\da-f]+\r\n/gi, '')
  return [...body.matchAll(/id: (.+)\nevent: (.+)\ndata: (.+)\n\n/g)].map(
    ([, id, event, data]) => ({
      id,
      event,
      data: JSON.parse(data),
    })
  )
}
