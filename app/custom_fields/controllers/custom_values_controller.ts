import type { HttpContext } from '@adonisjs/core/http'
import { bodyOf, operation } from '#core/operations'
import { entityAt } from '#custom_fields/entities'
import { VALUES_SCHEMA } from '#custom_fields/transformers/custom_field_record'
import { setCustomValues } from '#custom_fields/validators/custom_values'
import { setValues, valuesOf } from '#custom_fields/values'

const output = { schema: VALUES_SCHEMA, title: 'CustomValues' }

const named = ({ params }: HttpContext, action: 'read' | 'write') => entityAt(String(params.entityType), String(params.entityId).toLowerCase(), action)

export const customValues = {
  show: operation({ kind: 'read', status: 200, output, summary: 'The custom values of a record' }, async (ctx) => valuesOf(await named(ctx, 'read'))),

  update: operation({ kind: 'update', status: 200, input: setCustomValues, output, summary: 'Set custom values of a record; those that are not named stay' }, async (ctx) => {
    const entity = await named(ctx, 'write')
    return setValues(entity, (await bodyOf(ctx, setCustomValues)).values)
  }),
}
