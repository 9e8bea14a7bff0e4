/**
 * Streams the form of an upload. `request.multipart` gives no fields before the file, and crashes
 * on a malformed `filename*`.
 */
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { pipeline } from 'node:stream/promises'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { invalid, Refusal } from '#core/errors/refusal'

type FilePart = { body: AsyncIterable<Buffer>; fileName: string | null; type: string }

type FileTaker<T> = {
  takeFile: (part: FilePart) => Promise<T>
  discard: (taken: T) => Promise<unknown>
  /** Refuses files in fields other than `file` by 422 UNKNOWN_FIELD; otherwise they are fields. */
  isStrict?: boolean
}

const FIELD_KIB = 64
const LIMITS = { fields: 50, fieldSize: FIELD_KIB * 1024, headerSize: 16 * 1024 }

/**
 * Fills `fields` and returns the result of `takeFile` for the file in the field `file`, undefined
 * without one. Refuses 400 MALFORMED_BODY, 413 a field above 64 KiB, 422 a second file; `discard`
 * then gets the first.
 */
export async function readFormInto<T>(
  fields: Record<string, unknown>,
  { headers, source }: { headers: IncomingHttpHeaders; source: AsyncIterable<Buffer> },
  { takeFile, discard, isStrict = false }: FileTaker<T>
): Promise<T | undefined> {
  const form = parserOf(headers, isStrict)
  const failed = new AbortController()
  const refuse = (error: unknown) => failed.abort(error)
  let taking: Promise<T> | undefined
  let part: Readable | undefined

  form.on('field', (name, value, _, isTruncated) => {
    if (isTruncated) refuse(tooLarge())
    else fields[name] = value
  })
  form.on('file', (name, stream, fileName, _encoding, type) => {
    stream.on('error', () => refuse(incomplete()))
    if (name !== 'file') return refuse(otherField(name))
    if (taking) return refuse(invalid('file', 'TOO_MANY_ITEMS', 'Send one file'))
    part = stream
    // Destroying the stream on an early return would break the form.
    const body = stream.iterator({ destroyOnReturn: false })
    taking = (async () => takeFile({ body, fileName: fileName ?? null, type }))()
    taking.catch(refuse)
  })

  try {
    await pipeline(source, form, { signal: failed.signal })
    return await taking
  } catch (error) {
    const { aborted, reason } = failed.signal
    part?.destroy()
    await taking?.then(discard, () => {})
    if (aborted) throw reason
    throw error instanceof Refusal ? error : incomplete()
  }
}

function parserOf(headers: IncomingHttpHeaders, isStrict: boolean) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: LIMITS,
      isPartAFile: (name, _type, fileName) =>
        name === 'file' || (isStrict && fileName !== undefined),
    })
  } catch {
    throw malformed('The form names no boundary')
  }
}

const otherField = (name: string | undefined) =>
  invalid(
    String(name).slice(0, 64),
    'UNKNOWN_FIELD',
    'The file belongs in the field `file` of the form'
  )

const incomplete = () => malformed('The form is not complete, or not well formed')

const malformed = (why: string) => new Refusal(400, 'MALFORMED_BODY', why)

const tooLarge = () =>
  new Refusal(413, 'PAYLOAD_TOO_LARGE', `A field of the form is larger than ${FIELD_KIB} KiB`)
