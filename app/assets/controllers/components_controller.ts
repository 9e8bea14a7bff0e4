import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { idFilter } from '#core/input/query_fields'
import { conflict } from '#core/errors/refusal'
import { changeComponent, createComponent } from '#assets/actions/allocate_component'
import Component from '#assets/models/component'
import { componentTransformer } from '#assets/transformers/component_transformer'
import * as input from '#assets/validators/component'

export const componentList = defineList({
  record: componentTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'name and serial',
  filters: { categoryId: idFilter(), allocatedToAssetId: idFilter() },
})

export const components = {
  index: lists(componentList),
  show: reads(componentTransformer),
  store: creates(componentTransformer, input.createComponent, createComponent),
  update: updates(componentTransformer, Component, input.updateComponent, changeComponent),

  destroy: deletes(Component, {
    check: async (component) => {
      await mustHoldNothing(component)
      await announce('component.deleted', { componentId: component.id })
    },
    summary: 'Delete a component',
  }),
}

/** Assignments to a component lock its row, as its deletion does. */
async function mustHoldNothing({ id }: Component) {
  const [held] = await rows(
    "SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND assigned_to_type = 'COMPONENT' AND assigned_to_id = ? LIMIT 1",
    [Current.tenantId, id]
  )
  if (held) throw conflict('IN_USE', 'Assets are assigned to this component')
}
