/** What may hold an asset, and what is done to one, for tests. */
import type { Api } from '#tests/api'
import { unique } from '#tests/company'
import { ok } from './equipment.js'

export const aWarehouse = async (api: Api) =>
  ok(await api.post('/warehouses', { name: unique('Bodega') }))

export const aCustomer = async (api: Api) =>
  ok(await api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' }))

export const anEmployee = async (api: Api) =>
  ok(
    await api.post('/employees', {
      firstName: 'Ana',
      lastName: 'Gómez',
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
    })
  )

export const does = (api: Api, { id }: { id: string }, verb: string, body: object = {}) =>
  api.post(`/assets/${id}/${verb}`, body)

export const assign = (
  api: Api,
  asset: { id: string },
  assignedToType: string,
  { id }: { id: string },
  more: object = {}
) => does(api, asset, 'assign', { assignedToType, assignedToId: id, ...more })

export const read = async (api: Api, { id }: { id: string }) => ok(await api.get(`/assets/${id}`))

/** What was done to an asset, oldest first. */
export const historyOf = async (api: Api, { id }: { id: string }): Promise<any[]> =>
  ok(await api.get(`/assets/${id}/history?sort=createdAt&limit=100`)).data

/** A day after today, as an instant. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
