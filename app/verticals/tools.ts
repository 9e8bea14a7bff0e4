/** Assistant tools of verticals. */
import type { GroupedTool } from '#core/endpoints/assistant_tools'
import { VERTICALS } from '#core/context/modules'

const tools = await Promise.all(
  VERTICALS.map(async (vertical) => (await vertical.tools?.())?.default ?? {})
)

export default Object.assign({}, ...tools) as Record<string, GroupedTool>
