/** Finds the conditions that must hold, and the values that they compare with. */
import { isQuery, words } from '#core/tenancy_guard/node_lists'
import type { Node } from '#core/tenancy_guard/tokenizer'

/** A place that must contain the tenant: a binding, or a number in the SQL. */
export type Pin = { bind: number } | { literal: string }

const LOOSENS = words('or xor |')

/** Conditions that must all hold. OR weakens the others; BETWEEN and CASE have their own AND. */
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

/** Accepts `= ?`, `= 7` and `in (?)` without anything after it. */
export function comparedValue([operator, value, ...rest]: Node[]): Pin | undefined {
  if (!value || rest.length) return
  if (operator.word === '=') return asPin(value)
  if (operator.word === 'in' && value.kids?.length === 1) return asPin(value.kids[0])
}

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
