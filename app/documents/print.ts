import type { HttpContext } from '@adonisjs/core/http'
import { inDrawingSlot } from '#documents/drawing_slot'

export type Printed = { fileName: string; pdf: Buffer }

/** Answers the PDF of `make` inline, drawn in a slot. Refuses with 429 BUSY on a full queue. */
export function print(ctx: HttpContext, make: () => Promise<Printed>): Promise<Buffer> {
  return inDrawingSlot(ctx, async () => {
    const { fileName, pdf } = await make()
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Content-Disposition', `inline; filename="${fileName}"`)
    return pdf
  })
}
