/** Asset models, licenses, accessories, consumables and components for the sweeps. */
import { one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

const named = { body: () => ({ name: unique('Thing') }), change: () => ({ name: unique('Changed') }) }

export const satelliteResources: Record<string, Resource> = {
  '/custom-fields': { body: async (company) => ({ name: unique('Field'), appliesToType: 'CATEGORY', appliesToId: (await one(company, '/categories')).id }), change: () => ({ name: unique('Changed') }) },
  '/accessories': { ...named, body: () => ({ name: unique('Keyboard'), quantity: 100 }) },
  '/accessories/:id/assignments': { parent: of('/accessories'), make: async (company) => onto(company, '/accessories', 'assign', { assetId: await assetOf(company), quantity: 1 }, 'assignments') },
  '/components': named,
  '/consumables': { ...named, body: () => ({ name: unique('Toner'), quantity: 100 }) },
  '/consumables/:id/deliveries': { parent: of('/consumables'), make: async (company) => onto(company, '/consumables', 'deliver', { assetId: await assetOf(company), quantity: 1 }, 'deliveries') },
  '/licenses': { ...named, body: () => ({ name: unique('License'), seats: 100, productKey: unique('KEY') }) },
  '/licenses/:id/assignments': { parent: of('/licenses'), make: async (company) => onto(company, '/licenses', 'assign', { assetId: await assetOf(company) }, 'assignments') },
  '/maintenances': { body: async (company) => ({ assetId: await assetOf(company), startDate: '2026-03-02' }), change: () => ({ notes: unique('Changed') }) },
}

export const satelliteVerbs: Record<string, Verb> = {
  '/accessories/:id/assign': async (company) => [`/accessories/${(await one(company, '/accessories')).id}/assign`, { assetId: await assetOf(company), quantity: 2 }],
  '/accessories/:id/return': async (company) => returning(company, '/accessories', { assetId: await assetOf(company), quantity: 2 }),
  '/consumables/:id/deliver': async (company) => [`/consumables/${(await one(company, '/consumables')).id}/deliver`, { assetId: await assetOf(company), quantity: 2 }],
  '/licenses/:id/assign': async (company) => [`/licenses/${(await one(company, '/licenses')).id}/assign`, { assetId: await assetOf(company) }],
  '/licenses/:id/return': async (company) => returning(company, '/licenses', { assetId: await assetOf(company) }),
  '/maintenances/:id/complete': async (company) => [`/maintenances/${(await one(company, '/maintenances')).id}/complete`, {}],
}

async function assetOf(company: Company) {
  return (await one(company, '/assets')).id
}

async function returning(company: Company, collection: string, body: object): ReturnType<Verb> {
  const { id } = await one(company, collection)
  await done(company, `${collection}/${id}/assign`, body)
  return [`${collection}/${id}/return`, body]
}

const parents = new Map<string, Promise<{ id: string }>>()

/** Always the same record of a company, so that nested records share a parent. */
function of(collection: string) {
  return (company: Company) => {
    const key = `${company.tenant.id}${collection}`
    if (!parents.has(key)) parents.set(key, one(company, collection))
    return parents.get(key)!
  }
}

/** Sends a verb to that record; answers the newest row of `list`. */
async function onto(company: Company, collection: string, verb: string, body: object, list: string) {
  const { id } = await of(collection)(company)
  await done(company, `${collection}/${id}/${verb}`, body)
  return (await company.api.get(`${collection}/${id}/${list}`)).body.data[0]
}

async function done({ api }: Company, path: string, body: object) {
  const { status, text } = await api.post(path, body)
  if (status >= 300) throw new Error(`${status} ${text}`)
}
