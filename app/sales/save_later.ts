/** A change of a locked row that needs no answer: it leaves with the commit, with its audit row and its count. */
import type { LucidRow } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit'
import { clock } from '#core/clock'
import { Current } from '#core/current'
import { BY_ID, name, quoted, type Row } from '#core/sql'
import type { Line } from '#sales/lines'

type Saved = LucidRow & { version: number; updatedAt: string; merge(values: Row): unknown; prepareForAdapter(values: Row): Row }

/** Merges `changes` into a row that this transaction has locked; `action` is what the audit log calls it, `lines` are what it had and has, where they change. */
export function saveLater(model: LucidRow, changes: Row, action = 'updated', lines?: { before: readonly Line[]; after: readonly Line[] }) {
  const row = model as Saved
  row.merge(changes)
  const fields = Object.keys(row.$dirty)
  if (!fields.length && !lines) return

  const [before, after] = [Object.fromEntries(fields.map((field) => [field, row.$original[field] ?? null])), { ...row.$dirty }]
  row.merge({ version: Number(row.version) + 1, updatedAt: clock.now().toISOString() })

  const { table } = row.constructor as any
  const values = Object.entries(row.prepareForAdapter(row.$dirty)).map(([column, value]) => `${name(column)} = ${quoted(value)}`)
  Current.unit!.defer(`UPDATE ${name(table)} ${BY_ID} SET ${values.join(', ')} WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(row.$attributes.id)}`)
  Current.unit!.count(table, 0)
  audit(action, row, { ...before, ...(lines && { items: lines.before.map(shown) }) }, { ...after, ...(lines && { items: lines.after.map(shown) }) })
  row.$hydrateOriginals()
}

/** What the audit log keeps of a line. */
const shown = ({ productId, quantity, unitPrice, taxRate, discountRate, total }: Line) =>
  ({ productId, quantity: Number(quantity), unitPrice: Number(unitPrice), taxRate: Number(taxRate), discountRate: Number(discountRate), total: Number(total) })

/** A row that a SELECT has locked, as its model. */
export const modelOf = <M extends { $createFromAdapterResult(row: any): any }>(model: M, row: Row) => model.$createFromAdapterResult(row)

