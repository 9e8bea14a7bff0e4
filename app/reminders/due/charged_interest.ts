/** Interest that debit notes have charged of an instalment, so that no day is charged twice. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { zero } from '#core/primitives/decimal'

/** `charged` is in debit notes that stand; `interest` is the most that their reminders showed. */
export type Charged = { charged: Big; interest: Big }

export const instalmentKey = ({ invoiceId, position }: { invoiceId: string; position: number }) =>
  `${invoiceId} ${position}`

/** Columns of a row. One without parts has the charge alone, which counts as interest. */
export const CHARGE_COLUMNS = `w.invoice_id AS invoiceId, w.position, COALESCE(w.fee, 0) AS fee,
    COALESCE(w.interest, w.charge) AS interest, w.charge`

const CHARGED = `SELECT w.invoice_id AS invoiceId, w.position, SUM(w.charged_interest) AS charged,
         MAX(COALESCE(w.interest, w.charge)) AS interest
    FROM reminder_rows w
    JOIN reminders m ON m.tenant_id = w.tenant_id AND m.id = w.reminder_id
    JOIN invoices n ON n.tenant_id = m.tenant_id AND n.id = m.debit_note_id AND n.voided_at IS NULL
   WHERE w.tenant_id = ? AND w.invoice_id IN (?) AND w.charged_interest IS NOT NULL
   GROUP BY w.invoice_id, w.position`

/** By `instalmentKey`, of these invoices. Void debit notes charge nothing. */
export async function chargedInterest(
  invoiceIds: readonly string[]
): Promise<ReadonlyMap<string, Charged>> {
  if (!invoiceIds.length) return new Map()
  const found = await rows(CHARGED, [Current.tenantId, [...new Set(invoiceIds)]])
  return new Map(
    found.map(({ invoiceId, position, charged, interest }) => [
      instalmentKey({ invoiceId, position: Number(position) }),
      { charged: new Big(charged), interest: new Big(interest) },
    ])
  )
}

/** `interest` runs from the due day on; `shown` is the part of it that the reminder names. */
type Claimed = { interest: Big; shown: Big; charged?: Charged }

/** Interest that may still be charged: at most `shown`, and in all at most the highest of a reminder. */
export function uncharged({ interest, shown, charged }: Claimed): Big {
  if (!charged) return shown
  const whole = interest.gt(charged.interest) ? interest : charged.interest
  const left = whole.minus(charged.charged)
  if (left.lte(0)) return zero
  return left.lt(shown) ? left : shown
}

export type ChargeParts = { fee: Big; interest: Big }

/** Of a row of a reminder that was not charged, with the interest that no other debit note has charged. */
export function unchargedParts(
  row: DatabaseRow,
  charged: ReadonlyMap<string, Charged>
): ChargeParts {
  const { invoiceId, position } = row
  const fee = new Big(row.fee)
  const interest = uncharged({
    interest: new Big(row.interest),
    shown: new Big(row.charge).minus(fee),
    charged: charged.get(instalmentKey({ invoiceId, position: Number(position) })),
  })
  return { fee, interest }
}
