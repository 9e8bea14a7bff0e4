/**
 * Tools of assistants, from each domain's `tools.ts`. Most wrap an operation of the API and take
 * its input, output, permission and module.
 */
import type { Actor } from '#core/context/current'
import type { Operation } from '#core/endpoints/operations'

type Words = {
  /** Tells a model when to use it, its answer, and which tool to use first. */
  description: string
  /** It destroys data; deletions are marked anyway. */
  isDestructive?: boolean
  /** It affects people or systems outside the company, such as by mail. */
  reachesOut?: boolean
  /** People need it often: it is in the default toolset, which has at most 40 tools. */
  isCommon?: true
  /** Narrows who gets it among the actors with its permission. */
  isFor?: (actor: Actor) => boolean
}

/** An operation of the API, by the name of its route. */
export type RouteTool = Words & {
  route: string
  /** Arguments that it does not take, dotted: `items.unitPrice`. */
  without?: readonly string[]
  /** Arguments of the query that a caller must give, for short answers. */
  needs?: readonly string[]
  /** Arguments that it always passes: `{ overdue: true }`. */
  given?: Record<string, string | number | boolean>
  /** Arguments that it passes where a caller leaves them out, for short answers: `{ limit: 15 }`. */
  preset?: Record<string, string | number | boolean>
}

/** A tool that is not a single operation of the API. */
export type OwnTool = Words & {
  /** A scope, such as `hr:read`. */
  permission: string
  module?: string
  writes?: boolean
  /** Input, output and work: `does({ input, output: { schema } }, …)`. */
  operation: Operation
}

export type ToolDefinition = RouteTool | OwnTool

/** A tool with the name of its toolset. */
export type GroupedTool = ToolDefinition & { toolset: string }

/** Puts tools, by their names in snake case, into a toolset such as `sales`. */
export function toolset(
  name: string,
  tools: Record<string, ToolDefinition>
): Record<string, GroupedTool> {
  return Object.fromEntries(
    Object.entries(tools).map(([key, tool]) => [key, { ...tool, toolset: name }])
  )
}

export const definedTools = new Map<string, GroupedTool>()

export function defineTools(tools: Record<string, GroupedTool>) {
  for (const [name, tool] of Object.entries(tools)) {
    if (definedTools.has(name)) throw new Error(`There are two tools ${name}`)
    definedTools.set(name, tool)
  }
}
