/** Texts of accessories, components and consumables. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'accessories.index':
      'Lists accessories with their total and free quantities. ' +
      'Items that do not come back are consumables, `GET /consumables`.',
    'accessories.store':
      'Creates an accessory, such as a keyboard, with the quantity that there is. ' +
      'Items with a serial number of their own are better kept as `POST /components` or ' +
      '`POST /assets`.',
    'accessories.show':
      'Reads one accessory with its free quantity. ' +
      'Which assets have it is in `GET /accessories/:id/assignments`.',
    'accessories.update':
      'Changes name, category, notes or total; ' +
      'a total below what assets have is a 409 `INSUFFICIENT_QUANTITY`. ' +
      'Give and take with `POST /accessories/:id/assign` and `POST /accessories/:id/return`.',
    'accessories.destroy':
      'Deletes an accessory of which no asset has any; ' +
      'otherwise it answers 409 `IN_USE`. ' +
      'Take it back first with `POST /accessories/:id/return`.',
    'accessories.assign':
      'Gives a quantity to an asset, exact under parallel requests, and writes its history. ' +
      'Items that do not come back are delivered with `POST /consumables/:id/deliver`.',
    'accessories.assignments':
      'Lists which assets have how many of the accessory. Filter with `assetId` for one asset.',
    'accessories.return':
      'Takes a quantity back from an asset, at most what it has. ' +
      'Lower the total with `PATCH /accessories/:id` when an item is broken.',
    'components.index':
      'Lists components with the asset that each is in. ' +
      'Filter with `allocatedToAssetId` for the parts of one asset.',
    'components.store':
      'Creates a component, such as a memory module, which is in one asset or in none. ' +
      'Items that are counted are better kept as `POST /accessories`.',
    'components.show':
      'Reads one component. The asset that it is in is read with `GET /assets/:id`.',
    'components.update':
      'Changes facts of a component, or moves it with `allocatedToAssetId`; ' +
      'both assets get a line of history. ' +
      'An asset and a component cannot contain each other (409 `ASSIGNMENT_CYCLE`).',
    'components.destroy':
      'Deletes a component; ' +
      'with an asset assigned to it it answers 409 `IN_USE`. ' +
      'Take that asset back first with `POST /assets/:id/return`.',
    'consumables.index':
      'Lists consumables with their total and remaining quantities. ' +
      'Items that come back are accessories, `GET /accessories`.',
    'consumables.store':
      'Creates a consumable, such as toner, with the quantity that there is. ' +
      'Goods for sale are products, `POST /products`.',
    'consumables.show':
      'Reads one consumable with what is left. ' +
      'Its deliveries are in `GET /consumables/:id/deliveries`.',
    'consumables.update':
      'Changes name, unit, notes or total; ' +
      'raise `quantity` when more was bought. ' +
      'A total below what was delivered is a 409 `INSUFFICIENT_QUANTITY`.',
    'consumables.destroy':
      'Deletes a consumable; ' +
      'its deliveries stay in the history of the assets. ' +
      'To stop using one, lower its `quantity` with `PATCH /consumables/:id`.',
    'consumables.deliver':
      'Delivers a quantity to an asset for good and writes its history. ' +
      'Items that come back are given with `POST /accessories/:id/assign`.',
    'consumables.deliveries':
      'Lists what was delivered to which asset, by whom. Filter with `assetId` for one asset.',
  },

  fields: {
    'Accessory.name': { description: 'Name of the accessory.', example: 'Teclado' },
    'Accessory.quantity': {
      description: 'Quantity in all, those with assets included.',
      example: 12,
    },
    'Accessory.available': {
      description: 'Quantity that no asset has. Read-only.',
      example: 9,
    },
    'accessoryId': 'Accessory that was given. Read-only.',
    'AccessoryAssignment.quantity': { description: 'Quantity that the asset has now.', example: 3 },
    'AccessoriesAssignInput.quantity': { description: 'Quantity to give.', example: 1 },
    'AccessoriesReturnInput.quantity': { description: 'Quantity to take back.', example: 1 },
    'Component.name': { description: 'Name of the component.', example: 'Memoria 16 GB' },
    'allocatedToAssetId': 'Asset that the component is in; null while it is in none.',
    'Consumable.name': { description: 'Name of the consumable.', example: 'Tóner negro' },
    'Consumable.quantity': {
      description: 'Quantity in all, what was delivered included.',
      example: 40,
    },
    'Consumable.available': { description: 'Quantity that is left. Read-only.', example: 28 },
    'unit': { description: 'Unit of the quantity.', example: 'unidades' },
    'consumableId': 'Consumable that was delivered. Read-only.',
    'deliveredBy': 'User or API key that delivered it. Read-only.',
    'ConsumableDelivery.quantity': { description: 'Quantity that was delivered.', example: 2 },
    'ConsumablesDeliverInput.quantity': { description: 'Quantity to deliver.', example: 2 },
  },

  parameters: {
    allocatedToAssetId: 'Components in this asset only.',
  },
} satisfies Descriptions
