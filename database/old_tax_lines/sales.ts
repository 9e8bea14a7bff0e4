/** Invoices and credit notes without tax lines. */
import { rows } from '#core/database/query'
import { entriesOf, taxAccountsOf, type Entry } from '#database/old_tax_lines/entries'
import type { OldDocument, OldLine } from '#database/old_tax_lines/old_document'

/** `after` is the id of the last document of the batch before; `since` a MySQL instant. */
export type Batch = { tenantId: number; after: string; since?: string; most: number }

const KINDS = {
  INVOICE: {
    documents:
      'SELECT d.id, d.date AS day, d.tax_total AS tax, d.voided_at IS NOT NULL AS isVoid, ' +
      'c.third_party_id AS thirdPartyId FROM invoices d FORCE INDEX (PRIMARY) ' +
      'JOIN customers c ON c.tenant_id = d.tenant_id AND c.id = d.customer_id ' +
      'WHERE d.tenant_id = ? AND d.id > ? AND d.number > 0',
    lines: 'invoice_lines',
    key: 'invoice_id',
  },
  CREDIT_NOTE: {
    documents:
      'SELECT d.id, d.date AS day, d.tax_total AS tax, 0 AS isVoid, ' +
      'c.third_party_id AS thirdPartyId FROM credit_notes d FORCE INDEX (PRIMARY) ' +
      'JOIN customers c ON c.tenant_id = d.tenant_id AND c.id = d.customer_id ' +
      'WHERE d.tenant_id = ? AND d.id > ?',
    lines: 'credit_note_lines',
    key: 'credit_note_id',
  },
} as const

type Kind = keyof typeof KINDS

/** The next documents in the order of ids. */
export async function oldSales(type: Kind, { tenantId, after, since, most }: Batch) {
  const { documents, lines, key } = KINDS[type]
  const found = await rows(
    `${documents} AND NOT EXISTS (SELECT 1 FROM tax_lines k
      WHERE k.tenant_id = d.tenant_id AND k.document_id = d.id)${since ? ' AND d.updated_at >= ?' : ''}
      ORDER BY d.id LIMIT ${most}`,
    [tenantId, after, ...(since ? [since] : [])]
  )
  const ids = found.map(({ id }) => id as string)
  if (!ids.length) return []

  const [entries, accounts, linesOf] = [
    await entriesOf(tenantId, ids, 'SALES'),
    await taxAccountsOf(tenantId),
    await linesBy(tenantId, lines, key, ids),
  ]
  return found.map(({ id, day, tax, isVoid, thirdPartyId }): OldDocument => {
    const entry = postedBy(entries.get(id) ?? [])
    return {
      ...{ id, type, thirdPartyId },
      day: entry?.day ?? day,
      voidedOn: Number(isVoid) ? (entry?.reversedOn ?? day) : null,
      accountId: accountOfTax(entry, tax, accounts.sale),
      entryId: entry?.id ?? null,
      lines: linesOf.get(id) ?? [],
    }
  })
}

/** The one that stands, or the last that was reversed. */
const postedBy = (entries: readonly Entry[]) =>
  entries.findLast(({ reversedOn }) => reversedOn === null) ?? entries.at(-1)

/** Entries of sales began with receivable, income and tax; the role's account may have changed. */
function accountOfTax(entry: Entry | undefined, tax: string, ofRole: string | null) {
  if (!entry || Number(tax) === 0) return ofRole
  const isPosted = entry.lines.some(({ accountId }) => accountId === ofRole)
  const third = entry.lines.find(({ line, amount }) => line === 3 && Number(amount) === Number(tax))
  return isPosted ? ofRole : (third?.accountId ?? ofRole)
}

async function linesBy(tenantId: number, table: string, key: string, ids: readonly string[]) {
  const found = await rows(
    `SELECT l.${key} AS documentId, l.id, l.tax_rate AS rate, l.subtotal - l.discount AS base, l.tax AS amount,
        l.quantity, p.is_service AS isService
       FROM ${table} l JOIN products p ON p.tenant_id = l.tenant_id AND p.id = l.product_id
      WHERE l.tenant_id = ? AND l.${key} IN (${ids.map(() => '?').join(',')}) ORDER BY l.${key}, l.position`,
    [tenantId, ...ids]
  )
  const lines = new Map<string, OldLine[]>()
  for (const { documentId, isService, ...line } of found) {
    const all = lines.get(documentId) ?? []
    all.push({ ...(line as Omit<OldLine, 'isService'>), isService: Boolean(Number(isService)) })
    lines.set(documentId, all)
  }
  return lines
}
