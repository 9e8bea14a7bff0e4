/** Meaning of a failed delivery, by the reply of the mail server or its silence. */
type Kind =
  /** Answered with 5xx: it will be refused again. */
  | 'refused'
  /** Answered with 4xx: later it may be taken. */
  | 'deferred'
  /** The server was not reached, or let nobody in: nothing was given to it. */
  | 'away'
  /** The line broke before the answer: it may have been taken or not. */
  | 'lost'

export class MailFailure extends Error {
  constructor(
    readonly kind: Kind,
    message: string,
    /** Refused was the sender, which is that of every mail, and not this one. */
    readonly isOfSender = false
  ) {
    super(message)
  }

  /** Replies of a server that is in trouble itself, whatever the mail. */
  get isOfServer() {
    return this.kind === 'away' || this.kind === 'lost' || this.isOfSender
  }
}

/**
 * Codes of nodemailer that come before a mail is begun: no address, no TLS, no log in, no greeting.
 */
const BEFORE = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL', 'ECONFIG', 'EMAXLIMIT'])

/** Messages of nodemailer without a code, before there is a connection. */
const NO_CONNECTION =
  /^(Connection timeout|Greeting never received|Unexpected socket close|Reached maximum number of retries)/

/**
 * From what nodemailer throws: whether the mail was refused, put off, never given to the server, or
 * lost on its way.
 */
export function failureFrom(error: any): MailFailure {
  const said = String(error?.response ?? error?.message ?? error).split('\n')[0]
  const code = Number(error?.responseCode)

  if (
    BEFORE.has(error?.code) ||
    code === 421 ||
    asksForLogIn(error) ||
    wasNotReached(error) ||
    NO_CONNECTION.test(error?.message)
  )
    return new MailFailure('away', `The mail server does not take mail: ${said}`)
  if (refusesSender(error))
    return new MailFailure('refused', `The mail server refused the sender: ${said}`, true)
  if (code >= 500 || (error?.code === 'EENVELOPE' && !code))
    return new MailFailure('refused', `The mail server refused it: ${said}`)
  if (code >= 400) return new MailFailure('deferred', `The mail server put it off: ${said}`)
  return new MailFailure('lost', `The line to the mail server broke before its answer: ${said}`)
}

/**
 * At the first command instead of a refused log in: none is set, or it is of the wrong kind (RFC
 * 4954).
 */
function asksForLogIn({ command, responseCode }: any = {}): boolean {
  return command === 'MAIL FROM' && responseCode >= 530 && responseCode <= 538
}

/** 552 and 555 are of this mail: it is too large, or needs what the server does not know. */
function refusesSender({ command, responseCode }: any = {}): boolean {
  return command === 'MAIL FROM' && responseCode >= 500 && ![552, 555].includes(responseCode)
}

/** Where a name has several addresses, Node tells of each. */
function wasNotReached(error: any): boolean {
  return [error, ...(error?.errors ?? [])].some((one) =>
    ['connect', 'getaddrinfo'].includes(one?.syscall)
  )
}
