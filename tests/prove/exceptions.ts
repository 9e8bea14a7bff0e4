/** Creations and verbs that are not modelled, with the reason. */
import { ATTACHABLES } from '#files/attachables'

const SIGN_IN = 'signing in is tried by the identity suites; limits by address would stop a run'
const PLATFORM = 'it belongs to the platform, and would take companies away from the run'
const ASSISTANT = 'it calls the same operations, which are modelled by themselves'
const CONFIGURATION = 'it configures a company once; functional specs show its one rule'
const RANGES = 'every company but one opens with ranges, and their numbers are checked at the end'
const OUTSIDE = 'it sends what the run already counts at its end, or a copy of it'
const DEBITS = 'it issues an invoice as POST /invoices does; its specs race it, without goods'
const SETTLED =
  'its specs race it and go through random sequences; the run has balances of invoices and payments alone'
const FILES = 'it answers a file, or ends a job; the worker suites kill it on the way'

const ALLOCATED =
  'payments of invoices are modelled; random walks and races of the sales suites show these'

const RECURRING =
  'it makes documents that are modelled; a property test tries its clocks and crashes'
const ATTACHED = 'no figure depends on files; their suites cut, race and restore them'

export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /auth/login': SIGN_IN,
  'POST /auth/sso/token': SIGN_IN,
  'POST /auth/logout': SIGN_IN,
  'POST /auth/switch': SIGN_IN,
  'POST /auth/password': SIGN_IN,
  'POST /auth/invitations/accept': SIGN_IN,
  'POST /auth/password/forgot': SIGN_IN,
  'POST /auth/password/reset': SIGN_IN,
  'POST /auth/totp': SIGN_IN,
  'POST /auth/totp/confirm': SIGN_IN,
  'POST /users/{id}/invite': SIGN_IN,
  'POST /sandbox/reset': PLATFORM,
  'POST /tenants': PLATFORM,
  'POST /tenants/{id}/resume': PLATFORM,
  'POST /tenants/{id}/suspend': PLATFORM,
  'POST /assistant/mcp': ASSISTANT,
  'POST /assistant/tools/{name}/call': ASSISTANT,
  'POST /accounts': CONFIGURATION,
  'POST /withholding-concepts': CONFIGURATION,
  'POST /cost-centers': CONFIGURATION,
  'POST /payment-terms': CONFIGURATION,
  'POST /taxes': CONFIGURATION,
  'POST /api-keys': CONFIGURATION,
  'POST /api-keys/{id}/rotate': CONFIGURATION,
  'POST /users': CONFIGURATION,
  'POST /numbering-ranges': RANGES,
  'POST /invoices/{id}/debit-notes': DEBITS,
  'POST /webhooks': CONFIGURATION,
  'POST /payments/{id}/allocations': ALLOCATED,
  'POST /supplier-payments': ALLOCATED,
  'POST /supplier-payments/{id}/allocations': ALLOCATED,
  'POST /supplier-payments/{id}/allocations/{allocationId}/void': ALLOCATED,
  'POST /supplier-payments/{id}/refunds': ALLOCATED,
  'POST /supplier-payments/{id}/void': ALLOCATED,
  'POST /supplier-refunds/{id}/void': ALLOCATED,
  'POST /bills/{id}/credit-notes': ALLOCATED,
  'POST /supplier-credit-notes/{id}/allocations': ALLOCATED,
  'POST /supplier-credit-notes/{id}/allocations/{allocationId}/void': ALLOCATED,
  'POST /supplier-credit-notes/{id}/refunds': ALLOCATED,
  'POST /supplier-credit-notes/{id}/void': ALLOCATED,
  'POST /payments/{id}/allocations/{allocationId}/void': ALLOCATED,
  'POST /webhooks/{id}/rotate-secret': CONFIGURATION,
  'POST /communications/templates/{id}/preview': CONFIGURATION,
  'POST /communications/sends': OUTSIDE,
  'POST /communications/sends/{id}/retry': OUTSIDE,
  'POST /reminder-levels': CONFIGURATION,
  'POST /reminders/preview': CONFIGURATION,
  'POST /reminders/run': OUTSIDE,
  'POST /reminders/{id}/charge': OUTSIDE,
  'POST /reminders/{id}/send': OUTSIDE,
  'POST /credit-notes/{id}/send': OUTSIDE,
  'POST /payments/{id}/send': OUTSIDE,
  'POST /customers/{id}/statement/send': OUTSIDE,
  'POST /purchase-orders/{id}/send': OUTSIDE,
  'POST /webhooks/{id}/deliveries/{deliveryId}/redeliver': OUTSIDE,
  'POST /webhooks/{id}/test': OUTSIDE,
  'POST /assets/labels': FILES,
  'POST /settings/preview': FILES,
  'POST /imports/{id}/cancel': FILES,
  'POST /withholding-certificates': OUTSIDE,
  ...Object.fromEntries(
    ['recurring-invoices', 'recurring-bills', 'recurring-expenses', 'recurring-entries'].flatMap(
      (path) =>
        ['', '/{id}/pause', '/{id}/resume', '/{id}/cancel', '/{id}/run', '/{id}/skip'].map(
          (verb) => [`POST /${path}${verb}`, RECURRING]
        )
    )
  ),
  'POST /invoices/{id}/write-off': SETTLED,
  'POST /invoices/{id}/write-offs/{writeOffId}/void': SETTLED,
  'POST /credit-notes/{id}/allocations': SETTLED,
  'POST /credit-notes/{id}/allocations/{allocationId}/void': SETTLED,
  'POST /credit-notes/{id}/refunds': SETTLED,
  'POST /payments/{id}/refunds': SETTLED,
  'POST /refunds/{id}/void': SETTLED,
  'POST /customers/{id}/apply-credits': SETTLED,
  'POST /files': ATTACHED,
  ...Object.fromEntries(
    Object.keys(ATTACHABLES).map((path) => [`POST /${path}/{id}/files`, ATTACHED])
  ),
}
