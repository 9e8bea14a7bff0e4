/** Reads, integrity, and requests that are sent again long after. */
import { isDecided, isSame } from '../client.js'
import { check, recent, type Doing, type Operations } from './operation.js'

const PATHS = [
  ...['/invoices?limit=20', '/stock?limit=50', '/reports/receivables-aging', '/payments?limit=50'],
  ...['/customers?search=cliente', '/reports/trial-balance', '/audit-logs?limit=20'],
  ...['/reports/sales-summary', '/purchase-orders?limit=20', '/journal-entries?limit=20'],
]

async function read(doing: Doing) {
  const { client, company } = doing
  const path = client.random.pick(PATHS)
  const { isDone, status } = await client.get(company, path)
  check(doing, isDone, 'a read is refused', { path, status })
}

async function integrity(doing: Doing) {
  const { client, company } = doing
  const { json } = await client.get(company, '/reports/integrity')
  check(doing, json?.ok, 'the integrity of a company is broken', {
    company: company.number,
    broken: json?.checks?.filter(({ ok }: { ok: boolean }) => !ok),
  })
}

async function repeatLate(doing: Doing) {
  const { client } = doing
  const { kept, ports, report } = client.world
  const one = recent(doing, kept, kept.length)
  if (!one) return
  report.counts.late++
  const api = client.random.int(0, ports.length - 1)
  const answer = await client.send(api, one.method, one.path, one.body, one.headers)
  check(
    doing,
    !isDecided(answer) || isSame(answer, one.answer),
    'a repetition is answered otherwise',
    {
      path: one.path,
      was: one.answer,
      is: answer,
    }
  )
}

export const readingOperations: Operations = {
  read: { weight: 10, covers: [], run: read },
  integrity: { weight: 1, covers: [], run: integrity },
  repeatLate: { weight: 4, covers: [], run: repeatLate },
}
