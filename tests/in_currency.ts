/** Work in a company of this currency, for what is computed without a database. */
import { Current } from '#core/current'
import { PLATFORM } from '#core/platform'

export const inCurrency = <T>(currency: string, work: () => T): T =>
  Current.run({ tenant: { ...PLATFORM, currency } }, work)
