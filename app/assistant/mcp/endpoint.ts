/** MCP endpoint: Streamable HTTP without sessions, JSON answers, protocol of 2025 and 2026. */
import {
  createMcpHandler,
  isLegacyRequest,
  isSpecType,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { HttpContext } from '@adonisjs/core/http'
import { serverFor, withTools } from '#assistant/mcp/server'
import { askedToolsets } from '#assistant/toolsets'

/** Nothing changes during a request, so there are no subscriptions. */
const modern = createMcpHandler(({ authInfo }) => serverFor(authInfo!.extra!.ctx as HttpContext), {
  legacy: 'reject',
  maxSubscriptions: 0,
})

/** Refuses unknown toolsets (422) before the message is read. */
export async function answerOverMcp(ctx: HttpContext) {
  askedToolsets(ctx)
  const answer = await answerTo(ctx)
  return { answer, body: await withTools(ctx, await answer.text()) }
}

/** The library gets only the context; our guard has already authenticated the caller. */
async function answerTo(ctx: HttpContext): Promise<Response> {
  const parsedBody = ctx.request.body()
  if (lacksParams(parsedBody)) return invalidParams(parsedBody)
  const request = requestOf(ctx)
  if (await isLegacyRequest(request, parsedBody)) return answerOfLegacy(ctx, request, parsedBody)
  return modern.fetch(request, {
    parsedBody,
    authInfo: { token: '', clientId: '', scopes: [], extra: { ctx } },
  })
}

/** Requests whose wrong parameters the library would report as an internal error. */
const CHECKED: Record<string, (value: unknown) => boolean> = {
  'initialize': isSpecType.InitializeRequest,
  'tools/list': isSpecType.ListToolsRequest,
}

const lacksParams = (message: any) =>
  isSpecType.JSONRPCRequest(message) &&
  Object.hasOwn(CHECKED, message.method) &&
  !CHECKED[message.method](message)

const invalidParams = ({ id, method }: { id?: unknown; method?: string }) =>
  Response.json({
    jsonrpc: '2.0',
    id,
    error: {
      code: ProtocolErrorCode.InvalidParams,
      message: `The parameters of ${method} are not those of the protocol`,
    },
  })

async function answerOfLegacy(ctx: HttpContext, request: Request, parsedBody: unknown) {
  const server = serverFor(ctx)
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await server.connect(transport)

  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

/** Adds all media types to Accept, because the library refuses clients that take no streams. */
function requestOf({ request }: HttpContext) {
  const headers = new Headers(
    Object.entries(request.headers()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]]
    )
  )
  headers.set('accept', 'application/json, text/event-stream')
  return new Request(request.completeUrl(), { method: request.method(), headers })
}
