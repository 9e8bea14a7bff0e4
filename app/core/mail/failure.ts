/** Kinds of failed deliveries, distinguished by the reply of the mail server. */
type Kind =
  /** A 5xx reply: a further attempt would be refused, too. */
  | 'refused'
  /** A 4xx reply: a later attempt may succeed. */
  | 'deferred'
  /** The server was not reached or refused the log in: it got nothing. */
  | 'away'
  /** The connection broke before the reply: the server may have accepted the mail. */
  | 'lost'

export class MailFailure extends Error {
  constructor(
    readonly kind: Kind,
    message: string,
    /** The sender was refused, which is the same for every mail. */
    readonly isOfSender = false
  ) {
    super(message)
  }

  /** True if the server fails, whatever the mail. */
  get isOfServer() {
    return this.kind === 'away' || this.kind === 'lost' || this.isOfSender
  }
}

/** Codes of nodemailer before a mail begins: DNS, TLS, log in, greeting. */
const BEFORE = new Set(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL', 'ECONFIG', 'EMAXLIMIT'])

/** Messages of nodemailer without a code, before there is a connection. */
const NO_CONNECTION =
  /^(Connection timeout|Greeting never received|Unexpected socket close|Reached maximum number of retries)/

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

/** A server without the right log in refuses MAIL FROM with 530 to 538 (RFC 4954). */
function asksForLogIn({ command, responseCode }: any = {}): boolean {
  return command === 'MAIL FROM' && responseCode >= 530 && responseCode <= 538
}

/** 552 and 555 concern this mail: it is too large, or needs an extension the server lacks. */
function refusesSender({ command, responseCode }: any = {}): boolean {
  return command === 'MAIL FROM' && responseCode >= 500 && ![552, 555].includes(responseCode)
}

/** Node reports one error per address if a name has several. */
function wasNotReached(error: any): boolean {
  return [error, ...(error?.errors ?? [])].some((one) =>
    ['connect', 'getaddrinfo'].includes(one?.syscall)
  )
}
