/** Final checks of the demonstration; each returns the defect, or an empty text. */
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../../scripts/lib/run.mjs'

/** Deliveries this long before a kill may not have been recorded as sent. */
const IN_DOUBT_MS = 3_000

const some = (all, what) =>
  all.length ? `${all.length} ${what}: ${all.slice(0, 3).join(', ')}` : ''

export async function settled(query, patience = 240_000) {
  const open = () =>
    query(
      "SELECT (SELECT COUNT(*) FROM outbox_messages WHERE state <> 'DEAD') + (SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'PENDING') + (SELECT COUNT(*) FROM webhook_messages WHERE is_divided = 0) AS open"
    )
  for (const until = Date.now() + patience; Date.now() < until; await sleep(500))
    if (Number((await open())[0].open) === 0) return
}

/** `queries` has one function per node. */
export async function checked({
  companies,
  journal,
  figures,
  outside,
  killed,
  queries,
  node,
  env,
}) {
  const [query] = queries
  const rows = async (sql) => new Map((await query(sql)).map(({ mark, ...row }) => [mark, row]))
  const [invoices, payments, customers] = [
    await rows(
      'SELECT notes AS mark, COUNT(*) AS times, MIN(id) AS id, MIN(number) AS number, MIN(total) AS total FROM invoices GROUP BY notes'
    ),
    await rows(
      'SELECT reference AS mark, COUNT(*) AS times, MIN(id) AS id FROM payments GROUP BY reference'
    ),
    await rows(
      'SELECT tax_id AS mark, COUNT(*) AS times, MIN(id) AS id FROM customers GROUP BY tenant_id, tax_id'
    ),
  ]
  const lost = (written, there) =>
    written
      .filter(
        ({ mark, id, number, total }) =>
          !(
            there.get(mark)?.id === id &&
            (number === undefined ||
              (there.get(mark).number === number && Number(there.get(mark).total) === total))
          )
      )
      .map(({ id }) => id)
  const twice = (written, there) =>
    written.filter(({ mark }) => Number(there.get(mark)?.times) > 1).map(({ id }) => id)

  return [
    ['Errors seen by clients that try again', some(figures.errors, 'errors')],
    ['Callers who did not see what they had written', some(journal.missed, 'reads')],
    [
      `${journal.invoices.length} invoices, ${journal.payments.length} payments, ${journal.customers.length} customers acknowledged: all there`,
      some(
        [
          ...lost(journal.invoices, invoices),
          ...lost(journal.payments, payments),
          ...lost(journal.customers, customers),
        ],
        'lost'
      ),
    ],
    [
      'None of them twice',
      some(
        [
          ...twice(journal.invoices, invoices),
          ...twice(journal.payments, payments),
          ...twice(journal.customers, customers),
        ],
        'twice'
      ),
    ],
    [
      `${journal.imports.length} files imported: every row there, once`,
      some(
        journal.imports
          .filter(({ mark, rows: wanted }) =>
            Array.from({ length: wanted }, (_, index) =>
              customers.get(`IMP-${mark}-${index}`)
            ).some((row) => Number(row?.times) !== 1)
          )
          .map(({ id }) => id),
        'not whole'
      ),
    ],
    [`${journal.mails.length} mails asked for: all arrived`, mailsMissing(journal, outside)],
    [
      'No mail twice, but what was in doubt when its worker was killed',
      again(outside.mails, killed),
    ],
    [
      `${outside.webhooks.count} webhooks: one for each invoice, payment and customer`,
      webhooksMissing(journal, outside),
    ],
    [
      'No webhook twice, but what was in doubt when its worker was killed',
      again(outside.webhooks, killed),
    ],
    [
      'Nothing has failed for good',
      some(
        (
          await query(
            "SELECT CONCAT(queue, '/', job, ': ', COALESCE(last_error, '')) AS dead FROM outbox_messages WHERE state = 'DEAD'"
          )
        ).map(({ dead }) => dead),
        'jobs'
      ),
    ],
    [
      'The books of every company tie out',
      some(
        (
          await Promise.all(
            companies.map(async ({ number, client }) =>
              (await client.get('/reports/integrity')).ok ? [] : [`company ${number}`]
            )
          )
        ).flat(),
        'broken'
      ),
    ],
    ['node ace doctor finds all well', await doctor(node, env)],
  ]
}

/** Compares mails received per invoice with those requested. */
function mailsMissing({ mails }, outside) {
  const arrived = Map.groupBy(
    outside.mails.all,
    ({ id }) => /^<invoice-([\da-f-]{36})-/.exec(id)?.[1]
  )
  return some(
    [...Map.groupBy(mails, ({ id }) => id)]
      .filter(([id, asked]) => (arrived.get(id)?.length ?? 0) !== asked.length)
      .map(([id]) => id),
    'invoices whose mails are not as many as asked for'
  )
}

function webhooksMissing({ invoices, payments, customers }, outside) {
  const told = new Set(outside.webhooks.all.map(({ what }) => what))
  const wanted = [
    ...invoices.map(({ id }) => `invoice.issued ${id}`),
    ...payments.map(({ id }) => `payment.created ${id}`),
    ...customers.map(({ id }) => `customer.created ${id}`),
  ]
  return some(
    wanted.filter((one) => !told.has(one)),
    'missing'
  )
}

/** Duplicates by id, except those in flight when their worker was killed, which are sent again. */
function again(arrivals, killed) {
  const isInDoubt = ({ times }) =>
    times.length === 2 &&
    killed.some(
      ({ what, at }) => /worker/.test(what) && times[0] <= at && at - times[0] < IN_DOUBT_MS
    )
  return some(
    arrivals.all
      .filter(({ times }) => times.length > 1)
      .filter((one) => !isInDoubt(one))
      .map(({ id }) => id),
    'twice'
  )
}

/** Number of duplicates by id. */
export const inDoubt = (arrivals) => arrivals.all.filter(({ times }) => times.length > 1).length

/** Compares all tables row by row; call it after the last write. */
export async function same(queries) {
  const tables = (
    await queries[0](
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name'
    )
  ).map(({ name }) => name)
  const differing = []
  for (const table of tables) {
    const contents = await Promise.all(
      queries.map(async (query) =>
        (await query(`SELECT * FROM ${table}`))
          .map((row) => JSON.stringify(row))
          .sort()
          .join()
      )
    )
    if (new Set(contents).size > 1) differing.push(table)
  }
  return some(differing, 'tables differ')
}

async function doctor(node, env) {
  const { code, output } = await run(node, ['build/ace.js', 'doctor'], { env })
  return code === 0
    ? ''
    : output
        .split('\n')
        .filter((line) => /wrong|→/.test(line))
        .join(' ')
        .slice(0, 500) || `exit code ${code}`
}
