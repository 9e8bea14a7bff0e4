/** Limits per company, set by environment or SUPER_ADMIN; exact under parallel requests. */
import type { SchemaTypes } from '@vinejs/vine/types'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { selects, type Statement } from '#core/database/query'
import { object, whole, withDefault } from '#core/input/fields'
import { lockName } from '#core/numbering/number_series'
import { out, type JsonSchema } from '#core/resources/transformer'
import { conflict } from '#core/errors/refusal'
import env from '#start/env'

type Ceiling = { byDefault: number; of: string; remedy: string; description: string }

const CEILINGS = {
  apiKeys: {
    byDefault: env.get('LIMIT_API_KEYS') ?? 100,
    of: 'valid API keys',
    remedy: 'revoke one that nobody uses',
    description: 'API keys that are neither revoked nor expired',
  },
  webhooks: {
    byDefault: env.get('LIMIT_WEBHOOKS') ?? 50,
    of: 'webhooks',
    remedy: 'delete one that nobody needs',
    description: 'Webhooks, active or not',
  },
  waitingJobs: {
    byDefault: env.get('LIMIT_WAITING_JOBS') ?? 20,
    of: 'waiting exports and imports',
    remedy: 'wait until one has ended, or cancel one',
    description: 'Exports and imports together that wait for the worker',
  },
  invitationsPerHour: {
    byDefault: env.get('LIMIT_INVITATIONS') ?? 5,
    of: 'invitations to this address within an hour',
    remedy: 'wait for an hour',
    description: 'Invitations to one e-mail address within an hour',
  },
} satisfies Record<string, Ceiling>

type Name = keyof typeof CEILINGS
export type Limits = Record<Name, number>

const MOST = 1_000_000

const each = <V>(value: (ceiling: Ceiling) => V) =>
  Object.fromEntries(
    Object.entries(CEILINGS).map(([name, ceiling]) => [name, value(ceiling)])
  ) as Record<Name, V>

const DEFAULTS: Limits = each(({ byDefault }) => byDefault)

const limitsIn = (own: unknown): Limits => ({
  ...DEFAULTS,
  ...(jsonOf(own ?? null) as Partial<Limits> | null),
})

/** In updates each limit may be sent alone; `null` restores the default. */
export const limitsField = () =>
  object(
    each<SchemaTypes>(({ byDefault, description }) =>
      withDefault(whole({ max: MOST }).meta({ description }), byDefault).inUpdate()
    )
  )

const properties = each(({ description }) => ({ type: 'integer', description }))
const schema: JsonSchema = {
  type: 'object',
  title: 'Limits',
  properties,
  required: Object.keys(properties),
  description: 'Beyond these: 409 LIMIT_REACHED',
}

export const shownLimits = { ...out.json<Limits>(schema), read: limitsIn, initial: DEFAULTS }

/** The stored overrides after `changes`: those that differ from the defaults, or null. */
export function keptLimits(own: unknown, changes: Partial<Limits>): Partial<Limits> | null {
  const all = Object.entries({ ...limitsIn(own), ...changes }) as [Name, number | undefined][]
  const others = all.filter(([name, most]) => most !== undefined && most !== DEFAULTS[name])
  return others.length ? Object.fromEntries(others) : null
}

/**
 * 409 LIMIT_REACHED; `counting` selects `total`. Call it in the inserting transaction before the
 * write: a lock on the name keeps others out until its end.
 */
export async function mustHaveRoom(name: Name, counting: Statement) {
  await lockName(`ceiling:${name}`)
  await mustHaveRoomNow(name, counting)
}

/** 409 LIMIT_REACHED without a lock, for early checks that are repeated later. */
export async function mustHaveRoomNow(name: Name, counting: Statement) {
  const [[company], [{ total }]] = await selects([
    ['SELECT limits FROM tenants WHERE id = ?', [Current.tenantId]],
    counting,
  ])
  const most = limitsIn(company.limits)[name]
  if (Number(total) < most) return

  const { of, remedy } = CEILINGS[name]
  const message = `There are ${total} ${of} of this company, and ${most} are the most: ${remedy}, or ask the operator of the platform for more`
  throw conflict('LIMIT_REACHED', message, { limit: most, limitName: name })
}
