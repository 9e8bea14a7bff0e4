import { loggedName } from '#core/audit'
import { verifyChain } from '#core/audit_chain'
import { Current } from '#core/current'
import { sqlInstant } from '#core/columns'
import { endOfDay, startOfDay } from '#core/days'
import { defineList } from '#core/list'
import { lists, operation, reads, type Operation } from '#core/operations'
import { PLATFORM } from '#core/platform'
import { codeFilter, dayFilter, described, idFilter } from '#core/query_fields'
import { auditRecord } from '#api/transformers/audit_record'

/** Ids begin with their time: a day is a range of the primary key, to a second that ids may be ahead. */
const idAt = (instant: string, moreMs = 0) => {
  const hex = (Date.parse(instant) + moreMs).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

const codes = codeFilter(64)

const entityFilter: typeof codes = { schema: { type: 'string', maxLength: 64 }, read: (text, refuse) => codes.read(text.length <= 64 && !/\p{Cc}/u.test(text) ? loggedName(text) : text, refuse) }

const auditList = defineList({
  record: auditRecord,
  filters: {
    entity: described('What it was done to, such as `customer`; what a company calls by a name of its own by that name, or as the log writes it: `VEHÍCULO` or `vehiculo`.', entityFilter),
    entityId: idFilter(),
    actorId: described('The user or key that did it.', idFilter()),
    action: described('Such as `customer.updated`.', codeFilter(96)),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    from(day: string) {
      const start = startOfDay(day, Current.tenant.timezone)
      return ['t.id >= ? AND t.created_at >= ?', idAt(start), sqlInstant(start)]
    },
    to(day: string) {
      const end = endOfDay(day, Current.tenant.timezone)
      return ['t.id < ? AND t.created_at <= ?', idAt(end, 2_000), sqlInstant(end)]
    },
  },
})

const verdict = {
  type: 'object',
  properties: {
    ok: { type: 'boolean' },
    checked: { type: 'integer', description: 'Sealed rows that are as they were written. Rows are sealed within a minute.' },
    firstBroken: {
      type: ['object', 'null'],
      description: 'The first place at which the log is not what was sealed',
      properties: {
        seq: { type: 'integer', description: 'Its place in the chain, from 1' },
        id: { type: ['string', 'null'], format: 'uuid', description: 'null when the row is gone' },
        reason: { type: 'string', enum: ['CHANGED', 'REMOVED', 'TRUNCATED'] },
      },
      required: ['seq', 'id', 'reason'],
    },
  },
  required: ['ok', 'checked', 'firstBroken'],
}

export const auditLogs = {
  index: orOfPlatform(lists(auditList)),
  show: orOfPlatform(reads(auditRecord)),
  verify: orOfPlatform(operation({ kind: 'verb', status: 200, summary: 'Verify the audit log', output: { schema: verdict, title: 'AuditVerdict' } }, verifyChain)),
}

/** A SUPER_ADMIN who chose no company reads the platform's own log. */
function orOfPlatform(one: Operation): Operation {
  return operation(one.declaration, (ctx) => (Current.tenantIfAny ? one(ctx) : Current.within(PLATFORM, () => one(ctx))))
}
