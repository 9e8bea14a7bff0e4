/** Streams POST /imports to disk outside a transaction; only a file that an import takes stays. */
import { newId } from '#core/primitives/ids'
import type { HttpContext } from '@adonisjs/core/http'
import { preferencesOf } from '#core/http/prefer_header'
import { readFormInto } from '#core/http/multipart_form'
import { mediaTypeOf, mustBeTakable, uploadStream } from '#core/http/upload_stream'
import { Refusal } from '#core/errors/refusal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { removeFile } from '#integrations/imports/files'
import { MEDIA_TYPES } from '#integrations/imports/formats/format'
import { importOf, mustMayImport } from '#integrations/imports/resources'
import { LARGEST_FILE, tooLarge } from '#integrations/imports/upload/content_check'
import { parametersOf } from '#integrations/imports/upload/parameters'
import { mustHaveRoomToWaitNow } from '#integrations/waiting_jobs'
import { judged, type Upload } from '#integrations/imports/upload/take_file'
import { type Encoding, ENCODINGS } from '#integrations/imports/upload/encodings'
import { store, type Stored } from '#integrations/imports/upload/store_file'

type Received = { stored: Stored; given: Record<string, unknown> }

declare module '@adonisjs/core/http' {
  interface HttpContext {
    upload?: Upload
  }
}

/**
 * Runs `execute` with `ctx.upload`. Refuses 415 other types, 413 above 256 MiB, 422 wrong files.
 */
export async function receiveUpload(ctx: HttpContext, execute: () => Promise<void>) {
  const importId = newId()
  const { request } = ctx
  const type = mediaTypeOf(ctx)
  const isForm = type === 'multipart/form-data'
  if (!isForm && !(type && MEDIA_TYPES.has(type))) {
    throw new Refusal(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Send a form (multipart/form-data) with the file, or text/csv, application/x-ndjson, ' +
        'application/json or an .xlsx workbook as the body'
    )
  }
  mustBeTakable(ctx, LARGEST_FILE, tooLarge)

  await mustHaveRoomToWaitNow()

  let received: Received | undefined
  try {
    received = await (isForm ? readForm(ctx, importId) : readBody(ctx, importId, type!))
    const { stored, given } = received
    ctx.upload = await judged(importId, stored, given, preferencesOf(ctx))
    await stored.file.datasync()
    // Identity of the request for its Idempotency-Key.
    request.setInitialBody({ ...given, file: stored.sha256 })
    await execute()
  } finally {
    await received?.stored.file.close()
    if (!ctx.upload?.isTaken) await removeFile(importId)
  }
}

async function readBody(ctx: HttpContext, importId: string, type: string): Promise<Received> {
  const given = ctx.request.qs()
  const { parameters } = await parametersOf(given, preferencesOf(ctx))
  const stored = await store(importId, uploadStream(ctx), {
    fileName: null,
    type,
    encoding: parameters.encoding ?? undefined,
  })
  return { stored, given }
}

async function readForm(ctx: HttpContext, importId: string): Promise<Received> {
  const { headers } = ctx.request.request
  const given: Record<string, unknown> = { ...ctx.request.qs() }
  const stored = await readFormInto(
    given,
    { headers, source: uploadStream(ctx) },
    {
      takeFile({ body, fileName, type }) {
        // Refusing early spares the sender the upload.
        if (typeof given.resource === 'string') mustMayImport(importOf(given.resource))
        return store(importId, body, {
          fileName: fileName?.slice(0, 255) || null,
          type,
          encoding: encodingIn(given),
          mayYetSay: true,
        })
      },
      discard: ({ file }) => file.close(),
    }
  )
  if (!stored)
    throw new ValidationFailed([
      fieldError(['file'], 'REQUIRED', 'file is required: the file to import.'),
    ])
  return { stored, given }
}

/** A wrong encoding is refused with the other parameters. */
const encodingIn = ({ encoding }: Record<string, unknown>) =>
  ENCODINGS.find((one) => one === encoding) as Encoding | undefined
