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
}

const FIELD_KIB = 64
const LIMITS = { fields: 50, fieldSize: FIELD_KIB * 1024, headerSize: 16 * 1024 }

/**
 * Fills `fields` and returns the result of `takeFile`, undefined without a file. Refuses 400
 * MALFORMED_BODY, 413 a field above 64 KiB, 422 a second file; `discard` then gets the first.
 */
export async function readFormInto<T>(
  fields: Record<string, unknown>,
  { headers, source }: { headers: IncomingHttpHeaders; source: AsyncIterable<Buffer> },
  { takeFile, discard }: FileTaker<T>
): Promise<T | undefined> {
  const form = parserOf(headers)
  const failed = new AbortController()
  const refuse = (error: unknown) => failed.abort(error)
  let taking: Promise<T> | undefined
  let part: Readable | undefined

  form.on('field', (name, value, _, isTruncated) => {
    if (isTruncated) refuse(tooLarge())
    else fields[name] = value
  })
  form.on('file', (_, stream, fileName, _encoding, type) => {
    stream.on('error', () => refuse(incomplete()))
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

function parserOf(headers: IncomingHttpHeaders) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: LIMITS,
      isPartAFile: (name) => name === 'file',
    })
  } catch {
    throw malformed('The form names no boundary')
  }
}

const incomplete = () => malformed('The form is not complete, or not well formed')

const malformed = (why: string) => new Refusal(400, 'MALFORMED_BODY', why)

const tooLarge = () =>
  new Refusal(413, 'PAYLOAD_TOO_LARGE', `A field of the form is larger than ${FIELD_KIB} KiB`)
