/** The rates of a tax, which are replaced as a whole. */
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { deferInsert } from '#core/database/transaction/writes'
import type { InputOf } from '#core/endpoints/operations'
import type { TaxRate } from '#tax/catalog/tax'
import type { createTax } from '#tax/validators/tax'

type Asked = InputOf<typeof createTax>['rates'][number]

/** A rate of a request. */
export const keptRate = ({ validFrom, validUntil, rate, amount, unit }: Asked): TaxRate => ({
  validFrom,
  validUntil: validUntil ?? null,
  rate: rate ?? null,
  amount: amount ?? null,
  unit: unit ?? null,
})

/** Replaces other rates. Returns both for the audit log; undefined for the same in any order. */
export async function replaceRates(
  id: string,
  before: readonly TaxRate[],
  rates: readonly TaxRate[]
) {
  if (sorted(before) === sorted(rates)) return
  await removeRates(id)
  writeRates(id, rates)
  return { before: { rates: before.map(texts) }, after: { rates: rates.map(texts) } }
}

/** Deferred: they leave with the tax. */
export const writeRates = (taxId: string, rates: readonly TaxRate[]) =>
  deferInsert(
    'tax_rates',
    rates.map(texts).map(({ validFrom, validUntil, rate, amount, unit }) => ({
      tenant_id: Current.tenantId,
      tax_id: taxId,
      valid_from: validFrom,
      valid_until: validUntil,
      ...{ rate, amount, unit },
    }))
  )

const texts = ({ rate, amount, ...period }: TaxRate) => ({
  ...period,
  rate: rate?.toFixed() ?? null,
  amount: amount?.toFixed() ?? null,
})

const sorted = (rates: readonly TaxRate[]) =>
  JSON.stringify(
    rates
      .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
      .map((rate) => {
        const { validFrom, validUntil, unit, ...values } = texts(rate)
        return [validFrom, validUntil, values.rate, values.amount, unit]
      })
  )

export const removeRates = (taxId: string) =>
  execute('DELETE FROM tax_rates WHERE tenant_id = ? AND tax_id = ?', [Current.tenantId, taxId])
