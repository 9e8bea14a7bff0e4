import type { HttpContext } from '@adonisjs/core/http'
import { readJsonBody } from '#core/http/json_body'
import { bodyOf, operation, pathId } from '#core/endpoints/operations'
import { PDF } from '#core/endpoints/report'
import { inDrawingSlot } from '#documents/drawing_slot'
import { print } from '#documents/print'
import { labelOf, printLabels } from '#assets/tags/labels'
import * as input from '#assets/validators/asset'

const answers = (description: string) => ({
  200: { description, content: { 'application/pdf': PDF } },
})

/** The drawing slot comes before the transaction: requests that wait use no connection. */
async function receive(ctx: HttpContext, execute: () => Promise<void>) {
  await readJsonBody(ctx)
  await inDrawingSlot(ctx, execute)
}

export const assetLabels = {
  one: operation(
    {
      kind: 'verb',
      status: 200,
      summary: 'Print the label of an asset',
      answers: answers('A label of 63.5 × 33.9 mm'),
    },
    (ctx) => {
      const id = pathId(ctx)
      return print(ctx, () => labelOf(id))
    }
  ),

  sheet: operation(
    {
      kind: 'verb',
      status: 200,
      input: input.printLabels,
      summary: 'Print labels of assets',
      answers: answers('Three labels by eight on each sheet'),
      receive,
    },
    async (ctx) => {
      const { ids } = await bodyOf(ctx, input.printLabels)
      return print(ctx, () => printLabels(ids))
    }
  ),
}
