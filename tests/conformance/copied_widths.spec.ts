import { test } from '@japa/runner'
import { rows } from '#core/database/query'

/** Columns that copy others as they are written: the copy, and its parts with separators. */
const COPIES: Record<string, [...sources: string[]]> = {
  'ticket_events.from': ['users.name'],
  'ticket_events.to': ['users.name'],
  'ticket_events.actor_name': ['users.name'],
  'ticket_comments.author_name': ['users.name'],
  'tickets.requester_name': ['users.name'],
  'audit_logs.actor_name': ['users.name'],
  'security_events.actor_name': ['users.name'],
  'request_logs.actor_name': ['users.name'],
  'oauth_grants.client_name': ['oauth_clients.name'],
  'asset_history_lines.actor_name': ['users.name'],
  'asset_audits.auditor_name': ['users.name'],
  'invoices.customer_name': ['customers.name'],
  'quotes.customer_name': ['customers.name'],
  'withholding_certificates.supplier_name': ['suppliers.name'],
  'payments.customer_name': ['customers.name'],
  'credit_notes.customer_name': ['customers.name'],
  'reminders.customer_name': ['customers.name'],
  'refunds.customer_name': ['customers.name'],
  'bills.supplier_name': ['suppliers.name'],
  'supplier_payments.supplier_name': ['suppliers.name'],
  'supplier_credit_notes.supplier_name': ['suppliers.name'],
  'supplier_refunds.supplier_name': ['suppliers.name'],
  'payslips.employee_name': ['employees.first_name', 'employees.last_name'],
  'payslips.document': ['employees.document_type', 'employees.document_number'],
  'payslips.position': ['employees.position'],
  'communication_sends.recipient': ['users.email'],
  'communication_calendars.timezone': ['tenants.timezone'],
  'accounts.country_code': ['tenants.country_code'],
  'asset_audits.expected_status': ['assets.status'],
  'assets.status_before': ['assets.status'],
  'tenants.status_then': ['tenants.status'],
  'invoices.currency': ['tenants.currency'],
  'quotes.currency': ['tenants.currency'],
  'payments.currency': ['tenants.currency'],
  'credit_notes.currency': ['tenants.currency'],
  'refunds.currency': ['tenants.currency'],
  'journal_lines.description': ['journal_entries.concept'],
  'webhook_messages.type': ['webhook_deliveries.type'],
  'import_references.reference': ['import_keys.value'],
}

/** Names beside `name` that copy none: a bank's, a file's, and those of a person in parts. */
const OWN_NAMES = [
  ...['bank_accounts.bank_name', 'imports.file_name', 'employees.first_name'],
  'employees.last_name',
  ...['sandbox_mails.recipient_name', 'sandbox_mails.sender_name'],
  ...['legal_name', 'first_name', 'second_name', 'trade_name'].map((one) => `third_parties.${one}`),
]

test.group('Columns that copy others', () => {
  test('a copy is as wide as what it copies', async ({ assert }) => {
    const widths = new Map(
      (
        await rows(
          'SELECT table_name AS tab, column_name AS col, character_maximum_length AS width FROM information_schema.columns WHERE table_schema = DATABASE() AND character_maximum_length IS NOT NULL'
        )
      ).map(({ tab, col, width }) => [`${tab}.${col}`, Number(width)])
    )
    for (const [copy, sources] of Object.entries(COPIES)) {
      for (const column of [copy, ...sources]) assert.isTrue(widths.has(column), column)
      const needed = sources.map((source) => widths.get(source)!)
      const separators = sources.length - 1
      assert.isAtLeast(
        widths.get(copy)!,
        needed.reduce((sum, width) => sum + width, separators),
        copy
      )
    }

    const names = [...widths.keys()].filter((column) => column.endsWith('_name'))
    assert.deepEqual(
      names.filter((column) => !(column in COPIES) && !OWN_NAMES.includes(column)),
      []
    )
  })
})
