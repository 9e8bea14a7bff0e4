/** Tests a mail server with encryption, log in and sender, and sends nothing. */
import { connect as open, isIP } from 'node:net'
import { connect as encrypt } from 'node:tls'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'

const PATIENCE_MS = 5_000

/** Port of implicit TLS (RFC 8314). */
const ENCRYPTED = 465

/** Replies that require a log in (RFC 4954). */
const WANTS_LOGIN = /^53[0-8]/

type Sender = { host: string; port: number; from: string; user?: string; password?: string }

/** Refusal with its step and the server's words. */
export class NotTaken extends Error {
  constructor(
    readonly at: 'greeting' | 'login' | 'sender',
    said: string
  ) {
    super(said)
  }
}

/** Returns the server's name after it accepted the sender. Throws on silence and refusal. */
export async function greet({ host, port, from, user, password = '' }: Sender): Promise<string> {
  const plain = open({ host, port })
  plain.setTimeout(PATIENCE_MS, () => plain.destroy(new Error('it does not answer')))
  const encrypted = (socket: Duplex) =>
    encrypt({ socket, ...(!isIP(host) && { servername: host }) })

  try {
    let talk = talkOver(port === ENCRYPTED ? encrypted(plain) : plain)
    expect(await talk.answer(), '220', 'greeting')
    let offers = expect(await talk.ask('EHLO oficio.local'), '250', 'greeting')

    if (port !== ENCRYPTED && offers.some((line) => /^STARTTLS$/i.test(line))) {
      expect(await talk.ask('STARTTLS'), '220', 'greeting')
      talk.leave()
      talk = talkOver(encrypted(plain))
      offers = expect(await talk.ask('EHLO oficio.local'), '250', 'greeting')
    }
    if (user) await logIn(talk, offers, user, password)
    const answer = await talk.ask(`MAIL FROM:<${from}>`)
    expect(answer, '250', WANTS_LOGIN.test(answer[0]) ? 'login' : 'sender')
    talk.say('QUIT')
    return offers[0]
  } finally {
    plain.destroySoon()
  }
}

async function logIn({ ask }: Talk, offers: readonly string[], user: string, password: string) {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const ways = offers.find((line) => /^AUTH\b/i.test(line))?.toUpperCase() ?? ''

  if (ways.includes('PLAIN') || !ways.includes('LOGIN'))
    return expect(await ask(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), '235', 'login')
  expect(await ask('AUTH LOGIN'), '334', 'login')
  expect(await ask(base64(user)), '334', 'login')
  expect(await ask(base64(password)), '235', 'login')
}

/** Returns the lines without their code. */
function expect(lines: readonly string[], code: string, at: NotTaken['at']): string[] {
  if (!lines[0].startsWith(code)) throw new NotTaken(at, lines[0])
  return lines.map((line) => line.slice(4))
}

type Talk = ReturnType<typeof talkOver>

/** Commands and answers over a socket; a `-` after the code continues an answer. */
function talkOver(socket: Duplex) {
  const lines = createInterface({ input: socket })
  let broken: Error | undefined
  let heard: string[] = []
  let settle: { resolve: (lines: string[]) => void; reject: (error: Error) => void } | undefined

  const breakOff = (error: Error) => {
    broken ??= error
    settle?.reject(broken)
  }
  for (const part of [socket, lines]) part.on('error', breakOff)
  socket.once('close', () => breakOff(new Error('it hung up')))
  lines.on('line', (line) => {
    heard.push(line)
    if (line[3] === '-') return
    const answer = heard
    heard = []
    settle?.resolve(answer)
  })

  const answer = () =>
    new Promise<string[]>((resolve, reject) =>
      broken ? reject(broken) : (settle = { resolve, reject })
    )
  const say = (command: string) => void socket.write(`${command}\r\n`)
  const ask = (command: string) => {
    const answered = answer()
    say(command)
    return answered
  }
  return { answer, say, ask, leave: () => lines.close() }
}
