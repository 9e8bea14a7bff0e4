/** The taxes of a purchased line. */
import type { ResolvedTax } from '#tax/computation/line_taxes'
import { resolveTaxes, type AskedTaxes } from '#tax/resolution/resolve_taxes'
import { known } from '#tax/withholdings/known'

/** DIAN's list of regimes: not responsible for IVA. */
const NOT_RESPONSIBLE = '49'

/**
 * As `resolveTaxes`. A company that is not responsible for IVA deducts none (ET 488): it is cost.
 */
export async function purchaseTaxes(
  asked: AskedTaxes,
  day: string,
  field: string
): Promise<ResolvedTax[]> {
  const taxes = await resolveTaxes(asked, day, 'PURCHASE', field)
  if (!taxes.some(({ kind, creditable }) => kind === 'VAT' && creditable)) return taxes

  const { settings } = await known()
  if (settings.vatRegime !== NOT_RESPONSIBLE) return taxes
  return taxes.map((tax) => (tax.kind === 'VAT' ? { ...tax, creditable: false } : tax))
}
