/** An invoice that never was, to show how documents of the company look. */
import Big from 'big.js'
import type { DocumentOf } from '#start/drawings'
import { addDays, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import type { Issuer } from '#documents/issuer'

const TAX_RATE = 19

/** Amounts that look right with and without decimals of the currency. */
const LINES = [
  { text: 'first', quantity: 2, unitPrice: 450_000 },
  { text: 'second', quantity: 10, unitPrice: 38_000 },
]

export function sampleInvoice({ labels, formats, currency }: Issuer): DocumentOf<'tradeDocument'> {
  const today = todayIn(Current.tenant.timezone)
  const items = LINES.map(({ text, quantity, unitPrice }) => {
    const subtotal = new Big(quantity).times(unitPrice)
    const tax = subtotal.times(TAX_RATE).div(100)
    return {
      description: labels(`sample.${text}`),
      quantity,
      unitPrice,
      taxRate: TAX_RATE,
      discountRate: 0,
      subtotal: subtotal.toNumber(),
      discount: 0,
      tax: tax.toNumber(),
      total: subtotal.plus(tax).toNumber(),
    }
  })
  const sum = (field: 'subtotal' | 'total') => items.reduce((all, item) => all + item[field], 0)

  return {
    kind: 'invoice',
    number: 1,
    watermark: 'sampleMark',
    asksForMoney: true,
    party: {
      name: labels('sample.customer'),
      taxId: '900123456-7',
      address: labels('sample.address'),
      email: 'compras@example.com',
    },
    facts: [
      [labels('date'), formats.day(today)],
      [labels('due'), formats.day(addDays(today, 30))],
      [labels('currency'), currency],
    ],
    items,
    subtotal: sum('subtotal'),
    discountTotal: 0,
    total: sum('total'),
    notes: labels('sample.notes'),
  }
}
