/** The VAT of each rate that old documents have. Companies without taxes get those of their country. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { insertInto, type Row } from '#core/database/sql'
import { newId } from '#core/primitives/ids'
import { searchTextOf } from '#tax/catalog/search_text'
import type { PackTax } from '#tax/packs/pack'
import { packOf } from '#tax/packs/packs'

type Tenant = { id: number; countryCode: string; locale: string }

export type Vat = { id: string; schemeCode: string | null }

/** Finds the VAT of a rate, such as `19.0000`; the lowest code of several. */
export async function vatsOf(tenant: Tenant): Promise<(rate: string) => Vat | undefined> {
  const [has] = await rows('SELECT id FROM taxes WHERE tenant_id = ? LIMIT 1', [tenant.id])
  if (!has) await write(tenant, packOf(tenant))

  const known = await knownVats(tenant.id)
  const missing = (await ratesIn(tenant.id)).filter((rate) => !known.has(rate))
  if (missing.length)
    await write(
      tenant,
      missing.map((rate) => vatOf(tenant, rate))
    )
  const all = missing.length ? await knownVats(tenant.id) : known
  return (rate) => all.get(Number(rate))
}

async function knownVats(tenantId: number): Promise<Map<number, Vat>> {
  const found = await rows(
    `SELECT t.id, t.scheme_code AS schemeCode, r.rate FROM taxes t JOIN tax_rates r ON r.tenant_id = t.tenant_id AND r.tax_id = t.id
      WHERE t.tenant_id = ? AND t.kind = 'VAT' AND t.category = 'S' AND r.rate > 0 ORDER BY t.code DESC`,
    [tenantId]
  )
  return new Map(found.map(({ id, schemeCode, rate }) => [Number(rate), { id, schemeCode }]))
}

async function ratesIn(tenantId: number): Promise<number[]> {
  const found = await rows(
    `SELECT tax_rate AS rate FROM invoice_lines WHERE tenant_id = ? AND tax_rate > 0 GROUP BY tax_rate
      UNION SELECT tax_rate FROM purchase_order_lines WHERE tenant_id = ? AND tax_rate > 0 GROUP BY tax_rate`,
    [tenantId, tenantId]
  )
  return found.map(({ rate }) => Number(rate))
}

/** As the first use of a rate makes it. */
function vatOf(tenant: Tenant, rate: number): PackTax {
  const vat = packOf(tenant).find(({ kind }) => kind === 'VAT')!
  const label = /^(.+) [\d.]+ %/.exec(vat.name)?.[1] ?? 'VAT'
  return {
    ...vat,
    code: `VAT-${rate}`,
    name: `${label} ${rate} %`,
    category: 'S',
    exemptionReason: undefined,
    creditable: true,
    rates: [{ from: '1000-01-01', rate: String(rate), source: '' }],
  }
}

/** Another server may write the same: the code decides. */
async function write(tenant: Tenant, taxes: readonly PackTax[]) {
  const now = sqlInstant(clock.now())
  await execute(
    `${insertInto(
      'taxes',
      taxes.map((tax) => rowOf(tenant.id, tax, now))
    )} ON DUPLICATE KEY UPDATE id = id`
  )
  const written = await rows('SELECT id, code FROM taxes WHERE tenant_id = ?', [tenant.id])
  const ids = new Map(written.map(({ id, code }) => [code, id]))
  const rates = taxes.flatMap(({ code, rates }) =>
    rates.map(({ from, until, rate }) => ({
      tenant_id: tenant.id,
      tax_id: ids.get(code),
      valid_from: from,
      valid_until: until ?? null,
      rate,
    }))
  )
  await execute(`${insertInto('tax_rates', rates)} ON DUPLICATE KEY UPDATE tax_id = tax_id`)
  await execute('UPDATE ledgers SET version = version + 1 WHERE tenant_id = ?', [tenant.id])
}

const rowOf = (tenantId: number, tax: PackTax, now: unknown): Row => ({
  tenant_id: tenantId,
  id: newId(),
  code: tax.code,
  name: tax.name,
  kind: tax.kind,
  scheme_code: tax.schemeCode,
  category: tax.category,
  exemption_reason: tax.exemptionReason ?? null,
  calculation: 'PERCENT',
  creditable: tax.creditable,
  applies_to: tax.appliesTo ?? 'BOTH',
  search_text: searchTextOf(tax),
  created_at: now,
  updated_at: now,
})
