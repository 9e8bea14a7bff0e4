import { callTool } from '#assistant/call'
import { offeredTool } from '#assistant/offer'
import { askedToolsets, offeredToolsets, toolsetParameters } from '#assistant/toolsets'
import { writtenList } from '#assistant/written_list'
import { readJsonBody } from '#core/http/json_body'
import { operation } from '#core/endpoints/operations'
import { Refusal } from '#core/errors/refusal'

const ANNOTATIONS = {
  type: 'object',
  description: 'What a host may want to know before it lets a model call it.',
  properties: Object.fromEntries(
    ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'].map((hint) => [
      hint,
      { type: 'boolean' },
    ])
  ),
}

const ONE = {
  type: 'object',
  title: 'Tool',
  required: ['name', 'toolset', 'title', 'description', 'module', 'inputSchema', 'annotations'],
  properties: {
    name: { type: 'string', examples: ['find_customers'] },
    toolset: { type: 'string', examples: ['customers'] },
    title: { type: 'string', examples: ['Find customers'] },
    description: { type: 'string', description: 'For a model: when to use it.' },
    module: {
      type: ['string', 'null'],
      description: 'The module that it belongs to.',
      examples: [null],
    },
    inputSchema: { type: 'object', description: 'JSON Schema of the arguments.' },
    outputSchema: { type: 'object', description: 'JSON Schema of the result.' },
    annotations: ANNOTATIONS,
  },
}

const LIST = {
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: ONE },
    meta: {
      type: 'object',
      required: ['toolsets'],
      properties: {
        toolsets: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'tools'],
            properties: { name: { type: 'string' }, tools: { type: 'integer' } },
          },
        },
      },
    },
  },
}

const CALLED = {
  type: 'object',
  required: ['result'],
  properties: {
    result: {
      type: ['object', 'null'],
      description: 'What the operation answers; null where it answers nothing.',
    },
  },
}

const list = writtenList(
  ({ name, toolset, title, description, module, inputSchema, outputSchema, annotations }) => ({
    name,
    toolset,
    title,
    description,
    module,
    inputSchema,
    outputSchema,
    annotations,
  })
)

export const tools = {
  index: operation(
    {
      kind: 'read',
      status: 200,
      parameters: toolsetParameters,
      output: { schema: LIST, title: 'ToolList' },
      summary: 'List tools',
    },
    async (ctx) => {
      const asked = askedToolsets(ctx)
      ctx.response.header('Content-Type', 'application/json; charset=utf-8')
      return list(asked, '{"data":', `,"meta":${JSON.stringify({ toolsets: offeredToolsets() })}}`)
    }
  ),

  call: operation(
    {
      kind: 'verb',
      status: 200,
      output: { schema: CALLED, title: 'ToolResult' },
      accepts: {
        'application/json': {
          type: 'object',
          description:
            'The arguments, as the tool’s `inputSchema` says. A tool that writes also takes ' +
            '`dryRun`, which is the same as `Prefer: dry-run`.',
        },
      },
      summary: 'Call a tool',
      async receive(ctx, execute) {
        mustBeOffered(ctx.params.name) // before a replayed answer
        await readJsonBody(ctx)
        if (ctx.request.body()?.dryRun === true) ctx.request.request.headers.prefer = 'dry-run'
        await execute()
      },
    },
    async (ctx) => {
      const tool = mustBeOffered(ctx.params.name)
      return { result: (await callTool(tool, ctx.request.body(), ctx)) ?? null }
    }
  ),
}

/** Refuses unknown tools and those without permission alike, with 404. */
function mustBeOffered(name: string) {
  const tool = offeredTool(name)
  if (!tool) throw new Refusal(404, 'NOT_FOUND', 'There is no such tool')
  return tool
}
