/** Periodic jobs of mails to employees. */
import { companiesToPlan } from '#communications/daily/companies_to_plan'
import { planCompany } from '#communications/daily/plan_company'
import { companiesThatOwe } from '#communications/sending/companies_with_due_mails'
import { pokeSender } from '#communications/sending/queued_sends'
import { eachTenant } from '#worker/job'

export const planCommunications = async (signal: AbortSignal) =>
  eachTenant(await companiesToPlan(), signal, planCompany)

export const sweepSends = async (signal: AbortSignal) =>
  eachTenant(await companiesThatOwe(), signal, () => pokeSender())
