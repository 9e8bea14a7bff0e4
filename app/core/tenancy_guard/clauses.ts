/** Cuts a SELECT, UPDATE or DELETE into its clauses. */
import { words } from '#core/tenancy_guard/node_lists'
import { refuse, type Node } from '#core/tenancy_guard/tokenizer'

const CLAUSES = words('select update delete from set where group having order limit for lock')

/** Refuses a repeated or misplaced clause, so that no FROM or WHERE hides in another. */
export function splitClauses(nodes: Node[]): Map<string, Node[]> {
  const order = [...CLAUSES]
  const found = new Map<string, Node[]>()
  let current: Node[] = []
  let rank = -1

  nodes.forEach((node, index) => {
    const isLock = node.word === 'update' && nodes[index - 1]?.word === 'for'
    if (isLock || !CLAUSES.has(node.word)) return current.push(node)

    if (order.indexOf(node.word) <= rank) refuse(`"${node.word}" out of place`)
    rank = order.indexOf(node.word)
    found.set(node.word, (current = []))
  })
  return found
}
