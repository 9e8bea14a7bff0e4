/** The menu; each entry names the endpoint that the person must be allowed to call. */
import type { Caller } from '#core/security/caller_cache'
import { may } from '#admin/endpoint_access'

type Entry = {
  path: string
  text: string
  asks?: string
  isFor?: (caller: Caller) => boolean
}
type Group = { text: string; entries: readonly Entry[] }

const MENU: readonly Group[] = [
  { text: 'menu.overview', entries: [{ path: '/admin', text: 'home.title' }] },
  {
    text: 'menu.access',
    entries: [
      { path: '/admin/users', text: 'users.title', asks: 'GET /users' },
      { path: '/admin/roles', text: 'roles.title', asks: 'GET /roles' },
      { path: '/admin/api-keys', text: 'api_keys.title', asks: 'GET /api-keys' },
    ],
  },
  {
    text: 'menu.company',
    entries: [
      { path: '/admin/settings', text: 'settings.title', asks: 'GET /settings/tenant' },
      { path: '/admin/single-sign-on', text: 'sso.title', asks: 'GET /settings/sso' },
      { path: '/admin/branding', text: 'branding.title', asks: 'GET /settings/logo' },
    ],
  },
  {
    text: 'menu.fiscal',
    entries: [
      {
        path: '/admin/fiscal-settings',
        text: 'fiscal_settings.title',
        asks: 'GET /settings/fiscal',
      },
      { path: '/admin/taxes', text: 'taxes.title', asks: 'GET /taxes' },
      {
        path: '/admin/numbering-ranges',
        text: 'numbering_ranges.title',
        asks: 'GET /numbering-ranges',
      },
      { path: '/admin/third-parties', text: 'third_parties.title', asks: 'GET /third-parties' },
      {
        path: '/admin/withholding-concepts',
        text: 'withholding_concepts.title',
        asks: 'GET /withholding-concepts',
      },
      {
        path: '/admin/withholding-certificates',
        text: 'certificates.title',
        asks: 'GET /withholding-certificates',
      },
    ],
  },
  {
    text: 'menu.data',
    entries: [
      { path: '/admin/imports', text: 'imports.title', asks: 'GET /imports' },
      { path: '/admin/exports', text: 'exports.title', asks: 'GET /exports' },
      { path: '/admin/webhooks', text: 'webhooks.title', asks: 'GET /webhooks' },
    ],
  },
  {
    text: 'menu.mail',
    entries: [
      { path: '/admin/templates', text: 'templates.title', asks: 'GET /communications/templates' },
      { path: '/admin/mail', text: 'mail.title', asks: 'GET /communications/log' },
      {
        path: '/admin/sandbox/mails',
        text: 'sandbox.mails',
        asks: 'GET /sandbox/mails',
        isFor: ({ actor, company }) => company !== undefined && actor.scopes === 'all',
      },
    ],
  },
  {
    text: 'menu.oversight',
    entries: [
      { path: '/admin/audit', text: 'audit.title', asks: 'GET /audit-logs' },
      { path: '/admin/requests', text: 'requests.title', asks: 'GET /request-logs' },
    ],
  },
  {
    text: 'menu.platform',
    entries: [
      { path: '/admin/companies', text: 'companies.title', asks: 'GET /tenants' },
      { path: '/admin/queues', text: 'menu.queues', asks: 'GET /tenants' },
    ],
  },
]

/** Pages on which test mode acts on the company itself: its users, roles, keys and log ins. */
const OF_COMPANY = /^\/admin\/(users|roles|api-keys|single-sign-on)(\/|$)/

/** The text above a page in test mode; undefined in the company itself. */
export function bandFor({ tenant }: Caller, path: string): string | undefined {
  if (!tenant?.isSandbox) return
  return OF_COMPANY.test(path) ? 'layout.live_in_test_mode' : 'layout.test_mode'
}

export function menuFor(caller: Caller, path: string) {
  const groups = MENU.map(({ text, entries }) => ({
    text,
    entries: entries.filter(
      ({ asks, isFor }) => (!asks || may(caller, asks)) && (isFor?.(caller) ?? true)
    ),
  }))
  const isAt = (entry: Entry) =>
    path === entry.path || (entry.path !== '/admin' && path.startsWith(`${entry.path}/`))
  return groups
    .filter(({ entries }) => entries.length)
    .map(({ text, entries }) => ({
      text,
      entries: entries.map((entry) => ({ ...entry, isCurrent: isAt(entry) })),
    }))
}
