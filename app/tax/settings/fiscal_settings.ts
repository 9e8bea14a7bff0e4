/** The company's own fiscal profile, in its settings. */
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import type { TaxCategory } from '#tax/catalog/choices'

export const ROUNDINGS = ['CENT', 'PESO'] as const

export type FiscalSettings = {
  personKind: 'LEGAL' | 'NATURAL'
  declarant: boolean
  vatRegime: string | null
  responsibilities: string[]
  municipality: string | null
  selfWithholding: boolean
  selfWithholdingConceptId: string | null
  zeroRateCategory: TaxCategory | null
  withholdingRounding: (typeof ROUNDINGS)[number]
  autoWithholdings: boolean
  /** Whether the company has got the withholding concepts of its country. */
  hasConcepts: boolean
  version: number
}

/** Before the company chose: a legal person that declares income tax, responsible for IVA. */
export const FISCAL_DEFAULTS: FiscalSettings = {
  personKind: 'LEGAL',
  declarant: true,
  vatRegime: '48',
  responsibilities: [],
  municipality: null,
  selfWithholding: false,
  selfWithholdingConceptId: null,
  zeroRateCategory: null,
  withholdingRounding: 'CENT',
  autoWithholdings: false,
  hasConcepts: false,
  version: 0,
}

/** From the column `tenants.settings`. */
export const fiscalSettingsIn = (settings: unknown): FiscalSettings => ({
  ...FISCAL_DEFAULTS,
  ...(jsonOf(settings) as { fiscal?: Partial<FiscalSettings> } | null)?.fiscal,
})

export const fiscalSettingsStatement = () =>
  ['SELECT settings FROM tenants WHERE id = ?', [Current.tenantId]] as const

export async function fiscalSettings(): Promise<FiscalSettings> {
  const [tenant] = await rows(...fiscalSettingsStatement())
  return fiscalSettingsIn(tenant.settings)
}

/** Locked, as they are now. */
export const lockedFiscalSettings = async () => fiscalSettingsIn(await lockedSettings())

/** Changes some of them; the caller has locked the ledger, and raises its version. */
export async function writeFiscalSettings(changes: Partial<FiscalSettings>) {
  const settings = await lockedSettings()
  const after = { ...fiscalSettingsIn(settings), ...changes }
  await execute('UPDATE tenants SET settings = ? WHERE id = ?', [
    JSON.stringify({ ...(jsonOf(settings) as object | null), fiscal: after }),
    Current.tenantId,
  ])
}

async function lockedSettings(): Promise<unknown> {
  const [{ settings }] = await rows('SELECT settings FROM tenants WHERE id = ? FOR UPDATE', [
    Current.tenantId,
  ])
  return settings
}
