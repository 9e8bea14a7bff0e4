/**
 * To whom the audit log tells what was changed: to who may read such records where they are shown.
 */
import { seesAllOf } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { isAllowed } from '#core/security/permissions'
import { entityOf } from '#core/resources/transformer'
import { endpoints } from '#api/endpoints'

/**
 * What the log tells of that no route shows under the same name, or shows in part to more people,
 * and what reading it takes.
 */
const BY_ANOTHER_NAME = new Map(
  Object.entries({
    tenant: 'settings:read',
    accounting_settings: 'settings:read',
    payroll_settings: 'settings:read',
    chart_of_accounts: 'accounting:read',
    invitation: 'users:read',
    employee: 'hr:read',
    queue: 'platform',
    log: 'platform',
    outbox_message: 'platform',
  })
)

/**
 * Values of custom fields ask for this beside what their record asks for, as where they are read.
 */
const CUSTOM_VALUES = { action: 'custom_values.updated', asks: 'assets:read' }

/** Records without a rule are for administrators alone. */
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

/**
 * What the lines of the routes that show a record ask for, by what the log calls it; read off once,
 * when all are there.
 */
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
