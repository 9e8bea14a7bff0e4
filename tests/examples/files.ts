/** Files on a record of each resource that has some. */
import { EMPLOYEE } from '#tests/examples/hr'
import type { Client, Scenario } from '#tests/examples/recorder'
import { aStore } from '#tests/examples/store'

const FORM = { 'content-type': 'multipart/form-data; boundary=oficio' }

const form = (name: string, text: string) =>
  [
    '--oficio',
    `content-disposition: form-data; name="file"; filename="${name}"`,
    'content-type: text/plain',
    '',
    text,
    '--oficio--',
    '',
  ].join('\r\n')

export const files: Scenario = async ({ api, given }) => {
  const file = await api.post('/files', form('acta.txt', 'Acta de entrega'), FORM)
  await api.get(`/files/${file.id}`)
  await api.get(`/files/${file.id}/content`)

  for (const [path, id] of Object.entries(await records(given))) {
    await api.post(`/${path}/${id}/files`, { fileId: file.id })
    await api.get(`/${path}/${id}/files`)
    await api.delete(`/${path}/${id}/files/${file.id}`)
  }
  await api.delete(`/files/${file.id}`)
}

/** The id of a record of each resource. */
async function records(given: Client): Promise<Record<string, string>> {
  const { customer, drill, warehouse } = await aStore(given)
  const supplier = await given.post('/suppliers', { name: 'Mayorista del Norte' })
  return {
    customers: customer.id,
    products: drill.id,
    suppliers: supplier.id,
    ...(await sales(given, customer.id, drill.id)),
    ...(await purchases(given, warehouse.id, drill.id)),
    ...(await equipment(given)),
    ...(await people(given)),
  }
}

async function sales(given: Client, customerId: string, productId: string) {
  const sale = { customerId, items: [{ productId, quantity: 2 }] }
  const quote = await given.post('/quotes', sale)
  const invoice = await given.post('/invoices', { ...sale, paymentMethod: 'CREDIT' })
  const payment = await given.post('/payments', {
    invoiceId: invoice.id,
    amount: 1_000,
    paymentMethod: 'CASH',
  })
  const note = await given.post(`/invoices/${invoice.id}/credit-notes`, {
    reason: 'Devolución',
    items: [{ productId, quantity: 1 }],
  })
  return {
    'quotes': quote.id,
    'invoices': invoice.id,
    'payments': payment.id,
    'credit-notes': note.id,
  }
}

async function purchases(given: Client, warehouseId: string, productId: string) {
  const order = await given.post('/purchase-orders', {
    warehouseId,
    items: [{ productId, quantity: 10 }],
  })
  const { data: accounts } = await given.get('/accounts?code=110505')
  const expense = await given.post('/expenses', {
    description: 'Taxi al banco',
    amount: 18_500,
    paymentAccountId: accounts[0].id,
    expenseDate: '2026-11-19',
  })
  const ticket = await given.post('/tickets', {
    subject: 'La impresora no responde',
    description: 'Desde ayer no imprime facturas.',
  })
  return { 'purchase-orders': order.id, 'expenses': expense.id, 'tickets': ticket.id }
}

async function equipment(given: Client) {
  const category = await given.post('/categories', { name: 'Computadores', type: 'ASSET' })
  const model = await given.post('/asset-models', {
    name: 'ThinkPad T14',
    categoryId: category.id,
    modelType: 'HARDWARE',
  })
  const asset = await given.post('/assets', { name: 'Portátil', modelId: model.id })
  const license = await given.post('/licenses', { name: 'Suite de oficina', seats: 5 })
  const maintenance = await given.post('/maintenances', {
    assetId: asset.id,
    type: 'PREVENTIVO',
    startDate: '2026-11-19T13:00:00.000Z',
  })
  return { assets: asset.id, licenses: license.id, maintenances: maintenance.id }
}

async function people(given: Client) {
  const employee = await given.post('/employees', EMPLOYEE)
  const employeeId = employee.id
  const contract = await given.post('/contracts', {
    employeeId,
    type: 'INDEFINITE',
    salary: 2_800_000,
    startDate: '2025-02-03',
  })
  const leave = await given.post('/time-off-requests', {
    employeeId,
    type: 'VACATION',
    startDate: '2026-12-14',
    endDate: '2026-12-24',
  })
  const absence = await given.post('/absences', { employeeId, date: '2026-11-09' })
  const process = await given.post('/disciplinary-processes', {
    employeeId,
    type: 'WRITTEN_WARNING',
    subject: 'Retardos',
    description: 'Llegó tarde tres veces en octubre.',
    date: '2026-11-03',
  })
  return {
    'employees': employeeId,
    'contracts': contract.id,
    'time-off-requests': leave.id,
    'absences': absence.id,
    'disciplinary-processes': process.id,
  }
}
