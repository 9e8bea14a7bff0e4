/**
 * Says good day to a mail server as mails do: encrypted where it can, logged in where a login is
 * set, and as their sender. It leaves without sending any.
 */
import { connect as open, isIP } from 'node:net'
import { connect as encrypt } from 'node:tls'
import { createInterface } from 'node:readline'
import type { Duplex } from 'node:stream'

const PATIENCE_MS = 5_000

/** The port on which everything is encrypted from the beginning (RFC 8314). */
const ENCRYPTED = 465

/** What is said to the first command in place of a refused log in (RFC 4954). */
const WANTS_LOGIN = /^53[0-8]/

type Sender = { host: string; port: number; from: string; user?: string; password?: string }

/** The server did not take it: `at` says which step, in whose words `message` is. */
export class NotTaken extends Error {
  constructor(
    readonly at: 'greeting' | 'login' | 'sender',
    said: string
  ) {
    super(said)
  }
}

/**
 * What the server calls itself, once it has taken the sender; an error when it does not answer, or
 * says no.
 */
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

/** The lines of the answer, without their code. */
function expect(lines: readonly string[], code: string, at: NotTaken['at']): string[] {
  if (!lines[0].startsWith(code)) throw new NotTaken(at, lines[0])
  return lines.map((line) => line.slice(4))
}

type Talk = ReturnType<typeof talkOver>

/** Commands and answers over a socket. An answer goes on while there is a `-` behind its code. */
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
