/** Equalities that a condition requires, with the values that it compares with. */
import { isQuery, words } from '#core/tenancy_guard/node_lists'
import type { Node } from '#core/tenancy_guard/tokenizer'

/** A place that must hold the tenant: a binding, or a number in the SQL itself. */
export type Pin = { bind: number } | { literal: string }

const LOOSENS = words('or xor |')

/**
 * The conditions that must all hold. OR loosens all beside it; the AND of BETWEEN and of CASE is
 * another.
 */
export function conjuncts(nodes: Node[]): Node[][] {
  if (nodes.some(({ word }) => LOOSENS.has(word))) return []

  const parts: Node[][] = [[]]
  let betweens = 0
  for (const node of nodes) {
    if (node.word === 'case') {
      parts.pop()
      break
    }
    if (node.word === 'and' && betweens === 0) {
      parts.push([])
      continue
    }
    if (node.word === 'and') betweens--
    if (node.word === 'between') betweens++
    parts.at(-1)!.push(node)
  }

  return parts.flatMap((part) =>
    part.length === 1 && part[0].kids && !isQuery(part[0].kids) ? conjuncts(part[0].kids) : [part]
  )
}

/** `= ?`, `= 7`, `in (?)`, and nothing behind it. */
export function comparedValue([operator, value, ...rest]: Node[]): Pin | undefined {
  if (!value || rest.length) return
  if (operator.word === '=') return asPin(value)
  if (operator.word === 'in' && value.kids?.length === 1) return asPin(value.kids[0])
}

/** The value in one place of a row of that many. */
export function cellPin(row: Node[], place: number, width: number): Pin | undefined {
  let cell = 0
  const found: Node[] = []
  for (const node of row) {
    if (node.word === ',') cell++
    else if (cell === place) found.push(node)
  }
  if (cell + 1 === width && found.length === 1) return asPin(found[0])
}

function asPin({ word, bind }: Node): Pin | undefined {
  if (bind !== undefined) return { bind }
  if (/^\d+$/.test(word)) return { literal: word }
}
