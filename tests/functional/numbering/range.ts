/** Numbering ranges through the API. */
import type { Company } from '#tests/company'
import { ok } from '#tests/functional/sales/shop'

export const RANGE = {
  documentType: 'INVOICE',
  prefix: 'SETP',
  from: 990_000_000,
  to: 995_000_000,
  validFrom: '2019-01-19',
  validUntil: '2099-01-19',
  resolution: '18760000001',
}

export const aRange = async ({ api }: Pick<Company, 'api'>, more: object = {}) =>
  ok(await api.post('/numbering-ranges', { ...RANGE, ...more }))

export const rangeOf = async ({ api }: Pick<Company, 'api'>, { id }: { id: string }) =>
  ok(await api.get(`/numbering-ranges/${id}`))
