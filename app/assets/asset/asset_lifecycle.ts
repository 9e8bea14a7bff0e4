/** Statuses of assets and the operations allowed in each. */
import { defineLifecycle } from '#core/resources/state_machine'
import { conflict } from '#core/errors/refusal'
import type Asset from '#assets/models/asset'

export const ASSET_STATUSES = [
  'IN_PRODUCTION',
  'IN_MAINTENANCE',
  'STORED',
  'DECOMMISSIONED',
  'LOST',
  'PENDING',
] as const

export type AssetStatus = (typeof ASSET_STATUSES)[number]

/** Statuses that end depreciation. */
export const OUT_OF_SERVICE: readonly AssetStatus[] = ['DECOMMISSIONED', 'LOST']

/** Statuses that allow a holder; every other status ends an assignment. */
const HELD = ['IN_PRODUCTION', 'IN_MAINTENANCE'] as const satisfies readonly AssetStatus[]

export const assetLifecycle = defineLifecycle({
  resource: 'assets',
  states: ASSET_STATUSES,
  initial: 'PENDING',
  steps: {
    assign: { from: ['PENDING', 'STORED', 'IN_PRODUCTION'], to: 'IN_PRODUCTION' },
    return: { from: HELD, leads: { STORED: HELD, IN_MAINTENANCE: HELD, LOST: HELD } },
    status: {
      from: ASSET_STATUSES,
      leads: Object.fromEntries(ASSET_STATUSES.map((status) => [status, ASSET_STATUSES])),
    },
    duplicate: { from: ASSET_STATUSES },
    audit: { from: ASSET_STATUSES },
    startMaintenance: {
      from: ['PENDING', 'STORED', 'IN_PRODUCTION', 'IN_MAINTENANCE'],
      to: 'IN_MAINTENANCE',
    },
    completeMaintenance: {
      from: ['IN_MAINTENANCE'],
      leads: {
        PENDING: ['IN_MAINTENANCE'],
        STORED: ['IN_MAINTENANCE'],
        IN_PRODUCTION: ['IN_MAINTENANCE'],
        IN_MAINTENANCE: ['IN_MAINTENANCE'],
      },
    },
  },
})

type AssetVerb = keyof typeof assetLifecycle.steps

export const endsAssignment = (status: AssetStatus) =>
  !(HELD as readonly AssetStatus[]).includes(status)

type State = Pick<Asset, 'status' | 'assignedToId'>

/** `assign` needs no holder, `return` one; `completeMaintenance` belongs to the maintenance. */
export function allowedActions({ status, assignedToId }: State): AssetVerb[] {
  const others: AssetVerb[] = [assignedToId ? 'assign' : 'return', 'completeMaintenance']
  return assetLifecycle.allowedActions(status).filter((verb) => !others.includes(verb))
}

/** A 409 with `code` that lists the verbs that are possible. */
export function cannot(asset: State, code: string, message: string) {
  return conflict(code, message, {
    currentStatus: asset.status,
    allowedActions: allowedActions(asset),
  })
}
