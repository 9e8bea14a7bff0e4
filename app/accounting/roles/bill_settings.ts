/** Settings of receipts and bills of suppliers. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { findReference } from '#core/resources/references'
import { cachedByLedger } from '#accounting/ledger/cached_by_ledger'

/** PAYABLE: a receipt is owed at the price of the order. ACCRUAL: nothing is owed before the bill. */
export const RECEIPT_POSTINGS = ['PAYABLE', 'ACCRUAL'] as const

export type ReceiptPosting = (typeof RECEIPT_POSTINGS)[number]

/** Tolerances are percentages; without one for prices they are not compared. */
export type BillSettings = {
  receiptPosting: ReceiptPosting
  billPriceTolerance: Big | null
  billQuantityTolerance: Big
}

const COLUMNS =
  'receipt_posting AS posting, bill_price_tolerance AS price, bill_quantity_tolerance AS quantity'

async function read(): Promise<BillSettings> {
  const [found] = await rows(`SELECT ${COLUMNS} FROM ledgers WHERE tenant_id = ?`, [
    Current.tenantId,
  ])
  return {
    receiptPosting: (found?.posting ?? 'PAYABLE') as ReceiptPosting,
    billPriceTolerance: found?.price ? new Big(found.price) : null,
    billQuantityTolerance: new Big(found?.quantity ?? 0),
  }
}

/** Cached by the ledger's version. */
export const billSettings = cachedByLedger(read)

/** As `/settings/accounting` answers them. */
export async function shownBillSettings() {
  const { receiptPosting, billPriceTolerance, billQuantityTolerance } = await read()
  return {
    receiptPosting,
    billPriceTolerance: billPriceTolerance && billPriceTolerance.toNumber(),
    billQuantityTolerance: billQuantityTolerance.toNumber(),
  }
}

export type BillChanges = {
  receiptPosting?: ReceiptPosting | null
  billPriceTolerance?: Big | null
  billQuantityTolerance?: Big | null
}

/**
 * Writes what differs, and answers whether anything did. The ledger must be locked exclusively. 409
 * IN_USE for another `receiptPosting` while something is received and not billed, or billed ahead.
 */
export async function changeBillSettings(
  changes: BillChanges,
  {
    receiptPosting,
    billPriceTolerance,
    billQuantityTolerance,
  }: Awaited<ReturnType<typeof shownBillSettings>>
): Promise<boolean> {
  const before = { receiptPosting, billPriceTolerance, billQuantityTolerance }
  const after = {
    receiptPosting: changes.receiptPosting ?? before.receiptPosting,
    billPriceTolerance: given(changes.billPriceTolerance, before.billPriceTolerance),
    billQuantityTolerance: given(changes.billQuantityTolerance, before.billQuantityTolerance) ?? 0,
  }
  if (after.receiptPosting !== before.receiptPosting) await mustBeBilled()
  if (JSON.stringify(after) === JSON.stringify(before)) return false

  await execute(
    'UPDATE ledgers SET receipt_posting = ?, bill_price_tolerance = ?, bill_quantity_tolerance = ? WHERE tenant_id = ?',
    [after.receiptPosting, after.billPriceTolerance, after.billQuantityTolerance, Current.tenantId]
  )
  return true
}

/** Null clears, absent keeps. */
const given = (value: Big | null | undefined, before: number | null): number | null =>
  value === undefined ? before : value && value.toNumber()

async function mustBeBilled() {
  const reference = await findReference('ledgers', undefined, 'receiptPosting')
  if (reference)
    throw conflict('IN_USE', reference.message ?? 'Receipts are not billed', {
      field: 'receiptPosting',
    })
}
