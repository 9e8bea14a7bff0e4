/** Import of assets, matched by tag; model, warehouse and supplier by name. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { CostCenter } from '#accounting/cost_centers'
import Supplier from '#catalog/models/supplier'
import suppliers from '#catalog/suppliers_import'
import { warehouseNamed } from '#inventory/warehouse_named'
import { changeAsset } from '#assets/actions/change_asset'
import { createAsset } from '#assets/actions/create_asset'
import { batchAssets } from '#assets/asset/asset_batch'
import Asset from '#assets/models/asset'
import AssetModel from '#assets/models/asset_model'
import { createAssetModel } from '#assets/validators/asset_model'
import * as input from '#assets/validators/asset'

export default defineImport({
  resource: 'assets',
  scope: 'assets:write',
  model: Asset,
  create: input.createAsset,
  update: input.updateAsset,
  key: 'assetTag',
  references: {
    modelId: {
      column: 'model',
      model: AssetModel,
      by: 'name',
      create: createAssetModel,
      created: { event: 'asset_model.created', id: 'assetModelId' },
    },
    locationId: warehouseNamed('location'),
    supplierId: {
      column: 'supplier',
      model: Supplier,
      by: 'name',
      create: suppliers.create,
      created: suppliers.created,
      beside: suppliers.beside,
      scope: suppliers.scope,
    },
    costCenterId: { column: 'costCenter', model: CostCenter, by: 'code', exact: true },
  },
  make: (asset) => createAsset(asset),
  change: changeAsset,
  batch: batchAssets,
  labels: {
    assetTag: label('Placa, Etiqueta, Código del activo', 'Asset tag, Tag, Asset number'),
    name: label('Nombre, Activo', 'Name, Asset'),
    model: label('Modelo', 'Model'),
    modelId: label('Id del modelo', 'Model id'),
    serial: label('Serial, Número de serie, Serie', 'Serial, Serial number'),
    purchaseDate: label('Fecha de compra, Fecha compra', 'Purchase date'),
    purchaseCost: label('Costo de compra, Valor de compra, Costo', 'Purchase cost, Cost'),
    location: label('Ubicación, Bodega, Sede', 'Location, Warehouse'),
    locationId: label('Id de la ubicación', 'Location id'),
    costCenter: label('Centro de costo, Centro de costos', 'Cost center, Cost centre'),
    costCenterId: label('Id del centro de costo', 'Cost center id'),
  },
  example: {
    name: 'Portátil de la caja',
    serial: 'SN-4F7K21',
    notes: 'Con cargador',
    purchaseDate: '2026-01-15',
    purchaseCost: 3_200_000,
  },
})
