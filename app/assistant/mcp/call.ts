/** Tool calls over MCP run as REST calls: same transaction, idempotency key and refusals. */
import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server'
import type { HttpContext } from '@adonisjs/core/http'
import { tools } from '#assistant/controllers/tools_controller'
import { contextOf } from '#assistant/in_process'
import { PREFIX } from '#api/endpoints'
import { executeWrite } from '#core/pipeline/execute_write'
import { problem } from '#core/errors/problem_details'
import { refusalFrom } from '#core/errors/refusal'
import { noteRefusal } from '#core/audit/security_notes'

/** Headers passed to the call, and those passed back. */
const ASKED = ['idempotency-key', 'prefer']
const TOLD = ['idempotent-replayed', 'preference-applied']

export async function callOverMcp(
  outer: HttpContext,
  name: string,
  args: Record<string, unknown>
): Promise<CallToolResult> {
  // Raw headers, because `request.header()` treats an empty value as absent.
  const { headers: sent } = outer.request.request
  const headers = Object.fromEntries(
    ASKED.flatMap((header) => (sent[header] === undefined ? [] : [[header, String(sent[header])]]))
  )
  const ctx = contextOf(outer, tools.call, {
    method: 'POST',
    path: `${PREFIX}/assistant/tools/${name}/call`,
    params: { name },
    body: args,
    headers,
  })

  try {
    await tools.call.declaration.receive!(ctx, () => executeWrite(ctx))
  } catch (error) {
    return refused(outer, error)
  }
  for (const header of TOLD)
    if (ctx.response.getHeader(header))
      outer.response.header(header, String(ctx.response.getHeader(header)))

  const answer = JSON.parse(ctx.response.getBody())
  outer.refusedWith = ctx.refusedWith
  return ctx.response.getStatus() < 400 ? resultOf(answer) : refusal(answer)
}

/** The result, with the effects of a dry run. */
function resultOf({
  result,
  effects,
}: {
  result: object | null
  effects?: object
}): CallToolResult {
  const structuredContent = { ...result, ...(effects && { effects }) }
  return {
    content: [
      { type: 'text', text: result || effects ? JSON.stringify(structuredContent) : 'Done.' },
    ],
    ...(result && { structuredContent }),
  }
}

/** A refusal is the problem of REST as text, which the model can read and correct. */
const refusal = (answer: object): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: JSON.stringify(answer) }],
})

function refused(outer: HttpContext, error: any): CallToolResult {
  const { request, route, logger } = outer
  const known = refusalFrom(error)
  if (known) {
    outer.refusedWith = known.code
    noteRefusal(outer, known)
    return refusal(problem(known, request.id()!))
  }

  logger.error(
    { err: error, requestId: request.id(), route: route?.pattern },
    error?.message ?? 'An error without a message'
  )
  throw new ProtocolError(
    ProtocolErrorCode.InternalError,
    'Something went wrong here. It has been noted'
  )
}
