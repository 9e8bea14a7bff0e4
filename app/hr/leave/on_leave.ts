/** Employees on approved leave in a range of days. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { day, id, optional } from '#core/input/fields'
import { does } from '#core/endpoints/operations'
import { invalid } from '#core/errors/refusal'
import { validator } from '#core/input/validation'
import { TIME_OFF_TYPES } from '#hr/leave/time_off_lifecycle'

const MOST = 100

const input = validator({
  from: optional(
    day().meta({ description: 'The first day that is asked about; today when absent.' })
  ),
  to: optional(
    day().meta({ description: 'The last day that is asked about; the same as `from` when absent.' })
  ),
  departmentId: optional(id()),
})

const uuid = { type: 'string', format: 'uuid' }
const date = { type: 'string', format: 'date' }
const leave = {
  employeeId: uuid,
  name: { type: 'string' },
  departmentId: { ...uuid, type: ['string', 'null'] },
  department: { type: ['string', 'null'] },
  type: { type: 'string', enum: [...TIME_OFF_TYPES] },
  startDate: { ...date, description: 'The first day off, maybe before `from`.' },
  endDate: { ...date, description: 'The last day off, maybe after `to`.' },
  timeOffRequestId: uuid,
}
const answer = {
  from: date,
  to: date,
  data: {
    type: 'array',
    items: { type: 'object', properties: leave, required: Object.keys(leave) },
    description: 'By their first day off.',
  },
  hasMore: {
    type: 'boolean',
    description: `Whether there are more than these ${MOST}: ask about fewer days or one department.`,
  },
}
const schema = {
  type: 'object',
  title: 'OnLeave',
  properties: answer,
  required: Object.keys(answer),
}

export const onLeave = does(
  { input, output: { schema }, summary: 'Who is on leave' },
  async ({ from, to, departmentId }) => {
    const first = from ?? todayIn(Current.tenant.timezone)
    const last = to ?? first
    if (last < first) throw invalid('to', 'INVALID', 'to must not be before from')

    const found = await granted(first, last, departmentId)
    return { from: first, to: last, data: found.slice(0, MOST), hasMore: found.length > MOST }
  }
)

function granted(from: string, to: string, departmentId?: string | null) {
  return rows(
    `SELECT e.id AS employeeId, CONCAT(e.first_name, ' ', e.last_name) AS name, d.id AS departmentId, d.name AS department, r.type, r.start_date AS startDate, r.end_date AS endDate, r.id AS timeOffRequestId
     FROM time_off_requests r
     JOIN employees e ON e.tenant_id = r.tenant_id AND e.id = r.employee_id AND e.live = 1
     LEFT JOIN departments d ON d.tenant_id = e.tenant_id AND d.id = e.department_id
     WHERE r.tenant_id = ? AND r.status = 'APPROVED' AND r.end_date >= ? AND r.start_date <= ?${departmentId ? ' AND e.department_id = ?' : ''}
     ORDER BY r.start_date, r.id LIMIT ${MOST + 1}`,
    [Current.tenantId, from, to, ...(departmentId ? [departmentId] : [])]
  )
}
