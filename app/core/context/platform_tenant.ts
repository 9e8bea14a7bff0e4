/** Row 1 of `tenants` is the platform, whose users are the SUPER_ADMINs. */
import type { CurrentTenant } from '#core/context/current'

export const PLATFORM: CurrentTenant = {
  id: 1,
  publicId: '00000000-0000-7000-8000-000000000001',
  name: 'Platform',
  timezone: 'UTC',
  countryCode: 'CO',
  currency: 'USD',
  locale: 'en',
  modules: [],
  events: [],
  suspended: false,
  isSandbox: false,
}
