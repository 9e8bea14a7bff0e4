/** Assistant tools for assets, maintenances, accessories and licenses. */
import { toolset } from '#core/endpoints/assistant_tools'
import { assetByTag } from '#assets/tags/asset_by_tag'
import { overdueAssets } from '#assets/custody/overdue_list'

export default toolset('assets', {
  find_assets: {
    route: 'assets.index',
    description:
      'Find assets, such as laptops or vehicles, by name, tag or serial number (`search`), ' +
      'status, model, or who has them (`assignedToId`: the id of an employee, user, customer, ' +
      'warehouse or asset). Use it first whenever an asset is named, to get the id that other ' +
      'tools ask for.',
  },
  read_asset: {
    route: 'assets.show',
    description:
      'Read one asset: status, who has it since when, when it is expected back, and in ' +
      '`allowedActions` what may be done with it now. Use it before you change one; find_assets ' +
      'gives the id.',
  },
  read_asset_by_tag: {
    permission: 'assets:read',
    operation: assetByTag,
    description:
      'Read one asset by the tag on its label. Use it instead of find_assets when the whole tag is known.',
  },
  create_asset: {
    route: 'assets.store',
    description:
      'Register an asset; without `assetTag` it gets the next tag. Use it for something that the ' +
      'company has bought and keeps. find_asset_models gives `modelId`, find_suppliers ' +
      '`supplierId`, find_warehouses `locationId`.',
  },
  update_asset: {
    route: 'assets.update',
    without: ['assetTag', 'assignedToType', 'assignedToId', 'status'],
    description:
      'Change what is known of an asset, such as its serial number, its place or when it is ' +
      'expected back; what you do not name stays. Use assign_asset, return_asset and ' +
      'change_asset_status for who has it and its status. find_assets gives the id.',
  },
  assign_asset: {
    route: 'assets.assign',
    description:
      'Hand an asset to somebody or something. Use type USER for employees, too, with the id from ' +
      'find_employees; find_customers, find_warehouses and find_assets give the ids of the ' +
      'others. Refused while somebody else has it: return_asset comes first.',
  },
  return_asset: {
    route: 'assets.return',
    description:
      'Take back an asset that was assigned. Use it when somebody brings it back or has lost it, ' +
      'and ask in which condition: DAMAGED opens a maintenance, LOST makes that its status. ' +
      'find_assets gives the id.',
  },
  change_asset_status: {
    route: 'assets.status',
    description:
      'Give an asset another status, such as STORED, LOST or DECOMMISSIONED. Use ' +
      'start_maintenance for repairs instead. Any status but IN_PRODUCTION and IN_MAINTENANCE ' +
      'ends its assignment. find_assets gives the id.',
  },
  list_overdue_assets: {
    permission: 'assets:read',
    operation: overdueAssets,
    description:
      'List the assets that should have been given back and were not, each with the name of who ' +
      'has it and the day on which it was expected. Use it when somebody asks what is overdue or ' +
      'whom to remind; sort by `expectedCheckinDate` for the longest overdue first.',
  },
  list_assets_to_audit: {
    route: 'assets.audits_due',
    description:
      'List the assets that nobody has looked at for too long. Use it when somebody plans to ' +
      'check what is there; audit_asset notes what was seen.',
  },
  audit_asset: {
    route: 'assets.audit',
    description:
      'Note that somebody has seen an asset, with the place and status that they expected; the ' +
      'answer says what is not as expected. Use it when somebody walks through the assets; ' +
      'find_assets or read_asset_by_tag gives the id.',
  },
  read_asset_history: {
    route: 'assets.history',
    description:
      'List what was done to one asset, newest first: assignments, returns, changes of status, ' +
      'maintenances. Use it when somebody asks who had it or what happened to it; find_assets ' +
      'gives the id.',
  },
  read_asset_depreciation: {
    route: 'assets.depreciation',
    description:
      'Read what one asset is worth in the books and what it loses in value month by month. Use ' +
      'it for questions on the value of an asset; find_assets gives the id.',
  },
  read_asset_custom_values: {
    route: 'assets.custom_values',
    description:
      'Read the fields that the company has added to an asset, such as memory or colour, with ' +
      'their values and the `customFieldId` of each. Use it for facts that read_asset does not ' +
      'tell; find_assets gives the id.',
  },
  set_asset_custom_values: {
    route: 'assets.set_custom_values',
    description:
      'Set fields that the company has added to an asset; those that you do not name stay, null ' +
      'empties one. Use read_asset_custom_values first, which gives each `customFieldId` and its ' +
      'type; find_assets gives the id.',
  },
  find_asset_models: {
    route: 'asset-models.index',
    description:
      'Find models of assets, such as a kind of laptop, by name, manufacturer or model number. ' +
      'Use it to get the `modelId` of assets.',
  },
  find_maintenances: {
    route: 'maintenances.index',
    description:
      'Find maintenances by asset, type, status (OPEN or COMPLETED) or day. Use it when somebody ' +
      'asks what is being repaired or what repairs cost; its ids are what complete_maintenance ' +
      'asks for.',
  },
  start_maintenance: {
    route: 'maintenances.store',
    without: ['endDate'],
    description:
      'Begin a repair or a service of an asset, which is IN_MAINTENANCE until ' +
      'complete_maintenance. Use it when something is broken or goes to the workshop; find_assets ' +
      'gives `assetId`.',
  },
  complete_maintenance: {
    route: 'maintenances.complete',
    description:
      'Complete an open maintenance, now unless `endDate` says when, with what it cost; the asset ' +
      'goes back to what it was. Use it when something is repaired; find_maintenances with status ' +
      'OPEN gives the id.',
  },
  find_accessories: {
    route: 'accessories.index',
    description:
      'Find accessories, such as mice or chargers, by name; `available` is how many are free. Use ' +
      'it before assign_accessory.',
  },
  assign_accessory: {
    route: 'accessories.assign',
    description:
      'Give some of an accessory to an asset, such as a charger to a laptop; no more than are ' +
      'available. Use it when somebody takes one; find_accessories gives the id, find_assets ' +
      '`assetId`.',
  },
  return_accessory: {
    route: 'accessories.return',
    description:
      'Take some of an accessory back from an asset. Use it when somebody brings it back; ' +
      'find_accessories gives the id, find_assets `assetId`.',
  },
  find_consumables: {
    route: 'consumables.index',
    description:
      'Find what is used up with assets, such as toner or paper, by name. Use it when somebody ' +
      'asks how much is left.',
  },
  find_licenses: {
    route: 'licenses.index',
    description:
      'Find licenses of software by name; `available` is how many seats are free, ' +
      '`expirationDate` when it ends. Use it before assign_license, or to tell what expires.',
  },
  assign_license: {
    route: 'licenses.assign',
    description:
      'Give a seat of a license to exactly one: an employee, a user or an asset. Use it when ' +
      'somebody needs a program; find_licenses gives the id, find_employees, find_users or ' +
      'find_assets that of who gets it.',
  },
  return_license: {
    route: 'licenses.return',
    description:
      'Take a seat of a license back from the employee, user or asset that has it. Use it when ' +
      'somebody needs a program no more; find_licenses gives the id.',
  },
})
