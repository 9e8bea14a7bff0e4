/** Passwords are typed without echo or piped; arguments would be visible in process lists. */
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { UsageError } from '#commands/_failures'

type Asked = { isTerminal: boolean; fromStdin: boolean; orElse?: string }

/** Returns undefined without a password; `orElse` describes the consequence. */
export async function passwordFrom({
  isTerminal,
  fromStdin,
  orElse,
}: Asked): Promise<string | undefined> {
  if (fromStdin && !process.stdin.isTTY) return piped('--password-stdin')
  if (!isTerminal) return undefined

  const password = await hidden(orElse ? `Password (empty: ${orElse}): ` : 'Password: ')
  if (!password && orElse) return undefined
  if ((await hidden('Again: ')) !== password)
    throw new UsageError('The two entries differ; nothing was changed.', { status: 1 })
  return password
}

/** A new passphrase is typed twice. */
export async function passphraseFrom({
  isTerminal,
  fromStdin,
  isNew,
}: {
  isTerminal: boolean
  fromStdin: boolean
  isNew: boolean
}): Promise<string> {
  if (fromStdin && !process.stdin.isTTY) return piped('--passphrase-stdin')
  if (!isTerminal)
    throw new UsageError(
      'The passphrase of the archive is missing: pipe it in with --passphrase-stdin.'
    )

  const passphrase = await hidden('Passphrase of the archive: ')
  if (isNew && (await hidden('Again: ')) !== passphrase)
    throw new UsageError('The two entries differ; nothing was written.', { status: 1 })
  return passphrase
}

async function piped(option: string) {
  const [line] = (await text(process.stdin)).split(/\r?\n/)
  if (!line) throw new UsageError(`${option} was given, but nothing came in.`)
  return line
}

async function hidden(question: string) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: true,
    historySize: 0,
  })
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(new UsageError('Nothing was changed.', { status: 1 }))
    lines.once('SIGINT', cancel).once('close', cancel)
  })

  process.stdout.write(question)
  try {
    return await Promise.race([lines.question(''), cancelled])
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
