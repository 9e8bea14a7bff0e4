/** Withholding agents in Colombia (ET 368, 368-2, 437-2, 911), and sellers from whom they withhold. */
import type { Taxpayer } from '#tax/withholdings/engine/types'

const LARGE_TAXPAYER = 'O-13'
const SELF_WITHHOLDER = 'O-15'
const VAT_WITHHOLDER = 'O-23'
const SIMPLE = 'O-47'
/** RUT: natural persons above 30,000 UVT who withhold income tax (ET 368-2). */
const INCOME_WITHHOLDER = 'O-07'
/** RUT: exempt from income tax (ET 22, 23). */
const NO_CONTRIBUTOR = 'O-06'

/** DIAN's list of regimes: 48 is responsible for IVA. */
export const RESPONSIBLE_FOR_VAT = '48'

const has = ({ responsibilities }: Taxpayer, ...codes: string[]) =>
  codes.some((code) => responsibilities.includes(code))

/** Income tax: legal persons, and natural persons who say so; neither party in SIMPLE. */
export function withholdsIncome(payer: Taxpayer, payee: Taxpayer): boolean {
  const isAgent = payer.personKind === 'LEGAL' || has(payer, INCOME_WITHHOLDER)
  return isAgent && !has(payer, SIMPLE) && !has(payee, SELF_WITHHOLDER, SIMPLE, NO_CONTRIBUTOR)
}

/** IVA: large taxpayers and appointed agents, from responsible sellers who are neither. */
export function withholdsVat(payer: Taxpayer, payee: Taxpayer): boolean {
  return (
    has(payer, LARGE_TAXPAYER, VAT_WITHHOLDER) &&
    payee.vatRegime === RESPONSIBLE_FOR_VAT &&
    !has(payee, LARGE_TAXPAYER, VAT_WITHHOLDER)
  )
}

/**
 * Industry and commerce tax at `place` (DANE code): buyers there who are legal persons responsible
 * for IVA, from sellers outside SIMPLE.
 */
export function withholdsMunicipal(
  payer: Taxpayer,
  payee: Taxpayer,
  place: string | null
): boolean {
  return (
    place !== null &&
    payer.municipality === place &&
    payer.personKind === 'LEGAL' &&
    payer.vatRegime === RESPONSIBLE_FOR_VAT &&
    !has(payee, SIMPLE)
  )
}
