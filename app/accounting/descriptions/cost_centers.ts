/** Texts of cost centers. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'cost-centers.index':
      'Lists cost centres, newest first. ' +
      'With `tree=true` all come at once, each with its `children`; ' +
      'for their results, use `GET /reports/income-statement` with `by=cost-center`.',
    'cost-centers.store':
      'Creates a cost centre, beneath another one when `parentId` says so. ' +
      'Its code is unique in the company. ' +
      'Lines of entries and documents, employees and assets name it as `costCenterId`.',
    'cost-centers.show':
      'Answers one cost centre. ' +
      'For what was posted by it, use `GET /reports/trial-balance` with `by=cost-center`.',
    'cost-centers.update':
      'Changes code, name and place, or switches it off and on with `active`. ' +
      'Lines that name it stay; ' +
      'new lines with an inactive one are a 409 `COST_CENTER_INACTIVE`.',
    'cost-centers.destroy':
      'Deletes a cost centre that nothing names and that has none beneath it; ' +
      'otherwise it is a 409 `IN_USE`. ' +
      'To keep it from new lines, send `active: ' +
      'false` with `PATCH /cost-centers/:id`.',
  },

  fields: {
    /* Cost centres */
    'CostCenter.code': { description: 'The code, unique in the company.', example: 'VENTAS-BOG' },
    'CostCenter.name': { description: 'The name in reports.', example: 'Ventas Bogotá' },
    'CostCenter.parentId': 'The cost centre above; null at the top.',
    'CostCenter.active': 'Whether new lines may name it.',
  },
} satisfies Descriptions
