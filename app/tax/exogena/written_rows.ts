/** Rows of a format as they are written: whole pesos, one for each concept and number. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { THE_DIAN } from '#tax/exogena/format_1008_1009'
import type { Format } from '#tax/exogena/formats'
import type { Records, Skipped } from '#tax/exogena/record'
import {
  DIAN,
  MINOR_AMOUNTS,
  thirdPartyColumns,
  type PartyColumns,
} from '#tax/exogena/third_party_columns'
import { uvtOn } from '#tax/withholdings/law/uvt'

/** `cpt` is the concept, also where the format has no column for it. */
export type WrittenRow = { cpt: string } & Record<string, string | Big>

type Draft = { cpt: string; party: PartyColumns; amounts: Record<string, Big> }

/** Adds to the skipped ones of `records` the rows whose third party is incomplete or amount negative. */
export async function writtenRows(
  records: Records,
  format: Format,
  { year, groupMinor }: { year: number; groupMinor: boolean }
): Promise<{ rows: WrittenRow[]; skipped: Skipped[] }> {
  const drafts = merged(
    (await withParties(records)).map((draft) =>
      groupMinor && isMinor(draft, format, year) ? { ...draft, party: MINOR_AMOUNTS } : draft
    )
  )
  const rows = drafts.filter(({ cpt, amounts }) => {
    const all = Object.values(amounts)
    if (!all.some((amount) => amount.lt(0))) return all.some((amount) => !amount.round().eq(0))
    records.skip({ reason: 'NEGATIVE', source: cpt || null, count: 1, amount: all[0] })
    return false
  })
  return {
    rows: rows.map((draft) => written(draft, format)).sort(inOrder),
    skipped: records.skipped,
  }
}

async function withParties(records: Records): Promise<Draft[]> {
  const entries = [...records.entries.values()]
  const ids = [...new Set(entries.map(({ thirdPartyId }) => thirdPartyId!))]
  const parties = await thirdPartyColumns(ids.filter((id) => id !== THE_DIAN))

  return entries.flatMap(({ concept, thirdPartyId, amounts, count = 1 }) => {
    const party = thirdPartyId === THE_DIAN ? DIAN : parties.get(thirdPartyId!)
    if (party) return [{ cpt: concept!, party, amounts }]
    const [amount] = Object.values(amounts)
    records.skip({ reason: 'INCOMPLETE_THIRD_PARTY', source: concept || null, count, amount })
    return []
  })
}

/** Columns of 1001 that no minor amount may have. */
const WITHHELD = ['retp', 'reta', 'comun', 'ndom']

/**
 * Below the format's limit in UVT, and without withholdings (Resolución 000162 of 2023). A negative
 * row is not minor: it would lower the sum of the others in place of being skipped.
 */
function isMinor({ amounts }: Draft, { minorUvt }: Format, year: number): boolean {
  const uvt = uvtOn('CO', `${year}-12-31`)
  const all = Object.values(amounts)
  if (!minorUvt || !uvt || WITHHELD.some((name) => amounts[name]?.gt(0))) return false
  return !all.some((amount) => amount.lt(0)) && sum(all).lt(uvt.times(minorUvt))
}

/** Several third parties may be written with one number. */
function merged(drafts: readonly Draft[]): Draft[] {
  const byKey = new Map<string, Draft>()
  for (const { cpt, party, amounts } of drafts) {
    const key = `${cpt} ${party.tdoc} ${party.nid}`
    const known = byKey.get(key) ?? { cpt, party, amounts: {} }
    for (const [name, amount] of Object.entries(amounts))
      known.amounts[name] = (known.amounts[name] ?? zero).plus(amount)
    byKey.set(key, known)
  }
  return [...byKey.values()]
}

/** Big rounds half up in size, as the DIAN approximates to the nearest peso. */
function written({ cpt, party, amounts }: Draft, { columns, amounts: names }: Format): WrittenRow {
  const place: Record<string, string> = { ...party, mcpo: party.mun }
  return Object.fromEntries([
    ['cpt', cpt],
    ...columns.map((name) => [
      name,
      name === 'cpt' ? cpt : names.includes(name) ? (amounts[name] ?? zero).round() : place[name],
    ]),
  ]) as WrittenRow
}

const inOrder = (one: WrittenRow, other: WrittenRow) =>
  one.cpt.localeCompare(other.cpt) || String(one.nid).localeCompare(String(other.nid))
