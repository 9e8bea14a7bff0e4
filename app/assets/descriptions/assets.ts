/** Texts of assets and their models. */
import type { Descriptions } from '#core/resources/descriptions'
import { fieldsOf } from '#core/resources/descriptions'
import { STATUSES_MEAN } from '#assets/descriptions/samples'

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
  },

  fields: {
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
  },

  enums: {
    modelType: MODEL_TYPES_MEAN,
    status: STATUSES_MEAN,
    assignedToType: HOLDERS_MEAN,
    condition: {
      GOOD: 'In order: it becomes STORED.',
      DAMAGED: 'Damaged: it gets a corrective maintenance.',
      LOST: 'Lost: it becomes LOST.',
    },
    type: {
      PREVENTIVO: 'Preventive: planned upkeep.',
      CORRECTIVO: 'Corrective: a repair.',
      PREDICTIVO: 'Predictive: by measurements.',
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
    userId: 'Seats of this user only.',
    employeeId: 'Seats of this employee only.',
    supplierId: 'Licenses of this supplier only.',
    type: 'Maintenances of this type only.',
    action: 'Lines of this action only.',
    from: 'Started on this day or later, in the time zone of the company.',
    to: 'Started on this day or earlier, in the time zone of the company.',
  },
} satisfies Descriptions
