/** Assets and what goes with them, for tests. */
import type { Api, Answer } from '#tests/api'
import { unique, type Company } from '#tests/company'

export function ok({ status, body, text }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

export const anAsset = async (api: Api, more: object = {}) =>
  ok(await api.post('/assets', { name: unique('Portátil'), ...more }))

export const anAssetModel = async (api: Api, more: object = {}) =>
  ok(await api.post('/asset-models', { name: unique('Modelo'), ...more }))

export const aCategoryOf = async (api: Api, type: 'ASSET' | 'PRODUCT') =>
  ok(await api.post('/categories', { name: unique('Categoría'), type }))

export const made = async (api: Api, collection: string, more: object = {}) =>
  ok(await api.post(`/${collection}`, { name: unique(collection), ...more }))

/** Answers of `count` requests that are sent at once. */
export const times = <T>(count: number, send: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)))

/** How many answers there are of each status. */
export const byStatus = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length])
  )

/** The actions in an asset's history, oldest first. */
export async function pastOf({ api }: Company, assetId: string): Promise<string[]> {
  return ok(await api.get(`/assets/${assetId}/history`))
    .data.map(({ action }: any) => action)
    .reverse()
}
