/** MCP server of one request: lists and calls the tools of the caller. */
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import type { HttpContext } from '@adonisjs/core/http'
import { VERSION } from '#api/version'
import { callOverMcp } from '#assistant/mcp/call'
import { offeredTool } from '#assistant/offer'
import { askedToolsets, toolsOf } from '#assistant/toolsets'
import { writtenList } from '#assistant/written_list'

const INSTRUCTIONS = `Oficio runs a company: customers, products and stock, quotes, invoices, payments, accounting, assets, people, tickets.
Find records before you read or change them: tools that act ask for ids. Amounts are in the company's currency; prices, taxes and totals are computed here.
Try a change with \`dryRun: true\` and show what it would do before you do it. A refusal names the field that is wrong.`

/** Clients may cache the list for this long; calls check permissions again. */
const KEEP_MS = 60_000

const list = writtenList(
  ({ name, title, description, inputSchema, outputSchema, annotations }) => ({
    name,
    title,
    description,
    inputSchema,
    outputSchema,
    annotations,
  })
)

const NONE_YET = { tools: [] }

export function serverFor(ctx: HttpContext): Server {
  const server = new Server(
    { name: 'oficio', title: 'Oficio', version: VERSION },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': { ttlMs: KEEP_MS, cacheScope: 'private' } },
    }
  )

  server.setRequestHandler('tools/list', ({ params }) => {
    if (params?.cursor)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'The list of tools is one page: no cursor leads to another'
      )
    return NONE_YET
  })
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!isCallable(ctx, params.name))
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    return callOverMcp(ctx, params.name, params.arguments ?? {})
  })
  return server
}

/** Toolsets that a host names limit its calls to the list; without them it is only shorter. */
function isCallable(ctx: HttpContext, name: string): boolean {
  const asked = askedToolsets(ctx)
  return asked ? toolsOf(asked).some((tool) => tool.name === name) : offeredTool(name) !== undefined
}

/** Inserts the cached list, which the library would validate and serialize each time. */
export async function withTools(ctx: HttpContext, answer: string): Promise<string | Buffer> {
  if (ctx.request.body()?.method !== 'tools/list') return answer
  const [before, after] = answer.split('"tools":[]')
  return after === undefined ? answer : list(askedToolsets(ctx), `${before}"tools":`, after)
}
