/** Lines of credit notes, and what they take off the lines of bills. */
import { Current } from '#core/context/current'
import { quoted } from '#core/database/sql'
import { defer, deferInsert } from '#core/database/transaction/writes'
import { sum, zero } from '#core/primitives/decimal'
import { keptTaxes } from '#tax/taxes'
import { netOf } from '#purchasing/bills/lines/bill_line'
import type { StockCredit, StockedCredits } from '#purchasing/credits/credited_goods'
import type { CreditedLine } from '#purchasing/credits/credited_lines'
import { creditedPart } from '#purchasing/credits/credited_part'
import type Bill from '#purchasing/models/bill'

/** With what each line took off the stock. */
export const writeCreditLines = (
  noteId: string,
  credited: readonly CreditedLine[],
  stocked: StockedCredits
) =>
  deferInsert(
    'supplier_credit_note_lines',
    credited.map((one, index) => rowOf(noteId, one, { index, stock: stocked.get(one) }))
  )

type Written = { index: number; stock: StockCredit | undefined }

const rowOf = (
  noteId: string,
  { line, quantity, amounts }: CreditedLine,
  { index, stock }: Written
) => ({
  tenant_id: Current.tenantId,
  credit_note_id: noteId,
  position: index + 1,
  bill_line_id: line.id,
  product_id: line.productId,
  description: line.description,
  quantity: quantity.toFixed(),
  subtotal: amounts.subtotal.toFixed(),
  tax: amounts.tax.toFixed(),
  total: amounts.total.toFixed(),
  taxes: keptTaxes(amounts.taxes),
  inventory_amount: (stock?.inventory ?? zero).toFixed(),
  sales_amount: (stock?.sales ?? zero).toFixed(),
})

/** Units and net that credit notes took of each line of the bill. */
export function countCredited({ id }: Bill, credited: readonly CreditedLine[]) {
  for (const { line, after } of credited) {
    const net = netOf(creditedPart(line, after))
    defer(
      `UPDATE bill_lines
          SET credited_quantity = ${after.units.toFixed()}, credited_net = ${net.toFixed()}
        WHERE tenant_id = ${Current.tenantId} AND bill_id = ${quoted(id)}
          AND position = ${line.position}`
    )
  }
}

export const creditedTotals = (credited: readonly CreditedLine[]) => {
  const of = (part: 'subtotal' | 'tax' | 'total') =>
    sum(credited.map(({ amounts }) => amounts[part]))
  return { subtotal: of('subtotal'), tax: of('tax'), total: of('total') }
}
