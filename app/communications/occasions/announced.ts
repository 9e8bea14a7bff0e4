/** Mails for events of other domains: worker jobs, and their reports in dry runs. */
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { newId } from '#core/primitives/ids'
import type { JobData } from '#core/jobs/outbox'
import { untaken } from '#core/database/errors_and_retries'
import { transaction } from '#core/database/transaction/transaction'
import { flushWrites } from '#core/database/transaction/writes'
import Employee from '#hr/models/employee'
import TimeOffRequest from '#hr/models/time_off_request'
import { withinLongerLead } from '#communications/daily/earlier_send_day'
import type { EventTypeName } from '#communications/event_types'
import type { MAILED } from '#communications/dry_run_mails'
import { written } from '#communications/letters/values'
import type CommunicationTemplate from '#communications/models/communication_template'
import type { Occasion } from '#communications/occasions/occasion'
import {
  activeTemplates,
  owedBy,
  oweOccasions,
} from '#communications/occasions/queue_occasion_mails'
import { payslipsOf } from '#communications/payslips'
import { showInDryRun } from '#communications/sending/queued_sends'

type Mailed = readonly [templates: readonly CommunicationTemplate[], occasions: readonly Occasion[]]

/** `outboxId` identifies the job and so the announcement. */
type Announced<D> = (data: D, outboxId: string) => Promise<Mailed>

const ANNOUNCED = {
  'employee.created': about<{ employeeId: string }>('WELCOME', async ({ employeeId }) => {
    const employee = await Employee.find(employeeId)
    return employee ? [{ employeeId, occurrence: 'WELCOME', day: employee.hireDate }] : []
  }),

  /** A second departure gets a second farewell. */
  'employee.deactivated': about<{ employeeId: string }>(
    'FAREWELL',
    async ({ employeeId }, outboxId) => {
      const employee = await Employee.find(employeeId)
      return employee
        ? [
            {
              employeeId,
              occurrence: outboxId,
              day: employee.terminationDate ?? todayIn(Current.tenant.timezone),
            },
          ]
        : []
    }
  ),

  'time_off.approved': decided('TIME_OFF_APPROVED'),
  'time_off.rejected': decided('TIME_OFF_REJECTED'),

  'payroll.approved': about<{ payrollRunId: string }>('PAYROLL_SLIP', async ({ payrollRunId }) => {
    const slips = await payslipsOf(payrollRunId)
    return slips.map(({ id, employeeId, net, period, day }) => ({
      employeeId,
      occurrence: id,
      day,
      given: { amount: net, period },
    }))
  }),

  'communication_template.moved_forward': withinLongerLead,
} satisfies Record<(typeof MAILED)[number], Announced<any>>

function about<D>(
  eventType: EventTypeName,
  occasionsOf: (data: D, outboxId: string) => Promise<Omit<Occasion, 'eventType'>[]>
): Announced<D> {
  return async (data, outboxId) => {
    const templates = await activeTemplates([eventType])
    const occasions = templates.length ? await occasionsOf(data, outboxId) : []
    return [templates, occasions.map((occasion) => ({ ...occasion, eventType }))]
  }
}

function decided(eventType: EventTypeName) {
  return about<{ timeOffRequestId: string }>(eventType, async ({ timeOffRequestId }) => {
    const request = await TimeOffRequest.find(timeOffRequestId)
    if (!request) return []

    const { id, employeeId, startDate, endDate, days, rejectionReason } = request
    return [
      {
        employeeId,
        occurrence: id,
        day: startDate,
        given: {
          startDate: written(startDate),
          endDate: written(endDate),
          days,
          reason: rejectionReason ?? '',
        },
      },
    ]
  })
}

type Asked<D> = { data: D; outboxId: string; finish: () => Promise<void> }

/** Written once with the end of the job, however often it runs or is announced. */
function jobOf<D>(announced: Announced<D>) {
  return ({ data, outboxId, finish }: Asked<D>) =>
    untaken(() =>
      transaction(async () => {
        await finish()
        await oweOccasions(...(await announced(data, outboxId)))
      })
    )
}

export const welcome = jobOf(ANNOUNCED['employee.created'])
export const farewell = jobOf(ANNOUNCED['employee.deactivated'])
export const timeOffApproved = jobOf(ANNOUNCED['time_off.approved'])
export const timeOffRejected = jobOf(ANNOUNCED['time_off.rejected'])
export const payslips = jobOf(ANNOUNCED['payroll.approved'])
export const movedForward = jobOf(ANNOUNCED['communication_template.moved_forward'])

/** Reports the mails in a dry run, which queues no job. */
export async function describeMails(event: string, data: JobData) {
  if (!Object.hasOwn(ANNOUNCED, event)) return

  await flushWrites()
  showInDryRun(
    await owedBy(
      ...(await (ANNOUNCED[event as keyof typeof ANNOUNCED] as Announced<any>)(data, newId()))
    )
  )
}
