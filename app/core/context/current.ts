/**
 * The current actor, tenant and transaction of a request, job or command. Without a context, access
 * throws: no code reads every tenant's rows by default.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { clock } from '#core/primitives/clock'
import { TenancyError } from '#core/tenancy_guard/guard'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/** `id` is the internal number, `publicId` the UUID that clients see. */
export type CurrentTenant = {
  id: number
  publicId: string
  name: string
  timezone: string
  countryCode: string
  currency: string
  locale: string
  modules: readonly string[]
  /** Event types that the tenant's webhooks subscribe to. */
  events: readonly string[]
  suspended: boolean
  /** The sandbox of a company, for test mode. */
  isSandbox: boolean
}

type ActorType = 'user' | 'api_key' | 'system'

/** `scopes` are `resource:action`; `all` is for ADMIN, SUPER_ADMIN and the system. */
export type Actor = {
  type: ActorType
  id: string | null
  name: string
  role: string | null
  scopes: ReadonlySet<string> | 'all'
  isSuperAdmin: boolean
  /** Acts through an assistant, which has no rights of its own. */
  isAssisted?: boolean
}

/** The actor's type as audit rows keep it. */
export const recordedType = ({ type, isAssisted }: Pick<Actor, 'type' | 'isAssisted'>) =>
  isAssisted ? 'assistant' : type

/** `traceparent` is the parent span (W3C Trace Context). */
export type Origin = { requestId: string | null; ip: string | null; traceparent?: string }

/** A connection with a consistent snapshot: see `atOneMoment` in core/database/query.ts. */
type OneMoment = { connection: object; isBegun: boolean; isOver: boolean }

type Context = {
  tenant: CurrentTenant | null
  acrossTenants?: string
  actor: Actor
  origin: Origin
  unit?: UnitOfWork
  isBehind?: true
  oneMoment?: OneMoment
}

export const SYSTEM: Actor = {
  type: 'system',
  id: null,
  name: 'system',
  role: null,
  scopes: 'all',
  isSuperAdmin: true,
}

const NOWHERE: Origin = { requestId: null, ip: null }

const storage = new AsyncLocalStorage<Context>()

export const Current = {
  /** Runs `work` as `actor` in `tenant`; null is a SUPER_ADMIN without a chosen tenant. */
  run<T>(
    context: { tenant: CurrentTenant | null; actor?: Actor; origin?: Origin; unit?: UnitOfWork },
    work: () => T
  ): T {
    const { tenant, actor = SYSTEM, origin = NOWHERE, unit } = context
    return storage.run({ tenant, actor, origin, unit }, work)
  },

  /** Runs work that concerns all tenants. A test lists the reasons. */
  acrossTenants<T>(reason: string, work: () => T): T {
    const outer = storage.getStore()
    return storage.run(
      { actor: SYSTEM, origin: NOWHERE, ...outer, tenant: null, acrossTenants: reason },
      work
    )
  },

  /** Runs `work` for the platform in a tenant, with the same actor and transaction. */
  within<T>(tenant: CurrentTenant, work: () => T): T {
    return storage.run({ ...this.context, tenant, acrossTenants: undefined }, work)
  },

  /** Runs `work` as the same actor through an assistant. */
  assisted<T>(work: () => T): T {
    return storage.run({ ...this.context, actor: { ...this.actor, isAssisted: true } }, work)
  },

  /** Only `transaction()` calls this. */
  inside<T>(unit: UnitOfWork | undefined, work: () => T): T {
    return storage.run({ ...this.context, unit }, work)
  },

  /** Only `atOneMoment()` calls this. */
  reading<T>(oneMoment: OneMoment, work: () => T): T {
    return storage.run({ ...this.context, oneMoment }, work)
  },

  /** Runs a read that may lag behind the latest writes. */
  behind<T>(work: () => T): T {
    return storage.run({ ...this.context, isBehind: true }, work)
  },

  get isBehind(): boolean {
    return storage.getStore()?.isBehind ?? false
  },

  get tenantId(): number {
    return this.tenant.id
  },

  get tenant(): CurrentTenant {
    const { tenant } = this.context
    if (!tenant) throw new TenancyError('This needs one tenant, and none is in context')
    return tenant
  },

  /** The tenant, or null outside one. */
  get tenantIfAny(): CurrentTenant | null {
    return storage.getStore()?.tenant ?? null
  },

  get isAcrossTenants() {
    return storage.getStore()?.acrossTenants !== undefined
  },

  /** The scope against which the tenancy guard checks a statement. */
  get scope(): { tenantId: number } | 'all' | undefined {
    const context = storage.getStore()
    if (context?.acrossTenants !== undefined) return 'all'
    return context?.tenant ? { tenantId: context.tenant.id } : undefined
  },

  get actor(): Actor {
    return this.context.actor
  },

  get origin(): Origin {
    return storage.getStore()?.origin ?? NOWHERE
  },

  get unit(): UnitOfWork | undefined {
    return storage.getStore()?.unit
  },

  get oneMoment(): OneMoment | undefined {
    const moment = storage.getStore()?.oneMoment
    return moment?.isOver ? undefined : moment
  },

  /** One instant for the whole unit of work, so that all of its rows have the same day. */
  get moment(): Date {
    return this.unit?.moment ?? clock.now()
  },

  get context(): Context {
    const context = storage.getStore()
    if (!context) throw new TenancyError('No tenant in context')
    return context
  },
}
