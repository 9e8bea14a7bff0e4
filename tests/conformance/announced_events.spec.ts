/** Subscribers keep a copy of records, so every change must be announced once, and nothing else. */
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { eventNames, eventTypes } from '#core/resources/webhook_events'
import { name } from '#core/database/sql'
import { aCompany, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { endpoints, spoken } from './endpoints.js'
import { ready, triedByItself, writes, type Ready } from './ready.js'

/** Changes made by other records without an event of their own: table, cause and reason. */
const CHANGED_BY_OTHERS: Record<string, { by: RegExp; why: string }> = {
  customers: {
    by: new RegExp(
      '^/(recurring-invoices|invoices|payments|credit-notes|quotes|refunds|' +
        'reminders/:id/charge|customers/:id/apply-credits)'
    ),
    why: 'their balance moves with every sale',
  },
  products: {
    by: /^\/(recurring-invoices|invoices|payments|credit-notes|quotes|purchase-orders|stock-movements)/,
    why: 'their stock moves with every sale',
  },
  invoices: {
    by: /^\/(payments|refunds|credit-notes|invoices\/:id\/credit-notes|customers\/:id\/apply-credits)/,
    why: 'what was paid, credited or refunded tells it',
  },
  payments: { by: /^\/refunds/, why: 'the refund tells it' },
  credit_notes: { by: /^\/refunds/, why: 'the refund tells it' },
  reminders: { by: /^\/reminders\/:id\/charge/, why: 'the debit note tells it' },
  numbering_ranges: {
    by: /^\/(recurring-invoices|invoices|credit-notes|quotes)/,
    why: 'their next number moves with every document',
  },
  purchase_orders: {
    by: /^\/(purchase-orders\/:id\/payments|supplier-payments)/,
    why: 'what was paid tells it',
  },
  suppliers: { by: /^\/supplier-(payments|refunds)/, why: 'the payment tells their advances' },
  bills: {
    by: /^\/(supplier-|bills\/:id\/credit-notes)/,
    why: 'what was paid or credited tells it',
  },
  supplier_payments: { by: /^\/supplier-refunds/, why: 'the refund tells it' },
  supplier_credit_notes: { by: /^\/supplier-refunds/, why: 'the refund tells it' },
}

/** Events that may leave their record unchanged. */
const OF_NO_CHANGE = [
  'ticket.commented',
  'stock.low',
  'import.completed',
  'export.completed',
  'third_party.merged',
]

/** Events of older records or of the worker, which have their own tests. */
const TOLD_ELSEWHERE = [
  'invoice.drafted',
  'invoice.discarded',
  'invoice.paid',
  'bill.paid',
  'employee.activated',
  'salary_increase.updated',
  'salary_increase.deleted',
  'payroll.computed',
  'payroll.failed',
  'asset.overdue',
  'invoice.due_soon',
  'invoice.overdue',
  'numbering_range.ending',
  'license.expiring',
  'contract.ending',
  'ticket.target_missed',
  'import.completed',
  'export.completed',
  ...['invoice', 'bill', 'expense', 'entry'].flatMap((kind) => [
    `recurring_${kind}.failed`,
    `recurring_${kind}.finished`,
  ]),
]

/** The worker changes these step by step and announces only the end. */
const OF_THE_WORKER = ['imports', 'exports']

/** Kinds of records without events, and why. */
const NOT_FOLLOWED: Record<string, string> = {
  ...Object.fromEntries(
    [
      'users',
      'roles',
      'api_keys',
      'custom_fields',
      'fiscal_periods',
      'payment_terms',
      'reminder_levels',
      'communication_templates',
      'webhooks',
    ].map((table) => [table, 'how the company has set up the product, not what it does'])
  ),
  ...Object.fromEntries(
    [
      'audit_logs',
      'request_logs',
      'import_errors',
      'communication_sends',
      'document_deliveries',
      'webhook_deliveries',
      'asset_history_lines',
      'ticket_events',
      'sandbox_mails',
    ].map((table) => [table, 'a log of what is told itself, or of the telling'])
  ),
  ...Object.fromEntries(
    [
      'purchase_receipts',
      'asset_audits',
      'accessory_assignments',
      'consumable_deliveries',
      'license_seats',
      'ticket_comments',
      'recurring_occurrences',
      'files',
    ].map((table) => [table, 'what it belongs to tells it'])
  ),
  ...Object.fromEntries(
    ['overtimes', 'bonuses', 'deductions', 'payslips'].map((table) => [
      table,
      'the payroll run that is made of them tells when they count',
    ])
  ),
  disciplinary_processes: 'are read in their own context',
  stock_levels: 'each movement tells what is there after it',
}

const tables = () =>
  [...new Set([...eventTypes().values()].map(({ record }) => record.table))].filter(
    (table) => !OF_THE_WORKER.includes(table)
  )

/** All records of followed kinds, by table and id. */
const copyOf = ({ as }: Company) =>
  as(async () => {
    const found = await Promise.all(
      tables().map((table) =>
        rows(`SELECT * FROM ${name(table)} WHERE tenant_id = ?`, [Current.tenantId])
      )
    )
    return new Map<string, string>(
      found.flatMap((records, index) =>
        records.map(
          (record) => [`${tables()[index]} ${record.id}`, JSON.stringify(record)] as const
        )
      )
    )
  })

type Told = { id: string; type: string; record: string }

const toldIn = ({ as }: Company): Promise<Told[]> =>
  as(async () => {
    const messages = await rows(
      'SELECT id, type, subject FROM webhook_messages WHERE tenant_id = ? ORDER BY id',
      [Current.tenantId]
    )
    return messages
      .filter(({ type }) => eventTypes().has(type))
      .map(({ id, type, subject }) => ({
        id,
        type,
        record: `${eventTypes().get(type)!.record.table} ${jsonOf(subject)[eventTypes().get(type)!.id]}`,
      }))
  })

test.group('Webhook events of every write', () => {
  test('every change of a followed record announces one event, and a request without a change none', async ({
    assert,
  }) => {
    const company = await aCompany()
    ok(
      await company.api.post('/webhooks', {
        url: 'https://erp.example.com/hooks',
        events: eventNames(),
      })
    )
    const [told, wrong] = [new Set<string>(), [] as string[]]

    for (const endpoint of writes()) {
      const write = await ready(endpoint, company)
      if (!(await isOf(company, write))) continue
      const what = spoken(endpoint)

      if (!triedByItself(endpoint))
        wrong.push(
          ...(await done(write, { prefer: 'dry-run' })).messages.map(
            ({ type }) => `${what} tells ${type} of what is only tried`
          )
        )
      const { changed, messages } = await done(write)
      const each: string[] = messages.map(({ type, record }) => `${type} ${record}`)
      const isTold = (record: string) =>
        messages.some((one) => one.record === record) ||
        CHANGED_BY_OTHERS[tableOf(record)]?.by.test(endpoint.path)
      wrong.push(
        ...changed
          .filter((record) => !isTold(record))
          .map((record) => `${what} changes ${tableOf(record)}, and does not tell it`)
      )
      wrong.push(
        ...messages
          .filter(({ type, record }) => !OF_NO_CHANGE.includes(type) && !changed.includes(record))
          .map(({ type }) => `${what} tells ${type} of what has not changed`)
      )
      wrong.push(
        ...each
          .filter((one, index) => each.indexOf(one) !== index)
          .map((one) => `${what} tells ${one} twice`)
      )
      if (endpoint.method === 'PATCH')
        wrong.push(
          ...(await done(write)).messages.map(
            ({ type }) => `${what} tells ${type} of what is sent as it is`
          )
        )
      for (const { type } of messages) told.add(type)
    }
    assert.deepEqual(wrong, [])
    assert.sameMembers(
      eventNames().filter((event) => !told.has(event)),
      TOLD_ELSEWHERE
    )

    /** Sends the write; answers the changed records and the announced events. */
    async function done({ send }: Ready, headers = {}) {
      const [before, said] = [
        await copyOf(company),
        new Set((await toldIn(company)).map(({ id }) => id)),
      ]
      const answer = await send(headers)
      assert.isBelow(answer.status, 300, answer.text)
      const after = await copyOf(company)
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (record) => before.get(record) !== after.get(record)
      )
      return { changed, messages: (await toldIn(company)).filter(({ id }) => !said.has(id)) }
    }
  }).timeout(300_000)

  test('every listed kind of record has webhook events or a stated reason for having none', ({
    assert,
  }) => {
    const listed = endpoints().flatMap(({ declaration, scope }) =>
      declaration?.kind === 'list' && scope !== 'platform'
        ? [(declaration.output as { table: string }).table]
        : []
    )
    const followed = new Set([...eventTypes().values()].map(({ record }) => record.table))
    assert.sameMembers(
      [...new Set(listed)].filter((table) => !followed.has(table)),
      Object.keys(NOT_FOLLOWED)
    )
  })
})

const tableOf = (record: string) => record.split(' ')[0]

/** Some writes belong to others, such as those of the platform. */
const isOf = ({ tenant }: Company, { sender }: Ready) =>
  sender.as(async () => Current.tenantId === tenant.id)
