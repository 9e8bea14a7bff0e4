/** Folders that are mutated, and the spec files whose tests concern each. */
const STORIES = 'tests/stories'

/** Texts and schemas of the documentation, tools of assistants, and tables of tenants. */
const DECLARED = [
  'tests/functional/integrations/typed_client.spec.ts',
  'tests/functional/assistant/tools.spec.ts',
  'tests/conformance/tables.spec.ts',
]

export const FOLDERS = {
  payroll: {
    source: 'app/payroll',
    specs: [
      ...DECLARED,
      'tests/functional/payroll',
      'tests/unit/payroll',
      'tests/worker/payroll.spec.ts',
      'tests/functional/accounting/pay_in_the_books.spec.ts',
    ],
  },
  transaction: {
    source: 'app/core/database/transaction',
    specs: [
      'tests/unit/core/concurrency_limiter.spec.ts',
      'tests/unit/core/deferred_number.spec.ts',
      'tests/unit/core/tenancy_guard.spec.ts',
      'tests/functional/core/one_transaction.spec.ts',
      'tests/functional/core/deferred_writes.spec.ts',
      'tests/functional/core/statements.spec.ts',
      'tests/functional/core/dry_run.spec.ts',
      'tests/functional/core/idempotency.spec.ts',
      'tests/functional/core/lock_waits.spec.ts',
      'tests/functional/core/killed_statements.spec.ts',
      'tests/reliability/lost_commits.spec.ts',
    ],
  },
  sales: {
    source: 'app/sales',
    specs: [
      ...DECLARED,
      'tests/functional/sales',
      'tests/unit/sales',
      'tests/functional/customers',
      'tests/functional/documents/printing.spec.ts',
      STORIES,
    ],
  },
  inventory: {
    source: 'app/inventory',
    specs: [
      ...DECLARED,
      'tests/functional/inventory',
      'tests/functional/sales/credit_notes.spec.ts',
      STORIES,
      'tests/worker/imports_of_documents.spec.ts',
    ],
  },
  accounting: {
    source: 'app/accounting',
    specs: [...DECLARED, 'tests/functional/accounting', STORIES],
  },
}
