import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

export const assetResources: Record<string, Resource> = {
  '/asset-models': { body: () => ({ name: unique('Model') }), change: () => ({ name: unique('Changed') }) },
  '/assets': { body: () => ({ name: 'Portátil' }), change: () => ({ name: unique('Changed') }) },
  '/assets/:id/history': { within: '/assets', parent: oneAsset, make: historyOfOne },
  '/assets/:id/audits': { within: '/assets', parent: oneAsset, make: async (company) => ok(await company.api.post(`/assets/${(await oneAsset(company)).id}/audit`, {})) },
  '/assets/audits/due': { make: anUnauditedAsset },
}

export const assetVerbs: Record<string, Verb> = {
  '/assets/labels': async (company) => ['/assets/labels', { ids: [(await one(company, '/assets')).id] }],
  '/assets/:id/assign': async (company) => [`/assets/${(await one(company, '/assets')).id}/assign`, { assignedToType: 'WAREHOUSE', assignedToId: (await one(company, '/warehouses')).id }],
  '/assets/:id/return': async (company) => {
    const [path, body] = await assetVerbs['/assets/:id/assign'](company)
    ok(await company.api.post(path, body))
    return [path.replace('/assign', '/return'), { condition: 'DAMAGED' }]
  },
  '/assets/:id/status': async (company) => [`/assets/${(await one(company, '/assets')).id}/status`, { status: 'STORED' }],
  '/assets/:id/duplicate': async (company) => [`/assets/${(await one(company, '/assets')).id}/duplicate`, {}],
  '/assets/:id/audit': async (company) => [`/assets/${(await one(company, '/assets')).id}/audit`, { expectedStatus: 'STORED' }],
}

const assets = new Map<number, { id: string }>()

/** Always the same asset, so that nested records share a parent. */
async function oneAsset(company: Company) {
  const known = assets.get(company.tenant.id) ?? (await one(company, '/assets'))
  assets.set(company.tenant.id, known)
  return known
}

async function historyOfOne(company: Company) {
  const { id } = await oneAsset(company)
  ok(await company.api.patch(`/assets/${id}`, { name: unique('Changed') }))
  return ok(await company.api.get(`/assets/${id}/history`)).data[0]
}

async function anUnauditedAsset(company: Company) {
  const asset = await one(company, '/assets')
  await company.as(() => execute("UPDATE assets SET unaudited_since = '2020-01-01' WHERE tenant_id = ? AND id = ?", [Current.tenantId, asset.id]))
  return asset
}
