/**
 * The taxes of the company, cached by the version of its ledger: a change locks the ledger and
 * raises the version, so that a document sees a tax before or after it.
 */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { cachedByLedger } from '#accounting/ledger'
import type { TaxCategory } from '#tax/catalog/choices'
import { ensureTaxes } from '#tax/catalog/give_taxes'
import type { Tax } from '#tax/catalog/tax'

export type TaxCatalog = {
  /** In the order of codes. */
  taxes: readonly Tax[]
  byId: ReadonlyMap<string, Tax>
  /** By `codeKey`. */
  byCode: ReadonlyMap<string, Tax>
  /** The category of lines without a rate; null leaves them unclassified. */
  zeroRateCategory: TaxCategory | null
}

/** Codes are unique without regard to case. */
export const codeKey = (code: string) => code.toLowerCase()

/**
 * The company's taxes, which do not change inside a transaction. A company that is older than taxes
 * gets them now.
 */
export const taxCatalog: () => Promise<TaxCatalog> = cachedByLedger(async () => {
  const found = await readTaxes()
  if (found.taxes.length) return found
  await ensureTaxes()
  return readTaxes()
})

/** The taxes as they are in the database now. */
export async function readTaxes(): Promise<TaxCatalog> {
  const { tenantId } = Current
  const [taxes, rates, [tenant]] = await selects([
    [
      `SELECT id, code, name, kind, scheme_code AS schemeCode, category, calculation,
           price_included AS priceIncluded, creditable, sale_account_id AS saleAccountId,
           purchase_account_id AS purchaseAccountId, applies_to AS appliesTo, is_active AS isActive
         FROM taxes
         WHERE tenant_id = ?
         ORDER BY code`,
      [tenantId],
    ],
    [
      `SELECT tax_id AS taxId, valid_from AS validFrom, valid_until AS validUntil, rate, amount, unit
         FROM tax_rates
         WHERE tenant_id = ?
         ORDER BY tax_id, valid_from`,
      [tenantId],
    ],
    ['SELECT settings FROM tenants WHERE id = ?', [tenantId]],
  ])
  const ratesOf = Map.groupBy(rates, ({ taxId }) => taxId as string)
  const all = taxes.map((row) => taxOf(row, ratesOf.get(row.id) ?? []))
  return {
    taxes: all,
    byId: new Map(all.map((tax) => [tax.id, tax])),
    byCode: new Map(all.map((tax) => [codeKey(tax.code), tax])),
    zeroRateCategory: zeroRateCategoryOf(tenant?.settings),
  }
}

/** `zeroRateCategory` of /settings/fiscal, whose change raises the version of the ledger. */
const zeroRateCategoryOf = (settings: unknown): TaxCategory | null =>
  (jsonOf(settings) as { fiscal?: { zeroRateCategory?: TaxCategory | null } } | null)?.fiscal
    ?.zeroRateCategory ?? null

function taxOf(row: DatabaseRow, rates: readonly DatabaseRow[]): Tax {
  return {
    ...(row as Tax),
    priceIncluded: Boolean(row.priceIncluded),
    creditable: Boolean(row.creditable),
    isActive: Boolean(row.isActive),
    rates: rates.map(({ validFrom, validUntil, rate, amount, unit }) => ({
      validFrom,
      validUntil,
      rate: rate === null ? null : new Big(rate),
      amount: amount === null ? null : new Big(amount),
      unit,
    })),
  }
}
