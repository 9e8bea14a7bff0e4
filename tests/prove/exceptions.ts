/** Creations and verbs that are not modelled, with the reason. */
const SIGN_IN = 'signing in is tried by the identity suites; limits by address would stop a run'
const PLATFORM = 'it belongs to the platform, and would take companies away from the run'
const ASSISTANT = 'it calls the same operations, which are modelled by themselves'
const CONFIGURATION = 'it configures a company once; functional specs show its one rule'
const PAY = 'runs of a whole company; exact figures are shown by the payroll suites'
const PEOPLE = 'a record of one person without a balance; functional specs show its rules'
const OUTSIDE = 'it sends what the run already counts at its end, or a copy of it'
const FILES = 'it answers a file, or ends a job; the worker suites kill it on the way'

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /auth/login': SIGN_IN,
  'POST /auth/logout': SIGN_IN,
  'POST /auth/password': SIGN_IN,
  'POST /auth/invitations/accept': SIGN_IN,
  'POST /users/{id}/invite': SIGN_IN,
  'POST /tenants': PLATFORM,
  'POST /tenants/{id}/resume': PLATFORM,
  'POST /tenants/{id}/suspend': PLATFORM,
  'POST /assistant/mcp': ASSISTANT,
  'POST /assistant/tools/{name}/call': ASSISTANT,
  'POST /accounts': CONFIGURATION,
  'POST /api-keys': CONFIGURATION,
  'POST /custom-fields': CONFIGURATION,
  'POST /roles': CONFIGURATION,
  'POST /users': CONFIGURATION,
  'POST /webhooks': CONFIGURATION,
  'POST /webhooks/{id}/rotate-secret': CONFIGURATION,
  'POST /communications/templates': CONFIGURATION,
  'POST /communications/templates/{id}/preview': CONFIGURATION,
  'POST /payroll-runs': PAY,
  'POST /payroll-runs/{id}/approve': PAY,
  'POST /payroll-runs/{id}/cancel': PAY,
  'POST /payroll-runs/{id}/pay': PAY,
  'POST /payroll-runs/{id}/recompute': PAY,
  'POST /payroll-runs/{id}/reverse': PAY,
  'POST /bonuses': PAY,
  'POST /deductions': PAY,
  'POST /overtime': PAY,
  'POST /overtime/{id}/approve': PAY,
  'POST /absences': PEOPLE,
  'POST /contracts': PEOPLE,
  'POST /disciplinary-processes': PEOPLE,
  'POST /employees': PEOPLE,
  'POST /employees/{id}/active-state': PEOPLE,
  'POST /employees/{id}/salary-increases': PEOPLE,
  'POST /maintenances': PEOPLE,
  'POST /assets/{id}/duplicate': PEOPLE,
  'POST /assets/{id}/status': PEOPLE,
  'POST /tickets/{id}/assign': PEOPLE,
  'POST /tickets/{id}/follow-up': PEOPLE,
  'POST /purchase-orders/{id}/cancel': PEOPLE,
  'POST /purchase-orders/{id}/close': PEOPLE,
  'POST /quotes/{id}/reject': PEOPLE,
  'POST /quotes/{id}/send': OUTSIDE,
  'POST /communications/sends': OUTSIDE,
  'POST /communications/sends/{id}/retry': OUTSIDE,
  'POST /webhooks/{id}/deliveries/{deliveryId}/redeliver': OUTSIDE,
  'POST /webhooks/{id}/test': OUTSIDE,
  'POST /assets/labels': FILES,
  'POST /exports': FILES,
  'POST /exports/{id}/cancel': FILES,
  'POST /imports/{id}/cancel': FILES,
}
