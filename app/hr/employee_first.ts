/** Operations lock the employee before their own row, so that two cannot deadlock. */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { operation, pathId, type Operation } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { name } from '#core/database/sql'

/** Wraps an operation on `model` with a lock on its employee; 404 for a missing row. */
export function employeeFirst(model: LucidModel, one: Operation): Operation {
  return operation(one.declaration, async (ctx) => {
    model.boot()
    const [found] = await rows(
      `SELECT employee_id AS employeeId FROM ${name(model.table)} WHERE tenant_id = ? AND id = ?`,
      [Current.tenantId, pathId(ctx)]
    )
    if (!found) throw notFound()

    await rows('SELECT id FROM employees WHERE tenant_id = ? AND id = ? FOR UPDATE', [
      Current.tenantId,
      found.employeeId,
    ])
    return one(ctx)
  })
}
