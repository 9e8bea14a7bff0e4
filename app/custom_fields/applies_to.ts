/** Targets of custom fields: assets of a model or category, or an entity by name. */
import { composed } from '#core/primitives/text'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

export const APPLIES_TO = ['MODEL', 'CATEGORY', 'ENTITY'] as const

export type AppliesTo = (typeof APPLIES_TO)[number]

type Asked = { appliesToType: AppliesTo; appliesToId?: string | null; entityType?: string | null }

const TABLE = { MODEL: 'asset_models', CATEGORY: 'categories' } as const

/** Returns the target's columns and locks it. Refuses an unknown one with 422 NOT_FOUND. */
export async function target({ appliesToType, appliesToId = null, entityType = null }: Asked) {
  if (appliesToType !== 'ENTITY') await mustExist(TABLE[appliesToType], appliesToId!)

  return {
    appliesToType,
    modelId: appliesToType === 'MODEL' ? appliesToId : null,
    categoryId: appliesToType === 'CATEGORY' ? appliesToId : null,
    entityType,
  }
}

/** Entity names are compared in upper case. */
export const entityNamed = (name: string) => composed(name, 'code').toUpperCase()

async function mustExist(table: string, id: string) {
  const [found] = await rows(
    `SELECT id FROM ${table} WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE`,
    [Current.tenantId, id]
  )
  if (!found)
    throw invalid(
      'appliesToId',
      'NOT_FOUND',
      `There is no such ${table === 'categories' ? 'category' : 'model'}`
    )
}
