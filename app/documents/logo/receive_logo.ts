/** Receives a logo: checks it, and makes its print form before the transaction. */
import type { HttpContext } from '@adonisjs/core/http'
import { preferencesOf } from '#core/http/prefer_header'
import { inDrawingSlot } from '#documents/drawing_slot'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import { damaged, mustBeDrawable } from '#documents/logo/image_check'
import { UNREADABLE } from '#documents/logo/print_form'
import { bytesReceived, withMadeFile } from '#files/made_files'
import { receiveFile, type ReceivedFile } from '#files/stored_files'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    printForm?: ReceivedFile
  }
}

export const LOGO_TYPES = ['image/png', 'image/jpeg']

const receive = receiveFile({
  mostBytes: 2 ** 20,
  types: LOGO_TYPES,
  raw: LOGO_TYPES,
  replaces: true,
})

/**
 * Runs `execute` with `ctx.receivedFile` and `ctx.printForm`. Refuses 413 above 1 MiB, 415 other
 * bodies, 422 other types, damaged and too large pictures, 429 BUSY, 409 QUOTA_EXCEEDED.
 */
export const receiveLogo = (ctx: HttpContext, execute: () => Promise<void>): Promise<void> =>
  receive(ctx, async () => {
    const { type } = ctx.receivedFile!
    const sent = await bytesReceived(ctx.receivedFile!)
    mustBeDrawable(sent, type)
    const bytes = await printFormOf(ctx, type, sent)
    const { dryRun } = preferencesOf(ctx)
    await withMadeFile({ bytes, name: 'logo', type, dryRun }, (file) => {
      ctx.printForm = file
      return execute()
    })
  })

async function printFormOf(ctx: HttpContext, type: string, sent: Buffer): Promise<Buffer> {
  try {
    return await inDrawingSlot(ctx, async () =>
      drawn('logo', await issuerOf(), { type, base64: sent.toString('base64') })
    )
  } catch (error) {
    if ((error as Error).message === UNREADABLE) throw damaged()
    throw error
  }
}
