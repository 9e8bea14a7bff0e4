/** Streams an uploaded file to the drive outside a transaction; it stays when a row names it. */
import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseParameters } from '#core/endpoints/operations/bodies'
import { readFormInto } from '#core/http/multipart_form'
import { preferencesOf } from '#core/http/prefer_header'
import { mediaTypeOf, mustBeTakable, uploadStream } from '#core/http/upload_stream'
import { invalid, Refusal } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { newId } from '#core/primitives/ids'
import { writeWhole } from '#core/primitives/write_whole'
import { putBytes, removeBytes } from '#files/drive'
import { cleanName } from '#files/file_names'
import { mustFitNow } from '#files/quota'
import { contentType, TYPES } from '#files/upload/content_type'
import { stagedPath } from '#files/upload/staged_file'
import { TextContent } from '#files/upload/text_content'

/** A checked file whose bytes are on the drive. `isTaken` is set when its row is committed. */
export type ReceivedFile = {
  id: string
  name: string
  type: string
  size: number
  sha256: string
  isTaken: boolean
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    receivedFile?: ReceivedFile
  }
}

/**
 * `types` are those of the content that are taken, `raw` Content-Types of a body without form. A file
 * that `replaces` another is not refused before that one is removed.
 */
export type Taking = {
  mostBytes: number
  types?: readonly string[]
  raw?: readonly string[]
  replaces?: true
}

const MIB = 2 ** 20

/**
 * Runs `execute` with `ctx.receivedFile`, and removes the bytes unless a row was committed. Refuses
 * 415 other bodies, 413 larger files, 422 no file, an empty one or another type, 409 QUOTA_EXCEEDED.
 */
export const receiveFile =
  (taking: Taking) =>
  async (ctx: HttpContext, execute: () => Promise<void>): Promise<void> => {
    const id = newId()
    const staged = stagedPath(id)
    let received: ReceivedFile | undefined
    try {
      await refuseParameters(ctx)
      mustBeSendable(ctx, taking)
      if (!taking.replaces && !mayBeAnswered(ctx)) await mustFitNow(leastSize(ctx))
      received = await receive(ctx, taking, { id, staged })
      if (!preferencesOf(ctx).dryRun) await putBytes(id, staged, received.size)
      // Identity of the request for its Idempotency-Key.
      ctx.request.setInitialBody({ file: received.sha256, name: received.name })
      ctx.receivedFile = received
      await execute()
    } finally {
      await rm(staged, { force: true })
      if (received && !received.isTaken) await removeBytes(id).catch(() => {})
    }
  }

/** A repeated request is answered as the first, whatever the quota says by now. */
const mayBeAnswered = ({ request }: HttpContext) =>
  request.request.headers['idempotency-key'] !== undefined

/** Bytes that the file has at least: a form adds less than 1 MiB to it. */
const leastSize = ({ request }: HttpContext) =>
  Math.max(1, Number(request.header('content-length') ?? 0) - MIB)

function mustBeSendable(ctx: HttpContext, { mostBytes, raw = [] }: Taking) {
  const type = mediaTypeOf(ctx)
  const orRaw = raw.length ? `, or the file as the body: ${raw.join(', ')}` : ''
  if (type !== 'multipart/form-data' && !(type && raw.includes(type)))
    throw new Refusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `Send a form (multipart/form-data) with the field \`file\`${orRaw}`
    )
  mustBeTakable(ctx, mostBytes, () => tooLarge(mostBytes))
}

type Place = { id: string; staged: string }

async function receive(ctx: HttpContext, taking: Taking, place: Place): Promise<ReceivedFile> {
  const source = uploadStream(ctx)
  if (mediaTypeOf(ctx) !== 'multipart/form-data') return stage(source, null, taking, place)

  const fields: Record<string, unknown> = {}
  const received = await readFormInto(
    fields,
    { headers: ctx.request.headers(), source },
    {
      takeFile: ({ body, fileName }) => stage(body, fileName, taking, place),
      discard: async () => {},
      isStrict: true,
    }
  )
  const errors = preferencesOf(ctx).strict ? Object.keys(fields).map(unknownField) : []
  if (!received) errors.unshift(fieldError(['file'], 'REQUIRED', 'file is required.'))
  if (errors.length) throw new ValidationFailed(errors)
  return received!
}

const unknownField = (name: string) =>
  fieldError([name], 'UNKNOWN_FIELD', `${name} is not a field of this form; it has \`file\` alone.`)

/** Writes the file to a local place, block by block, and looks at it there. */
async function stage(
  body: AsyncIterable<Buffer>,
  fileName: string | null,
  { mostBytes, types }: Taking,
  { id, staged }: Place
): Promise<ReceivedFile> {
  const [hash, content] = [createHash('sha256'), new TextContent()]
  let size = 0
  await mkdir(dirname(staged), { recursive: true, mode: 0o700 })
  const file = await open(staged, 'wx', 0o600)
  try {
    for await (const block of body) {
      size += block.length
      if (size > mostBytes) throw tooLarge(mostBytes)
      hash.update(block)
      content.take(block)
      await writeWhole(file, block)
    }
  } finally {
    await file.close()
  }
  if (!size) throw invalid('file', 'EMPTY', 'The file is empty')

  content.end()
  const name = cleanName(fileName)
  const type = await contentType(staged, { content, name, types })
  return {
    id,
    name: name || `file.${TYPES[type][0]}`,
    type,
    size,
    sha256: hash.digest('hex'),
    isTaken: false,
  }
}

const tooLarge = (most: number) =>
  new Refusal(413, 'PAYLOAD_TOO_LARGE', `The file is larger than ${most / MIB} MiB`)
