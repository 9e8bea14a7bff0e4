import { clock } from '#core/primitives/clock'
import { conflict } from '#core/errors/refusal'
import { changeTenant } from '#tenants/actions/change_tenant'
import { followCompany } from '#tenants/sandbox/follow_company'
import type Tenant from '#tenants/models/tenant'

const DAY_MS = 86_400_000

/** Shuts off at once; the worker removes the rows after `days`. 409 INVALID_TRANSITION. */
export const deleteTenant = ({ id }: Pick<Tenant, 'id'>, days: number) =>
  changeTenant(id, 'deletion_asked', (tenant) => {
    if (tenant.deleteAfter)
      throw conflict('INVALID_TRANSITION', `This company is ${tenant.status} already`, {
        currentStatus: tenant.status,
      })
    tenant.merge({
      statusThen: tenant.status,
      status: 'DELETING',
      deleteAfter: new Date(clock.now().getTime() + days * DAY_MS).toISOString(),
    })
    return followCompany(tenant)
  })

/** 409 INVALID_TRANSITION if not being deleted, or past the deadline, when rows may be gone. */
export const cancelDeletion = ({ id }: Pick<Tenant, 'id'>) =>
  changeTenant(id, 'deletion_cancelled', (tenant) => {
    if (tenant.status !== 'DELETING')
      throw conflict('INVALID_TRANSITION', 'This company is not being deleted', {
        currentStatus: tenant.status,
      })
    if (tenant.deleteAfter! <= clock.now().toISOString())
      throw conflict(
        'INVALID_TRANSITION',
        'The days of grace are over: data of this company may be deleted already',
        { currentStatus: tenant.status }
      )
    tenant.merge({ status: tenant.statusThen!, statusThen: null, deleteAfter: null })
    return followCompany(tenant)
  })
