/** Gives a company the taxes of its country. */
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { transaction } from '#core/database/transaction/transaction'
import { countRows, deferInsert, flushWrites } from '#core/database/transaction/writes'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import { searchTextOf } from '#tax/catalog/search_text'
import type { PackTax } from '#tax/packs/pack'
import { packOf } from '#tax/packs/packs'

/** For a new company. */
export const giveTaxes = () => writeTaxes(packOf(Current.tenant))

/** For a company without taxes; false when another request was first. */
export const ensureTaxes = (): Promise<boolean> =>
  transaction(async () => {
    await lockLedger()
    const [found] = await rows('SELECT id FROM taxes WHERE tenant_id = ? LIMIT 1', [
      Current.tenantId,
    ])
    if (found) return false

    giveTaxes()
    await nextLedgerVersion()
    await flushWrites()
    return true
  })

function writeTaxes(taxes: readonly PackTax[]) {
  const now = clock.now()
  const all = taxes.map((tax) => ({ ...tax, id: newId(now.getTime()) }))

  deferInsert(
    'taxes',
    all.map((tax) => rowOf(tax, now))
  )
  deferInsert(
    'tax_rates',
    all.flatMap(({ id, rates }) =>
      rates.map(({ from, until, rate }) => ({
        tenant_id: Current.tenantId,
        tax_id: id,
        valid_from: from,
        valid_until: until ?? null,
        rate,
      }))
    )
  )
  countRows('taxes', all.length)
  record({
    action: 'taxes.given',
    entity: 'tax',
    entityId: null,
    after: { countryCode: Current.tenant.countryCode, taxes: all.map(({ code }) => code) },
  })
}

function rowOf(
  {
    id,
    code,
    name,
    kind,
    schemeCode,
    category,
    exemptionReason,
    creditable,
    appliesTo,
  }: PackTax & {
    id: string
  },
  now: Date
) {
  return {
    tenant_id: Current.tenantId,
    id,
    code,
    name,
    kind,
    scheme_code: schemeCode,
    category,
    exemption_reason: exemptionReason ?? null,
    calculation: 'PERCENT',
    price_included: false,
    creditable,
    applies_to: appliesTo ?? 'BOTH',
    is_active: true,
    search_text: searchTextOf({ code, name }),
    version: 1,
    created_at: sqlInstant(now),
    updated_at: sqlInstant(now),
  }
}
