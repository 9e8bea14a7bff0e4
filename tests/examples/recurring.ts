/** Recurring documents: a service that is billed, a rent, an expense and an entry that come each month. */
import type { Client, Scenario } from '#tests/examples/recorder'
import { aStore } from '#tests/examples/store'

const MONTHLY = { every: 1, unit: 'MONTH', startDate: '2026-11-01' }

export const recurring: Scenario = async ({ api, given }) => {
  const { customer, advice } = await aStore(given)
  await series(
    api,
    '/recurring-invoices',
    { notes: 'Contrato 2027' },
    {
      ...MONTHLY,
      customerId: customer.id,
      items: [{ productId: advice.id, quantity: 1, description: 'Asesoría de {{month}}' }],
      paymentMethod: 'CREDIT',
    }
  )

  const bank = await given.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' })
  await series(
    api,
    '/recurring-expenses',
    { description: 'Internet y telefonía' },
    {
      ...MONTHLY,
      description: 'Internet',
      amount: 119_000,
      taxRate: 19,
      paymentAccountId: bank.accountId,
    }
  )
  const landlord = await given.post('/suppliers', {
    name: 'Inmobiliaria Chicó',
    taxId: '901222333-4',
  })
  await series(
    api,
    '/recurring-bills',
    { notes: 'Local 12' },
    {
      ...MONTHLY,
      supplierId: landlord.id,
      number: 'ARR-{{month}}-{{year}}',
      items: [{ description: 'Arriendo de {{month}}', unitCost: 2_000_000, taxRate: 19 }],
    }
  )
  const fees = await given.get('/accounts?code=530505')
  await series(
    api,
    '/recurring-entries',
    { concept: 'Cuota de manejo' },
    {
      ...MONTHLY,
      concept: 'Cuota de manejo {{month}}',
      lines: [
        { accountId: fees.data[0].id, debitAmount: 18_000 },
        { accountId: bank.accountId, creditAmount: 18_000 },
      ],
    }
  )
}

async function series(api: Client, path: string, change: object, body: object) {
  const { id } = await api.post(path, body)
  await api.get(`${path}?status=ACTIVE`)
  await api.get(`${path}/${id}`)
  const { nextDate } = await api.post(`${path}/${id}/run`)
  await api.get(`${path}/${id}/occurrences`)
  await api.patch(`${path}/${id}`, change)
  await api.post(`${path}/${id}/skip`, { periodStart: nextDate })
  await api.post(`${path}/${id}/pause`)
  await api.post(`${path}/${id}/resume`)
  await api.post(`${path}/${id}/cancel`)
}
