/** Time off of employees, tickets, and imports. */
import { expects, recent, type Doing, type Operations } from './operation.js'

const ROWS = 40

async function askTimeOff(doing: Doing) {
  const { client, company } = doing
  const { random } = client
  const [month, day] = [random.int(1, 12), random.int(1, 22)]
  const on = (of: number) =>
    `${new Date().getUTCFullYear() + 1}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`
  const answer = await client.post(company, '/time-off-requests', {
    employeeId: random.pick(company.model.employees),
    type: 'PERMISSION',
    startDate: on(day),
    endDate: on(day + random.int(0, 6)),
  })
  if (expects(doing, 'a request for time off', answer, ['OVERLAP']))
    company.model.timeOff.push({ id: answer.json.id })
}

async function decideTimeOff(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.timeOff)
  if (!one) return
  const verb = client.random.pick(['approve', 'reject', 'cancel'])
  const answer = await client.post(
    company,
    `/time-off-requests/${one.id}/${verb}`,
    verb === 'reject' ? { reason: 'prove' } : {}
  )
  expects(doing, `time off: ${verb}`, answer, ['INVALID_TRANSITION'])
}

async function openTicket(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, '/tickets', { subject: 'S', description: 'D' })
  if (expects(doing, 'a ticket', answer, []))
    company.model.tickets.push({ id: answer.json.id, comments: 0 })
}

async function comment(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.tickets)
  if (!one) return
  const answer = await client.post(company, `/tickets/${one.id}/comments`, {
    body: client.random.uuid(),
  })
  if (expects(doing, 'a comment', answer, [])) one.comments++
}

async function moveTicket(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.tickets)
  if (!one) return
  const status = client.random.pick(['IN_PROGRESS', 'RESOLVED', 'CLOSED', 'OPEN'])
  const answer = await client.post(company, `/tickets/${one.id}/status`, { status })
  expects(doing, 'a status of a ticket', answer, ['INVALID_TRANSITION'])
}

async function assignTicket(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.tickets)
  if (!one) return
  const userId = client.random.pick([...company.model.agents, null])
  const answer = await client.post(company, `/tickets/${one.id}/assign`, { userId })
  expects(doing, 'assigning a ticket', answer, ['INVALID_TRANSITION', 'INVALID_STATE'])
}

async function followUp(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.tickets)
  if (!one) return
  const answer = await client.post(company, `/tickets/${one.id}/follow-up`, {})
  if (expects(doing, 'a follow-up', answer, ['INVALID_TRANSITION', 'INVALID_STATE']))
    company.model.tickets.push({ id: answer.json.id, comments: 0 })
}

async function exportRecords(doing: Doing) {
  const { client, company } = doing
  const answer = await client.post(company, '/exports', {
    resource: client.random.pick(['customers', 'invoices', 'journal-entry-lines']),
    format: client.random.pick(['csv', 'ndjson', 'xlsx']),
  })
  if (expects(doing, 'an export', answer, ['LIMIT_REACHED']))
    company.model.exports.push({ id: answer.json.id })
}

async function cancelExport(doing: Doing) {
  const { client, company } = doing
  const one = recent(doing, company.model.exports, 2)
  if (!one) return
  const answer = await client.post(company, `/exports/${one.id}/cancel`)
  expects(doing, 'cancelling an export', answer, ['INVALID_TRANSITION'])
}

async function importCustomers(doing: Doing) {
  const { client, company } = doing
  const mark = client.random.uuid().slice(0, 8)
  const rows = Array.from({ length: ROWS }, (_, index) => `IMP-${mark}-${index},Importado\n`)
  const answer = await client.post(
    company,
    '/imports?resource=customers',
    `taxId,name\n${rows.join('')}`,
    { headers: { 'content-type': 'text/csv' } }
  )
  if (expects(doing, 'an import', answer, []))
    company.model.imports.push({ id: answer.json.id, mark, rows: ROWS })
}

export const peopleOperations: Operations = {
  timeOff: { weight: 3, covers: ['POST /time-off-requests'], run: askTimeOff },
  decideTimeOff: {
    weight: 2,
    covers: ['approve', 'reject', 'cancel'].map((verb) => `POST /time-off-requests/{id}/${verb}`),
    run: decideTimeOff,
  },
  ticket: { weight: 2, covers: ['POST /tickets'], run: openTicket },
  comment: { weight: 2, covers: ['POST /tickets/{id}/comments'], run: comment },
  moveTicket: { weight: 2, covers: ['POST /tickets/{id}/status'], run: moveTicket },
  assignTicket: { weight: 1, covers: ['POST /tickets/{id}/assign'], run: assignTicket },
  followUp: { weight: 1, covers: ['POST /tickets/{id}/follow-up'], run: followUp },
  export: { weight: 1, covers: ['POST /exports'], run: exportRecords },
  cancelExport: { weight: 1, covers: ['POST /exports/{id}/cancel'], run: cancelExport },
  import: { weight: 1, covers: ['POST /imports'], run: importCustomers },
}
