/**
 * Takes the body of POST /imports: from the socket to disk, judged on its way, before any transaction is open. What is
 * refused, cut off or not taken by an import in the end leaves no file behind.
 */
import { newId } from '#core/ids'
import type { FileHandle } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { Bulk } from '#core/bulk'
import { Current } from '#core/current'
import { mustHold } from '#core/permissions'
import { preferencesOf } from '#core/preferences'
import { invalid, Refusal } from '#core/refusals'
import { fieldError, ValidationFailed } from '#core/validation'
import { columnsOf } from '#integrations/imports/columns'
import { headerOf } from '#integrations/imports/file_header'
import { createFile, removeFile } from '#integrations/imports/files'
import { MEDIA_TYPES, formatOfFile, type Format } from '#integrations/imports/formats/format'
import { bulkOf } from '#integrations/imports/resources'
import { ContentCheck, LARGEST_FILE, tooLarge } from '#integrations/imports/upload/content_check'
import { collected, partsOf } from '#integrations/imports/upload/multipart'
import { parametersOf, type Parameters } from '#integrations/imports/upload/parameters'

export type Upload = {
  importId: string
  parameters: Parameters
  format: Format
  fileName: string | null
  fileSize: number
  /** Set once an import has it: the file stays. */
  isTaken: boolean
}

type Stored = { file: FileHandle; check: ContentCheck; sha256: string; fileName: string | null; type: string | undefined }
type Received = Stored & { given: Record<string, unknown> }

declare module '@adonisjs/core/http' {
  interface HttpContext {
    upload?: Upload
  }
}

const LARGEST_FIELD = 64 * 1024
const FORM_AROUND_FILE = 1024 * 1024

export async function receiveUpload(ctx: HttpContext, perform: () => Promise<void>) {
  const importId = newId()
  const { request } = ctx
  const type = request.header('content-type')?.split(';')[0].trim().toLowerCase()
  const isForm = type === 'multipart/form-data'
  if (!isForm && !(type && type in MEDIA_TYPES)) {
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send a form (multipart/form-data) with the file, or text/csv, application/x-ndjson or application/json as the body')
  }
  if (request.header('content-encoding', 'identity') !== 'identity') throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as it is, without a Content-Encoding')
  if (Number(request.header('content-length')) > LARGEST_FILE + (isForm ? FORM_AROUND_FILE : 0)) throw tooLarge()

  let file: FileHandle | undefined
  try {
    const received = await (isForm ? readForm(ctx, importId) : readBody(ctx, importId, type!))
    file = received.file
    ctx.upload = await judged(ctx, importId, received)
    await file.datasync()
    // What makes this request this one, for its Idempotency-Key.
    request.setInitialBody({ ...received.given, file: received.sha256 })
    await perform()
  } finally {
    await file?.close()
    if (!ctx.upload?.isTaken) await removeFile(importId)
  }
}

/** Everything that can be said about a file at once. */
async function judged(ctx: HttpContext, importId: string, { file, check, fileName, type, given }: Received): Promise<Upload> {
  const { bulk, parameters } = await parametersOf(given, preferencesOf(ctx))
  const head = check.head.toString().replace(/^\ufeff/, '')
  const format = formatOfFile(type, fileName, head)
  if (!head.trim() && check.size <= check.head.length) throw invalid('file', 'EMPTY', 'The file is empty')

  if (format === 'CSV') await judgeColumns(file, check, bulk, parameters)
  else if (format === 'JSON' && head.trim() && head.trimStart()[0] !== '[') throw invalid('file', 'WRONG_FORMAT', 'The file must be a JSON array of objects')
  else if (format === 'JSON' && /^\s*\[\s*\]\s*$/.test(head)) throw invalid('file', 'EMPTY', 'The file has no rows')
  return { importId, parameters, format, fileName, fileSize: check.size, isTaken: false }
}

async function judgeColumns(file: FileHandle, check: ContentCheck, bulk: Bulk, { mapping, mode }: Parameters) {
  const { columns, rows } = await headerOf(file, 'CSV')
  columnsOf(bulk, columns, mapping, mode)
  if (await isBlank(file, rows, check.size)) throw invalid('file', 'EMPTY', 'The file has a header and no rows')
}

/** Whether only line ends come behind byte `at`, as far as that is worth looking at. */
async function isBlank(file: FileHandle, at: number, size: number) {
  const rest = Buffer.alloc(Math.min(size - at, 4096))
  await file.read(rest, 0, rest.length, at)
  return rest.length === size - at && /^[\r\n]*$/.test(rest.toString())
}

async function readBody(ctx: HttpContext, importId: string, type: string): Promise<Received> {
  const given = ctx.request.qs()
  await parametersOf(given, preferencesOf(ctx))
  const stored = await store(importId, streamOf(ctx), { fileName: null, type })
  return { ...stored, given }
}

async function readForm(ctx: HttpContext, importId: string): Promise<Received> {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(ctx.request.header('content-type')!)
  if (!boundary) throw new Refusal(400, 'MALFORMED_BODY', 'The form names no boundary')

  const given: Record<string, unknown> = { ...ctx.request.qs() }
  let stored: Stored | undefined
  try {
    for await (const { name, fileName, type, body } of partsOf(streamOf(ctx)[Symbol.asyncIterator](), boundary[1] ?? boundary[2])) {
      if (name === 'file') {
        if (stored) throw invalid('file', 'TOO_MANY_ITEMS', 'Send one file')
        // What is known by now may spare the sender the rest.
        if (typeof given.resource === 'string') mustHold(Current.actor, bulkOf(given.resource).scope)
        stored = await store(importId, body, { fileName: fileName?.slice(0, 255) || null, type })
      } else if (Object.keys(given).length < 50) given[name] = (await collected(body, LARGEST_FIELD)).toString()
    }
  } catch (error) {
    await stored?.file.close()
    throw error
  }
  if (!stored) throw new ValidationFailed([fieldError(['file'], 'REQUIRED', 'file is required: the file to import.')])
  return { ...stored, given }
}

/** To disk, block by block, as fast as the disk takes it. */
async function store(importId: string, body: AsyncIterable<Buffer>, about: { fileName: string | null; type: string | undefined }): Promise<Stored> {
  const check = new ContentCheck()
  const file = await createFile(importId)
  try {
    for await (const block of body) {
      check.take(block)
      await file.write(block)
    }
    return { file, check, sha256: check.end(), ...about }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The request's own stream; whoever stops reading it leaves it open, and the rest is passed over, so that the refusal still reaches the sender. */
async function* streamOf({ request }: HttpContext): AsyncGenerator<Buffer> {
  const incoming = request.request
  try {
    yield* incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch (error) {
    throw incoming.complete ? error : new Refusal(400, 'UPLOAD_CUT', 'The upload was cut off before its end')
  } finally {
    if (!incoming.readableEnded) incoming.resume()
  }
}
