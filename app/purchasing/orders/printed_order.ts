/** A purchase order as PDF, from the API's answer. */
import type { ApiRecord } from '#core/resources/transformer'
import { dayOf } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { readRecord } from '#core/endpoints/operations'
import { drawn } from '#documents/drawn'
import { fileNameOf, issuerOf, type Issuer } from '#documents/issuer'
import type { Party } from '#documents/letterhead'
import type { Printed } from '#documents/print'
import { withPrintedTaxes } from '#tax/taxes'
import { purchaseOrderTransformer } from '#purchasing/transformers/purchase_order_transformer'

type PrintedOrder = Printed & { issuer: Issuer; record: ApiRecord; supplier: Party }

/** 404 when it is missing. Drafts and cancelled orders have a watermark. */
export async function printedOrder(id: string): Promise<PrintedOrder> {
  const record = await withPrintedTaxes(await readRecord(purchaseOrderTransformer, id))
  const issuer = await issuerOf()
  const { labels, formats } = issuer
  const supplier = await supplierOf(record.supplierId)
  const { number, status, createdAt, orderedAt, warehouseId } = record
  const day = dayOf(orderedAt ?? createdAt, Current.tenant.timezone)
  const facts = [
    [labels('date'), formats.day(day)],
    [labels('deliverTo'), await placeOf(warehouseId)],
    [labels('currency'), issuer.currency],
  ] as const

  const pdf = await drawn('tradeDocument', issuer, {
    kind: 'purchaseOrder',
    number,
    watermark: WATERMARKS[status as keyof typeof WATERMARKS] ?? null,
    party: supplier,
    facts,
    items: record.items.map(printedLine),
    subtotal: record.subtotal,
    discountTotal: record.discountTotal,
    total: record.total,
    notes: record.notes,
  })
  return { pdf, fileName: fileNameOf(issuer, 'purchaseOrder', number), issuer, record, supplier }
}

const WATERMARKS = { DRAFT: 'draft', CANCELLED: 'cancelled' } as const

const printedLine = ({ productName, sku, unitCost, ...line }: ApiRecord) => ({
  ...(line as { quantity: number; taxRate: number; subtotal: number; tax: number; total: number }),
  description: `${productName} (${sku})`,
  unitPrice: unitCost as number,
  discountRate: 0,
  discount: 0,
})

/** An order may name no supplier yet. */
async function supplierOf(id: string | null): Promise<Party> {
  const [supplier] = await rows<Party>(
    'SELECT name, tax_id AS taxId, address, phone, email FROM suppliers WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  return supplier ?? { name: '—' }
}

async function placeOf(warehouseId: string): Promise<string | null> {
  const [warehouse] = await rows<{ name: string; location: string | null }>(
    'SELECT name, location FROM warehouses WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, warehouseId]
  )
  return warehouse ? [warehouse.name, warehouse.location].filter(Boolean).join(', ') : null
}
