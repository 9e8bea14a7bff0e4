/** The server of one request of the Model Context Protocol: it lists the tools that the caller is offered, and calls them. */
import { ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server'
import type { HttpContext } from '@adonisjs/core/http'
import { VERSION } from '#api/version'
import { callOverMcp } from '#assistant/mcp/call'
import { offeredTool, offeredTools, offerKey } from '#assistant/offer'
import type { Tool as Offered } from '#assistant/tool'
import { Remembered } from '#core/remembered'

const INSTRUCTIONS = `Oficio runs a company: customers, products and stock, quotes, invoices, payments, accounting, assets, people, tickets.
Find records before you read or change them: tools that act ask for ids. Amounts are in the company's currency; prices, taxes and totals are computed here.
Try a change with \`dryRun: true\` and show what it would do before you do it. A refusal names the field that is wrong.`

/** For how long a client may keep the list of tools: permissions and modules change seldom, and a call asks again. */
const KEEP_MS = 60_000

const lists = new Remembered<{ tools: Tool[] }>({ most: 200 })

export function serverFor(ctx: HttpContext): Server {
  const server = new Server({ name: 'oficio', title: 'Oficio', version: VERSION }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS, cacheHints: { 'tools/list': { ttlMs: KEEP_MS, cacheScope: 'private' } } })

  server.setRequestHandler('tools/list', () => lists.get(offerKey(), async () => ({ tools: offeredTools().map(shown) })))
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!offeredTool(params.name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    return callOverMcp(ctx, params.name, params.arguments ?? {})
  })
  return server
}

const shown = ({ name, title, description, inputSchema, outputSchema, annotations }: Offered) => ({ name, title, description, inputSchema, outputSchema, annotations }) as Tool
