/** Bare loop of nodemailer's pool without records; arguments: port, count, html, text. */
import { createRequire } from 'node:module'
import { connect } from 'node:net'

const require = createRequire(import.meta.url)
const nodemailer = createRequire(require.resolve('@adonisjs/mail'))('nodemailer')
const [port, count, html, text] = process.argv.slice(2)

const pool = nodemailer.createTransport({
  host: '127.0.0.1',
  port: Number(port),
  pool: true,
  maxConnections: 5,
  getSocket: (_, use) =>
    use(null, { connection: connect({ host: '127.0.0.1', port: Number(port), noDelay: true }) }),
})
const left = Array.from({ length: Number(count) }, (_, nth) => nth)[Symbol.iterator]()
const lane = async () => {
  for (const nth of left)
    await pool.sendMail({
      from: 'bench@oficio.test',
      to: `ana${nth}@bench.test`,
      subject: `Nómina de Ana ${nth}`,
      html,
      text,
      messageId: `<bare-${nth}@oficio.test>`,
    })
}
const before = process.cpuUsage()
await Promise.all(Array.from({ length: 50 }, lane))
const { user, system } = process.cpuUsage(before)
process.send((user + system) / 1_000 / count)
pool.close()
process.disconnect()
