/** Credits of one customer: those that are open, and their use. */
import { Current } from '#core/context/current'
import type { HttpContext } from '@adonisjs/core/http'
import { rows } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { does, inPath, lockOrFail, operation, pathId } from '#core/endpoints/operations'
import { allInJson, sum } from '#core/primitives/decimal'
import Customer from '#customers/models/customer'
import { applyCredits } from '#sales/credits/apply_credits'
import { openCredits } from '#sales/credits/open_credits'
import { appliedAnswer, creditsAnswer } from '#sales/credits/answers'
import { voidAllocation } from '#sales/validators/payment'

const headOf = (customerId: string) => ({ customerId, currency: Current.tenant.currency })

/** 404 when it is missing. */
async function customerInPath(ctx: HttpContext): Promise<string> {
  const id = pathId(ctx)
  const found = await rows('SELECT id FROM customers WHERE tenant_id = ? AND id = ? AND live = 1', [
    Current.tenantId,
    id,
  ])
  if (!found.length) throw notFound()
  return id
}

export const customerCredits = operation(
  {
    kind: 'read',
    status: 200,
    output: creditsAnswer,
    summary: 'Read the open credits of a customer',
  },
  async (ctx) => {
    const id = await customerInPath(ctx)
    const data = await openCredits(id)
    const availableAmount = sum(data.map((one) => one.availableAmount))
    return allInJson({ ...headOf(id), data, totals: { availableAmount } })
  }
)

export const creditsApplied = does(
  {
    of: inPath(Customer),
    input: voidAllocation,
    output: appliedAnswer,
    summary: 'Apply the credits of a customer',
  },
  async (input, ctx) => {
    const { id } = await lockOrFail(Customer, pathId(ctx))
    const data = await applyCredits(id, input)
    return allInJson({
      ...headOf(id),
      data,
      totals: { amount: sum(data.map((one) => one.amount)) },
    })
  }
)
