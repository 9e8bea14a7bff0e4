/** What other domains announce, as occasions: jobs of the worker. */
import { Current } from '#core/current'
import { todayIn } from '#core/days'
import { transaction } from '#core/transaction'
import Employee from '#hr/models/employee'
import TimeOffRequest from '#hr/models/time_off_request'
import type { EventTypeName } from '#communications/event_types'
import { written } from '#communications/letters/values'
import type { Occasion } from '#communications/occasions/occasion'
import { activeTemplates, oweOccasions } from '#communications/occasions/owe_occasions'
import { payslipsOf } from '#communications/payslips'

type Asked<D> = { data: D; outboxId: string; finish: () => Promise<void> }

/** The mails about what was announced are written once, together with the end of the job, however often it runs. */
function announced<D>(eventType: EventTypeName, occasionsOf: (data: D, outboxId: string) => Promise<Omit<Occasion, 'eventType'>[]>) {
  return ({ data, outboxId, finish }: Asked<D>) =>
    transaction(async () => {
      await finish()
      const templates = await activeTemplates([eventType])
      if (templates.length) await oweOccasions(templates, (await occasionsOf(data, outboxId)).map((occasion) => ({ ...occasion, eventType })))
    })
}

export const welcome = announced<{ employeeId: string }>('WELCOME', async ({ employeeId }) => {
  const employee = await Employee.find(employeeId)
  return employee ? [{ employeeId, occurrence: 'WELCOME', day: employee.hireDate }] : []
})

/** Whoever comes back and leaves again is bid farewell again. */
export const farewell = announced<{ employeeId: string }>('FAREWELL', async ({ employeeId }, outboxId) => {
  const employee = await Employee.find(employeeId)
  return employee ? [{ employeeId, occurrence: outboxId, day: employee.terminationDate ?? todayIn(Current.tenant.timezone) }] : []
})

const decided = (eventType: EventTypeName) =>
  announced<{ timeOffRequestId: string }>(eventType, async ({ timeOffRequestId }) => {
    const request = await TimeOffRequest.find(timeOffRequestId)
    if (!request) return []

    const { id, employeeId, startDate, endDate, days, rejectionReason } = request
    return [{ employeeId, occurrence: id, day: startDate, given: { startDate: written(startDate), endDate: written(endDate), days, reason: rejectionReason ?? '' } }]
  })

export const timeOffApproved = decided('TIME_OFF_APPROVED')
export const timeOffRejected = decided('TIME_OFF_REJECTED')

export const payslips = announced<{ payrollRunId: string }>('PAYROLL_SLIP', async ({ payrollRunId }) => {
  const slips = await payslipsOf(payrollRunId)
  return slips.map(({ id, employeeId, net, period, day }) => ({ employeeId, occurrence: id, day, given: { amount: net, period } }))
})
