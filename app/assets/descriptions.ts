/** Texts of the domain in the reference of the API. */
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'

const STATUSES_MEAN = {
  IN_PRODUCTION: 'In use.',
  IN_MAINTENANCE: 'Under maintenance.',
  STORED: 'In store, free to be assigned.',
  DECOMMISSIONED: 'Out of service for good; depreciation stops.',
  LOST: 'Lost; depreciation stops.',
  PENDING: 'Not in use yet.',
}

const HOLDERS_MEAN = {
  CUSTOMER: 'Customer.',
  USER: 'Person: a user or an employee.',
  WAREHOUSE: 'Warehouse.',
  ASSET: 'Another asset.',
  COMPONENT: 'Component.',
}

const MODEL_TYPES_MEAN = {
  HARDWARE: 'Equipment.',
  DATA: 'Data.',
  VIRTUAL: 'Virtual machines and services.',
  LICENSE: 'Software.',
  OTHER: 'Anything else.',
}

export default {
  operations: {
    'asset-models.index':
      'Lists models by category and type, with their useful life. ' +
      'Assets of a model are read with `GET /assets` and `modelId`.',
    'asset-models.store':
      'Creates a model that assets share, with the useful life by which they are ' +
      'depreciated. ' +
      'Fields of your own for its assets are made with `POST /custom-fields`.',
    'asset-models.show': 'Reads one model. Its assets are read with `GET /assets` and `modelId`.',
    'asset-models.update':
      'Changes a model; ' +
      'another useful life or salvage value spreads what is left over the remaining months ' +
      'of its assets. ' +
      'What was posted to the books stays.',
    'asset-models.destroy':
      'Deletes a model that no asset has; ' +
      'otherwise, deleted assets included, it answers 409 `IN_USE`. ' +
      'Give its assets another model first with `PATCH /assets/:id`.',

    'assets.index':
      'Lists assets by status, model, place, holder or custom field, in pages. ' +
      'Use `GET /assets/export` for all of them at once, and `GET /assets/audits/due` for ' +
      'those to audit.',
    'assets.store':
      'Creates an asset; ' +
      'without `assetTag` it gets the next tag of the company, which it keeps for good. ' +
      'Use `POST /assets/:id/duplicate` for one like another, and `POST /imports` for many.',
    'assets.show':
      'Reads one asset with holder, status and allowed actions. ' +
      'What happened to it is in `GET /assets/:id/history`.',
    'assets.update':
      'Changes facts of an asset; ' +
      'a new `status` works like `POST /assets/:id/status`, and `expectedCheckinDate` ' +
      'extends a loan. ' +
      'The holder changes with `POST /assets/:id/assign` and `POST /assets/:id/return`.',
    'assets.destroy':
      'Deletes an asset and ends its assignment; ' +
      'tag, history and model stay taken. ' +
      'With other items assigned to it or an open maintenance it answers 409 `IN_USE`; ' +
      'use `POST /assets/:id/status` to decommission.',
    'assets.assign':
      'Gives a free asset to a customer, person, warehouse, asset or component, sets ' +
      'IN_PRODUCTION and announces `asset.assigned`. ' +
      'An asset that somebody has is taken back first with `POST /assets/:id/return`.',
    'assets.return':
      'Takes an assigned asset back and announces `asset.returned`: ' +
      'GOOD stores it, DAMAGED opens a corrective maintenance, LOST marks it lost. ' +
      'Use `POST /assets/:id/status` for an asset that nobody has.',
    'assets.status':
      'Sets any other status; ' +
      'STORED, PENDING, DECOMMISSIONED and LOST end an assignment. ' +
      'Use `POST /assets/:id/return` when somebody brings it back, and `POST /maintenances` ' +
      'to start a maintenance.',
    'assets.duplicate':
      'Creates another asset with the facts and custom values of this one, PENDING, with its ' +
      'own tag, without serial and holder. ' +
      'Use `POST /assets` for an asset from nothing.',
    'assets.audit':
      'Records who saw the asset and when, and compares place and status with those ' +
      'expected; ' +
      'it corrects nothing. ' +
      'Correct what differs with `PATCH /assets/:id` or `POST /assets/:id/status`.',
    'assets.audits':
      'Lists the audits of one asset with their mismatches, newest first. ' +
      'Assets that need an audit are in `GET /assets/audits/due`.',
    'assets.audits_due':
      'Lists assets whose last audit, or creation, is older than the setting ' +
      '`assetAuditMonths`; ' +
      'LOST and DECOMMISSIONED ones are never due. ' +
      'Record an audit with `POST /assets/:id/audit`.',
    'assets.history':
      'Lists every change of an asset with actor and values before and after. ' +
      'For records of other kinds use `GET /audit-logs`.',
    'assets.depreciation':
      'Computes the schedule of an asset by the straight-line method and names the entries ' +
      'that were posted. ' +
      'The worker posts ended months from the setting `assetDepreciationFrom` on; ' +
      'nothing is posted here.',
    'assets.export':
      'Streams all assets that the parameters select, as JSON or, with `Accept: ' +
      'text/csv`, as a file. ' +
      'Use `GET /assets` for pages and `POST /exports` for XLSX or other resources.',
    'assets.label':
      'Prints one label of 63.5 × 33.9 mm with tag, QR code and name as a PDF. ' +
      'Use `POST /assets/labels` for sheets of many.',
    'assets.labels':
      'Prints labels of up to 500 assets as a PDF, 24 on a sheet, in the given order. ' +
      'Use `GET /assets/:id/label` for a single one.',

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

    'licenses.index':
      'Lists licenses with their total and free seats. Their product keys are never shown.',
    'licenses.store':
      'Creates a license with its seats and answers the product key once; ' +
      'only a hash of it is kept. ' +
      'Another key is another license.',
    'licenses.show':
      'Reads one license with its free seats. Its holders are in `GET /licenses/:id/assignments`.',
    'licenses.update':
      'Changes facts, expiry or number of seats; ' +
      'fewer seats than are taken is a 409 `INSUFFICIENT_QUANTITY`. ' +
      'The product key cannot change: ' +
      'create another license with `POST /licenses`.',
    'licenses.destroy':
      'Deletes a license of which no seat is taken; ' +
      'otherwise it answers 409 `IN_USE`. ' +
      'Take the seats back first with `POST /licenses/:id/return`.',
    'licenses.assign':
      'Gives a seat to one asset, user or employee, before the license expires; ' +
      'a holder has one seat. ' +
      'Take it back with `POST /licenses/:id/return`.',
    'licenses.assignments':
      'Lists who and what has a seat. ' +
      'Filter with `assetId`, `userId` or `employeeId` for one holder.',
    'licenses.return':
      'Takes the seat of one asset, user or employee back, also after the expiry. ' +
      'To reduce the number of seats use `PATCH /licenses/:id`.',

    'maintenances.index':
      'Lists maintenances by asset, type, status and start. ' +
      'Filter with `status=OPEN` for those that go on.',
    'maintenances.store':
      'Opens a maintenance and sets the asset to IN_MAINTENANCE; ' +
      'with `endDate` it is recorded as over. ' +
      'A damaged asset gets one by `POST /assets/:id/return` by itself.',
    'maintenances.show': 'Reads one maintenance. Its asset is read with `GET /assets/:id`.',
    'maintenances.update':
      'Changes cost, technician or notes; ' +
      'an `endDate` completes the maintenance like `POST /maintenances/:id/complete`. ' +
      'Asset, type and start cannot change.',
    'maintenances.destroy':
      'Deletes a maintenance; ' +
      'an open one ends and its asset gets its status back. ' +
      'Use `POST /maintenances/:id/complete` for work that was done.',
    'maintenances.complete':
      'Completes an open maintenance, now or at `endDate`, never before its start; ' +
      'with the last open one the asset gets its earlier status back. ' +
      'A completed one answers 409 `INVALID_TRANSITION`; ' +
      'change its cost with `PATCH /maintenances/:id`.',
  },

  fields: {
    'Maintenance.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['update', 'complete'],
    },
    ...fieldsOf(['Asset', 'AssetsExportAnswer.data'], {
      allowedActions: {
        description: 'Verbs that its state allows now. Read-only.',
        example: ['assign', 'status', 'duplicate', 'audit', 'startMaintenance'],
      },
    }),
    'name': { description: 'Name.', example: 'Portátil de contabilidad' },
    'notes': { description: 'Free text.', example: 'Con cargador y maletín.' },
    'categoryId': 'Category of type ASSET; null without one.',
    'AssetModel.categoryId': 'Category of type ASSET; null without one.',
    'serial': { description: 'Serial number; null without one.', example: 'PF4X9K2L' },
    'supplierId': 'Supplier that it was bought from; null without one.',
    'costCenterId': 'Cost centre by which its depreciation is posted; null without one.',
    'purchaseDate': 'Instant of the purchase, in UTC; depreciation begins with its month.',
    'purchaseCost': {
      description: "Cost of the purchase in the company's currency; null when unknown.",
      example: 4850000,
    },
    'License.purchaseDate': 'Instant of the purchase, in UTC; null when unknown.',
    'License.purchaseCost': {
      description: "Cost of the purchase in the company's currency; null when unknown.",
      example: 1200000,
    },

    'AssetModel.name': { description: 'Name of the model.', example: 'ThinkPad T14 Gen 5' },
    'modelType': 'Kind of asset.',
    'manufacturer': { description: 'Manufacturer; null when unknown.', example: 'Lenovo' },
    'modelNumber': {
      description: 'Model number of the manufacturer; null without one.',
      example: '21ML003MUS',
    },
    'AssetModel.usefulLifeMonths': {
      description: 'Months over which its assets lose their value; null without depreciation.',
      example: 36,
    },
    'AssetModel.salvageValue': {
      description:
        "Value of an asset at the end of its useful life, in the company's currency; 0 when null.",
      example: 350000,
    },

    'Asset.assetTag': {
      description:
        'Tag, unique on the whole platform; ' +
        'the next one of the company when absent. ' +
        'It cannot be changed later.',
      example: 'OFC-A7K2-00042',
    },
    'AssetsDuplicateInput.assetTag': {
      description: 'Tag of the new asset; the next one of the company when absent.',
      example: 'OFC-A7K2-00043',
    },
    'AssetsDuplicateInput.name': {
      description: 'Name of the new asset; that of the original when absent.',
      example: 'Portátil de contabilidad 2',
    },
    'AssetsExportAnswer.data.assetTag': {
      description: 'Tag, unique on the whole platform.',
      example: 'OFC-A7K2-00042',
    },
    'modelId': 'Model of the asset; null without one.',
    ...fieldsOf(['Asset', 'AssetsExportAnswer.data'], {
      status: 'Status; verbs of the asset and maintenances change it.',
      categoryId: 'Category of its model; null without one. Read-only.',
      locationId: 'Warehouse that the asset belongs to; null without one.',
      assignedToType:
        'Kind of holder; null while nobody has it. Read-only: `assign` and `return` change it.',
      assignedToId: 'Holder; null while nobody has it. Read-only: `assign` and `return` change it.',
      expectedCheckinDate:
        'Day on which it is expected back, as an instant; ' +
        'null without one. ' +
        'The asset is overdue on the day after.',
      overdue:
        'Whether the day on which it was expected back is over, in the time zone of the ' +
        'company. ' +
        'Read-only.',
    }),
    'AssetUpdate.status': 'Status; a new one works like `POST /assets/:id/status`.',
    'AssetsStatusInput.status': 'Status to set.',
    'AssetsStatusInput.notes': {
      description: 'Remark for the history of the asset.',
      example: 'Vendido como chatarra.',
    },
    'assignedToType': 'Kind of holder; null while nobody has it.',
    'assignedToId': 'Holder: customer, user, employee, warehouse, asset or component.',
    'assignedAt': 'Instant of the assignment, in UTC; null while nobody has it. Read-only.',
    'AssetsAssignInput.expectedCheckinDate':
      'Day on which it is expected back, as an instant in the future; ' +
      'without one the asset is never overdue.',
    'lastAuditedAt': 'Instant of the last audit, in UTC; null before the first. Read-only.',
    'condition': 'Condition in which it comes back; it decides the new status.',
    'AssetsReturnInput.notes': {
      description: 'Remark for the history; of a DAMAGED one also of its maintenance.',
      example: 'Pantalla rota',
    },
    'AssetsAssignInput.notes': {
      description: 'Remark for the history of the asset.',
      example: 'Para el cierre del año.',
    },
    'ids': {
      description: 'Assets whose labels are printed, in this order; at most 500.',
      example: ['019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'],
    },
    'AssetsExportAnswer.data': 'Assets that the parameters select.',
    'AssetsExportAnswer.meta': 'Their number; of a page also its place.',
    'AssetsExportAnswer.meta.total': { description: 'Assets in all.', example: 214 },

    'assetId': 'Asset that it is about.',
    'expectedLocationId': 'Warehouse in which it should be; compared when given.',
    'expectedStatus': 'Status that it should have; compared when given.',
    'AssetAudit.mismatches':
      'Differences: ' +
      'those that the server found, and those that were sent. ' +
      'Empty when all is as expected.',
    'AssetsAuditInput.mismatches':
      'Differences that the auditor saw, added to those of the server.',
    'mismatches.field': { description: 'What differs.', example: 'serial' },
    'mismatches.expected': { description: 'Expected value, as text.', example: 'PF4X9K2L' },
    'mismatches.actual': { description: 'Actual value, as text.', example: 'PF4X9K2M' },
    'AssetAudit.locationId': 'Warehouse at the audit. Read-only.',
    'AssetAudit.status': 'Status at the audit. Read-only.',
    'AssetAudit.auditedBy': 'User or API key that audited. Read-only.',
    'auditorName': {
      description: 'Name of the auditor at that time. Read-only.',
      example: 'Luis Peña',
    },

    'AssetHistoryLine.action': 'What happened.',
    'actorType': { description: 'user, api_key, assistant or system.', example: 'user' },
    'actorId': 'User or API key that did it; null for the system.',
    'actorName': { description: 'Name of the actor at that time.', example: 'Ana Ruiz' },
    'AssetHistoryLine.from': {
      description: 'Changed facts before; null where there are none.',
      example: { status: 'STORED' },
    },
    'AssetHistoryLine.to': {
      description: 'Changed facts after; null where there are none.',
      example: { status: 'IN_PRODUCTION' },
    },
    'note': { description: 'Remark; null without one.', example: 'Pantalla rota' },

    'Depreciation.usefulLifeMonths': {
      description:
        'Useful life of the model; ' +
        'null when the asset is not depreciated, as model, useful life, purchase date or ' +
        'cost is missing.',
      example: 36,
    },
    'Depreciation.salvageValue': {
      description: "Value at the end of the useful life, in the company's currency.",
      example: 350000,
    },
    'Depreciation.accumulated': {
      description:
        "Depreciation of the ended months, in the company's currency; " +
        'an asset out of service stops.',
      example: 1250000,
    },
    'Depreciation.bookValue': {
      description: "Cost less `accumulated`, in the company's currency; null without a cost.",
      example: 3600000,
    },
    'schedule': 'Months of the useful life; the parts are equal and the last takes the rest.',
    'month': { description: 'Month, as YYYY-MM.', example: '2026-01' },
    'Depreciation.schedule.amount': {
      description: "Depreciation of the month, rounded to the currency's decimals.",
      example: 125000,
    },
    'Depreciation.schedule.accumulated': {
      description: "Depreciation up to the end of the month, in the company's currency.",
      example: 1250000,
    },
    'Depreciation.schedule.bookValue': {
      description: "Book value at the end of the month, in the company's currency.",
      example: 3600000,
    },
    'Depreciation.schedule.journalEntryId':
      'Entry that posted the month; null while it is not posted.',

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

    'License.name': { description: 'Name of the license.', example: 'Suite ofimática' },
    'License.seats': { description: 'Seats in all, taken ones included.', example: 25 },
    'License.available': { description: 'Seats that nobody has. Read-only.', example: 7 },
    'expirationDate':
      'Instant of the expiry; ' +
      'the license can be assigned through that day in the time zone of the company. ' +
      'Null for one that does not expire.',
    'NewLicense.productKey': {
      description: 'Product key as it was sent. Shown in this answer only.',
      example: 'VK7JG-NPHTM-C97JM',
    },
    'LicenseCreate.productKey': {
      description: 'Product key; only its argon2id hash is kept, and it cannot be changed later.',
      example: 'VK7JG-NPHTM-C97JM',
    },
    'LicenseUpdate.productKey': {
      description: 'The present key, which may be repeated; another one is refused.',
      example: 'VK7JG-NPHTM-C97JM',
    },
    'licenseId': 'License of the seat. Read-only.',
    'LicenseSeat.assetId': 'Asset that has the seat; null when a person has it.',
    'LicenseSeat.userId': 'User who has the seat; null for another holder.',
    'LicenseSeat.employeeId': 'Employee who has the seat; null for another holder.',
    'LicensesAssignInput.assetId': 'Asset that gets the seat. Name exactly one holder.',
    'LicensesAssignInput.userId': 'User who gets the seat. Name exactly one holder.',
    'LicensesAssignInput.employeeId': 'Employee who gets the seat. Name exactly one holder.',
    'LicensesReturnInput.assetId': 'Asset that has the seat. Name exactly one holder.',
    'LicensesReturnInput.userId': 'User who has the seat. Name exactly one holder.',
    'LicensesReturnInput.employeeId': 'Employee who has the seat. Name exactly one holder.',

    'Maintenance.assetId': 'Asset under maintenance. It cannot be changed later.',
    'Maintenance.type': 'Kind of maintenance. It cannot be changed later.',
    'Maintenance.status': 'OPEN until it has an `endDate`. Read-only.',
    'MaintenanceUpdate.status': 'The current status, which may be repeated; another is refused.',
    'Maintenance.startDate': 'Instant of the start, in UTC. It cannot be changed later.',
    'Maintenance.endDate':
      'Instant of the end, in UTC; null while it is open. Setting it completes the maintenance.',
    'MaintenancesCompleteInput.endDate':
      'Instant of the end, not before the start; now when absent.',
    'cost': {
      description: "Cost in the company's currency; null when unknown. Nothing is posted.",
      example: 120000,
    },
    'Maintenance.technician': {
      description: 'Technician: a name, or an id of your own.',
      example: 'Taller Andino',
    },
    'MaintenancesCompleteInput.technician': {
      description: 'Technician: a name, or an id of your own.',
      example: 'Taller Andino',
    },
  },

  enums: {
    'modelType': MODEL_TYPES_MEAN,
    'status': STATUSES_MEAN,
    'expectedStatus': STATUSES_MEAN,
    'assignedToType': HOLDERS_MEAN,
    'condition': {
      GOOD: 'In order: it becomes STORED.',
      DAMAGED: 'Damaged: it gets a corrective maintenance.',
      LOST: 'Lost: it becomes LOST.',
    },
    'AssetHistoryLine.action': {
      created: 'Created.',
      updated: 'Facts changed.',
      assigned: 'Assigned to a holder.',
      returned: 'Returned by its holder.',
      status_changed: 'Another status.',
      duplicated: 'Created as a copy.',
      audited: 'Audited.',
      maintenance_started: 'A maintenance began.',
      maintenance_completed: 'A maintenance ended.',
      deleted: 'Deleted.',
      values_set: 'Custom values changed.',
      accessory_assigned: 'Got an accessory.',
      accessory_returned: 'Gave an accessory back.',
      consumable_delivered: 'Got a consumable.',
      license_assigned: 'Got a seat of a license.',
      license_returned: 'Gave a seat back.',
      component_added: 'Got a component.',
      component_removed: 'Lost a component.',
    },
    'type': {
      PREVENTIVO: 'Preventive: planned upkeep.',
      CORRECTIVO: 'Corrective: a repair.',
      PREDICTIVO: 'Predictive: by measurements.',
    },
    'Maintenance.status': {
      OPEN: 'In progress.',
      COMPLETED: 'Ended.',
    },
  },

  parameters: {
    assetTag: { example: 'OFC-A7K2-00042' },
    status: 'Records in this status only.',
    modelId: 'Assets of this model only.',
    categoryId: 'Records of this category only.',
    modelType: 'Models of this kind only.',
    locationId: 'Assets of this warehouse only.',
    assignedToType: 'Assets with this kind of holder only.',
    assignedToId: 'Assets of this holder only.',
    allocatedToAssetId: 'Components in this asset only.',
    assetId: 'Records of this asset only.',
    userId: 'Seats of this user only.',
    employeeId: 'Seats of this employee only.',
    supplierId: 'Licenses of this supplier only.',
    type: 'Maintenances of this type only.',
    action: 'Lines of this action only.',
    from: 'Started on this day or later, in the time zone of the company.',
    to: 'Started on this day or earlier, in the time zone of the company.',
  },
} satisfies Descriptions
