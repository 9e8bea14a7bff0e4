/** Creates, changes and deletes taxes. Each waits for running postings. */
import { flushWrites } from '#core/database/transaction/writes'
import type { InputOf } from '#core/endpoints/operations'
import { readRecord } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import { mustFit } from '#tax/actions/fitting_tax'
import { ownAccounts } from '#tax/actions/own_accounts'
import { keptRate, removeRates, replaceRates, writeRates } from '#tax/actions/rates_of_tax'
import type { Calculation, TaxCategory, TaxKind } from '#tax/catalog/choices'
import type { TaxRate } from '#tax/catalog/tax'
import { searchTextOf } from '#tax/catalog/search_text'
import { readTaxes } from '#tax/catalog/tax_catalog'
import Tax from '#tax/models/tax'
import { taxTransformer } from '#tax/transformers/tax_transformer'
import type { createTax, updateTax } from '#tax/validators/tax'

type New = InputOf<typeof createTax>
/** `kind` and `calculation` never change. */
type Changes = Omit<InputOf<typeof updateTax>, 'kind' | 'calculation'>

/** Errors of `mustFit` and `ownAccounts`; 409 DUPLICATE. Announces `tax.created`. */
export async function makeTax({ rates: asked, accounts, active, ...input }: New) {
  await lockLedger()
  const rates = asked.map(keptRate)
  const calculation = input.calculation ?? (input.kind === 'PER_UNIT' ? 'PER_UNIT' : 'PERCENT')
  const category = input.category ?? categoryOf(input.kind, rates)
  mustFit({ kind: input.kind, calculation, category, rates })

  const tax = await Tax.create({
    ...input,
    ...{ calculation, category },
    creditable: input.creditable ?? input.kind === 'VAT',
    isActive: active,
    ...(await ownAccounts(accounts)),
  })
  writeRates(tax.id, rates)
  await flushWrites()
  await nextLedgerVersion()
  await announce('tax.created', { taxId: tax.id })
  return readRecord(taxTransformer, tax.id)
}

/** Changes a tax, which the caller locked with the ledger. Announces `tax.updated`. */
export async function changeTax(tax: Tax, changes: Changes) {
  const { rates: asked, accounts, active, creditable, ...more } = changes
  const before = (await readTaxes()).byId.get(tax.id)!.rates
  const rates = asked?.map(keptRate) ?? before
  tax.merge({
    ...more,
    ...(active !== undefined && { isActive: active }),
    ...(creditable !== undefined && { creditable: creditable ?? tax.kind === 'VAT' }),
    ...(await ownAccounts(accounts)),
  })
  const kind = tax.kind as TaxKind
  if (changes.category === null) tax.category = categoryOf(kind, rates)
  mustFit({
    ...{ kind, rates },
    calculation: tax.calculation as Calculation,
    category: tax.category as TaxCategory | null,
  })

  const { version } = tax
  deferUpdate(
    tax,
    { searchText: searchTextOf(tax) },
    'updated',
    asked && (await replaceRates(tax.id, before, rates))
  )
  if (tax.version === version) return
  await nextLedgerVersion()
  await announce('tax.updated', { taxId: tax.id })
}

/** Prepares the deletion of a tax that nothing names. Announces `tax.deleted`. */
export async function removeTax({ id }: Tax) {
  await removeRates(id)
  await nextLedgerVersion()
  await announce('tax.deleted', { taxId: id })
}

/** VAT with a rate is category S. */
const categoryOf = (kind: TaxKind, rates: readonly TaxRate[]): TaxCategory | null =>
  kind === 'VAT' && rates.every(({ rate }) => rate?.gt(0)) ? 'S' : null
