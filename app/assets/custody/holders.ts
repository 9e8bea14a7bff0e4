/** Types of holders of an asset and the tables of their records. */
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { name } from '#core/database/sql'

/** A USER may be an employee without a login. */
const HOLDERS = {
  CUSTOMER: [{ table: 'customers', soft: true }],
  USER: [
    { table: 'users', soft: true },
    { table: 'employees', soft: true },
  ],
  WAREHOUSE: [{ table: 'warehouses', soft: true }],
  ASSET: [{ table: 'assets', soft: true }],
  COMPONENT: [{ table: 'components', soft: false }],
} as const

export type HolderType = keyof typeof HOLDERS

export const HOLDER_TYPES = Object.keys(HOLDERS) as HolderType[]

export type Holder = { type: HolderType; id: string }

/** Refuses a missing holder (422) and share-locks its row, which prevents its deletion. */
export async function mustExist({ type, id }: Holder) {
  const found = await selects(
    HOLDERS[type].map(
      ({ table, soft }) =>
        [
          `SELECT id FROM ${name(table)} WHERE tenant_id = ? AND id = ?${soft ? ' AND live = 1' : ''} LOCK IN SHARE MODE`,
          [Current.tenantId, id],
        ] as const
    )
  )
  if (!found.flat().length)
    throw invalid('assignedToId', 'NOT_FOUND', `There is no such ${type.toLowerCase()}`)
}

/** SQL for the name of the holder of the asset with this alias. */
export function holderName(asset: string): string {
  const ofTable = (table: string) =>
    `(SELECT ${table === 'employees' ? "CONCAT(h.first_name, ' ', h.last_name)" : 'h.name'} FROM ${table} h WHERE h.tenant_id = ${asset}.tenant_id AND h.id = ${asset}.assigned_to_id)`
  const cases = HOLDER_TYPES.map(
    (type) =>
      `WHEN '${type}' THEN COALESCE(${HOLDERS[type].map(({ table }) => ofTable(table)).join(', ')})`
  )
  return `CASE ${asset}.assigned_to_type ${cases.join(' ')} END`
}
