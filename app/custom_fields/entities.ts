/** Entities with custom values: known records with table and scope, or any name and UUID. */
import { mustSee } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { isUuid } from '#core/input/fields'
import { mustHaveScope } from '#core/security/permissions'
import { notFound } from '#core/errors/refusal'
import { entityNamed } from '#custom_fields/applies_to'

/** Targets whose fields the record has. */
export type Targets = { entityType: string; modelId?: string | null; categoryId?: string | null }

export type Entity = {
  type: string
  id: string
  targets: Targets
  /** True when the row of the record is locked. */
  isLocked: boolean
  /** Notifies the domain of changed values, by field name. */
  changed?: (from: Facts, to: Facts) => void
}

export type Facts = Record<string, string | null>

type Known = { table: string; scope: string; soft?: boolean }

const KNOWN: Record<string, Known> = {
  CUSTOMER: { table: 'customers', scope: 'customers', soft: true },
  PRODUCT: { table: 'products', scope: 'inventory', soft: true },
  CATEGORY: { table: 'categories', scope: 'inventory' },
  SUPPLIER: { table: 'suppliers', scope: 'inventory' },
  WAREHOUSE: { table: 'warehouses', scope: 'inventory', soft: true },
  PURCHASE_ORDER: { table: 'purchase_orders', scope: 'inventory', soft: true },
  QUOTE: { table: 'quotes', scope: 'invoices', soft: true },
  INVOICE: { table: 'invoices', scope: 'invoices' },
  PAYMENT: { table: 'payments', scope: 'invoices' },
  EXPENSE: { table: 'expenses', scope: 'accounting' },
  BANK_ACCOUNT: { table: 'bank_accounts', scope: 'accounting' },
  ASSET: { table: 'assets', scope: 'assets', soft: true },
  ASSET_MODEL: { table: 'asset_models', scope: 'assets' },
  MAINTENANCE: { table: 'maintenances', scope: 'assets' },
  ACCESSORY: { table: 'accessories', scope: 'assets' },
  COMPONENT: { table: 'components', scope: 'assets' },
  CONSUMABLE: { table: 'consumables', scope: 'assets', soft: true },
  LICENSE: { table: 'licenses', scope: 'assets' },
  EMPLOYEE: { table: 'employees', scope: 'hr', soft: true },
  DEPARTMENT: { table: 'departments', scope: 'hr' },
  CONTRACT: { table: 'contracts', scope: 'hr' },
  TICKET: { table: 'tickets', scope: 'tickets', soft: true },
}

type Described = Omit<Entity, 'isLocked'>

const described = new Map<string, (id: string) => Promise<Described>>()

/** Call it at start; `describe` gets the id of an existing record. */
export function describeEntity(type: string, describe: (id: string) => Promise<Described>) {
  described.set(type, describe)
}

/** Checks permission and existence, and locks the row for `write`. Refuses with 404. */
export async function entityAt(
  given: string,
  id: string,
  action: 'read' | 'write'
): Promise<Entity> {
  const type = entityNamed(given)
  const known = Object.hasOwn(KNOWN, type) ? KNOWN[type] : undefined
  if (!isUuid(id)) throw notFound()
  if (known) {
    mustHaveScope(Current.actor, `${known.scope}:${action}`)
    await mustSee(known.table, id)
    await mustExist(known, id, action)
  }
  const entity = (await described.get(type)?.(id)) ?? { type, id, targets: { entityType: type } }
  return { ...entity, isLocked: known !== undefined }
}

async function mustExist({ table, soft }: Known, id: string, action: 'read' | 'write') {
  const [found] = await rows(
    `SELECT id FROM ${table} WHERE tenant_id = ? AND id = ?${soft ? ' AND live = 1' : ''}${action === 'write' ? ' FOR UPDATE' : ''}`,
    [Current.tenantId, id]
  )
  if (!found) throw notFound()
}
