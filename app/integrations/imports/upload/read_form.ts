/**
 * Reads an upload form as a stream. The framework's parser (`request.multipart`) gives no field
 * before the file, and a malformed `filename*` ends its process.
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
 * Adds fields to `fields`, and calls `takeFile` with the part `file` after the fields before it.
 * Returns its result, undefined without a file. Refuses at once: 400 MALFORMED_BODY, 413 for a
 * field above 64 KiB, 422 for a second file. `discard` then gets the first file.
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
    // A reader that stops early must not destroy the stream: the form would break.
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
