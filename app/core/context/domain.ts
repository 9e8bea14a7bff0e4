/**
 * The manifest of a domain, which stands in `domain.ts` at its root; `app/domains.ts` lists the
 * domains. A manifest is light: its parts are loaded when they are wanted.
 */
import type { QueueName } from '#core/jobs/queue_names'
import type { ToolDefinition } from '#core/endpoints/assistant_tools'
import type { ImportDefinition } from '#core/resources/importable'
import domains from '#app/domains'

/** Arguments of a job. `worker/job.ts` says what each field means. */
export type TenantJob = (asked: {
  data: any
  outboxId: string
  attempt: number
  signal: AbortSignal
  finish(): Promise<void>
}) => Promise<unknown>

/** Jobs by queue and name. They run as the company and the person that asked with `later()`. */
export type TenantJobs = Partial<Record<QueueName, Record<string, TenantJob>>>

type Routes = {
  /** Below /api/v1, for callers that are authenticated. */
  default?: () => void
  /** Below /api/v1, for everybody. */
  openRoutes?: () => void
  /** At the root, beside /api/v1. */
  rootRoutes?: () => void
}

/**
 * Keeps a record of another domain, or of this one, as it is. `sql` finds a row while it does; its
 * first placeholder is the tenant, each other one is the id of the record.
 */
export type Reference = {
  /** The table of the record. */
  to: string
  sql: string
  /** The property that must stay, such as `type`. Without it, the record must stay. */
  keeps?: string
  /** Says why in the 409 `IN_USE`. */
  message?: string
}

/** Lets go of a record that is being deleted: `sql` is an UPDATE, with placeholders as above. */
export type Release = { to: string; sql: string }

type Register = () => Promise<{ default: () => void }>

export type Domain = {
  /** The domains that it imports from, or `*`. `boundaries.spec.ts` keeps it to them. */
  uses: readonly string[]
  /** Its tables. Domains that do not use it name none of them in SQL. */
  tables: readonly string[]
  /** Scopes such as `audit:read`; a resource alone stands for its `:read` and its `:write`. */
  scopes?: readonly string[]
  /** Scopes that a wider one includes: `{ 'directory:read': 'hr:read' }`. */
  includedScopes?: Readonly<Record<string, string>>
  /** Series of numbers whose first number is a setting of the company, by series. */
  firstNumbers?: Readonly<Record<string, string>>
  routes?: () => Promise<Routes>
  /** Tools of assistants, by name in snake case. */
  tools?: () => Promise<{ default: Record<string, ToolDefinition> }>
  /** Calls `defineEvents()` for its webhook events. */
  events?: Register
  /** Calls `defineExport()` for what can be exported. */
  exports?: Register
  /** Importable resources, a file each. */
  imports?: readonly (() => Promise<{ default: ImportDefinition }>)[]
  /** Calls `defineInvariant()` for what the integrity check looks at. */
  invariants?: Register
  /** References that keep records from being deleted or changed. */
  references?: readonly Reference[]
  releases?: readonly Release[]
  /** Registers what other domains and the core ask of it. */
  boot?: Register
  /** The job that each event of any domain leads to. */
  listens?: Readonly<Record<string, { queue: QueueName; job: string }>>
  jobs?: () => Promise<{ default: TenantJobs }>
  /** Runs in the transaction that creates a company. */
  onNewTenant?: () => Promise<unknown>
  /** Locks what must stand still while a company's currency is changed. */
  beforeCurrencyChange?: () => Promise<unknown>
}

/** All domains, in the order in which routes, scopes and the reference show them. */
export const DOMAINS: readonly Domain[] = Object.values(domains)
