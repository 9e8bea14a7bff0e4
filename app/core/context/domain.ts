/**
 * The manifest of a domain, in its `domain.ts`; `app/domains.ts` lists the domains. Its parts load
 * when they are needed.
 */
import type { QueueName } from '#core/jobs/queue_names'
import type { Column } from '#core/database/tenant_tables'
import type { Row } from '#core/database/sql'
import type { GroupedTool } from '#core/endpoints/assistant_tools'
import type { Descriptions } from '#core/resources/descriptions'
import type { ImportDefinition } from '#core/resources/importable'
import domains from '#app/domains'

/** `worker/job.ts` describes each field. */
export type TenantJob = (asked: {
  data: any
  outboxId: string
  attempt: number
  signal: AbortSignal
  finish(): Promise<void>
}) => Promise<unknown>

/** Jobs by queue and name. They run as the tenant and actor that called `later()`. */
export type TenantJobs = Partial<Record<QueueName, Record<string, TenantJob>>>

type Routes = {
  /** Routes below /api/v1 for authenticated callers. */
  default?: () => void
  /** Public routes below /api/v1. */
  openRoutes?: () => void
  /** Routes at the root, beside /api/v1. */
  rootRoutes?: () => void
}

/**
 * A reference that keeps a record from deletion or change. `sql` finds a referring row; its first
 * placeholder is the tenant, each other one the record's id.
 */
export type Reference = {
  /** The table of the record. */
  to: string
  sql: string
  /** The property that must not change. Without it, the record must not be deleted. */
  keeps?: string
  /** The reason in the 409 `IN_USE`. */
  message?: string
}

/** Clears references to a deleted record: an UPDATE with the placeholders of `Reference`. */
export type Release = { to: string; sql: string }

/**
 * Rows that an archive of a company has beside those of its tables. An import hands it back in
 * the transaction that completes it, in the tenant.
 */
export type ArchivePart = {
  /** Its name among the tables of the archive. */
  name: string
  columns: () => Promise<Column[]>
  rows: () => AsyncGenerator<Row[]>
  /** Columns that archives leave empty, by table: `take` fills them. */
  empty: Readonly<Record<string, readonly string[]>>
  take: (rows: readonly Row[]) => Promise<unknown>
}

type Register = () => Promise<{ default: () => void }>

export type Domain = {
  /** The domains that it imports from, or `*`. `boundaries.spec.ts` checks it. */
  uses: readonly string[]
  /** Its tables. Other domains name them in SQL only with `uses`. */
  tables: readonly string[]
  /** Scopes such as `audit:read`; a resource alone stands for its `:read` and `:write`. */
  scopes?: readonly string[]
  /** Scopes that a wider one includes: `{ 'directory:read': 'hr:read' }`. */
  includedScopes?: Readonly<Record<string, string>>
  /** By number series, the tenant setting with its first number. */
  firstNumbers?: Readonly<Record<string, string>>
  routes?: () => Promise<Routes>
  /** Calls `defineRefusals()` for the codes that its operations answer. */
  refusals?: Register
  /** Tools of assistants: `toolset('sales', { find_quotes: … })`. */
  tools?: () => Promise<{ default: Record<string, GroupedTool> }>
  /** Calls `defineEvents()` for its webhook events. */
  events?: Register
  /** Calls `defineExport()` for its exports. */
  exports?: Register
  /** Texts of its operations and fields for OpenAPI. */
  descriptions?: () => Promise<{ default: Descriptions }>
  /** Importable resources, a file each. */
  imports?: readonly (() => Promise<{ default: ImportDefinition }>)[]
  /** Calls `defineInvariant()` for the integrity check. */
  invariants?: Register
  references?: readonly Reference[]
  releases?: readonly Release[]
  /** Registers its handlers with the core and other domains. */
  boot?: Register
  /** The job for each event type that it listens to. */
  listens?: Readonly<Record<string, { queue: QueueName; job: string }>>
  jobs?: () => Promise<{ default: TenantJobs }>
  /** Runs in the transaction that creates a tenant. */
  onNewTenant?: () => Promise<unknown>
  archives?: () => Promise<{ default: ArchivePart }>
  /** Runs in a tenant before its rows are removed; a removal that was stopped runs it again. */
  beforeRemoval?: () => Promise<unknown>
  /** Tables that the sandbox of a company begins with, parents first; `where` narrows the rows. */
  copied?: readonly { table: string; where?: string }[]
  /** Runs in the transaction that creates a sandbox, after `copied`; `onNewTenant` does not. */
  onNewSandbox?: () => Promise<unknown>
  /** Locks the rows that must not change while the tenant's currency changes. */
  beforeCurrencyChange?: () => Promise<unknown>
}

/** All domains, in the order of routes, scopes and the reference. */
export const DOMAINS: readonly Domain[] = Object.values(domains)
