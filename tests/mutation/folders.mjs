/** Folders that are mutated, and the spec files whose tests concern each. */
const STORIES = 'tests/stories'

export const FOLDERS = {
  payroll: {
    source: 'app/payroll',
    specs: ['tests/functional/payroll', 'tests/unit/payroll', 'tests/worker/payroll.spec.ts'],
  },
  transaction: {
    source: 'app/core/database/transaction',
    specs: [
      'tests/unit/core/concurrency_limiter.spec.ts',
      'tests/unit/core/deferred_number.spec.ts',
      'tests/unit/core/tenancy_guard.spec.ts',
      'tests/functional/core/one_transaction.spec.ts',
      'tests/functional/core/statements.spec.ts',
      'tests/functional/core/dry_run.spec.ts',
      'tests/functional/core/idempotency.spec.ts',
      'tests/functional/core/lock_waits.spec.ts',
      'tests/functional/core/killed_statements.spec.ts',
    ],
  },
  sales: {
    source: 'app/sales',
    specs: ['tests/functional/sales', 'tests/unit/sales', 'tests/functional/customers', STORIES],
  },
  inventory: { source: 'app/inventory', specs: ['tests/functional/inventory', STORIES] },
  accounting: { source: 'app/accounting', specs: ['tests/functional/accounting', STORIES] },
}
