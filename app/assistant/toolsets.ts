/** Toolsets: the tools of a domain under one name, so that a host loads those that it needs. */
import { allTools, type Tool } from '#assistant/tool'
import { offeredTools } from '#assistant/offer'
import { valuesFilter, type QueryField } from '#core/input/query_fields'
import { queryOf } from '#core/input/query_string'
import { preferencesOf } from '#core/http/prefer_header'
import { nearest } from '#core/primitives/nearest'
import type { HttpContext } from '@adonisjs/core/http'

/** The common tools of all domains. */
const DEFAULT = 'default'
const ALL = 'all'

/** A caller with at most so many tools needs no choice, and gets all of them by default. */
export const MOST_BY_DEFAULT = 40

let known: readonly string[] | undefined

/** The names in the order of the alphabet, without `default` and `all`. */
export const toolsetNames = () =>
  (known ??= [...new Set([...allTools().values()].map(({ toolset }) => toolset))].sort())

const toolsets: QueryField<string[]> = {
  ...valuesFilter((text, refuse) => {
    const names = [DEFAULT, ALL, ...toolsetNames()]
    const name = text.toLowerCase()
    return names.includes(name) ? name : refuse('INVALID_CHOICE', isNone(text, names))
  }),
  schema: { type: 'string', examples: ['sales,stock'] },
}

function isNone(text: string, names: readonly string[]) {
  const [near] = nearest(text, names)
  const hint = near ? `: the nearest is ${near}` : ''
  return `names ${JSON.stringify(text.slice(0, 100))}, which is no toolset${hint}. There are ${names.join(', ')}`
}

const query = queryOf({ toolsets })

export const toolsetParameters = query.parameters

/** The toolsets that a request names, sorted; undefined where it names none. Refuses unknown ones. */
export function askedToolsets(ctx: HttpContext): string[] | undefined {
  return query.parse(ctx.request.qs(), preferencesOf(ctx)).toolsets?.sort()
}

/** The tools of these toolsets that the caller may use. */
export function toolsOf(asked: readonly string[] = [DEFAULT]): Tool[] {
  const offered = offeredTools()
  if (asked.includes(ALL)) return offered
  const isEnough = asked.includes(DEFAULT) && offered.length <= MOST_BY_DEFAULT
  return isEnough ? offered : offered.filter((tool) => isOf(tool, asked))
}

const isOf = ({ toolset, isCommon }: Tool, asked: readonly string[]) =>
  asked.includes(ALL) || asked.includes(toolset) || (isCommon && asked.includes(DEFAULT))

/** The toolsets of the caller, each with the number of its tools. */
export function offeredToolsets(): { name: string; tools: number }[] {
  const counts = Map.groupBy(offeredTools(), ({ toolset }) => toolset)
  return toolsetNames().flatMap((name) => {
    const tools = counts.get(name)?.length ?? 0
    return tools ? [{ name, tools }] : []
  })
}
