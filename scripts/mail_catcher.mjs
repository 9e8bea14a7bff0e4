/** SMTP server that writes each message to <folder>/<time>-<recipient>.eml. */
import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { main } from './lib/sentence.mjs'

const [host = '127.0.0.1', port = '1025', folder = 'tmp/mail'] = process.argv.slice(2)

async function read(stream) {
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

let count = 0

/** Renames the complete file, so that readers never see part of a message. */
async function keep(stream, session) {
  const message = await read(stream)
  const to = session.envelope.rcptTo
    .map((one) => one.address.replace(/[^A-Za-z0-9@._+-]/g, '_'))
    .join('+')
    .slice(0, 120)
  const time = `${new Date().toISOString().replace(/[:.]/g, '-')}-${String(++count).padStart(4, '0')}`
  const file = join(resolve(folder), `${time}-${to}.eml`)
  await writeFile(`${file}.part`, message)
  await rename(`${file}.part`, file)
  console.log(`Mail for ${to} kept as ${join(folder, `${time}-${to}.eml`)}`)
}

await main(
  () =>
    new Promise((done, fail) => {
      mkdirSync(folder, { recursive: true })
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        logger: false,
        onAuth: (auth, _, callback) => callback(null, { user: auth.username }),
        onData: (stream, session, callback) =>
          keep(stream, session).then(() => callback(), callback),
      })
      server.on('error', (error) =>
        server.server.listening
          ? console.error(`A mail connection failed: ${error.message}`)
          : fail(error)
      )
      server.listen(Number(port), host)
      for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => done(0))
    })
)
