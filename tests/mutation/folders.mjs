/** Folders that are mutated, and the spec files whose tests concern each. */
const STORIES = 'tests/stories'

/** Texts and schemas of the documentation, and the tools of assistants. */
const DESCRIBED = [
  'tests/functional/integrations/typed_client.spec.ts',
  'tests/functional/assistant/tools.spec.ts',
]

export const FOLDERS = {
  payroll: {
    source: 'app/payroll',
    specs: [
      ...DESCRIBED,
      'tests/functional/payroll',
      'tests/unit/payroll',
      'tests/worker/payroll.spec.ts',
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
      ...DESCRIBED,
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
      ...DESCRIBED,
      'tests/functional/inventory',
      STORIES,
      'tests/worker/imports_of_documents.spec.ts',
    ],
  },
  accounting: {
    source: 'app/accounting',
    specs: [...DESCRIBED, 'tests/functional/accounting', STORIES],
  },
}
