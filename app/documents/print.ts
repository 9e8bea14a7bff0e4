/** The answer of a request that is a PDF. */
import type { HttpContext } from '@adonisjs/core/http'
import { inDrawingTurn } from '#documents/drawing_turn'

export type Printed = { fileName: string; pdf: Buffer }

/**
 * Answers the PDF that `make` reads and draws in the turn of the company; browsers show it. 429
 * BUSY when too many wait.
 */
export function print(ctx: HttpContext, make: () => Promise<Printed>): Promise<Buffer> {
  return inDrawingTurn(ctx, async () => {
    const { fileName, pdf } = await make()
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Content-Disposition', `inline; filename="${fileName}"`)
    return pdf
  })
}
