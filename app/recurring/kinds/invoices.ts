/** Recurring invoices. */
import { allInJson } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { mailInvoice, makeInvoice, mustBeMailable, recurringInvoiceFields } from '#sales/recurring'
import type { Body, Kind, Period } from '#recurring/kinds/kind'
import { ofInvoices } from '#recurring/lifecycles'
import RecurringInvoice from '#recurring/models/recurring_invoice'
import { filled } from '#recurring/templates/placeholders'
import { tried } from '#recurring/templates/tried'

export const invoices: Kind = {
  name: 'INVOICE',
  path: 'recurring-invoices',
  title: 'RecurringInvoice',
  event: 'recurring_invoice',
  scope: 'invoices',
  model: RecurringInvoice,
  lifecycle: ofInvoices,
  fields: recurringInvoiceFields,
  hasDrafts: true,
  isSale: true,

  async make(body, period, { id, mode, send }) {
    const invoice = await makeInvoice(filled(body, period), {
      period: { recurringInvoiceId: id, ...period },
      draft: mode === 'DRAFT',
    })
    return { documentId: invoice.id, code: send ? await mailInvoice(invoice.id) : null }
  },

  async settled(body, period, { prices, send }) {
    const asked = prices === 'CURRENT' ? withoutPrices(body) : body
    const lines = await tried(() => linesOf(asked, period))
    if (send) await mustBeMailable(body.customerId)
    return prices === 'CURRENT' ? asked : withPrices(asked, lines)
  },
}

type Priced = { unitPrice: unknown; priceIncludesTax: boolean }

async function linesOf(body: Body, period: Period): Promise<readonly Priced[]> {
  const { items } = await makeInvoice(filled(body, period), {
    period: { recurringInvoiceId: newId(), ...period },
    draft: true,
  })
  return items.map(({ unitPrice, priceIncludesTax }: Priced) =>
    allInJson({ unitPrice, priceIncludesTax })
  )
}

const withoutPrices = ({ items, ...body }: Body): Body => ({
  ...body,
  items: items.map(({ unitPrice: _, priceIncludesTax: __, ...item }: Body) => item),
})

/** The price of a product today is that of all periods. */
const withPrices = ({ items, ...body }: Body, lines: readonly Priced[]): Body => ({
  ...body,
  items: items.map((item: Body, index: number) => ({ ...item, ...lines[index] })),
})
