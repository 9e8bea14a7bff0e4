/** Operations to read and set custom values; `entityIn` finds the record, and locks it to set. */
import type { HttpContext } from '@adonisjs/core/http'
import { bodyOf, operation } from '#core/endpoints/operations'
import type { Entity } from '#custom_fields/entities'
import { VALUES_SCHEMA } from '#custom_fields/transformers/custom_field_transformer'
import { setCustomValues } from '#custom_fields/validators/custom_values'
import { setValues, valuesOf } from '#custom_fields/values'

const output = { schema: VALUES_SCHEMA, title: 'CustomValues' }

export const readsValues = (summary: string, entityIn: (ctx: HttpContext) => Promise<Entity>) =>
  operation({ kind: 'read', status: 200, output, summary }, async (ctx) =>
    valuesOf(await entityIn(ctx))
  )

/** The record comes before the body, so an unknown record is a 404 whatever the body. */
export const setsValues = (summary: string, entityIn: (ctx: HttpContext) => Promise<Entity>) =>
  operation(
    { kind: 'update', status: 200, input: setCustomValues, output, summary },
    async (ctx) => {
      const entity = await entityIn(ctx)
      return setValues(entity, (await bodyOf(ctx, setCustomValues)).values)
    }
  )
