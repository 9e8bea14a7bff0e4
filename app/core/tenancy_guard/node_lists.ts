/** Lists of words and of nodes, for all readers of a statement. */
import type { Node } from '#core/tenancy_guard/tokenizer'

/** Clauses after a query in parentheses. */
export const ENDS_A_QUERY = words('union except intersect order limit for lock')

export const COMMA = words(',')

/** True for a SELECT or WITH, also in parentheses. */
export function isQuery([first, second]: Node[]): boolean {
  if (first?.kids) return isQuery(first.kids) && (!second || ENDS_A_QUERY.has(second.word))
  return first?.word === 'select' || first?.word === 'with'
}

export function split(nodes: Node[], separators: ReadonlySet<string>): Node[][] {
  const parts: Node[][] = [[]]
  for (const node of nodes) {
    if (separators.has(node.word)) parts.push([])
    else parts.at(-1)!.push(node)
  }
  return parts
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
