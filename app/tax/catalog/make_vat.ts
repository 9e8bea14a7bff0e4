/** VAT that is made by its first use. The ledger's lock orders two uses. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { announce } from '#core/jobs/outbox'
import { deferInsert, flushWrites } from '#core/database/transaction/writes'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import type { TaxCategory } from '#tax/catalog/choices'
import type { Tax } from '#tax/catalog/tax'
import { codeKey, readTaxes, taxCatalog, type TaxCatalog } from '#tax/catalog/tax_catalog'
import TaxModel from '#tax/models/tax'
import { packOf } from '#tax/packs/packs'

type Wanted = { rate: Big; category: TaxCategory }

const ALWAYS = '1000-01-01'

/** The VAT of a rate (a percentage) and category, in force on every day. */
export async function makeVat(wanted: Wanted): Promise<Tax> {
  await lockLedger()
  const code = codeOf(wanted, (await readTaxes()).byCode)
  if (!code.isTaken) await write(code.text, wanted)
  await nextLedgerVersion()
  return (await taxCatalog()).byCode.get(codeKey(code.text))!
}

/** `VAT-16`, or `VAT-16-2` and so on where other taxes have that; taken by the VAT itself. */
function codeOf(wanted: Wanted, known: TaxCatalog['byCode']) {
  const first = wanted.rate.gt(0) ? `VAT-${wanted.rate.toFixed()}` : `VAT-${wanted.category}`
  for (let place = 1; ; place++) {
    const text = place === 1 ? first : `${first}-${place}`
    const other = known.get(codeKey(text))
    if (!other || isIt(other, wanted)) return { text, isTaken: other !== undefined }
  }
}

async function write(code: string, { rate, category }: Wanted) {
  const { name, schemeCode } = packOf(Current.tenant).find(({ kind }) => kind === 'VAT')!
  // `Umsatzsteuer 19 %` gives `Umsatzsteuer`.
  const label = /^(.+) [\d.]+ %/.exec(name)?.[1] ?? 'VAT'
  const { id } = await TaxModel.create({
    code,
    name: rate.gt(0) ? `${label} ${rate.toFixed()} %` : `${label} ${category}`,
    kind: 'VAT',
    schemeCode,
    category,
    calculation: 'PERCENT',
    priceIncluded: false,
    creditable: true,
    appliesTo: 'BOTH',
    isActive: true,
  })
  deferInsert('tax_rates', [
    { tenant_id: Current.tenantId, tax_id: id, valid_from: ALWAYS, rate: rate.toFixed() },
  ])
  await announce('tax.created', { taxId: id })
  await flushWrites()
}

const isIt = (tax: Tax, { rate, category }: Wanted) =>
  tax.isActive &&
  tax.kind === 'VAT' &&
  tax.category === category &&
  Boolean(tax.rates[0]?.rate?.eq(rate))
