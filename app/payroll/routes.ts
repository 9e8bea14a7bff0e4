import router from '@adonisjs/core/services/router'
import { resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { bonuses } from '#payroll/controllers/bonuses_controller'
import { deductions } from '#payroll/controllers/deductions_controller'
import { overtime } from '#payroll/controllers/overtime_controller'
import { payrollRuns } from '#payroll/controllers/payroll_runs_controller'
import { payrollSettingsHandlers as settings } from '#payroll/controllers/payroll_settings_controller'
import { payslips } from '#payroll/controllers/payslips_controller'

export default () => {
  resource('deductions', deductions, 'hr')
  resource('overtime', overtime, 'hr')
  action('overtime', 'approve', overtime.approve, 'hr')
  resource('bonuses', bonuses, 'hr')

  resource('payroll-runs', payrollRuns, 'payroll')
  action('payroll-runs', 'recompute', payrollRuns.recompute, 'payroll')
  action('payroll-runs', 'approve', payrollRuns.approve, 'payroll')
  action('payroll-runs', 'pay', payrollRuns.pay, 'payroll')
  action('payroll-runs', 'cancel', payrollRuns.cancel, 'payroll')
  action('payroll-runs', 'reverse', payrollRuns.reverse, 'payroll')
  resource('payroll-runs/:id/payslips', payslips, 'payroll')
  router
    .get('payroll-runs/:id/payslips/:payslipId/pdf', payslips.pdf)
    .as('payroll-runs.payslips.pdf')
    .use(middleware.can('payroll:read'))

  router
    .get('settings/payroll', settings.show)
    .as('settings.payroll.show')
    .use(middleware.can('settings:read'))
  router
    .route('settings/payroll', ['PATCH', 'PUT'], settings.update)
    .as('settings.payroll.update')
    .use(middleware.can('settings:write'))
    .use(middleware.execute())
}
