/** Bodies of taxes, and the taxes of a company. */
import { unique, type Company } from '#tests/company'

export const aTax = (more: object = {}) => ({
  code: unique('TAX'),
  name: 'IVA de prueba',
  kind: 'VAT',
  category: 'S',
  rates: [{ validFrom: '2020-01-01', rate: 12 }],
  ...more,
})

export const aBagTax = (more: object = {}) =>
  aTax({
    kind: 'PER_UNIT',
    category: null,
    schemeCode: '22',
    rates: [{ validFrom: '2026-01-01', amount: 73, unit: 'und' }],
    ...more,
  })

/** The tax of a code. */
export async function taxOf({ api }: Company, code: string) {
  const { body } = await api.get(`/taxes?code=${code}`)
  return body.data[0]
}
