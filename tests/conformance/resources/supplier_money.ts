/** Payments to suppliers, credit notes of suppliers, and what suppliers give back. */
import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

export const supplierMoneyResources: Record<string, Resource> = {
  '/supplier-payments': {
    body: async (company) => ({
      supplierId: (await one(company, '/suppliers')).id,
      amount: 100,
      reference: 'TRX-1',
    }),
    change: () => ({ notes: unique('Changed') }),
  },
  '/supplier-payments/:id/refunds': { body: () => ({ amount: 1 }), within: '/supplier-payments' },
  '/supplier-refunds': { make: refundOfSupplier },
  '/bills/:id/credit-notes': {
    // Of a net amount, which names no items.
    body: () => ({ number: 'NC-1', net: 1, items: undefined }),
    within: '/bills',
    parent: aPostedBill,
  },
  '/supplier-credit-notes': { make: aCredit },
  '/supplier-credit-notes/:id/refunds': {
    body: () => ({ amount: 0.01 }),
    within: '/supplier-credit-notes',
    parent: aCredit,
  },
}

export const supplierMoneyVerbs: Record<string, Verb> = {
  '/supplier-payments/:id/allocations': async (company) => {
    const bill = await aPostedBill(company)
    const { id } = await advanceTo(company, bill)
    return [`/supplier-payments/${id}/allocations`, { items: [{ billId: bill.id, amount: 1 }] }]
  },
  '/supplier-payments/:id/allocations/:allocationId/void': async (company) => {
    const { id, allocations } = await paid(company, await aPostedBill(company))
    return [`/supplier-payments/${id}/allocations/${allocations[0].id}/void`, {}]
  },
  '/supplier-payments/:id/void': async (company) => [
    `/supplier-payments/${(await one(company, '/supplier-payments')).id}/void`,
    {},
  ],
  '/supplier-credit-notes/:id/void': async (company) => [
    `/supplier-credit-notes/${(await aCredit(company)).id}/void`,
    {},
  ],
  '/supplier-refunds/:id/void': async (company) => [
    `/supplier-refunds/${(await refundOfSupplier(company)).id}/void`,
    {},
  ],
  '/supplier-credit-notes/:id/allocations': async (company) => {
    const { note, other } = await aCreditAndABill(company)
    return [`/supplier-credit-notes/${note.id}/allocations`, { items: [{ billId: other.id, amount: 1 }] }]
  },
  '/supplier-credit-notes/:id/allocations/:allocationId/void': async (company) => {
    const { note, other } = await aCreditAndABill(company)
    const at = `/supplier-credit-notes/${note.id}/allocations`
    const { allocations } = ok(
      await company.api.post(at, { items: [{ billId: other.id, amount: 1 }] })
    )
    return [`${at}/${allocations[0].id}/void`, {}]
  },
}

export async function aPostedBill(company: Company, more: object = {}) {
  const { id } = await one(company, '/bills')
  if (Object.keys(more).length) ok(await company.api.patch(`/bills/${id}`, more))
  return ok(await company.api.post(`/bills/${id}/post`, {}))
}

const advanceTo = async (company: Company, { supplierId }: { supplierId: string }) =>
  ok(await company.api.post('/supplier-payments', { supplierId, amount: 10 }))

const paid = async (company: Company, bill: any) =>
  ok(
    await company.api.post('/supplier-payments', {
      amount: bill.balance,
      allocations: [{ billId: bill.id, amount: bill.balance }],
    })
  )

export async function refundOfSupplier(company: Company) {
  const { id } = await one(company, '/supplier-payments')
  return ok(
    await company.api.post(`/supplier-payments/${id}/refunds`, { amount: 1, reference: 'TRX-2' })
  )
}

/** Credit of a paid bill. */
export async function aCredit(company: Company) {
  const bill = await aPostedBill(company)
  await paid(company, bill)
  return ok(await company.api.post(`/bills/${bill.id}/credit-notes`, { number: 'NC-2', net: 5 }))
}

async function aCreditAndABill(company: Company) {
  const note = await aCredit(company)
  const other = await aPostedBill(company, { supplierId: note.supplierId })
  return { note, other }
}
