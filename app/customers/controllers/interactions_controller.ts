import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/context/current'
import { defineList } from '#core/resources/list/list'
import { creates, inPath, lists, pathId, readRecord, reads } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter } from '#core/input/query_fields'
import Customer from '#customers/models/customer'
import CustomerInteraction from '#customers/models/customer_interaction'
import {
  customerTransformer,
  interactionTransformer,
} from '#customers/transformers/customer_transformer'
import { INTERACTION_TYPES, createInteraction } from '#customers/validators/customer'

const interactionList = defineList({
  record: interactionTransformer,
  filters: { type: choiceFilter(INTERACTION_TYPES) },
})

export const interactions = {
  index: lists(interactionList, {
    within: async (ctx) => [['t.customer_id = ?', await customerId(ctx)]],
  }),

  show: reads(interactionTransformer, {
    param: 'interactionId',
    isWithin: async (interaction, ctx) => interaction.customerId === (await customerId(ctx)),
  }),

  store: creates(
    interactionTransformer,
    createInteraction,
    async (input, ctx) => {
      const interaction = await CustomerInteraction.create({
        ...input,
        customerId: await customerId(ctx),
        createdBy: Current.actor.id,
      })
      await announce('interaction.created', { interactionId: interaction.id })
      return interaction
    },
    { below: inPath(Customer) }
  ),
}

/** The customer in the path, which must exist. */
async function customerId(ctx: HttpContext) {
  const { id } = await readRecord(customerTransformer, pathId(ctx))
  return id as string
}
