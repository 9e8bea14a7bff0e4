/** Mixed load of several clients per company; the journal has what must exist once at the end. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const CLIENTS = 3
const ROWS_OF_A_FILE = 60

const pick = (all) => all[Math.floor(Math.random() * all.length)]

/** `stop()` waits for running requests. */
export function startLoad(companies, figures) {
  const journal = { invoices: [], payments: [], customers: [], imports: [], mails: [], missed: [] }
  let isOver = false

  const lane = async (company) => {
    const open = []
    while (!isOver) {
      await turn(company, open, journal).catch(
        (error) => figures.errors.includes(error.message) || figures.failed(error)
      )
      await sleep(20 + Math.random() * 80)
    }
  }
  const lanes = companies.flatMap((company) => Array.from({ length: CLIENTS }, () => lane(company)))
  const files = companies.map(async (company) => {
    while (!isOver) {
      await importFile(company, journal).catch(
        (error) => figures.errors.includes(error.message) || figures.failed(error)
      )
      await sleep(1_500)
    }
  })
  return {
    journal,
    async stop() {
      isOver = true
      await Promise.all([...lanes, ...files])
    },
  }
}

async function turn(company, open, journal) {
  const dice = Math.random()
  if (dice < 0.3) open.push(await issue(company, journal))
  else if (dice < 0.5 && open.length) await pay(company, open.shift(), journal)
  else if (dice < 0.6) await newCustomer(company, journal)
  else if (dice < 0.68 && open.length) await mail(company, pick(open), journal)
  else if (dice < 0.9)
    await company.client.get(
      pick([
        '/invoices?limit=20',
        '/products?sort=name',
        '/customers?search=cliente',
        '/payments?limit=50',
      ])
    )
  else await company.client.get('/reports/sales-summary')
}

async function issue({ number, client, goods, customers }, journal) {
  const mark = randomUUID()
  const items = [{ productId: pick(goods).id, quantity: 1 + Math.floor(Math.random() * 5) }]
  const {
    id,
    number: given,
    total,
  } = await client.post('/invoices', {
    customerId: pick(customers).id,
    paymentMethod: 'CREDIT',
    notes: mark,
    items,
  })
  journal.invoices.push({ company: number, id, number: given, total, mark })
  return { id, total }
}

async function pay({ number, client }, invoice, journal) {
  const mark = randomUUID()
  const { id } = await client.post('/payments', {
    invoiceId: invoice.id,
    amount: invoice.total,
    paymentMethod: 'TRANSFER',
    reference: mark,
  })
  journal.payments.push({ company: number, id, mark })
}

/** A caller must read its own writes, from whichever node a list comes. */
async function newCustomer({ number, client }, journal) {
  const taxId = `NEW-${randomUUID()}`
  const { id } = await client.post('/customers', { taxId, name: `Nuevo ${taxId}` })
  journal.customers.push({ company: number, id, mark: taxId })
  const { data } = await client.get(`/customers?search=${taxId}`)
  if (data.length !== 1) journal.missed.push(taxId)
}

async function mail({ number, client }, invoice, journal) {
  await client.post(`/invoices/${invoice.id}/send`)
  journal.mails.push({ company: number, id: invoice.id })
}

/** Follows the import to its end. */
async function importFile({ number, client }, journal) {
  const mark = randomUUID().slice(0, 8)
  const rows = Array.from(
    { length: ROWS_OF_A_FILE },
    (_, index) => `IMP-${mark}-${index},Importado ${mark} ${index}\n`
  ).join('')
  const { id } = await client.post('/imports?resource=customers', `taxId,name\n${rows}`, {
    'content-type': 'text/csv',
  })
  for (let state; state?.status !== 'COMPLETED'; await sleep(300)) {
    state = await client.get(`/imports/${id}`)
    if (['FAILED', 'CANCELLED'].includes(state.status) || state.failed)
      throw new Error(
        `Import ${id} of company ${number}: ${state.status}, ${state.failed} rows refused, ${state.error ?? ''}`
      )
  }
  journal.imports.push({ company: number, id, mark, rows: ROWS_OF_A_FILE })
}
