/**
 * Tools of assistants. Each domain names its tools in `tools.ts` at its root. Most are
 * operations of the API in words for a model: input, output, permission and module are those of the
 * operation.
 */
import type { Actor } from '#core/context/current'
import type { Operation } from '#core/endpoints/operations'

type Words = {
  /** For a model: when to use it, what it answers, which tool to use first. */
  description: string
  /** It takes away what cannot be had back; deletions do so anyway. */
  isDestructive?: boolean
  /** It reaches people or systems outside of the company, such as by mail. */
  reachesOut?: boolean
  /**
   * Whom it is for among those who hold its permission: its operation refuses all others, whatever
   * they ask.
   */
  isFor?: (actor: Actor) => boolean
}

/** An operation of the API, by the name of its route. */
export type RouteTool = Words & {
  route: string
  /** Arguments that it does not take, dotted: `items.unitPrice`. */
  without?: readonly string[]
  /** Arguments that it always gives: `{ overdue: true }`. */
  given?: Record<string, string | number | boolean>
}

/** A question or an action that no single operation of the API is. */
export type OwnTool = Words & {
  /** The scope that a route's line would ask for, such as `hr:read`. */
  permission: string
  module?: string
  writes?: boolean
  /** Its input, its answer and its work: `does({ input, output: { schema } }, …)`. */
  operation: Operation
}

export type ToolDefinition = RouteTool | OwnTool

export const definedTools = new Map<string, ToolDefinition>()

/** Tools by their names, in snake case. */
export function defineTools(tools: Record<string, ToolDefinition>) {
  for (const [name, tool] of Object.entries(tools)) {
    if (definedTools.has(name)) throw new Error(`There are two tools ${name}`)
    definedTools.set(name, tool)
  }
}
