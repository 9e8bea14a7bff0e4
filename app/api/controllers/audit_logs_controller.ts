import { loggedName } from '#core/audit/audit'
import { verifyChain } from '#core/audit/hash_chain'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { endOfDay, startOfDay } from '#core/calendar/days'
import { defineList, type Condition } from '#core/resources/list/list'
import { lists, operation, reads, type Operation } from '#core/endpoints/operations'
import { PLATFORM } from '#core/context/platform_tenant'
import { codeFilter, dayFilter, described, idFilter } from '#core/input/query_fields'
import { forbidden, Refusal } from '#core/errors/refusal'
import { auditTransformer } from '#api/transformers/audit_transformer'
import { SECURITY, securityTransformer } from '#api/transformers/security_transformer'

/** Ids start with their time, so a day is a range of the primary key; ids may be 1 s ahead. */
const idAt = (instant: string, moreMs = 0) => {
  const hex = (Date.parse(instant) + moreMs).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

const codes = codeFilter(64)

const entityFilter: typeof codes = {
  schema: { type: 'string', maxLength: 64 },
  read: (text, refuse) =>
    codes.read(text.length <= 64 && !/\p{Cc}/u.test(text) ? loggedName(text) : text, refuse),
}

const filters = {
  entity: described(
    'What it was done to, such as `customer`; what a company calls by a name of its own by that ' +
      'name, or as the log writes it: `VEHÍCULO` or `vehiculo`. For administrators also `security`: ' +
      'log ins that failed or were refused, lock-outs, refusals for want of a right, and changes of ' +
      'rights.',
    entityFilter
  ),
  entityId: idFilter(),
  actorId: described('The user or key that did it.', idFilter()),
  action: described('Such as `customer.updated`.', codeFilter(96)),
  from: dayFilter(),
  to: dayFilter(),
}

const where = {
  from(day: string): Condition {
    const start = startOfDay(day, Current.tenant.timezone)
    return ['t.id >= ? AND t.created_at >= ?', idAt(start), sqlInstant(start)]
  },
  to(day: string): Condition {
    const end = endOfDay(day, Current.tenant.timezone)
    return ['t.id < ? AND t.created_at <= ?', idAt(end, 2_000), sqlInstant(end)]
  },
}

const auditList = defineList({ record: auditTransformer, filters, where })

/** Security events have their own table, because they are many and for administrators only. */
const securityList = defineList({
  record: securityTransformer,
  filters,
  where: { ...where, entity: () => undefined },
  isCounted: true,
})

const verdict = {
  type: 'object',
  properties: {
    ok: { type: 'boolean' },
    checked: {
      type: 'integer',
      description: 'Sealed rows that are as they were written. Rows are sealed within a minute.',
    },
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
  index: orOfPlatform(orSecurity(lists(auditList), lists(securityList))),
  show: orOfPlatform(orElse(reads(auditTransformer), reads(securityTransformer))),
  verify: orOfPlatform(
    operation(
      {
        kind: 'verb',
        status: 200,
        summary: 'Verify the audit log',
        output: { schema: verdict, title: 'AuditVerdict' },
      },
      verifyChain
    )
  ),
}

const isAdministrator = () => Current.actor.scopes === 'all'

/** Serves both logs at one address. Refuses security events with 403 to non-administrators. */
function orSecurity(audit: Operation, security: Operation): Operation {
  return operation(audit.declaration, (ctx) => {
    const { entity } = ctx.request.qs()
    if (typeof entity !== 'string' || loggedName(entity) !== SECURITY) return audit(ctx)
    if (!isAdministrator()) throw forbidden('The security log is for administrators only')
    return security(ctx)
  })
}

/** Looks for a row in the security log when the audit log has none. */
function orElse(audit: Operation, security: Operation): Operation {
  return operation(audit.declaration, async (ctx) => {
    try {
      return await audit(ctx)
    } catch (error) {
      if (!isAdministrator() || !(error instanceof Refusal) || error.status !== 404) throw error
      return security(ctx)
    }
  })
}

/** A SUPER_ADMIN without a chosen company reads the platform's own log. */
function orOfPlatform(one: Operation): Operation {
  return operation(one.declaration, (ctx) =>
    Current.tenantIfAny ? one(ctx) : Current.within(PLATFORM, () => one(ctx))
  )
}
