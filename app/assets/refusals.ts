/** Refusals of assets beyond those that declarations and lifecycles imply. */
import { defineRefusals } from '#core/endpoints/refusals'

const RING = 'The record would contain itself'
const IN_USE = (what: string) => ({ IN_USE: `Other records refer to the ${what}` })
const TOTAL = (field: string) => ({
  INSUFFICIENT_QUANTITY: `\`${field}\` is below the number that is assigned`,
})

const COST_CENTER = {
  COST_CENTER_INACTIVE: 'The cost centre of `costCenterId` is not active',
}

export default () =>
  defineRefusals({
    'asset-models.destroy': IN_USE('model'),
    'assets.store': {
      DUPLICATE: 'An asset has this `assetTag`, or its four characters belong to another company',
      ...COST_CENTER,
    },
    'assets.update': {
      NOT_ASSIGNED: '`expectedCheckinDate` is sent, and nobody has the asset',
      ...COST_CENTER,
    },
    'assets.destroy': {
      IN_USE:
        'Assets, components, accessories or licenses are in it, or a maintenance of it is open',
    },
    'assets.assign': {
      INVALID_TRANSITION: false,
      ALREADY_ASSIGNED: 'Somebody or something has the asset',
      NOT_ASSIGNABLE: 'The status is IN_MAINTENANCE, DECOMMISSIONED or LOST',
      ASSIGNMENT_CYCLE: RING,
    },
    'assets.return': { INVALID_TRANSITION: false, NOT_ASSIGNED: 'Nobody has the asset' },
    'assets.duplicate': {
      DUPLICATE: 'An asset has this `assetTag`, or its four characters belong to another company',
    },
    'accessories.update': TOTAL('quantity'),
    'accessories.destroy': IN_USE('accessory'),
    'accessories.assign': { INSUFFICIENT_QUANTITY: 'Fewer are left than the `quantity`' },
    'accessories.return': { INSUFFICIENT_QUANTITY: 'The asset has fewer than the `quantity`' },
    'components.update': { ASSIGNMENT_CYCLE: RING },
    'components.destroy': { IN_USE: 'Assets are assigned to the component' },
    'consumables.update': TOTAL('quantity'),
    'consumables.destroy': IN_USE('consumable'),
    'consumables.deliver': { INSUFFICIENT_QUANTITY: 'Less is left than the `quantity`' },
    'licenses.update': TOTAL('seats'),
    'licenses.destroy': IN_USE('license'),
    'licenses.assign': {
      ALREADY_ASSIGNED: 'The holder has a seat of the license',
      EXPIRED: 'The `expirationDate` is past',
      INSUFFICIENT_QUANTITY: 'All seats are taken',
    },
    'licenses.return': { NOT_ASSIGNED: 'The holder has no seat of the license' },
    'maintenances.store': {
      INVALID_TRANSITION: 'The status of the asset is DECOMMISSIONED or LOST',
    },
    'maintenances.update': {
      INVALID_TRANSITION: '`endDate` would change, and the maintenance is COMPLETED',
    },
  })
