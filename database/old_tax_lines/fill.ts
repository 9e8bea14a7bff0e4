/**
 * Tax lines of documents of earlier releases, in short transactions while both releases run.
 * Nothing posted changes. A run that was interrupted goes on where it was.
 */
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import type { OldDocument } from '#database/old_tax_lines/old_document'
import { rowsOf } from '#database/old_tax_lines/old_document'
import { oldReceipts } from '#database/old_tax_lines/receipts'
import { oldSales, type Batch } from '#database/old_tax_lines/sales'
import { vatsOf } from '#database/old_tax_lines/vats'

/** Documents and rows per statement, to keep locks short. */
const DOCUMENTS_AT_ONCE = 500
const ROWS_AT_ONCE = 2_000

const SOURCES: readonly ((batch: Batch) => Promise<OldDocument[]>)[] = [
  (batch) => oldSales('INVOICE', batch),
  (batch) => oldSales('CREDIT_NOTE', batch),
  oldReceipts,
]

/** `since`: only documents that were written at this MySQL instant or later. */
export type Options = { since?: string; signal?: AbortSignal }

/** Runs across tenants. Returns how many rows it wrote. */
export async function fillTaxLines({ since, signal }: Options = {}): Promise<number> {
  const tenants = await rows<{ id: number; countryCode: string; locale: string }>(
    'SELECT id, country_code AS countryCode, locale FROM tenants WHERE id <> 1 ORDER BY id'
  )
  let written = 0
  for (const tenant of tenants) {
    let vats: Awaited<ReturnType<typeof vatsOf>> | undefined
    for (const source of SOURCES)
      for (let after = ''; !signal?.aborted;) {
        const found = await source({ tenantId: tenant.id, after, since, most: DOCUMENTS_AT_ONCE })
        if (!found.length) break
        vats ??= await vatsOf(tenant)
        written += await write(tenant.id, found, vats)
        if (found.length < DOCUMENTS_AT_ONCE) break
        after = found.at(-1)!.id
      }
  }
  return written
}

async function write(
  tenantId: number,
  documents: readonly OldDocument[],
  vats: Awaited<ReturnType<typeof vatsOf>>
) {
  const all = documents.flatMap((document) => rowsOf(tenantId, document, vats))
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE)
    await execute(
      `${insertInto('tax_lines', all.slice(start, start + ROWS_AT_ONCE))} ON DUPLICATE KEY UPDATE id = id`
    )
  return all.length
}
