/** Writes and reads the instalments of an invoice. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defer, deferInsert } from '#core/database/transaction/writes'
import { quoted } from '#core/database/sql'
import { zero } from '#core/primitives/decimal'
import type { Instalment } from '#terms/payment_terms'

/** `later` is the sum of the rows after. */
export type InstalmentRow = Instalment & { later: Big }

/** The rows of instalments, oldest first. */
export function instalmentRows(instalments: readonly Instalment[]): InstalmentRow[] {
  let later = zero
  return instalments
    .toReversed()
    .map(({ dueDate, amount }) => {
      const row = { dueDate, amount, later }
      later = later.plus(amount)
      return row
    })
    .reverse()
}

/** Defers the INSERT of a new invoice's rows, and returns them. */
export function insertInstalments(
  invoiceId: string,
  instalments: readonly Instalment[] = []
): InstalmentRow[] {
  const written = instalmentRows(instalments)
  if (written.length)
    deferInsert(
      'invoice_installments',
      written.map(({ dueDate, amount, later }, index) => ({
        tenant_id: Current.tenantId,
        invoice_id: invoiceId,
        position: index + 1,
        due_date: dueDate,
        amount: amount.toFixed(2),
        later_amount: later.toFixed(2),
      }))
    )
  return written
}

/** Replaces the rows; undefined leaves them. */
export function replaceInstalments(
  { id }: { id: string },
  instalments: readonly Instalment[] | undefined
): InstalmentRow[] {
  if (!instalments) return []
  defer(
    `DELETE FROM invoice_installments WHERE tenant_id = ${quoted(Current.tenantId)} AND invoice_id = ${quoted(id)}`
  )
  return insertInstalments(id, instalments)
}

/** The rows of an invoice. Sends no statement for one without terms. */
export async function storedInstalments({
  id,
  paymentTermsId,
}: {
  id: string
  paymentTermsId: string | null
}): Promise<InstalmentRow[]> {
  if (!paymentTermsId) return []
  const found = await rows(
    `SELECT due_date AS dueDate, amount, later_amount AS later
       FROM invoice_installments
      WHERE tenant_id = ? AND invoice_id = ?
      ORDER BY position`,
    [Current.tenantId, id]
  )
  return found.map(({ dueDate, amount, later }) => ({
    dueDate,
    amount: new Big(amount),
    later: new Big(later),
  }))
}
