import type { HttpContext } from '@adonisjs/core/http'
import { bodyOf, operation, pathId } from '#core/operations'
import { PDF, sendPdf } from '#core/report'
import { labelOf, printLabels } from '#assets/labels'
import * as input from '#assets/validators/asset'

const answers = (description: string) => ({ 200: { description, content: { 'application/pdf': PDF } } })

export const assetLabels = {
  one: operation({ kind: 'verb', status: 200, summary: 'Print the label of an asset: its tag, also as a QR code, and its name', answers: answers('A label of 63.5 × 33.9 mm') }, async (ctx: HttpContext) => {
    const { assetTag, pdf } = await labelOf(pathId(ctx))
    return sendPdf(ctx, `${assetTag}.pdf`, pdf)
  }),

  sheet: operation({ kind: 'verb', status: 200, input: input.printLabels, summary: 'Print sheets of labels', answers: answers('Three labels by eight on each sheet') }, async (ctx: HttpContext) => {
    const { ids } = await bodyOf(ctx, input.printLabels)
    return sendPdf(ctx, 'labels.pdf', await printLabels(ids))
  }),
}
