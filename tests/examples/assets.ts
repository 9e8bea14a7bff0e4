/** Assets, their holders and audits, and what belongs to them. */
import type { Scenario } from '#tests/examples/recorder'

export const assets: Scenario = async ({ api, given }) => {
  const category = await given.post('/categories', { name: 'Computadores', type: 'ASSET' })
  const warehouse = await given.post('/warehouses', { name: 'Oficina' })
  const employee = await given.post('/employees', {
    firstName: 'Luis',
    lastName: 'Rojas',
    hireDate: '2025-02-03',
    baseSalary: 2_800_000,
  })

  const model = await api.post('/asset-models', {
    name: 'ThinkPad T14',
    categoryId: category.id,
    modelType: 'HARDWARE',
    manufacturer: 'Lenovo',
    usefulLifeMonths: 36,
  })
  await api.get('/asset-models')
  await api.get(`/asset-models/${model.id}`)
  await api.patch(`/asset-models/${model.id}`, { salvageValue: 300_000 })

  const asset = await api.post('/assets', {
    name: 'Portátil de ventas',
    modelId: model.id,
    serial: 'PF3K9A2C',
    purchaseDate: '2026-05-04T00:00:00.000Z',
    purchaseCost: 4_200_000,
    locationId: warehouse.id,
  })
  const { id } = asset
  await api.get('/assets?status=PENDING&limit=2')
  await api.get('/assets/export?limit=1')
  await api.get(`/assets/${id}`)
  await api.patch(`/assets/${id}`, { notes: 'Con cargador de 65 W' })
  await api.post('/assets/labels', { ids: [id] })
  await api.get(`/assets/${id}/label`)
  await api.post(`/assets/${id}/assign`, {
    assignedToType: 'WAREHOUSE',
    assignedToId: warehouse.id,
    notes: 'Para la sala de reuniones',
  })
  await api.post(`/assets/${id}/return`, { condition: 'GOOD' })
  await api.post(`/assets/${id}/status`, { status: 'STORED' })
  await api.post(`/assets/${id}/audit`, {
    expectedStatus: 'STORED',
    expectedLocationId: warehouse.id,
  })
  await api.get(`/assets/${id}/audits`)
  await api.get(`/assets/${id}/history?limit=2`)
  await api.get(`/assets/${id}/depreciation`)
  await api.get('/assets/audits/due')
  const copy = await api.post(`/assets/${id}/duplicate`, { name: 'Portátil de compras' })

  const field = await api.post('/custom-fields', {
    name: 'Color',
    appliesToType: 'MODEL',
    appliesToId: model.id,
    fieldType: 'SELECT',
    options: ['Negro', 'Gris'],
  })
  await api.get('/custom-fields')
  await api.get(`/custom-fields/${field.id}`)
  await api.patch(`/custom-fields/${field.id}`, { options: ['Negro', 'Gris', 'Azul'] })
  await api.put(`/assets/${id}/custom-values`, {
    values: [{ customFieldId: field.id, value: 'Negro' }],
  })
  await api.get(`/assets/${id}/custom-values`)
  const plate = await given.post('/custom-fields', {
    name: 'Placa',
    appliesToType: 'ENTITY',
    entityType: 'VEHICULO',
  })
  const values = `/custom-values/VEHICULO/${copy.id}`
  await api.put(values, { values: [{ customFieldId: plate.id, value: 'KLM 482' }] })
  await api.get(values)

  const accessory = await api.post('/accessories', { name: 'Teclado', quantity: 10 })
  await api.get('/accessories')
  await api.get(`/accessories/${accessory.id}`)
  await api.patch(`/accessories/${accessory.id}`, { quantity: 12 })
  await api.post(`/accessories/${accessory.id}/assign`, { assetId: id, quantity: 2 })
  await api.get(`/accessories/${accessory.id}/assignments`)
  await api.post(`/accessories/${accessory.id}/return`, { assetId: id, quantity: 2 })
  await api.delete(`/accessories/${accessory.id}`)

  const component = await api.post('/components', { name: 'Memoria de 16 GB', serial: 'M-2211' })
  await api.get('/components')
  await api.get(`/components/${component.id}`)
  await api.patch(`/components/${component.id}`, { allocatedToAssetId: id })
  const loose = await given.post('/components', { name: 'Disco de 1 TB' })
  await api.delete(`/components/${loose.id}`)

  const consumable = await api.post('/consumables', { name: 'Tóner', quantity: 6 })
  await api.get('/consumables')
  await api.get(`/consumables/${consumable.id}`)
  await api.patch(`/consumables/${consumable.id}`, { quantity: 8 })
  await api.post(`/consumables/${consumable.id}/deliver`, { assetId: id, quantity: 1 })
  await api.get(`/consumables/${consumable.id}/deliveries`)
  const spare = await given.post('/consumables', { name: 'Papel' })
  await api.delete(`/consumables/${spare.id}`)

  const license = await api.post('/licenses', {
    name: 'Suite de oficina',
    seats: 5,
    expirationDate: '2027-05-31T00:00:00.000Z',
    productKey: 'XK4PT-7Q2MN',
  })
  await api.get('/licenses')
  await api.get(`/licenses/${license.id}`)
  await api.patch(`/licenses/${license.id}`, { seats: 8 })
  await api.post(`/licenses/${license.id}/assign`, { employeeId: employee.id })
  await api.get(`/licenses/${license.id}/assignments`)
  await api.post(`/licenses/${license.id}/return`, { employeeId: employee.id })
  await api.delete(`/licenses/${license.id}`)

  const maintenance = await api.post('/maintenances', {
    assetId: copy.id,
    type: 'PREVENTIVO',
    startDate: '2026-11-20T13:00:00.000Z',
    technician: 'Servicio Andino',
  })
  await api.get('/maintenances')
  await api.get(`/maintenances/${maintenance.id}`)
  await api.patch(`/maintenances/${maintenance.id}`, { cost: 120_000 })
  await api.post(`/maintenances/${maintenance.id}/complete`, { notes: 'Se cambió el ventilador' })
  await api.delete(`/maintenances/${maintenance.id}`)
  await api.delete(`/assets/${copy.id}`)

  const blank = await given.post('/custom-fields', {
    name: 'Garantía',
    appliesToType: 'MODEL',
    appliesToId: model.id,
  })
  await api.delete(`/custom-fields/${blank.id}`)
  const old = await given.post('/asset-models', { name: 'ThinkPad T480' })
  await api.delete(`/asset-models/${old.id}`)
}
