/** Lines of sales as withholdings take them. */
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { accountsFor } from '#accounting/ledger'
import type { DocumentLine } from '#tax/withholdings'
import { creditedPart, partBetween } from '#sales/credits/credited_part'
import type { Line } from '#sales/lines/lines'

type Amounts = Pick<Line, 'subtotal' | 'discount' | 'total' | 'taxes' | 'isStocked'>

/** Net, IVA and total of a line, or of a part of it. */
export const withheldLine = ({ subtotal, discount, total, taxes, isStocked }: Amounts) => ({
  net: subtotal.minus(discount),
  vat: sum(taxes.filter(({ kind }) => kind === 'VAT').map(({ amount }) => amount)),
  total,
  nature: isStocked ? ('GOODS' as const) : ('SERVICES' as const),
})

/** The lines less their credit notes. */
export const uncredited = (lines: readonly Line[]): Line[] =>
  lines
    .filter(({ quantity, creditedQuantity }) => quantity.gt(creditedQuantity))
    .map((line) => {
      const { creditedQuantity, creditedByAmount } = line
      const credited = creditedPart(line, creditedQuantity, creditedByAmount)
      return { ...line, ...partBetween(credited, line) }
    })

/** With the concepts of their products, else that of the account of income. */
export async function linesToWithhold(lines: readonly Line[]): Promise<DocumentLine[]> {
  const { tenantId } = Current
  const [income] = await accountsFor(['income'])
  const [products, accounts] = await selects([
    [
      `SELECT id, withholding_concept_id AS conceptId
         FROM products
         WHERE tenant_id = ? AND id IN (?) AND withholding_concept_id IS NOT NULL`,
      [tenantId, [...new Set(lines.map(({ productId }) => productId))]],
    ],
    [
      'SELECT withholding_concept_id AS conceptId FROM accounts WHERE tenant_id = ? AND id = ?',
      [tenantId, income.id],
    ],
  ])
  const conceptOf = new Map(products.map(({ id, conceptId }) => [id, conceptId as string]))
  return lines.map((line) => ({
    ...withheldLine(line),
    id: line.id,
    conceptIds: [conceptOf.get(line.productId), accounts[0]?.conceptId as string | null],
  }))
}
