/** Write-offs, credit of credit notes and refunds. */
import type { Company } from '#tests/company'
import { unique } from '#tests/company'
// Behind the whole, of which it is a part and which it imports.
import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'

const BODY = { reason: 'El cliente cerró' }

/** A customer with an invoice of a service, paid and credited in part. */
async function withCredit({ api }: Company) {
  const customer = ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))
  const service = ok(
    await api.post('/products', {
      ...{ sku: unique('SKU'), name: 'Asesoría', isService: true },
      ...{ costPrice: 0, sellingPrice: 100 },
    })
  )
  const invoiced = async () => {
    const items = [{ productId: service.id, quantity: 5 }]
    return ok(await api.post('/invoices', { customerId: customer.id, items }))
  }
  const invoice = await invoiced()
  ok(await api.post('/payments', { invoiceId: invoice.id, amount: 500, paymentMethod: 'CASH' }))
  const items = [{ lineId: invoice.items[0].id, quantity: 2 }]
  const note = ok(
    await api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Devolución', items })
  )
  return { customer, note, open: await invoiced() }
}

const advanceOf = async ({ api }: Company) => {
  const customer = ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))
  const money = { customerId: customer.id, amount: 500, paymentMethod: 'CASH' }
  return ok(await api.post('/payments', money))
}

export const settlementResources: Record<string, Resource> = {
  '/payments/:id/refunds': { body: () => ({ amount: 1 }), within: '/payments', parent: advanceOf },
  '/credit-notes/:id/refunds': {
    body: () => ({ amount: 1 }),
    within: '/credit-notes',
    parent: async (company) => (await withCredit(company)).note,
  },
  '/refunds': { make: (company) => one(company, '/payments/:id/refunds') },
}

export const settlementVerbs: Record<string, Verb> = {
  '/invoices/:id/write-off': async (company) => [
    `/invoices/${(await one(company, '/invoices')).id}/write-off`,
    BODY,
  ],
  '/invoices/:id/write-offs/:writeOffId/void': async (company) => {
    const { id } = await one(company, '/invoices')
    const { writeOffs } = ok(await company.api.post(`/invoices/${id}/write-off`, BODY))
    return [`/invoices/${id}/write-offs/${writeOffs[0].id}/void`, {}]
  },
  '/credit-notes/:id/allocations': async (company) => {
    const { note, open } = await withCredit(company)
    return [`/credit-notes/${note.id}/allocations`, { items: [{ invoiceId: open.id, amount: 1 }] }]
  },
  '/credit-notes/:id/allocations/:allocationId/void': async (company) => {
    const { note, open } = await withCredit(company)
    const path = `/credit-notes/${note.id}/allocations`
    const items = [{ invoiceId: open.id, amount: 1 }]
    const { allocations } = ok(await company.api.post(path, { items }))
    return [`${path}/${allocations[0].id}/void`, {}]
  },
  '/refunds/:id/void': async (company) => [
    `/refunds/${(await one(company, '/refunds')).id}/void`,
    {},
  ],
  '/customers/:id/apply-credits': async (company) => [
    `/customers/${(await withCredit(company)).customer.id}/apply-credits`,
    {},
  ],
}
