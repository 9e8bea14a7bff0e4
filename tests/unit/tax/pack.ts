/** Colombia's concepts, parties and lines for the withholding engine, without a database. */
import Big from 'big.js'
import type { Concept } from '#tax/withholdings/concept'
import type {
  Asked,
  Direction,
  DocumentLine,
  Taxpayer,
  Withholding,
} from '#tax/withholdings/engine/types'
import { withheld } from '#tax/withholdings/engine/withheld'
import { CO } from '#tax/withholdings/law/co/concepts'
import { uvtOn } from '#tax/withholdings/law/uvt'
import { inCurrency } from '#tests/in_currency'

/** Ids are the codes. */
export const CONCEPTS: readonly Concept[] = CO.map((concept) => ({
  ...{ id: concept.code, code: concept.code, name: concept.name },
  ...{ type: concept.type, base: concept.base, nature: concept.nature ?? null },
  ...{ municipality: concept.municipality ?? null, activity: concept.activity ?? null },
  ...{ sufferedAccountId: null, practisedAccountId: null, isActive: true },
  rates: concept.rates.map((rate) => ({
    validFrom: rate.from,
    validUntil: rate.until ?? null,
    minimumUvt: rate.minimumUvt ? new Big(rate.minimumUvt) : null,
    minimumAmount: null,
    personKind: rate.person ?? 'ANY',
    declarant: rate.declarant ?? 'ANY',
    rate: new Big(rate.rate),
  })),
}))

/** A legal person in Bogotá that declares income tax and is responsible for IVA. */
export const COMPANY: Taxpayer = {
  personKind: 'LEGAL',
  declarant: true,
  vatRegime: '48',
  responsibilities: [],
  municipality: '11001',
}

/** A natural person who neither declares income tax nor is responsible for IVA. */
export const PERSON: Taxpayer = {
  ...COMPANY,
  personKind: 'NATURAL',
  declarant: false,
  vatRegime: '49',
}

export const line = (net: number, more: Partial<DocumentLine> & { rate?: number } = {}) => {
  const vat = new Big(net).times(more.rate ?? 0).div(100)
  return {
    net: new Big(net),
    vat,
    total: new Big(net).plus(vat),
    nature: 'SERVICES',
    ...more,
  } as DocumentLine
}

type Case = {
  asked?: readonly Asked[] | null
  auto?: boolean
  lines: readonly DocumentLine[]
  day?: string
  direction?: Direction
  profile?: Partial<Taxpayer>
  party?: Taxpayer
  rounding?: 'CENT' | 'PESO'
  selfConceptId?: string | null
}

/** On 2026-03-02 and as a purchase, unless the case says so. */
export function withholdingsOf({
  asked = null,
  auto = asked === null,
  lines,
  day = '2026-03-02',
  direction = 'PRACTISED',
  profile = {},
  party = COMPANY,
  rounding = 'CENT',
  selfConceptId = null,
}: Case): Withholding[] {
  const rules = { concepts: CONCEPTS, uvt: uvtOn('CO', day), rounding, selfConceptId }
  const document = { asked, auto, lines, day, direction, party, rules }
  return inCurrency('COP', () => withheld({ ...document, profile: { ...COMPANY, ...profile } }))
}

/** As `SERVICIOS 1000000 4 % 40000`. */
export const shown = (withholdings: readonly Withholding[]) =>
  withholdings.map(
    ({ code, base, rate, amount }) => `${code} ${base} ${rate ? `${rate} %` : 'said'} ${amount}`
  )
