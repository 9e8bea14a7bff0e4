/** Invoices that a server of the previous release voided or changed after they had tax lines. */
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { newId } from '#core/primitives/ids'
import { entriesOf } from '#database/old_tax_lines/entries'

const RECENT = 'd.tenant_id = ? AND d.updated_at >= ? AND d.number > 0'
const LINES = 'FROM tax_lines k WHERE k.tenant_id = d.tenant_id AND k.document_id = d.id'

const VOID = `SELECT d.id FROM invoices d WHERE ${RECENT} AND d.voided_at IS NOT NULL
    AND (SELECT SUM(k.sign) ${LINES}) <> 0`

/** Lines that the previous release wrote have no taxes of their own. */
const CHANGED = `SELECT d.id FROM invoices d WHERE ${RECENT} AND d.voided_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM invoice_lines l
      WHERE l.tenant_id = d.tenant_id AND l.invoice_id = d.id AND l.taxes IS NOT NULL)
    AND ((SELECT SUM(k.sign * k.amount) ${LINES}) <> d.tax_total
      OR (SELECT SUM(k.sign * k.base) ${LINES}) <> d.subtotal - d.discount_total)`

const COLUMNS =
  'document_type, document_id, line_id, side, tax_id, tax_kind, scheme_code, category, ' +
  'rate, base, amount, per_unit, quantity, nature, creditable, account_id, third_party_id'

/** `since` is a MySQL instant. Changed invoices lose their lines, which are then filled anew. */
export async function repairTaxLines(tenantId: number, since: string) {
  const voided = (await rows(VOID, [tenantId, since])).map(({ id }) => id as string)
  const entries = await entriesOf(tenantId, voided, 'SALES')
  for (const id of voided) {
    const day = entries.get(id)?.at(-1)?.reversedOn
    if (day) await takeBack(tenantId, id, day)
  }
  for (const { id } of await rows(CHANGED, [tenantId, since]))
    await execute('DELETE FROM tax_lines WHERE tenant_id = ? AND document_id = ?', [tenantId, id])
}

async function takeBack(tenantId: number, id: string, day: string) {
  const standing = await rows(
    `SELECT SUM(sign) AS standing, ${COLUMNS} FROM tax_lines
      WHERE tenant_id = ? AND document_id = ? GROUP BY ${COLUMNS} HAVING SUM(sign) <> 0`,
    [tenantId, id]
  )
  const opposite = standing.map(({ standing: sign, ...row }) => ({
    tenant_id: tenantId,
    id: newId(),
    day,
    sign: -Number(sign),
    ...row,
  }))
  if (opposite.length) await execute(insertInto('tax_lines', opposite))
}
