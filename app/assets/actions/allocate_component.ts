import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import type { HistoryLine } from '#assets/asset/history'
import { addHistoryLine } from '#assets/asset/history'
import { lockAsset } from '#assets/asset/lock_asset'
import Component from '#assets/models/component'
import { refuseRingOfComponent } from '#assets/custody/nesting'
import { mustBeForAssets } from '#assets/asset/asset_category'
import type { ComponentChanges, NewComponent } from '#assets/validators/component'

/** Creates a component, loose or inside an asset. Announces `component.created`. */
export async function createComponent(input: NewComponent): Promise<Component> {
  await mustBeForAssets(input.categoryId)
  const asset = input.allocatedToAssetId
    ? await lockAsset(input.allocatedToAssetId, 'allocatedToAssetId')
    : undefined

  const component = await Component.create(input)
  if (asset) tell(asset, 'component_added', component)
  await announce('component.created', { componentId: component.id })
  return component
}

/**
 * Changes or moves a component; 409 ASSIGNMENT_CYCLE for an asset that lies within it. Announces
 * `component.updated` if anything changed.
 */
export async function changeComponent(component: Component, changes: ComponentChanges) {
  await mustBeForAssets(changes.categoryId)
  const { allocatedToAssetId: before } = component
  const after = changes.allocatedToAssetId === undefined ? before : changes.allocatedToAssetId
  if (after === before) return save(component.merge(changes))

  if (after) await lockAsset(after, 'allocatedToAssetId')
  if (after) await refuseRingOfComponent(component.id, after)
  await save(component.merge(changes))
  if (before) tell({ id: before }, 'component_removed', component)
  if (after) tell({ id: after }, 'component_added', component)
}

const save = (component: Component) =>
  whenChanged(
    component,
    () => component.save(),
    () => announce('component.updated', { componentId: component.id })
  )

function tell(
  asset: { id: string },
  action: HistoryLine['action'],
  { id, name, serial }: Component
) {
  const fact = { componentId: id, name, serial: serial ?? null }
  addHistoryLine(
    asset,
    action === 'component_added' ? { action, to: fact } : { action, from: fact }
  )
}
