/** Access to changes in the audit log: the permission that reading the record itself needs. */
import { seesAllOf } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { isAllowed } from '#core/security/permissions'
import { entityOf } from '#core/resources/transformer'
import { endpoints } from '#api/endpoints'

/** Permissions for entities that no route shows under the name in the log, or not completely. */
const BY_ANOTHER_NAME = new Map(
  Object.entries({
    tenant: 'settings:read',
    accounting_settings: 'settings:read',
    fiscal_settings: 'settings:read',
    payroll_settings: 'settings:read',
    chart_of_accounts: 'accounting:read',
    invitation: 'users:read',
    employee: 'hr:read',
    person: 'platform',
    write_off: 'invoices:read',
    supplier_allocation: 'inventory:read',
    // The log names recurring documents by their kind.
    recurring_template: 'administrator',
    sso: 'administrator',
    // The row of the record says which files it has, to its readers.
    file: 'administrator',
    queue: 'platform',
    log: 'platform',
    outbox_message: 'platform',
  })
)

/** Custom values need this permission beside that of their record. */
const CUSTOM_VALUES = { action: 'custom_values.updated', asks: 'assets:read' }

/** Entities without a rule are readable by administrators only. */
export function mayReadChanges({ entity, action }: { entity: string; action: string }): boolean {
  const { actor } = Current
  if (actor.scopes === 'all') return true

  const asked = [
    readingOf(entity),
    action === CUSTOM_VALUES.action ? CUSTOM_VALUES.asks : undefined,
  ].filter((one) => one !== undefined)
  return asked.length > 0 && asked.every((one) => isAllowed(actor, one)) && seesAllOf(entity)
}

let shown: Map<string, string> | undefined

/** The permission of the routes that show an entity; computed once, after all routes exist. */
export function readingOf(entity: string): string | undefined {
  shown ??= new Map(
    endpoints().flatMap(({ methods, asks, declaration }) => {
      const { output } = declaration ?? {}
      return asks && methods.includes('GET') && output && 'table' in output
        ? [[entityOf(output), asks] as const]
        : []
    })
  )
  return BY_ANOTHER_NAME.get(entity) ?? shown.get(entity)
}
