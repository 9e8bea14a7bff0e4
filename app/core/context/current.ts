/**
 * The current actor, tenant and transaction: one answer per request, job or command. Nothing here
 * has a default, so code that runs outside a context fails instead of reading every tenant's rows.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { clock } from '#core/primitives/clock'
import { TenancyError } from '#core/tenancy_guard/guard'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/**
 * What the core knows of a tenant. `id` is the internal number, `publicId` the UUID that clients
 * see.
 */
export type CurrentTenant = {
  id: number
  publicId: string
  name: string
  timezone: string
  countryCode: string
  currency: string
  locale: string
  modules: readonly string[]
  /** The events that its webhooks subscribe to. */
  events: readonly string[]
  suspended: boolean
}

type ActorType = 'user' | 'api_key' | 'system'

/** `scopes` are `resource:action`; 'all' is for ADMIN, SUPER_ADMIN and the system itself. */
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

/** The facts of the actor that audit rows keep. */
export const recordedType = ({ type, isAssisted }: Pick<Actor, 'type' | 'isAssisted'>) =>
  isAssisted ? 'assistant' : type

/**
 * Where it comes from; `traceparent` is the step of a trace that asked for it (W3C Trace Context).
 */
export type Origin = { requestId: string | null; ip: string | null; traceparent?: string }

/**
 * A connection on which all is read as it was with the first statement, until it is over: see
 * `atOneMoment` in core/database/query.ts.
 */
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
  /** Runs `work` as `actor` in `tenant`. A tenant of null is for a SUPER_ADMIN who chose none. */
  run<T>(
    context: { tenant: CurrentTenant | null; actor?: Actor; origin?: Origin },
    work: () => T
  ): T {
    return storage.run(
      { tenant: context.tenant, actor: context.actor ?? SYSTEM, origin: context.origin ?? NOWHERE },
      work
    )
  },

  /**
   * For the few things that are about all tenants. The reason is for the reader, and for the test
   * that lists them.
   */
  acrossTenants<T>(reason: string, work: () => T): T {
    const outer = storage.getStore()
    return storage.run(
      { actor: SYSTEM, origin: NOWHERE, ...outer, tenant: null, acrossTenants: reason },
      work
    )
  },

  /**
   * The same actor and transaction, in a tenant: for what the platform does to one, such as
   * creating it.
   */
  within<T>(tenant: CurrentTenant, work: () => T): T {
    return storage.run({ ...this.context, tenant, acrossTenants: undefined }, work)
  },

  /** The same actor, who acts through an assistant. */
  assisted<T>(work: () => T): T {
    return storage.run({ ...this.context, actor: { ...this.actor, isAssisted: true } }, work)
  },

  /** The same actor and tenant, inside a unit of work. Only `transaction()` calls this. */
  inside<T>(unit: UnitOfWork | undefined, work: () => T): T {
    return storage.run({ ...this.context, unit }, work)
  },

  /** The same actor and tenant, in reads of one moment. Only `atOneMoment()` calls this. */
  reading<T>(oneMoment: OneMoment, work: () => T): T {
    return storage.run({ ...this.context, oneMoment }, work)
  },

  /** The same actor and tenant, in a read that may be a little behind what is written. */
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

  /** The tenant when there is one: for what may also be done without. */
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

  /**
   * When what is done counts as done: one instant for all of a unit of work, so that all of it is
   * of one day.
   */
  get moment(): Date {
    return this.unit?.moment ?? clock.now()
  },

  get context(): Context {
    const context = storage.getStore()
    if (!context) throw new TenancyError('No tenant in context')
    return context
  },
}
