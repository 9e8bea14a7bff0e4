import type { HttpContext } from '@adonisjs/core/http'
import { alsoNeeds } from '#core/endpoints/operations'
import { entityAt } from '#custom_fields/entities'
import { readsValues, setsValues } from '#custom_fields/value_operations'

const named = (action: 'read' | 'write') => (ctx: HttpContext) =>
  entityAt(String(ctx.params.entityType), String(ctx.params.entityId).toLowerCase(), action)

export const customValues = {
  show: alsoNeeds(
    'the scope that reads the record, such as `customers:read`, where it is one of Oficio',
    readsValues('Read the custom values of a record', named('read'))
  ),
  update: alsoNeeds(
    'the scope that writes the record, such as `customers:write`, where it is one of Oficio',
    setsValues('Set custom values of a record', named('write'))
  ),
}
