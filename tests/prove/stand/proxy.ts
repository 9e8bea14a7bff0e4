/** A TCP way to a server that cuts connections, stalls, slows down or is partitioned. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Random } from '../fuzz/random.js'

export type Mood = {
  /** Probabilities for each chunk. */
  cut?: number
  stall?: number
  /** Milliseconds that each chunk waits. */
  delay?: number
  /** Connections that send anything deliver nothing any more, not even their end. */
  isPartitioned?: boolean
  /** Connections end when the answer to a COMMIT arrives, which nobody receives. */
  losesCommits?: boolean
}

const LONGEST_STALL_MS = 8_000

export class Proxy {
  mood: Mood = {}
  faults = 0
  port = 0
  #sockets = new Set<Socket>()
  #server = createServer((near) => this.#join(near))

  constructor(
    private target: number,
    private random: Random
  ) {}

  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.port = (this.#server.address() as AddressInfo).port
    return this
  }

  close() {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #join(near: Socket) {
    const far = connect(this.target, '127.0.0.1')
    let isLost = false
    const end = () => {
      for (const socket of [near, far]) {
        socket.destroy()
        this.#sockets.delete(socket)
      }
    }
    let isCommitting = false
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.setNoDelay()
      this.#sockets.add(from)
      from.on('error', end)
      from.on('close', () => (isLost && from === far ? undefined : end()))
      from.on('data', (chunk) => {
        isLost ||= Boolean(this.mood.isPartitioned)
        if (isLost) return
        if (this.mood.losesCommits && from === far && isCommitting) return end()
        isCommitting = from === near && chunk.includes('COMMIT')
        this.#pass(chunk, from, to, () => {
          isLost = true
          return end
        })
      })
    }
  }

  /** `silence` lets nothing more through, and returns what ends both connections. */
  #pass(chunk: Buffer, from: Socket, to: Socket, silence: () => () => void) {
    const { cut = 0, stall = 0, delay = 0 } = this.mood
    const dice = this.random.next()
    if (dice < cut) this.#cut(chunk, to, silence())
    else if (dice < cut + stall) {
      this.faults++
      this.#later(chunk, from, to, this.random.int(200, LONGEST_STALL_MS))
    } else if (delay) this.#later(chunk, from, to, delay)
    else if (!to.write(chunk)) {
      from.pause()
      to.once('drain', () => from.resume())
    }
  }

  /** Cuts before, in the middle of, or after a chunk: a COMMIT whose answer is lost, too. */
  #cut(chunk: Buffer, to: Socket, end: () => void) {
    this.faults++
    const sent = this.random.pick([0, chunk.length >> 1, chunk.length])
    if (sent) to.write(chunk.subarray(0, sent), () => setTimeout(end, this.random.int(0, 20)))
    else end()
  }

  #later(chunk: Buffer, from: Socket, to: Socket, ms: number) {
    from.pause()
    setTimeout(() => {
      to.write(chunk)
      from.resume()
    }, ms)
  }
}
