/** Journal lines of sales documents. */
import type Big from 'big.js'
import { credit, debit } from '#accounting/ledger'
import type { Totals } from '#sales/lines/amounts'

/** Dr receivable, Cr income and tax; Dr cost of sales, Cr inventory. */
export const saleOf = ({ subtotal, discountTotal, taxTotal, total }: Totals, cost: Big) => [
  debit('receivable', total),
  credit('income', subtotal.minus(discountTotal)),
  credit('tax_payable', taxTotal),
  debit('cost_of_sales', cost),
  credit('inventory', cost),
]

/** The opposite of `saleOf`, in whole or in part. */
export const returnOf = ({ subtotal, discountTotal, taxTotal, total }: Totals, cost: Big) => [
  credit('receivable', total),
  debit('income', subtotal.minus(discountTotal)),
  debit('tax_payable', taxTotal),
  credit('cost_of_sales', cost),
  debit('inventory', cost),
]
