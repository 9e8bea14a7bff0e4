/** Says good day to a mail server and leaves again. */
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

const PATIENCE_MS = 5_000

/** What the server answers to EHLO, its first line; an error when it does not answer, or not as a mail server does. */
export function greet(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const lines = createInterface({ input: socket })
    const expected = ['220', '250']
    const end = (settle: () => void) => {
      socket.destroy()
      lines.close()
      settle()
    }

    socket.setTimeout(PATIENCE_MS, () => end(() => reject(new Error('it does not answer'))))
    for (const part of [socket, lines]) part.on('error', (error: Error) => end(() => reject(error)))
    socket.once('close', () => reject(new Error('it hung up')))
    lines.on('line', (line) => {
      if (!line.startsWith(expected[0])) return end(() => reject(new Error(line)))
      if (line[3] === '-' && expected.length === 2) return
      if (expected.shift() === '220') return void socket.write('EHLO oficio.local\r\n')
      socket.write('QUIT\r\n')
      end(() => resolve(line.slice(4)))
    })
  })
}
