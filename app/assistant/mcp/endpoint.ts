/**
 * The endpoint of the Model Context Protocol: Streamable HTTP without sessions, for clients of the
 * revisions of 2025 and of 2026 alike, always answered as JSON.
 */
import {
  createMcpHandler,
  isLegacyRequest,
  isSpecType,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { HttpContext } from '@adonisjs/core/http'
import { serverFor, withTools } from '#assistant/mcp/server'

/** Since nothing ever changes during a request, there is nothing to subscribe to. */
const modern = createMcpHandler(({ authInfo }) => serverFor(authInfo!.extra!.ctx as HttpContext), {
  legacy: 'reject',
  maxSubscriptions: 0,
})

/** The answer, and its body apart. */
export async function answerOverMcp(ctx: HttpContext) {
  const answer = await answerTo(ctx)
  return { answer, body: await withTools(ctx, await answer.text()) }
}

/** The guard knows who asks: of that the protocol's library is only given the context. */
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

/**
 * Of the others the library says by itself that their parameters are wrong; of these it would say
 * that something broke here.
 */
const CHECKED: Record<string, (value: unknown) => boolean> = {
  'initialize': isSpecType.InitializeRequest,
  'tools/list': isSpecType.ListToolsRequest,
}

const lacksParams = (message: any) =>
  isSpecType.JSONRPCRequest(message) &&
  Object.hasOwn(CHECKED, message.method) &&
  !CHECKED[message.method](message)

const invalidParams = ({ id, method }: Record<string, any>) =>
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

/**
 * Its body was read before. JSON is the only form of answers, so whoever asks for less is not
 * turned away for not taking streams.
 */
function requestOf({ request }: HttpContext) {
  const headers = new Headers(
    Object.entries(request.headers()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]]
    )
  )
  headers.set('accept', 'application/json, text/event-stream')
  return new Request(request.completeUrl(), { method: request.method(), headers })
}
