/** Tools: their definition combined with the operation that they call. */
import string from '@adonisjs/core/helpers/string'
import { endpoints, type Endpoint } from '#api/endpoints'
import { argumentsOf, resultOf } from '#assistant/schemas'
import type { Actor } from '#core/context/current'
import type { Operation } from '#core/endpoints/operations'
import type { JsonSchema } from '#core/resources/transformer'
import {
  definedTools,
  type GroupedTool,
  type OwnTool,
  type RouteTool,
  type ToolDefinition,
} from '#core/endpoints/assistant_tools'

export type Tool = {
  name: string
  toolset: string
  /** It is in the default toolset. */
  isCommon: boolean
  title: string
  description: string
  module: string | null
  permission: string
  /** Absent if the permission is enough. */
  isFor?: (actor: Actor) => boolean
  writes: boolean
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
  inputSchema: JsonSchema
  /** Same name as in Vine, for the checks of unknown fields. */
  toJSONSchema(): JsonSchema
  /** Absent for operations without an answer. */
  outputSchema?: JsonSchema
  needs: readonly string[]
  given: Record<string, unknown>
  preset: Record<string, unknown>
  method: string
  pattern: string
  operation: Operation
}

let known: ReadonlyMap<string, Tool> | undefined

/** All tools by name, built at first use, when all routes exist. */
export function allTools() {
  if (known) return known

  const routes = new Map(endpoints().map((endpoint) => [endpoint.name, endpoint]))
  const tools = [...definedTools].map(([name, definition]) =>
    toolOf(name, definition, endpointOf(name, definition, routes))
  )
  return (known = new Map(
    tools.sort((a, b) => (a.name < b.name ? -1 : 1)).map((tool) => [tool.name, tool])
  ))
}

const isOfRoute = (definition: ToolDefinition): definition is RouteTool => 'route' in definition

function endpointOf(
  name: string,
  definition: ToolDefinition,
  routes: ReadonlyMap<string, Endpoint>
): Endpoint {
  if (!isOfRoute(definition)) return endpointOfOwn(name, definition)

  const endpoint = routes.get(definition.route)
  if (!endpoint?.declaration)
    throw new Error(`The tool ${name} is the route ${definition.route}, and there is none`)
  return endpoint
}

function endpointOfOwn(name: string, { permission, module, writes, operation }: OwnTool): Endpoint {
  return {
    name,
    methods: [writes ? 'POST' : 'GET'],
    pattern: `/assistant/tools/${name}`,
    isOpen: false,
    asks: permission,
    module,
    declaration: operation.declaration,
    handler: operation,
  }
}

function toolOf(name: string, definition: GroupedTool, endpoint: Endpoint): Tool {
  const declaration = endpoint.declaration!
  const { kind } = declaration
  const [method] = endpoint.methods
  const writes = method !== 'GET'
  const {
    without = [],
    needs = [],
    given = {},
    preset = {},
  } = isOfRoute(definition) ? definition : {}
  const inputSchema = argumentsOf(endpoint.pattern, declaration, {
    writes,
    without: [...without, ...Object.keys(given)],
    needs,
  })

  return {
    name,
    toolset: definition.toolset,
    isCommon: definition.isCommon ?? false,
    title: string.sentenceCase(name),
    description: definition.description,
    module: endpoint.module ?? null,
    permission: endpoint.asks!,
    isFor: definition.isFor,
    writes,
    annotations: {
      readOnlyHint: !writes,
      destructiveHint: writes && (definition.isDestructive ?? kind === 'delete'),
      idempotentHint: !writes || kind === 'update' || kind === 'delete',
      openWorldHint: definition.reachesOut ?? false,
    },
    inputSchema,
    toJSONSchema: () => inputSchema,
    outputSchema: resultOf(declaration),
    needs,
    given,
    preset,
    method,
    pattern: endpoint.pattern,
    operation: endpoint.handler,
  }
}
