import { defineTransformer, out } from '#core/resources/transformer'
import { hidingPay } from '#hr/may_see_salaries'
import { RUN_STATES, runLifecycle } from '#payroll/runs/run_lifecycle'

export const runTransformer = hidingPay(
  defineTransformer(
    'PayrollRun',
    'payroll_runs',
    {
      id: out.id(),
      period: out.text({ example: '2026-11' }),
      status: out.choice(RUN_STATES, {
        description: 'COMPUTING until the worker has computed it, then DRAFT',
      }),
      employees: out.orNull(
        out.whole({ description: 'How many get a slip; null until the worker has counted them' })
      ),
      processed: out.whole({ initial: 0, description: 'How many slips are computed' }),
      gross: out.number({ initial: 0, description: 'All that employees earn' }),
      base: out.number({ initial: 0, description: 'What percentages are taken of' }),
      deductions: out.number({ initial: 0, description: 'Withheld from employees' }),
      employerCost: out.number({ initial: 0, description: 'Paid on top of `gross`' }),
      net: out.number({ initial: 0, description: 'gross - deductions: what employees are paid' }),
      negative: out.whole({
        initial: 0,
        description: 'How many slips have a negative net; such a run is not approved',
      }),
      error: out.orNull(out.text({ description: 'Why the computation failed' })),
      journalEntryId: out.orNull(out.id({ description: 'The PAYROLL entry of its approval' })),
      paymentEntryId: out.orNull(out.id({ description: 'The PAYMENT entry' })),
      bankAccountId: out.orNull(out.id()),
      computedAt: out.orNull(out.instant()),
      approvedAt: out.orNull(out.instant()),
      approvedBy: out.orNull(out.id()),
      paidAt: out.orNull(out.instant()),
      reversedAt: out.orNull(out.instant()),
      reversalReason: out.orNull(out.text()),
    },
    { actions: ({ status }) => runLifecycle.allowedActions(status) }
  ),
  ...(['gross', 'base', 'deductions', 'employerCost', 'net'] as const)
)
