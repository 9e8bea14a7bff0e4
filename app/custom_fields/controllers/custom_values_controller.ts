import type { HttpContext } from '@adonisjs/core/http'
import { entityAt } from '#custom_fields/entities'
import { readsValues, setsValues } from '#custom_fields/value_operations'

const named = (action: 'read' | 'write') => (ctx: HttpContext) => entityAt(String(ctx.params.entityType), String(ctx.params.entityId).toLowerCase(), action)

export const customValues = {
  show: readsValues('The custom values of a record', named('read')),
  update: setsValues('Set custom values of a record; those that are not named stay', named('write')),
}
