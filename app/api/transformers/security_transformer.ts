import { defineTransformer, out } from '#core/resources/transformer'
import { auditTransformer } from '#api/transformers/audit_transformer'

const stored = defineTransformer(
  'SecurityEvent',
  'security_events',
  {
    id: out.id(),
    actor: out.json(
      { type: 'object' },
      { sql: "JSON_OBJECT('type', t.actor_type, 'id', t.actor_id, 'name', t.actor_name)" }
    ),
    action: out.text(),
    entityId: out.orNull(out.id()),
    facts: out.json<Record<string, unknown>>({ type: 'object' }),
    times: out.whole(),
    ip: out.orNull(out.text()),
    requestId: out.orNull(out.text()),
    createdAt: out.instant(),
    lastAt: out.instant(),
  },
  { bare: true }
)

/** Security events in the form of the audit log; `after` has facts, count and last time. */
export const securityTransformer = {
  ...stored,
  names: auditTransformer.names,
  columns: () => stored.columns(),
  of(source: any): any {
    const { id, actor, action, entityId, facts, times, lastAt, ip, requestId, createdAt } =
      stored.of(source)
    return {
      id,
      actor,
      action,
      entity: SECURITY,
      entityId,
      before: null,
      after: { ...facts, times, lastAt },
      ip,
      requestId,
      createdAt,
    }
  },
}

export const SECURITY = 'security'
