/** Lines of documents, as they are stored. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { zero } from '#core/primitives/decimal'
import type { Row } from '#core/database/sql'
import { lineTaxesOf, type LineTax } from '#tax/taxes'
import type { Amounts, Priced } from '#sales/lines/amounts'

export type Line = Priced &
  Amounts & {
    id: string
    productId: string
    description: string
    isStocked: boolean
    /** In the order of the request. */
    taxes: readonly LineTax[]
    /** True if `unitPrice` has the taxes in it. */
    priceIncludesTax: boolean
    costCenterId: string | null
    /** The line's share in the discount of the document; `discount` includes it. */
    documentDiscount: Big
    cost: Big | null
    /** The role of its income in the entry of issue, unless it is `income`. */
    income?: 'late_fees'
    creditedQuantity: Big
    /** The net amount of credit notes by amount. */
    creditedByAmount: Big
  }

/** Rows of a table of lines. */
export const linesStatement = (table: string, key: string, documentId: string) =>
  [
    `SELECT l.*, p.is_service FROM ${table} l JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id WHERE l.tenant_id = ? AND l.${key} = ? ORDER BY l.position`,
    [Current.tenantId, documentId],
  ] as const

/** Lines of several invoices. */
export const linesOfInvoicesStatement = (ids: readonly string[]) =>
  [
    `SELECT l.*, p.is_service
       FROM invoice_lines l
       JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id
      WHERE l.tenant_id = ? AND l.invoice_id IN (?)
      ORDER BY l.invoice_id, l.position`,
    [Current.tenantId, ids],
  ] as const

/** From a row with `is_service` of its product. `cost` is null before the goods leave. */
export function storedLine(row: Row): Line {
  const big = (column: string) => new Big(row[column] as string)
  const [taxRate, subtotal, discount, tax] = ['tax_rate', 'subtotal', 'discount', 'tax'].map(big)
  return {
    id: row.id as string,
    productId: row.product_id as string,
    description: row.description as string,
    isStocked: !row.is_service,
    quantity: big('quantity'),
    unitPrice: big('unit_price'),
    discountRate: big('discount_rate'),
    ...{ taxRate, subtotal, discount, tax },
    total: big('total'),
    taxes: lineTaxesOf(row.taxes, { taxRate, net: subtotal.minus(discount), tax }),
    priceIncludesTax: Boolean(row.price_includes_tax),
    costCenterId: (row.cost_center_id as string | null) ?? null,
    documentDiscount: big('document_discount'),
    cost: row.cost === null || row.cost === undefined ? null : big('cost'),
    creditedQuantity: row.credited_quantity === undefined ? zero : big('credited_quantity'),
    creditedByAmount: row.credited_by_amount === undefined ? zero : big('credited_by_amount'),
  }
}
