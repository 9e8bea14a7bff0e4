/** Runs work in a company of this currency, without a database. */
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'

export const inCurrency = <T>(currency: string, work: () => T): T =>
  Current.run({ tenant: { ...PLATFORM, currency } }, work)
