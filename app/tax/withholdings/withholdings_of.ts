/** The withholdings of a document, by what the company and the other party are. */
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { ensureConcepts } from '#tax/withholdings/concepts/known_concepts'
import type { Direction, DocumentLine, Rules, Taxpayer } from '#tax/withholdings/engine/types'
import { withheld } from '#tax/withholdings/engine/withheld'
import { known, type Known } from '#tax/withholdings/known'
import { uvtOn } from '#tax/withholdings/law/uvt'
import {
  NO_WITHHOLDINGS,
  type AskedWithholdings,
  type KeptWithholdings,
} from '#tax/withholdings/lines/asked_withholdings'

export type WithholdingDocument = {
  asked: AskedWithholdings
  /** SUFFERED on sales and their payments, PRACTISED on purchases, expenses and payments of suppliers. */
  direction: Direction
  /** Read only where something may be withheld. */
  lines: readonly DocumentLine[] | (() => Promise<readonly DocumentLine[]>)
  /** The document's day, `YYYY-MM-DD`. */
  day: string
  /** The third party of the customer or supplier; null where there is none. */
  thirdPartyId: string | null
  /** The company's settings are for invoices, receipts and expenses; payments withhold what is asked. */
  isPayment?: boolean
}

/**
 * The one function by which documents withhold: sales, payments, receipts, expenses. It takes what the
 * request asked (`withholdingFields()`), the lines in rounded amounts, the day and the other party,
 * and answers what to keep (`keptWithholdings`), to post (`withholdingPostings`) and to write
 * (`writeWithholdingLines`). Costs no statement where nothing is withheld. Needs a transaction.
 * Refusals: those of `withheld`; 422 CONTRADICTION for `withholdings` with `autoWithholdings`.
 */
export async function withholdingsOf(document: WithholdingDocument): Promise<KeptWithholdings> {
  const { asked, direction, lines, day, thirdPartyId, isPayment = false } = document
  const { withholdings: named, autoWithholdings } = asked
  if (named?.length && autoWithholdings)
    throw invalid(
      'autoWithholdings',
      'CONTRADICTION',
      'autoWithholdings computes the withholdings: leave it or withholdings out'
    )
  const { settings, ...rest } = await known()
  const auto = autoWithholdings ?? (!isPayment && settings.autoWithholdings)
  const hasSelf = !isPayment && direction === 'SUFFERED' && settings.selfWithholding
  const kept = { asked: named ?? null, auto: autoWithholdings ?? null }
  if (!named?.length && !hasSelf && (named || !auto)) return { ...NO_WITHHOLDINGS, ...kept }

  const { concepts, byId } = auto && !settings.hasConcepts ? await givenConcepts() : rest
  const party = await taxpayer(thirdPartyId)
  const found = withheld({
    asked: named,
    auto,
    lines: typeof lines === 'function' ? await lines() : lines,
    direction,
    day,
    isPayment,
    party,
    profile: settings,
    rules: rulesOn(day, { settings, concepts }, hasSelf),
  })
  return {
    ...kept,
    personKind: party.personKind,
    lines: found.map((one) => ({ ...one, baseKind: byId.get(one.conceptId)!.base })),
  }
}

async function givenConcepts(): Promise<Known> {
  await ensureConcepts()
  return known()
}

const rulesOn = (
  day: string,
  { settings, concepts }: Pick<Known, 'settings' | 'concepts'>,
  hasSelf: boolean
): Rules => ({
  concepts,
  uvt: uvtOn(Current.tenant.countryCode, day),
  rounding: settings.withholdingRounding,
  selfConceptId: hasSelf ? settings.selfWithholdingConceptId : null,
})

const NOBODY: Taxpayer = {
  personKind: null,
  declarant: null,
  vatRegime: null,
  responsibilities: [],
  municipality: null,
}

async function taxpayer(thirdPartyId: string | null): Promise<Taxpayer> {
  if (!thirdPartyId) return NOBODY
  const [party] = await rows(
    `SELECT person_kind AS personKind, declarant, vat_regime AS vatRegime, responsibilities, municipality, ciiu
       FROM third_parties WHERE tenant_id = ? AND id = ?`,
    [Current.tenantId, thirdPartyId]
  )
  if (!party) return NOBODY
  return {
    ...(party as Taxpayer),
    declarant: party.declarant === null ? null : Boolean(Number(party.declarant)),
    responsibilities: (jsonOf(party.responsibilities) as string[] | null) ?? [],
  }
}
