/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'assistant.mcp':
      'Serves the tools to hosts of language models over the Model Context Protocol, one ' +
      'JSON-RPC message a request, without sessions. ' +
      'Toolsets in the address decide which tools are listed and called. ' +
      'Programs without such a host use `POST /assistant/tools/:name/call`.',
    'assistant.tools.index':
      'Lists the tools of the chosen toolsets that the caller may use, with JSON Schemas for any ' +
      'model that calls functions. ' +
      'Without `toolsets` these are at most 40 common ones. ' +
      'Call one with `POST /assistant/tools/:name/call`.',
    'assistant.tools.call':
      'Runs the operation behind the tool as the caller, with the same permissions, ' +
      'transaction and refusals. ' +
      'The arguments are the body; ' +
      '`dryRun: ' +
      'true` shows the effects without keeping them.',
  },

  fields: {
    'data': 'Tools that the caller may use.',
    'name': { description: 'Name to call the tool by.', example: 'find_customers' },
    'ToolList.data.toolset': { description: 'Toolset of the tool.', example: 'customers' },
    'ToolList.meta': 'The toolsets of the caller.',
    'ToolList.meta.toolsets': 'Toolsets with tools that the caller may use.',
    'ToolList.meta.toolsets.name': { description: 'Name for `toolsets`.', example: 'sales' },
    'ToolList.meta.toolsets.tools': { description: 'Number of its tools.', example: 21 },
    'title': { description: 'Name for people.', example: 'Find customers' },
    'ToolList.data.description': {
      description: 'Text for a model: what the tool does and when to use it.',
      example: 'Finds customers by name, e-mail or tax id. Use it before reading or invoicing one.',
    },
    'ToolList.data.module': {
      description: 'Module that the tool belongs to; null for the tools of every company.',
      example: null,
    },
    'inputSchema': {
      description: 'JSON Schema of the arguments.',
      example: { type: 'object', properties: { search: { type: 'string' } } },
    },
    'ToolList.data.outputSchema': {
      description: 'JSON Schema of `result`; absent for tools that answer nothing.',
      example: { type: 'object' },
    },
    'ToolList.data.annotations': 'Hints by which a host decides whether to ask its user.',
    'readOnlyHint': 'Whether the tool only reads.',
    'destructiveHint': 'Whether the tool takes something away.',
    'idempotentHint': 'Whether repeating a call changes nothing more.',
    'openWorldHint': 'Whether somebody outside the company is written to.',
    'ToolResult.result': {
      description: 'Answer of the operation; null where it answers nothing.',
      example: { data: [], meta: { page: 1, limit: 20, total: 0, totalPages: 0 } },
    },
  },

  parameters: {
    toolsets:
      'Toolsets separated by commas, such as `sales,stock`; `all` for every tool. ' +
      'Without it `default`, with the 40 most common tools at most.',
    name: 'Name of the tool, as `GET /assistant/tools` lists it.',
  },
} satisfies Descriptions
