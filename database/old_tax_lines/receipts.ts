/**
 * Receipts and returns of purchase orders without tax lines. They kept sums alone: the parts of an
 * order with several rates follow from the sums of a receipt, or from the lines of the order.
 */
import Big from 'big.js'
import { rows, type DatabaseRow } from '#core/database/query'
import { entriesOf, taxAccountsOf, type Entry } from '#database/old_tax_lines/entries'
import type { OldDocument, OldLine } from '#database/old_tax_lines/old_document'
import { sharesOf } from '#database/old_tax_lines/receipt_shares'
import type { Batch } from '#database/old_tax_lines/sales'

/** The next receipts in the order of ids. */
export async function oldReceipts({ tenantId, after, since, most }: Batch) {
  const found = await rows(
    `SELECT d.id, d.type, d.received_on AS day, d.subtotal, d.tax, o.id AS orderId, s.third_party_id AS thirdPartyId
       FROM purchase_receipts d FORCE INDEX (PRIMARY)
       JOIN purchase_orders o ON o.tenant_id = d.tenant_id AND o.id = d.purchase_order_id
       LEFT JOIN suppliers s ON s.tenant_id = o.tenant_id AND s.id = o.supplier_id
      WHERE d.tenant_id = ? AND d.id > ?
        AND NOT EXISTS (SELECT 1 FROM tax_lines k
          WHERE k.tenant_id = d.tenant_id AND k.document_id = d.id)${since ? ' AND d.updated_at >= ?' : ''}
      ORDER BY d.id LIMIT ${most}`,
    [tenantId, after, ...(since ? [since] : [])]
  )
  if (!found.length) return []

  const orders = [...new Set(found.map(({ orderId }) => orderId as string))]
  const [entries, accounts, linesOf] = [
    await entriesOf(tenantId, orders, 'PURCHASE'),
    await taxAccountsOf(tenantId),
    await orderLines(tenantId, orders),
  ]
  return found.map((receipt): OldDocument => {
    const { id, type, day, tax, orderId, thirdPartyId } = receipt
    const entry = entryOf(entries.get(orderId) ?? [], receipt, accounts.purchase)
    return {
      id,
      type: type === 'RETURN' ? 'PURCHASE_RETURN' : 'RECEIPT',
      day,
      voidedOn: null,
      accountId: accountOfTax(entry, tax, accounts.purchase),
      entryId: entry?.id ?? null,
      thirdPartyId,
      lines: partsOf(receipt, linesOf.get(orderId) ?? []),
    }
  })
}

const abs = (value: string) => new Big(value).abs()

/** An order posts once a receipt: the entry of the day with its tax. */
const entryOf = (entries: readonly Entry[], { day, tax }: DatabaseRow, account: string | null) =>
  entries.find(
    (entry) =>
      entry.day === day &&
      entry.lines.some((line) => line.accountId === account && abs(tax).eq(line.amount))
  ) ??
  entries.find(
    (entry) => entry.day === day && entry.lines.some(({ amount }) => abs(tax).eq(amount))
  )

function accountOfTax(entry: Entry | undefined, tax: string, ofRole: string | null) {
  if (!entry || Number(tax) === 0) return ofRole
  const isPosted = entry.lines.some(({ accountId }) => accountId === ofRole)
  const same = entry.lines.find(({ amount }) => abs(tax).eq(amount))
  return isPosted ? ofRole : (same?.accountId ?? ofRole)
}

function partsOf({ id, subtotal, tax }: DatabaseRow, lines: readonly OrderLine[]): OldLine[] {
  const shares = sharesOf(lines, { subtotal: abs(subtotal), tax: abs(tax) })
  return shares.map(({ rate, base, amount }, index) => {
    const ofRate = lines.filter((line) => line.rate.eq(rate))
    return {
      id: idOfPart(id, index),
      rate: rate.toFixed(4),
      base: base.toFixed(2),
      amount: amount.toFixed(2),
      quantity: null,
      isService: ofRate.length > 0 && ofRate.every(({ isService }) => isService),
    }
  })
}

/** The first part has the id of the receipt; more have version 8 (RFC 9562) and their place. */
const idOfPart = (id: string, index: number) =>
  index ? `${id.slice(0, 14)}8${id.slice(15, 34)}${index.toString(16).padStart(2, '0')}` : id

export type OrderLine = { rate: Big; value: Big; isService: boolean }

async function orderLines(tenantId: number, orders: readonly string[]) {
  const found = await rows(
    `SELECT l.purchase_order_id AS orderId, l.tax_rate AS rate, l.subtotal AS value, p.is_service AS isService
       FROM purchase_order_lines l JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id
      WHERE l.tenant_id = ? AND l.purchase_order_id IN (${orders.map(() => '?').join(',')})`,
    [tenantId, ...orders]
  )
  const lines = new Map<string, OrderLine[]>()
  for (const { orderId, rate, value, isService } of found) {
    const all = lines.get(orderId) ?? []
    all.push({ rate: new Big(rate), value: new Big(value), isService: Boolean(Number(isService)) })
    lines.set(orderId, all)
  }
  return lines
}
