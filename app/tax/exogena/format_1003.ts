/** Format 1003: withholdings that customers made. */
import { PREFIXES, ofFormat } from '#tax/exogena/account_concepts'
import { Records } from '#tax/exogena/record'
import { boughtServicesOnly } from '#tax/exogena/sold_services'
import { withheldOf, type WithheldOf } from '#tax/exogena/withheld'
import type { Days } from '#tax/returns/periods'

/** Concepts of 1003 by the concept that the customer reports in 1001. */
const OF_PAYMENT: Readonly<Record<string, string>> = {
  '5002': '1304',
  '5003': '1305',
  '5004': '1303',
  '5005': '1307',
  '5006': '1306',
  '5007': '1302',
  '5008': '1311',
  '5010': '1310',
  '5016': '1308',
  '5044': '1313',
}
const [OF_VAT, OF_SERVICES, OF_OTHERS, OF_CARDS] = ['1309', '1303', '1308', '1312']

/** Concepts of 1001 that customers use for goods and for services alike. */
const GENERAL = ['5007', '5016']

/** The base of ReteIVA is the VAT. `ret` of a self-withholding is not one that was suffered. */
export async function withheldFromUs(days: Days): Promise<Records> {
  const records = new Records()
  const withheld = await withheldOf(days, 'SUFFERED')
  const general = withheld.filter(({ concept }) => concept && GENERAL.includes(concept))
  const ofServices = await boughtServicesOnly(
    days,
    general.flatMap(({ thirdPartyId }) => thirdPartyId ?? [])
  )

  for (const one of withheld) {
    const { code, thirdPartyId, lines, base, amount } = one
    const concept =
      general.includes(one) && ofServices.has(thirdPartyId ?? '') ? OF_SERVICES : conceptOf(one)
    const amounts = { ret: amount, valor: base }
    records.add({ concept, thirdPartyId, amounts, source: code, count: lines })
  }
  return records
}

/** A concept of 1003 that the withholding concept names itself stands. */
function conceptOf({ type, concept, row }: WithheldOf): string {
  if (type === 'VAT') return OF_VAT
  if (row === 'CARDS') return OF_CARDS
  return ofFormat(concept, PREFIXES.SUFFERED) ?? OF_PAYMENT[concept ?? ''] ?? OF_OTHERS
}
