/** Cached text of the tool list, which is long and requested at the start of each conversation. */
import { offerKey } from '#assistant/offer'
import type { Tool } from '#assistant/tool'
import { toolsOf } from '#assistant/toolsets'
import { TtlCache } from '#core/primitives/ttl_cache'

export function writtenList(shown: (tool: Tool) => object) {
  const written = new TtlCache<Buffer>({ most: 50 })

  /** `asked` are the toolsets, sorted; undefined for the default. */
  return async (asked: string[] | undefined, before: string, after: string): Promise<Buffer> => {
    const list = await written.get(`${asked?.join()}|${offerKey()}`, async () =>
      Buffer.from(JSON.stringify(toolsOf(asked).map(shown)))
    )
    return Buffer.concat([Buffer.from(before), list, Buffer.from(after)])
  }
}
