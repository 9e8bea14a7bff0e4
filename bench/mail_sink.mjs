/** SMTP server without storage; answers a message with the count and the time since the first. */
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
