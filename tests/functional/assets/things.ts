/** Assets and what they need, for the tests of this folder. */
import type { Answer, Api } from '#tests/api'
import { unique } from '#tests/company'

export function ok({ status, body, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

export const anAsset = async (api: Api, more: object = {}) => ok(await api.post('/assets', { name: 'Portátil', ...more }))

export const aModel = async (api: Api, more: object = {}) => ok(await api.post('/asset-models', { name: unique('Model'), ...more }))

export const aCategory = async (api: Api, type = 'ASSET') => ok(await api.post('/categories', { name: unique('Category'), type }))

export const aWarehouse = async (api: Api) => ok(await api.post('/warehouses', { name: unique('Bodega') }))

export const aCustomer = async (api: Api) => ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))

/** Does a verb on an asset. */
export const does = (api: Api, { id }: { id: string }, verb: string, body: object = {}) => api.post(`/assets/${id}/${verb}`, body)

export const read = async (api: Api, { id }: { id: string }) => ok(await api.get(`/assets/${id}`))

/** What was done to an asset, oldest first. */
export const historyOf = async (api: Api, { id }: { id: string }) => ok(await api.get(`/assets/${id}/history?sort=createdAt&limit=100`)).data as any[]

export const isRefused = (assert: any, { status, body, text }: Answer, expected: number, code: string, field?: string) => {
  assert.equal(status, expected, text)
  assert.equal(body.errors?.[0]?.code ?? body.code, status === 422 ? code : (body.errors?.[0]?.code ?? code))
  if (status === 409) assert.equal(body.code, code, text)
  if (field) assert.equal(body.errors[0].field, field)
}
