/**
 * What all readers of a statement need: lists of words, lists of nodes cut at words, and which of
 * them are queries.
 */
import type { Node } from '#core/tenancy_guard/tokenizer'

/** Clauses after a query that are no part of it. */
export const ENDS_A_QUERY = words('union except intersect order limit for lock')

/** `split` at these gives the items of a list. */
export const COMMA = words(',')

/** Whether it begins as a SELECT does, also in parentheses. */
export function isQuery([first, second]: Node[]): boolean {
  if (first?.kids) return isQuery(first.kids) && (!second || ENDS_A_QUERY.has(second.word))
  return first?.word === 'select' || first?.word === 'with'
}

/** Cuts at each separator, which is left out. */
export function split(nodes: Node[], separators: ReadonlySet<string>): Node[][] {
  const parts: Node[][] = [[]]
  for (const node of nodes) {
    if (separators.has(node.word)) parts.push([])
    else parts.at(-1)!.push(node)
  }
  return parts
}

/** The words of a text, for looking up. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
