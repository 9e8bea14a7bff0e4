/** Cost centres from files. The parent may be a code from an earlier row. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { changeCostCenter, makeCostCenter } from '#accounting/cost_centers/keep_cost_center'
import CostCenter from '#accounting/models/cost_center'
import { createCostCenter, updateCostCenter } from '#accounting/validators/cost_center'

export default defineImport({
  resource: 'cost-centers',
  scope: 'accounting:write',
  model: CostCenter,
  create: createCostCenter,
  update: updateCostCenter,
  key: 'code',
  references: { parentId: { column: 'parent', model: CostCenter, by: 'code', exact: true } },
  make: makeCostCenter,
  change: changeCostCenter,
  labels: {
    code: label(
      'Código, Centro de costo, Código del centro de costo',
      'Code, Cost center, Cost centre'
    ),
    name: label('Nombre, Descripción', 'Name, Description'),
    parent: label('Centro padre, Padre', 'Parent, Parent cost center'),
    parentId: label('Id del centro padre', 'Parent id'),
    active: label('Activo', 'Active'),
  },
  example: { code: 'VENTAS-BOG', name: 'Ventas Bogotá' },
})
