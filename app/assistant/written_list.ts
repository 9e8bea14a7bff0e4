/** Cached text of the tool list, which is long and requested at the start of each conversation. */
import { offeredTools, offerKey } from '#assistant/offer'
import type { Tool } from '#assistant/tool'
import { TtlCache } from '#core/primitives/ttl_cache'

export function writtenList(shown: (tool: Tool) => object) {
  const written = new TtlCache<Buffer>({ most: 50 })

  return async (before: string, after: string): Promise<Buffer> => {
    const list = await written.get(offerKey(), async () =>
      Buffer.from(JSON.stringify(offeredTools().map(shown)))
    )
    return Buffer.concat([Buffer.from(before), list, Buffer.from(after)])
  }
}
