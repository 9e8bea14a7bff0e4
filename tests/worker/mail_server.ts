/** A real SMTP server at the configured address, with its accepted mails and attachments. */
import { once } from 'node:events'
import { getActiveTest } from '@japa/runner'
import { SMTPServer } from 'smtp-server'
import env from '#start/env'

export type Mail = {
  to: string[]
  raw: string
  header(name: string): string
  text: string
  /** Empty for a mail that is text alone. */
  html: string
  attachments: { name: string; type: string; content: Buffer }[]
}

/** Takes a mail, answers a code, or takes it and cuts the connection before the answer. */
export type Behaviour = 'take' | 'cut' | number

type Behave = (mail: Mail, nth: number) => Behaviour | Promise<Behaviour>

type Settings = { refuse?: number; behave?: Behave; takesSender?: () => boolean }

/** `refuse` defers this many mails first; `behave` decides for each. It ends with the test. */
export async function aMailServer({
  refuse = 0,
  behave = () => (refuse-- > 0 ? 451 : 'take'),
  takesSender = () => true,
}: Settings = {}) {
  const mails: Mail[] = []
  let nth = 0
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, done) =>
      done(
        takesSender()
          ? null
          : Object.assign(new Error('5.7.1 Sender address rejected'), { responseCode: 553 })
      ),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', async () => {
        const mail = mailOf(
          Buffer.concat(parts).toString(),
          session.envelope.rcptTo.map(({ address }) => address)
        )
        const behaviour = await behave(mail, nth++)
        if (typeof behaviour === 'number')
          return done(
            Object.assign(new Error(behaviour < 500 ? 'Try again later' : 'No such person'), {
              responseCode: behaviour,
            })
          )

        mails.push(mail)
        if (behaviour === 'take') return done()
        for (const connection of server.connections as Set<any>)
          if (connection.session.id === session.id) connection._socket.destroy()
      })
    },
  })
  server.listen(env.get('SMTP_PORT'), env.get('SMTP_HOST'))
  await once(server.server, 'listening')
  getActiveTest()!.cleanup(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return mails
}

function mailOf(raw: string, to: string[]): Mail {
  const parts = partsOf(raw) ?? [partOf(`\r\n${raw}`)]
  const [first, ...attached] = parts
  const leaves = leavesOf(first)
  const html = [...leaves, ...attached].find((part) => typeOf(part) === 'text/html')
  return {
    to,
    raw,
    header: (name) => headerIn(raw, name),
    text: leaves[0].content.toString(),
    html: html?.content.toString() ?? '',
    attachments: attached.map((part) => ({
      name: /filename="?([^"\r\n;]+)/.exec(part.head)?.[1] ?? '',
      type: typeOf(part),
      content: part.content,
    })),
  }
}

type Part = ReturnType<typeof partOf>

const typeOf = ({ head }: Part) => headerIn(head, 'content-type').split(';')[0]

/** The parts of a mail, or of a part; undefined for one that has none. */
function partsOf(text: string): Part[] | undefined {
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1]
  return boundary === undefined ? undefined : text.split(`--${boundary}`).slice(1, -1).map(partOf)
}

/** A part with parts of its own, such as text beside HTML, as those. */
const leavesOf = (part: Part): Part[] =>
  typeOf(part).startsWith('multipart/')
    ? partsOf(`${part.head}\r\n\r\n${part.content.toString()}`)!.flatMap(leavesOf)
    : [part]

function partOf(part: string) {
  const end = part.indexOf('\r\n\r\n', 2)
  const [head, body] = [part.slice(2, end), part.slice(end + 4)]
  const encoding = headerIn(head, 'content-transfer-encoding')
  if (encoding === 'base64') return { head, content: Buffer.from(body, 'base64') }
  if (encoding !== 'quoted-printable') return { head, content: Buffer.from(body) }
  return {
    head,
    content: Buffer.from(
      body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1'
    ),
  }
}

/** A header, decoded (RFC 2047). */
function headerIn(raw: string, name: string) {
  const line = new RegExp(`^${name}:((?:.|\r\n[ \t])*)`, 'im').exec(raw)?.[1].trim() ?? ''
  const words = line.replace(/\r\n[ \t]/g, ' ').replace(/\?=\s+=\?/g, '?==?')
  return words.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind, text) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (_: string, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16))
            ),
          'latin1'
        ).toString()
  )
}
