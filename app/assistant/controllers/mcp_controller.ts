import env from '#start/env'
import type { HttpContext } from '@adonisjs/core/http'
import { toolsetParameters } from '#assistant/toolsets'
import { readJsonBody } from '#core/http/json_body'
import { operation } from '#core/endpoints/operations'
import { forbidden } from '#core/errors/refusal'

const OWN_ORIGIN = new URL(env.get('APP_URL')).origin

const refusal = (code: number, message: string) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code, message },
})

const MESSAGE = { type: 'object', description: 'A message of JSON-RPC 2.0.' }

/** No transaction here: each tool call has its own. */
export const mcp = {
  post: operation(
    {
      kind: 'verb',
      status: 200,
      parameters: toolsetParameters,
      output: { schema: MESSAGE, title: 'McpMessage' },
      accepts: { 'application/json': MESSAGE },
      answers: {
        202: { description: 'A notification was taken.' },
        400: {
          description:
            'What was sent is no message of JSON-RPC, or more than one; or no company was chosen.',
          content: {
            'application/json': MESSAGE,
            'application/problem+json': { $ref: '#/components/schemas/Problem' },
          },
        },
        415: {
          description: 'The body is not `application/json`, or has an encoding that is not taken.',
          content: {
            'application/json': MESSAGE,
            'application/problem+json': { $ref: '#/components/schemas/Problem' },
          },
        },
      },
      summary: 'Serve the tools over the Model Context Protocol',
      receive: exchange,
    },
    exchange
  ),
}

async function exchange(ctx: HttpContext) {
  mustBeOfKnownOrigin(ctx)
  try {
    await readJsonBody(ctx)
  } catch (error: any) {
    if (error.status !== 400) throw error
    return ctx.response.status(400).send(refusal(-32700, 'Parse error'))
  }
  // A batch would count as one request for the rate limit.
  if (Array.isArray(ctx.request.body()))
    return ctx.response
      .status(400)
      .send(refusal(-32600, 'Batches are not taken: send one message at a time'))
  const { answerOverMcp } = await import('#assistant/mcp/endpoint')
  send(ctx, await answerOverMcp(ctx))
}

/** Refuses origins that CORS_ORIGINS does not name, against DNS rebinding and foreign pages. */
function mustBeOfKnownOrigin({ request }: HttpContext) {
  const origin = request.header('origin')
  if (origin === undefined || origin === OWN_ORIGIN) return
  if (!env.get('CORS_ORIGINS')?.includes(origin))
    throw forbidden('Requests from web pages of other origins are refused')
}

function send(
  { response }: HttpContext,
  { answer, body }: { answer: Response; body: string | Buffer }
) {
  answer.headers.forEach((value, name) => response.header(name, value))
  response.status(answer.status).send(body)
}
