/** Texts of payroll runs. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'payroll-runs.index':
      'Lists runs of all months, cancelled and reversed ones included. ' +
      'Filter with `period` for a month; ' +
      'one of its runs stands at most.',
    'payroll-runs.store':
      'Starts the run of a month and answers at once, while the worker computes the ' +
      'payslips; ' +
      '`payroll.computed` announces the end. ' +
      'A second run of the month is a 409 `DUPLICATE`: ' +
      'use `POST /payroll-runs/:id/recompute`.',
    'payroll-runs.show':
      'Reads a run with its progress and totals; ' +
      'the totals need `payroll:read`. ' +
      'The payslips of each employee are at `GET /payroll-runs/:id/payslips`.',
    'payroll-runs.approve':
      'Approves a draft: ' +
      'its entry is posted on the last day of the month, the inputs of the month are locked, ' +
      'and payslips are mailed. ' +
      'It answers 409 `OUTDATED` when those inputs have changed; ' +
      'use `POST /payroll-runs/:id/recompute` first.',
    'payroll-runs.cancel':
      'Cancels a run that is not approved, deletes its payslips and frees its overtime and ' +
      'bonuses. ' +
      'Use `POST /payroll-runs/:id/reverse` for a run that is approved or paid.',
    'payroll-runs.pay':
      'Posts the payment of the net today, from a bank account or from cash, and marks the ' +
      'run PAID. ' +
      'It moves no money at the bank; ' +
      'take it back with `POST /payroll-runs/:id/reverse`.',
    'payroll-runs.recompute':
      'Computes a draft or failed run again from the current contracts, leave, inputs and ' +
      'settings, in the worker. ' +
      'An approved run is changed by `POST /payroll-runs/:id/reverse` and a new run.',
    'payroll-runs.reverse':
      'Reverses an approved or paid run with opposite entries of today, frees its inputs and ' +
      'opens its month for changes. ' +
      'Its payslips stay readable; ' +
      'use `POST /payroll-runs/:id/cancel` for a draft.',
  },

  fields: {
    'PayrollRun.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['recompute', 'approve', 'cancel'],
    },
    'PayrollRun.approvedBy': 'User or API key that approved the run; null before it. Read-only.',
    'PayrollRun.status': 'State of the run. Read-only: verbs and the worker change it.',
    'PayrollRun.employees': {
      description:
        'Employees who get a payslip; null until the worker has counted them. Read-only.',
      example: 214,
    },
    'PayrollRun.processed': {
      description: 'Payslips that are computed so far. Read-only.',
      example: 214,
    },
    'PayrollRun.negative': {
      description: 'Payslips with a net below zero; a run with any is not approved. Read-only.',
      example: 0,
    },
    'PayrollRun.error': {
      description: 'Why the computation failed; null unless it is FAILED. Read-only.',
      example: null,
    },
    'PayrollRun.journalEntryId': 'PAYROLL entry of the approval; null before it. Read-only.',
    'PayrollRun.paymentEntryId': 'PAYMENT entry; null before the payment. Read-only.',
    'PayrollRun.bankAccountId':
      'Bank account that paid; null before the payment and for cash. Read-only.',
    'PayrollRunsPayInput.bankAccountId': 'Bank account that pays; cash when absent or null.',
    'computedAt': 'Instant at which the computation ended, in UTC; null before it. Read-only.',
    'paidAt': 'Instant of the payment, in UTC; null before it. Read-only.',
    'reversedAt': 'Instant of the reversal, in UTC; null before it. Read-only.',
    'reversalReason': {
      description: 'Reason of the reversal; null without one. Read-only.',
      example: null,
    },
    'reason': {
      description: 'Reason of the reversal, which its entries show.',
      example: 'Faltaban las horas extra de bodega.',
    },
  },

  enums: {
    'PayrollRun.status': {
      COMPUTING: 'The worker computes the payslips.',
      DRAFT: 'Computed; may be checked, recomputed and approved.',
      FAILED: 'Could not be computed; `error` says why.',
      APPROVED: 'Posted; payslips are final.',
      PAID: 'Posted and paid.',
      CANCELLED: 'Cancelled before approval; without payslips.',
      REVERSED: 'Approved once and reversed.',
    },
  },
} satisfies Descriptions
