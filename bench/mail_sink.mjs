/**
 * A mail server that takes everything and keeps nothing, in a process of its own. On `count` it
 * tells how many it has taken, and when the first and the last.
 */
import { SMTPServer } from 'smtp-server'

let [taken, first, last] = [0, 0, 0]

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _, done) {
    stream.on('data', () => {})
    stream.on('end', () => {
      last = performance.now()
      first ||= last
      taken++
      done()
    })
  },
})
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send('ready'))

process.on('message', (asked) => {
  process.send({ taken, ms: last - first })
  if (asked === 'reset') [taken, first, last] = [0, 0, 0]
})
