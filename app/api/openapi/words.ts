/** Summaries and tags for operations whose declaration has none. */
import string from '@adonisjs/core/helpers/string'
import type { Endpoint } from '#api/endpoints'

/** Domains in the order of the document, keyed by the resource of their scopes. */
const DOMAINS: Record<string, [tag: string, description: string]> = {
  auth: ['Authentication', 'Log in and out, the own account, passwords and invitations.'],
  users: ['People and access', 'Users, roles and API keys of a company.'],
  settings: ['Settings', 'Settings of a company.'],
  sandbox: ['Sandbox', 'The sandbox of a company for test mode, and its kept mails.'],
  modules: ['Modules', 'Vertical modules, whether the company has them, and their operations.'],
  customers: ['Customers', 'Customers and the interactions with them.'],
  inventory: [
    'Catalog and inventory',
    'Categories, products, warehouses, suppliers, stock and purchasing.',
  ],
  invoices: ['Sales', 'Quotes, invoices and payments.'],
  accounting: [
    'Accounting',
    'Accounts, journal entries, expenses, bank accounts, periods and reports.',
  ],
  assets: [
    'Assets',
    'Assets, their assignments, maintenances, licenses, accessories, consumables and custom fields.',
  ],
  hr: [
    'People',
    'Departments, employees, contracts, time off, absences, overtime, bonuses and deductions.',
  ],
  payroll: ['Payroll', 'Payroll runs and payslips.'],
  communications: ['Communications', 'Mails to employees: templates, sending, and the log.'],
  tickets: ['Tickets', 'Support tickets.'],
  integrations: ['Integrations', 'Bulk imports and exports, webhooks.'],
  assistant: ['Assistant', 'Tools for assistants.'],
  audit: ['Audit log', 'Who did what and from where, with the values before and after.'],
  requests: ['Request log', 'Requests of the last 7 days: all refusals and a tenth of the rest.'],
  platform: ['Platform', 'Companies of the installation, for a SUPER_ADMIN only.'],
  service: [
    'Service',
    'Health of the service, this description, and the state machines of records.',
  ],
}

/** Paths whose guard does not name their domain. */
const BY_PATH: Record<string, keyof typeof DOMAINS> = {
  'auth': 'auth',
  'employees': 'hr',
  'invitations': 'auth',
  'api-keys': 'users',
  'tenants': 'platform',
  'settings': 'settings',
  'sandbox': 'sandbox',
  'modules': 'modules',
  'request-logs': 'requests',
  'numbering-ranges': 'invoices',
}

export function tagOf({ pattern, asks }: Endpoint): string {
  const scope = asks?.replace(/^people:/, '').split(':')[0] ?? ''
  const domain = BY_PATH[pattern.split('/')[1]] ?? (scope in DOMAINS ? scope : 'service')
  return DOMAINS[domain][0]
}

export function tagsOf(used: ReadonlySet<string>) {
  return Object.values(DOMAINS)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }))
}

export function summaryOf(endpoint: Endpoint): string {
  const { declaration, pattern } = endpoint
  if (declaration?.summary) return declaration.summary

  const parent = parentOf(pattern)
  const of = parent && ` of ${withArticle(parent)}`
  const one = parent ? thingOf(endpoint).replace(`${parent} `, '') : thingOf(endpoint)
  switch (declaration?.kind) {
    case 'list':
      return `List ${string.plural(one)}${of}`
    case 'create':
      return `Create ${withArticle(one)}${of}`
    case 'read':
      return `Read ${withArticle(one)}`
    case 'update':
      return `Change ${withArticle(one)}`
    case 'delete':
      return `Delete ${withArticle(one)}`
    default:
      return (
        string.sentenceCase(lastWord(pattern)) +
        (/:\w+\/[^/]+$/.test(pattern) ? ` ${withArticle(one)}` : '')
      )
  }
}

/** The record's title, or the collection in the path. */
function thingOf({ declaration, pattern }: Endpoint) {
  const title = declaration?.output?.title
  return words(
    title && declaration?.kind !== 'verb'
      ? title.replace(/^New(?=[A-Z])/, '')
      : string.singular(collectionIn(pattern))
  )
}

function collectionIn(pattern: string) {
  const segments = pattern.split('/').filter(Boolean)
  const beforeParameter = segments.findLastIndex((_, index) => segments[index + 1]?.startsWith(':'))
  return segments[beforeParameter] ?? segments.at(-1)!
}

function lastWord(pattern: string) {
  return pattern.split('/').findLast((segment) => segment && !segment.startsWith(':'))!
}

/** `customer` for /customers/:id/interactions. */
function parentOf(pattern: string) {
  const parent = /\/([\w-]+)\/:\w+\/[\w-]+$/.exec(pattern)?.[1]
  return parent ? words(string.singular(parent)) : ''
}

function words(name: string) {
  return string
    .noCase(name)
    .toLowerCase()
    .replace(/\bapi\b/g, 'API')
}

function withArticle(noun: string) {
  return `${/^(?:[aeio]|u(?!ser|nit|se\b))/i.test(noun) ? 'an' : 'a'} ${noun}`
}
