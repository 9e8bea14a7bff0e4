/** Lines of orders as withholdings take them. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { accountsFor } from '#accounting/ledger'
import type { LineAmounts } from '#tax/taxes'
import type { DocumentLine } from '#tax/withholdings'
import type { Part } from '#purchasing/orders/receipts'

type Of = Pick<Part, 'line' | 'amounts' | 'isService'>

export const withholdable = ({ line, amounts, isService }: Of): DocumentLine & { id: string } => ({
  id: line.id,
  net: amounts.subtotal,
  vat: vatOf(amounts),
  total: amounts.total,
  nature: isService ? 'SERVICES' : 'GOODS',
})

const vatOf = ({ taxes }: LineAmounts): Big =>
  sum(taxes.flatMap(({ kind, amount }) => (kind === 'VAT' ? [amount] : [])))

/** With the concepts of products, and of the accounts to which they are posted. */
export async function linesToWithhold(parts: readonly Of[]): Promise<DocumentLine[]> {
  const { tenantId } = Current
  const [inventory, expense] = await accountsFor(['inventory', 'expense'])
  const [products, accounts] = await selects([
    [
      'SELECT id, withholding_concept_id AS conceptId FROM products WHERE tenant_id = ? AND id IN (?)',
      [tenantId, [...new Set(parts.map(({ line }) => line.productId))]],
    ],
    [
      'SELECT id, withholding_concept_id AS conceptId FROM accounts WHERE tenant_id = ? AND id IN (?)',
      [tenantId, [inventory.id, expense.id]],
    ],
  ])
  const conceptOf = new Map(
    [...products, ...accounts].map(({ id, conceptId }) => [id as string, conceptId as string])
  )
  return parts.map((part) => {
    const account = part.isService ? expense : inventory
    const conceptIds = [conceptOf.get(part.line.productId), conceptOf.get(account.id)]
    return { ...withholdable(part), conceptIds }
  })
}
