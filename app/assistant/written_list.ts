/**
 * A list of tools as text, written once for all to whom the same is offered: it is long, and asked
 * for at the beginning of every conversation.
 */
import { offeredTools, offerKey } from '#assistant/offer'
import type { Tool } from '#assistant/tool'
import { TtlCache } from '#core/primitives/ttl_cache'

/** The caller's list, each tool as `shown`, between the text that it stands in. */
export function writtenList(shown: (tool: Tool) => object) {
  const written = new TtlCache<Buffer>({ most: 50 })

  return async (before: string, after: string): Promise<Buffer> => {
    const list = await written.get(offerKey(), async () =>
      Buffer.from(JSON.stringify(offeredTools().map(shown)))
    )
    return Buffer.concat([Buffer.from(before), list, Buffer.from(after)])
  }
}
