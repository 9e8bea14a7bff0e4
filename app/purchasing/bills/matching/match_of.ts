/** The match of a bill when it is posted, and while it is a draft. */
import type { BillSettings } from '#accounting/ledger'
import type { BillLine } from '#purchasing/bills/lines/bill_line'
import { mismatchesOf, mustMatch } from '#purchasing/bills/matching/mismatches'
import { NO_MATCH, type Match } from '#purchasing/bills/matching/shown_match'
import type { Line as OrderLine } from '#purchasing/orders/lines'

type Posting = { settings: BillSettings; accept?: boolean | null }

const isOfOrder = ({ purchaseOrderLineId }: BillLine) => purchaseOrderLineId !== null

/** Errors of `mustMatch`. */
export function matchOf(
  lines: readonly BillLine[],
  orderLines: readonly OrderLine[],
  { settings, accept }: Posting
): Match {
  if (!lines.some(isOfOrder)) return NO_MATCH
  const found = mismatchesOf(lines, orderLines, settings)
  return { status: mustMatch(found, { accept, settings }), lines: found }
}

/** Nothing is refused: receipts may come before the bill is posted. */
export function matchOfDraft(
  lines: readonly BillLine[],
  orderLines: readonly OrderLine[],
  settings: BillSettings
): Match {
  if (!lines.some(isOfOrder)) return NO_MATCH
  const found = mismatchesOf(lines, orderLines, settings)
  return { status: found.length ? 'MISMATCHED' : 'MATCHED', lines: found }
}
