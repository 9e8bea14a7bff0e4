import { described, flagFilter, idFilter } from '#core/input/query_fields'
import { creates, deletes, reads, updates } from '#core/endpoints/operations'
import { defineList } from '#core/resources/list/list'
import { listsNested, treeFilter } from '#accounting/chart/nested'
import {
  changeCostCenter,
  makeCostCenter,
  removeCostCenter,
} from '#accounting/cost_centers/keep_cost_center'
import CostCenter from '#accounting/models/cost_center'
import { costCenterTransformer } from '#accounting/transformers/cost_center_transformer'
import { createCostCenter, updateCostCenter } from '#accounting/validators/cost_center'

export const costCenterList = defineList({
  record: costCenterTransformer,
  sorts: ['code', 'name', 'updatedAt'],
  search: 'code and name',
  filters: {
    parentId: described('Only cost centres directly beneath this one, by its id.', idFilter()),
    active: flagFilter(),
    tree: treeFilter('cost centres'),
  },
  where: {
    tree: () => undefined,
  },
})

export const costCenters = {
  index: listsNested(costCenterList),
  show: reads(costCenterTransformer),
  store: creates(costCenterTransformer, createCostCenter, makeCostCenter),
  update: updates(costCenterTransformer, CostCenter, updateCostCenter, changeCostCenter),
  destroy: deletes(CostCenter, { check: removeCostCenter, summary: 'Delete a cost centre' }),
}
